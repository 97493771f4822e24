// How a table ended, as rows in the order of the places.
import type { Result, Score, Seat } from '@foldtable/kernel'

export interface Row {
  readonly seat: Seat
  /** Null where nobody is ranked. */
  readonly place: number | null
  readonly score: Score
}

/** What the host's moves of that name end a game with: it has places, and no winner (HOUSE-10.2). */
const STOPPED = new Set(['quit', 'abandoned'])

export const winnersOf = ({ reason, places }: Result): Seat[] =>
  STOPPED.has(reason) ? [] : places.flatMap((place, seat) => (place === 1 ? [seat] : []))

export function standingsOf({ places }: Result, score: readonly Score[]): Row[] {
  const rows = score.map((one, seat): Row => ({ seat, place: places[seat] ?? null, score: one }))
  return rows.sort(
    (a, b) => (a.place ?? 0) - (b.place ?? 0) || b.score.points - a.score.points || a.seat - b.seat,
  )
}

/** For profiles; at one table they only repeat the places. */
const OVER_TABLES = new Set(['gamesPlayed', 'gamesWon'])

/** Every tally that says something about this table: somebody has another number than nought. */
export function talliesOf(score: readonly Score[]): string[] {
  const names = new Set(score.flatMap(({ tally = {} }) => Object.keys(tally)))
  return [...names].filter(
    (name) => !OVER_TABLES.has(name) && score.some(({ tally = {} }) => (tally[name] ?? 0) !== 0),
  )
}
