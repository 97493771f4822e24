// Which notices an entry is an occasion for: whose turn it is, and at the end how it ended.

import { isBotId } from '@foldtable/host/bots'
import type { Called } from '@foldtable/host/called'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Sitting } from '@foldtable/host/room'
import type { AnyTable } from '@foldtable/kernel'
import type { Statement } from '../ledger/sql.ts'
import type { Part } from '../parts/part.ts'
import { type Noting, noteStatements, type Reaching } from './notice.ts'

interface Around {
  readonly settings: { readonly noticesPerPerson: number }
  readonly channels: readonly Reaching[]
  now(): number
}

/** What is noted goes with what it is about. */
export function noticing({ now, channels, settings: { noticesPerPerson: most } }: Around): Part {
  const noting = () => ({ at: now(), most, channels })
  return {
    withEntry: (live, table) => occasions(live, table, noting()),
    onBrokenOff: (live) => endNotices(live, noting()),
    onCall: (live, account, to) => callNotices(live, account, to, noting()),
  }
}

/** Whoever is asked, and at the end everybody, is told if they want to be and do not see it themselves. */
function occasions(live: LiveTable, table: AnyTable, noting: Noting): Statement[] {
  const { decision } = table
  if (decision.result !== undefined) return results(live, table, noting)
  return decision.due === undefined ? turns(live, table, noting) : []
}

/** The house ended a game for everybody: nobody has a place. */
const endNotices = (live: LiveTable, noting: Noting): Statement[] =>
  live.table === undefined ? [] : results(live, live.table, noting)

/** Somebody's word is asked for (HOUSE-9.10). Around one table people see it, or it is over before a mail is read. */
const callNotices = (
  live: LiveTable,
  account: string,
  kind: Called,
  noting: Noting,
): Statement[] => {
  const key = { account, kind, table: live.id, n: live.stored.n }
  return live.room.pace === 'slow' ? noteStatements(key, contextOf(live), noting) : []
}

const contextOf = ({ id, game }: LiveTable) => ({ game: game.meta.title, path: `/tables/${id}` })

/** Whoever is there sees it; at a slow table they may well leave before they have answered. */
const mustBeTold = ({ room, presence }: LiveTable, { id, isBot, hasLeft }: Sitting): boolean =>
  !isBot && !hasLeft && (room.pace === 'slow' || !presence.isHere(id))

function results(live: LiveTable, table: AnyTable, noting: Noting): Statement[] {
  const { sittings } = live.room
  const places = table.decision.result?.places ?? []
  return sittings.flatMap(({ id }, seat) => {
    if (isBotId(id)) return []
    const place = places[seat]
    const context = contextOf(live)
    const ended = place === undefined ? context : { ...context, place, of: sittings.length }
    const key = { account: id, kind: 'result', table: live.id, n: table.n } as const
    return noteStatements(key, ended, noting)
  })
}

function turns(live: LiveTable, table: AnyTable, noting: Noting): Statement[] {
  const statements: Statement[] = []
  const seats = table.decision.result === undefined ? table.decision.seats : []
  for (const seat of seats) {
    const sitting = live.room.sittings[seat]
    if (sitting === undefined || !mustBeTold(live, sitting)) continue
    const n = table.question(seat)
    if (n === null) continue
    const key = { account: sitting.id, kind: 'turn', table: live.id, n } as const
    statements.push(...noteStatements(key, contextOf(live), noting))
  }
  return statements
}
