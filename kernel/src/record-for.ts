// Who may read what of a table afterwards: one rule for all games (T-6).
import { AT_ONCE, finished, hashOf } from './canonical.ts'
import { type Entry, pathTo } from './entry.ts'
import type { GameTypes } from './game.ts'
import {
  type Recordable,
  type RecordHeader,
  recordingOf,
  sealing,
  type TableRecord,
} from './record.ts'
import type { Viewer } from './seat.ts'
import { redact } from './secret.ts'
import { isPlayed } from './undo.ts'

/** The record of a table for somebody who asks: the whole truth with its key, or what they were sent. */
export const recordFor = <G extends GameTypes>(
  table: Recordable<G>,
  header: RecordHeader,
  viewer: Viewer,
): TableRecord => finished(recordingFor(table, header, viewer))

/** As `recordFor`, in steps: a long table is not written in one breath. */
export function* recordingFor<G extends GameTypes>(
  table: Recordable<G>,
  header: RecordHeader,
  viewer: Viewer,
): Generator<undefined, TableRecord> {
  if (isOpened(table)) return yield* recordingOf(table, header)
  const entries: Entry[] = []
  for (const entry of table.entries) {
    if (entries.push(seenEntry(entry, viewer)) % AT_ONCE === 0) yield
  }
  const state = hashOf(redact(table.state, viewer))
  return yield* sealing(table, header, { viewer, opened: {}, entries, state })
}

/**
 * Whether everything of the table is open to everybody: it ended by play, not because the host ended it or people left,
 * and nothing happened in it that the game hides for good. The key would tell every card that was ever dealt.
 */
export function isOpened<G extends GameTypes>({ game, entries, decision }: Recordable<G>): boolean {
  if (decision.result === undefined) return false
  const last = pathTo(entries, entries.length).findLast((entry) => isPlayed(game, entry))
  const hidden: readonly string[] = game.hidesForGood ?? []
  const isHidden = ({ events }: Entry) => events.some(({ kind }) => hidden.includes(kind))
  return last?.by !== 'host' && !entries.some(isHidden)
}

/** What a viewer may read of an entry, whenever it asks: as its frame was, with its own moves and keys. */
export function seenEntry({ n, at, by, rewind, clock, ...entry }: Entry, viewer: Viewer): Entry {
  const { key, move } = entry
  return {
    n,
    at,
    by,
    ...(by === viewer && key !== undefined ? { key } : {}),
    ...(by === viewer && move !== undefined ? { move } : {}),
    events: redact(entry.events, viewer),
    ...(rewind === undefined ? {} : { rewind }),
    ...(clock === undefined ? {} : { clock }),
  }
}
