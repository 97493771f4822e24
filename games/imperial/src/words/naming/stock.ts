// Bids and purchases as offers: what they cost, what they pay, what is left, and who leads then (U-9, U-12).
import type { Message, Seat } from '@foldtable/kernel'
import { DOLLAR } from '../../data/charts.ts'
import type { Country } from '../../data/countries.ts'
import { offeredTo } from '../../flow/opening.ts'
import type { Buy } from '../../moves/buy.ts'
import { isDemocracy } from '../../rules/government.ts'
import { bidBuys, purchaseOf } from '../../rules/preview.ts'
import { holding, priceOf } from '../../rules/stock.ts'
import { factorOf } from '../../scoring.ts'
import { playerAt, type State } from '../../state.ts'
import { countryWord, money } from '../params.ts'

/** A certificate, and the dollars that it pays each time (I-2.3). */
const paying = (stock: number) => ({ stock, interest: money(stock * DOLLAR) })

const leftOf = (view: State, seat: Seat, price: number) => money(playerAt(view, seat).cash - price)

/** First what to bid for, then how much. */
export function bidSteps(view: State, seat: Seat, cents: number): Message[] {
  const stock = bidBuys(view, cents)
  const amount = money(cents)
  if (stock === undefined) return [{ id: 'offer.bidNothing', params: { amount } }]
  const price = money(priceOf(view.rules, stock))
  return [
    { id: 'offer.bidFor', params: { ...paying(stock), price } },
    { id: 'offer.bid', params: { amount, left: leftOf(view, seat, cents) } },
  ]
}

export function bidAnswer(view: State, accept: boolean): Message {
  const offered = offeredTo(view)
  if (!accept || offered === undefined) return { id: 'offer.decline' }
  const { seat, stock, bid } = offered
  const { up: country } = view
  return {
    id: 'offer.take',
    params: {
      ...paying(stock),
      price: money(bid),
      left: leftOf(view, seat, bid),
      country: countryWord(country),
      government: governmentAfter(view, seat, country, stock),
    },
  }
}

/** First the country, then which certificate of it. */
export function buySteps(view: State, seat: Seat, { country, stock, back }: Buy): Message[] {
  const price = priceOf(view.rules, stock) - priceOf(view.rules, back ?? 0)
  const params = {
    ...paying(stock),
    price: money(price),
    left: leftOf(view, seat, price),
    government: governmentAfter(view, seat, country, stock, back),
  }
  const { points, treasury } = view.countries[country]
  const about = {
    country: countryWord(country),
    own: holding(view, seat, country),
    factor: factorOf(points),
    treasury: money(treasury),
  }
  return [
    { id: 'offer.country', params: about },
    back === undefined
      ? { id: 'offer.stock', params }
      : { id: 'offer.back', params: { ...params, back } },
  ]
}

/** What the purchase does to the government, if anything. */
function governmentAfter(view: State, seat: Seat, country: Country, stock: number, back = 0) {
  const after = purchaseOf(view, seat, { country, stock, back })
  const government = after.isDemocracy ? 'democracy' : 'dictatorship'
  if (after.makesLeader) return { parts: [{ id: `then.leader.${government}` }] }
  const isSame = after.isDemocracy === isDemocracy(view, country)
  return { parts: isSame ? [] : [{ id: `then.${government}` }] }
}

/** Where a punt is kept for the next round it says so (I-16.6, I-20.7). */
export const puntText = ({ mode, rules }: State): Message => ({
  id: mode === 'buy' && rules.swissBank === 'seed' ? 'offer.punt' : 'move.puntBuy',
})
