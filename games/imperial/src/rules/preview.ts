// What would come of it: for boards and offers. Pure functions of a replica (U-9, U-12).
import type { Seat } from '@foldtable/kernel'
import { type ByCountry, COUNTRIES, type Country } from '../data/countries.ts'
import type { State } from '../state.ts'
import { isDemocracy, leaderOf, leadershipAfter } from './government.ts'
import { stepsTo } from './rondel.ts'
import { bestFor, priceOf } from './stock.ts'

export { ownFactoryCost, ownImportCost, personalCost, rondelCost } from './cost.ts'
export { interestOf } from './interest.ts'
export { rondelPrices } from './rondel.ts'
export { taxOf } from './tax.ts'

export interface Purchase {
  readonly price: number
  readonly refund: number
  readonly leader: Seat | undefined
  readonly isDemocracy: boolean
  /** Whether the buyer leads the country through it. */
  readonly makesLeader: boolean
}

/** A purchase and what it does to the government. */
export function purchaseOf(
  state: State,
  seat: Seat,
  { country, stock, back = 0 }: { country: Country; stock: number; back?: number },
): Purchase {
  const power = state.countries[country]
  const owners = power.stock.map((owner, index) => {
    if (index === back - 1) return null
    return index === stock - 1 ? seat : owner
  })
  const bought = { ...state.countries, [country]: { ...power, stock: owners } }
  const leadership = leadershipAfter(state, seat, { country, stock, back })
  const after = {
    ...state,
    countries: { ...bought, [country]: { ...power, stock: owners, leadership } },
  }
  const leader = leaderOf(after, country)
  return {
    price: priceOf(state.rules, stock),
    refund: priceOf(state.rules, back),
    leader,
    isDemocracy: isDemocracy(after, country),
    makesLeader: leader === seat && leaderOf(state, country) !== seat,
  }
}

/** What a bid buys if nobody bids more. */
export const bidBuys = (state: State, amount: number): number | undefined =>
  bestFor(state, state.up, amount)

/** How many steps each country is from Taxation; 0 for those that may go anywhere (U-18). */
export const stepsToTaxation = ({ rules, countries }: State): ByCountry<number> =>
  Object.fromEntries(
    COUNTRIES.map((country) => [country, stepsTo(rules, countries[country].space, 'Taxation')]),
  ) as ByCountry<number>
