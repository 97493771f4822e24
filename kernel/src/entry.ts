// One numbered line of the ledger, and what a viewer is sent of it.
import type { GameTypes } from './game.ts'
import type { Author, BySeat, Seat } from './seat.ts'

/**
 * Entry 1 is the opening and has no move. An entry with `rewind` puts the table back to where it stood after that entry
 * and has no events; everything in between stays in the ledger.
 */
export interface Entry<G extends GameTypes = GameTypes> {
  readonly n: number
  /** Milliseconds since 1970, as the host's clock had it. */
  readonly at: number
  readonly by: Author
  /** For which seat, where the author is not a seat itself. */
  readonly seat?: Seat
  /** Chosen by the sender; the same key again answers with this entry. */
  readonly key?: string
  readonly move?: G['Move']
  readonly events: readonly G['Event'][]
  /** How many words of chance the entry used, if any. */
  readonly drawn?: number
  readonly rewind?: number
  /** Stops the clocks of all seats, or sets them going again; such an entry has no events. */
  readonly clock?: 'stop' | 'go'
}

/** What of an entry counts for questions and clocks. */
export type Noted = Pick<Entry, 'n' | 'at' | 'by' | 'seat' | 'key' | 'drawn' | 'clock'> & {
  readonly move?: unknown
}

export const seatOf = (entry: Pick<Entry, 'by' | 'seat'>): Seat =>
  typeof entry.by === 'number' ? entry.by : (entry.seat ?? 0)

/**
 * What one viewer is sent after an entry: its number and events, redacted; with its time where the table has a clock.
 * After a rewind it is sent its whole replica anew, with what the banks of a clock held then.
 */
export type Frame<G extends GameTypes = GameTypes> = {
  readonly n: number
  readonly at?: number
  readonly clock?: 'stop' | 'go'
  /** Who moved, where that seat is asked again at once; otherwise the next decision tells enough. */
  readonly mover?: Seat
} & (
  | { readonly events: readonly G['Event'][] }
  | { readonly rewind: number; readonly state: G['State']; readonly banks?: BySeat<number> }
)

/** The entries that lead to entry `n`, without those that were taken back; `entries` are those after number `first`. */
export function pathTo<G extends GameTypes>(
  entries: readonly Entry<G>[],
  n: number,
  first = 0,
): Entry<G>[] {
  const path: Entry<G>[] = []
  let at = n
  while (at > first) {
    const entry = entries[at - first - 1]
    if (entry === undefined) throw new RangeError(`entry ${at} is not at hand`)
    if (entry.rewind === undefined) path.push(entry)
    at = entry.rewind ?? at - 1
  }
  if (at < first) throw new RangeError(`entry ${at} is before the snapshot`)
  return path.reverse()
}
