// Certificates: what they cost, who has them, what a purchase does (I-2, I-16.4).
import type { Seat } from '@foldtable/kernel'
import { DOLLAR } from '../data/charts.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import { bySetup, having, partOf } from '../data/setups.ts'
import { type Power, powerOf, type State } from '../state.ts'
import type { Rules } from './options.ts'

/** In cents; nothing for no certificate. */
export const priceOf = (rules: Pick<Rules, 'stockPrices'>, denomination: number): number =>
  pricesOf(rules)[denomination] ?? 0

/** By denomination, in cents. */
export const pricesOf = ({ stockPrices }: Pick<Rules, 'stockPrices'>): readonly number[] =>
  PRICES[stockPrices]

const PRICES = bySetup(having('stockPrices'), (name) => [
  0,
  ...partOf('stockPrices', name).map((price) => price * DOLLAR),
])

export const isForSale = ({ stock }: Power, denomination: number): boolean =>
  stock[denomination - 1] === null

export const forSale = ({ stock }: Power): number[] =>
  stock.flatMap((owner, index) => (owner === null ? [index + 1] : []))

export const ownedBy = ({ stock }: Power, seat: Seat): number[] =>
  stock.flatMap((owner, index) => (owner === seat ? [index + 1] : []))

/** The sum of the denominations that the seat has of this country: interest, votes, weight in the score. */
export const holding = (state: Pick<State, 'countries'>, seat: Seat, country: Country): number =>
  heldOf(powerOf(state, country), seat)

/** Numbers are compared with numbers alone: that is twice as fast. */
export const isOwner = (owner: Seat | null | undefined, seat: Seat): boolean =>
  owner !== null && owner === seat

export function heldOf({ stock }: Power, seat: Seat): number {
  let sum = 0
  for (let index = 0; index < stock.length; index++)
    if (isOwner(stock[index], seat)) sum += index + 1
  return sum
}

export const totalHolding = (state: Pick<State, 'countries'>, country: Country): number =>
  soldOf(powerOf(state, country))

/** The sum of all denominations that somebody has. */
export function soldOf({ stock }: Power): number {
  let sum = 0
  for (let index = 0; index < stock.length; index++) if (stock[index] !== null) sum += index + 1
  return sum
}

/** The best certificate for sale at no more than this (I-4.6). */
export function bestFor({ rules, countries }: State, country: Country, cents: number) {
  return forSale(countries[country]).findLast((stock) => priceOf(rules, stock) <= cents)
}

export const isSold = ({ leadership }: Power): boolean => leadership.length > 0

export const isAnySold = ({ countries }: State): boolean =>
  COUNTRIES.some((country) => isSold(countries[country]))
