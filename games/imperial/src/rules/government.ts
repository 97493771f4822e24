// Who leads a country, and whether alone (I-5).
import type { Seat } from '@foldtable/kernel'
import { COUNTRIES, type Country } from '../data/countries.ts'
import type { State } from '../state.ts'
import { holding, priceOf, totalHolding } from './stock.ts'

/** What counts for leadership: denominations, or their prices (I-20.4). */
function weightIn({ rules, countries }: State, seat: Seat, country: Country): number {
  if (rules.controlMeasure === 'denomination') return holding({ countries }, seat, country)
  return countries[country].stock.reduce<number>(
    (sum, owner, index) => (owner === seat ? sum + priceOf(rules, index + 1) : sum),
    0,
  )
}

/** Newcomers come last, then only whoever holds more overtakes (I-5.2). */
export function leadershipOf(state: State, country: Country): Seat[] {
  const { leadership, stock } = state.countries[country]
  const list = leadership.filter((seat) => stock.includes(seat))
  for (const owner of stock) if (owner !== null && !list.includes(owner)) list.push(owner)
  const weights = new Map(list.map((seat) => [seat, weightIn(state, seat, country)]))
  return list.sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
}

export const leaderOf = ({ countries }: State, country: Country): Seat | undefined =>
  countries[country].leadership[0]

export const oppositionOf = (state: State, country: Country): Seat | undefined =>
  isDemocracy(state, country) ? state.countries[country].leadership[1] : undefined

/** The leader has less than half of what is sold (I-5.4, I-20.3). */
export function isDemocracy(state: State, country: Country): boolean {
  const leader = leaderOf(state, country)
  if (leader === undefined || state.rules.government === 'absolute') return false
  return 2 * holding(state, leader, country) < totalHolding(state, country)
}

/** Without an office (I-16.9, I-20.7). */
export function isSwissByPosition(state: State, seat: Seat): boolean {
  const alsoOpposition = state.rules.swissBank === 'seed'
  return COUNTRIES.every(
    (country) =>
      leaderOf(state, country) !== seat &&
      !(alsoOpposition && oppositionOf(state, country) === seat),
  )
}
