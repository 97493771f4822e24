// How a table ended, as rows in the order of the places.
import { isStopped, type Result, type Score, type Seat } from '@foldtable/kernel'

export interface Row {
  readonly seat: Seat
  /** Null where nobody is ranked. */
  readonly place: number | null
  readonly score: Score
}

/** Nobody, where the game was stopped (HOUSE-10.2). */
export const winnersOf = (result: Result): Seat[] =>
  isStopped(result) ? [] : result.places.flatMap((place, seat) => (place === 1 ? [seat] : []))

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
