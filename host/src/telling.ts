// What watchers are told besides the frame of an entry: what lies around the game, and what somebody missed.
import { type AnyTable, type Entry, seatOf, type Viewer } from '@foldtable/kernel'
import type { ServerMessage } from '@foldtable/protocol'
import { absentInPause } from './absence.ts'
import { settleQuestion } from './consent.ts'
import { roomInfo } from './info.ts'
import type { LiveTable } from './live-table.ts'
import { skipAbsent } from './serving.ts'

/** More entries behind than this, and the whole table is shorter. */
const MOST_FRAMES = 200

/** Who sits, who is here, what is asked: to everybody, or to those whom it is for. */
export function tellRoom(live: LiveTable, isFor?: (viewer: Viewer) => boolean): void {
  live.audience.tellEach(
    live.viewing,
    (viewer) => ({ kind: 'house', table: live.id, house: roomInfo(live, viewer), viewer }),
    isFor,
  )
}

/** An entry was written here: to each watcher what it may know of it, and then what follows from it. */
export function tellEntry(live: LiveTable, table: AnyTable, entry: Entry): void {
  live.audience.tell(table, entry, live.viewing)
  tellAround(live, entry)
  live.world.entryMade(live, entry)
  if (absentInPause(live, table).length > 0) live.next(() => skipAbsent(live))
  if (live.room.question !== undefined) live.next(() => settleQuestion(live, live.world.now()))
}

/** Entries that were written elsewhere, or without an answer. */
export function tellMissed(live: LiveTable, after: number): void {
  const { table } = live
  for (const entry of table?.entries ?? [])
    if (table !== undefined && entry.n > after) {
      live.audience.tell(table, entry, live.viewing)
      tellAround(live, entry)
      live.world.heard?.(live, entry)
    }
}

/** Another node changed what lies around the game. */
export function tellHeard(live: LiveTable): void {
  tellRoom(live)
  live.world.heard?.(live)
}

/** What an entry changes around the game: the clocks stop or go, or a bot has moved for somebody, who is told how often. */
function tellAround(live: LiveTable, entry: Entry): void {
  const { by, clock } = entry
  const { entries = [] } = live.table ?? {}
  const wasPaused = entries[entries.lastIndexOf(entry) - 1]?.clock === 'stop'
  if (clock !== undefined || wasPaused) tellRoom(live)
  else if (typeof by === 'number' && live.room.sittings[by]?.standIn !== undefined)
    tellRoom(live, (viewer) => viewer === by)
}

/** What somebody missed who has entry `after`; nothing if that is not at hand, or too much: then the whole table is sent. */
export function missedBy(
  live: LiveTable,
  account: string | null,
  after: number,
): readonly ServerMessage[] | undefined {
  const { table, id } = live
  const first = table?.entries[0]?.n
  if (table === undefined || first === undefined) return undefined
  if (after > table.n || after < first - 1 || table.n - after > MOST_FRAMES) return undefined
  const viewer = live.viewerOf(account)
  const frames = table.entries.slice(after + 1 - first).map((entry): ServerMessage => {
    const isOwn = entry.key !== undefined && seatOf(entry) === viewer
    const key = isOwn ? { key: entry.key } : {}
    return { kind: 'frame', table: id, ...key, ...table.frame(entry, viewer) }
  })
  return [{ kind: 'house', table: id, viewer, house: roomInfo(live, viewer) }, ...frames]
}
