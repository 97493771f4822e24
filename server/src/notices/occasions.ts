// Which notices an entry is an occasion for: whose turn it is, and at the end how it ended.
import type { AnyTable } from '@foldtable/kernel'
import type { Statement } from '../ledger/sql.ts'
import { isBotId } from '../tables/house.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { noteStatement } from './notice.ts'

/** Whoever is asked, and at the end everybody, is told by mail if they want to be and do not see it themselves. */
export function occasions(live: LiveTable, table: AnyTable, now: number): Statement[] {
  const { decision } = table
  if (decision.result !== undefined) return results(live, table, now)
  return decision.due === undefined ? turns(live, table, now) : []
}

const contextOf = ({ id, game }: LiveTable) => ({ game: game.meta.title, path: `/tables/${id}` })

function results(live: LiveTable, table: AnyTable, now: number): Statement[] {
  const { sittings } = live.house
  const places = table.decision.result?.places ?? []
  return sittings.flatMap(({ id }, seat) => {
    if (isBotId(id)) return []
    const place = places[seat]
    const context = contextOf(live)
    const ended = place === undefined ? context : { ...context, place, of: sittings.length }
    const key = { account: id, kind: 'result', table: live.id, n: table.n } as const
    return [noteStatement(key, ended, now)]
  })
}

function turns(live: LiveTable, table: AnyTable, now: number): Statement[] {
  const statements: Statement[] = []
  const seats = table.decision.result === undefined ? table.decision.seats : []
  for (const seat of seats) {
    const sitting = live.house.sittings[seat]
    if (sitting === undefined || sitting.isBot || live.audience.isHere(sitting.id)) continue
    const n = table.question(seat)
    if (n === null) continue
    const key = { account: sitting.id, kind: 'turn', table: live.id, n } as const
    statements.push(noteStatement(key, contextOf(live), now))
  }
  return statements
}
