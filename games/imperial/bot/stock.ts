// Bids and purchases: what a certificate will be worth in the end, and what it is to govern.
import type { Seat } from '@foldtable/kernel'
import { DOLLAR, LAST_POINT, TAX_CHART } from '../src/data/charts.ts'
import { COUNTRIES, type Country } from '../src/data/countries.ts'
import { offeredTo } from '../src/flow/opening.ts'
import type { Move, State } from '../src/index.ts'
import { leaderOf } from '../src/rules/government.ts'
import { purchaseOf } from '../src/rules/preview.ts'
import { holding, priceOf } from '../src/rules/stock.ts'
import { taxOf } from '../src/rules/tax.ts'
import { playerAt } from '../src/state.ts'

type Buy = Extract<Move, { kind: 'buy' }>

/** How often a country taxes in a round, if the seat governs it and if not. */
const TAXES = { own: 0.35, other: 0.15 } as const
/** What revenue grows by in the next rounds, in the same two cases. */
const GROWTH = { own: 5, other: 1 } as const
/** Interest of a dollar of stock in a round. */
const INTEREST = { own: 0.2, other: 0.1 } as const
/** What it is worth to govern, in dollars. */
const OFFICE = 4

/** Points that the country gains in a round. */
function pace(view: State, seat: Seat, country: Country, leader = leaderOf(view, country)): number {
  const who = leader === seat ? 'own' : 'other'
  const revenue = Math.min(taxOf(view, country).revenue + GROWTH[who], TAX_CHART.high)
  return TAXES[who] * Math.max(revenue - TAX_CHART.low, 0)
}

/** Rounds until some country has all its points. */
function roundsLeft(view: State, seat: Seat): number {
  const left = COUNTRIES.map(
    (country) => (LAST_POINT - view.countries[country].points) / (pace(view, seat, country) + 0.2),
  )
  return Math.min(Math.max(Math.min(...left), 2), 12)
}

/** What one dollar of stock will be worth. */
function unitValue(view: State, seat: Seat, country: Country, leader: Seat | undefined): number {
  const rounds = roundsLeft(view, seat)
  const points = view.countries[country].points + rounds * pace(view, seat, country, leader)
  const interest = leader === seat ? INTEREST.own : INTEREST.other
  return Math.min(points, LAST_POINT) / 5 + rounds * interest
}

/** What a purchase is worth beyond its price, in dollars. */
export function gainOf(view: State, seat: Seat, { country, stock, back = 0 }: Buy): number {
  const { leader, makesLeader } = purchaseOf(view, seat, { country, stock, back })
  const own = holding(view, seat, country)
  const before = own * unitValue(view, seat, country, leaderOf(view, country))
  const then = (own + stock - back) * unitValue(view, seat, country, leader)
  const price = (priceOf(view.rules, stock) - priceOf(view.rules, back)) / DOLLAR
  return then - before - price + (makesLeader ? OFFICE : 0)
}

/** The purchase that gains most; none if all lose. */
export function bestPurchase(view: State, seat: Seat, offers: readonly Move[]): Move {
  let best: Move = { kind: 'puntBuy' }
  let most = 0
  for (const move of offers) {
    if (move.kind !== 'buy') continue
    const gain = gainOf(view, seat, move)
    if (gain > most) [best, most] = [move, gain]
  }
  return best
}

/** The price of the dearest certificate that it can pay: whoever bids most and takes it leads, and declining costs nothing. */
export function bestBid(view: State, seat: Seat, offers: readonly Move[]): Move | undefined {
  const { cash } = playerAt(view, seat)
  const prices = view.countries[view.up].stock.map((_, index) => priceOf(view.rules, index + 1))
  const price = prices.findLast((one) => one <= cash) ?? 0
  const bids = offers.filter((move) => move.kind === 'bid')
  return bids.find(({ amount }) => amount === price) ?? bids[0]
}

/** Takes what makes it leader, and in the end whatever is left. */
export function answerToBid(view: State, seat: Seat): Move {
  const offered = offeredTo(view)
  if (offered === undefined) return { kind: 'buyBid', accept: false }
  const { makesLeader } = purchaseOf(view, seat, { country: view.up, stock: offered.stock })
  const isLast = COUNTRIES.indexOf(view.up) >= COUNTRIES.length - 2
  return { kind: 'buyBid', accept: makesLeader || isLast }
}
