// Interest: who is paid what, and who fills the gap (I-15).
import type { Seat } from '@foldtable/kernel'
import { DOLLAR } from '../data/charts.ts'
import type { Country } from '../data/countries.ts'
import { powerOf, type State } from '../state.ts'
import { heldOf, holding, soldOf, totalHolding } from './stock.ts'
import type { Share } from './tax.ts'

/** What everybody would get, in leadership order; the proposer's may be below zero (I-15.3). */
export function interestOf(state: State, country: Country, proposer: Seat): Share[] {
  const { leadership } = state.countries[country]
  const gap = shortfallOf(state, country)
  return leadership.map((seat) => {
    const full = holding(state, seat, country) * DOLLAR
    return { seat, amount: seat === proposer ? full - gap : full }
  })
}

/** What the treasury lacks to pay everybody. */
export const shortfallOf = (state: State, country: Country): number =>
  Math.max(totalHolding(state, country) * DOLLAR - state.countries[country].treasury, 0)

/** What the proposer must add out of cash. */
export function ownInterest(state: State, country: Country, proposer: Seat): number {
  const power = powerOf(state, country)
  const gap = Math.max(soldOf(power) * DOLLAR - power.treasury, 0)
  return Math.max(gap - heldOf(power, proposer) * DOLLAR, 0)
}
