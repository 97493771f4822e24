// What everybody has, and who is ahead (I-17).
import type { BySeat, Score, Seat } from '@foldtable/kernel'
import { seatsUpTo } from '@foldtable/kernel'
import { DOLLAR } from './data/charts.ts'
import { COUNTRIES } from './data/countries.ts'
import { holding } from './rules/stock.ts'
import { playerAt, type State } from './state.ts'

export const factorOf = (points: number): number => Math.floor(points / 5)

/** In cents, so that equals are equal (I-17.2). */
export function scoreInCents(state: State, seat: Seat): number {
  const { cash, modifier } = playerAt(state, seat)
  let dollars = modifier
  for (const country of COUNTRIES) {
    const factor = factorOf(state.countries[country].points)
    if (factor > 0) dollars += factor * holding(state, seat, country)
  }
  return dollars * DOLLAR + cash
}

/** Twice what one owns, and cash: for orientation (I-17.4). In cents. */
export const cashValue = (state: State, seat: Seat): number =>
  COUNTRIES.reduce(
    (sum, country) => sum + 2 * DOLLAR * holding(state, seat, country),
    playerAt(state, seat).cash,
  )

export const score = (state: State): BySeat<Score> =>
  state.players.map((_, seat) => ({ points: scoreInCents(state, seat) / DOLLAR }))

/** Until the end, where the table wants it so (I-21.4). */
export const hidesScores = ({ rules, mode }: State): boolean => !rules.showScores && mode !== 'over'

/** Ties: more in the strongest country or countries, then more cash, else shared (I-17.3). */
export function placesOf(state: State): BySeat<number> {
  const most = Math.max(...COUNTRIES.map((country) => state.countries[country].points))
  const strongest = COUNTRIES.filter((country) => state.countries[country].points === most)
  const ranks = state.players.map(({ cash }, seat) => [
    scoreInCents(state, seat),
    strongest.reduce((sum, country) => sum + holding(state, seat, country), 0),
    cash,
  ])
  return ranks.map((own) => 1 + ranks.filter((other) => isAhead(other, own)).length)
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}

export function winnersOf(state: State): Seat[] {
  const places = placesOf(state)
  return seatsUpTo(places.length).filter((seat) => places[seat] === 1)
}
