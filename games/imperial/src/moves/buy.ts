// Buying a certificate, perhaps handing back a lower one: I-16.4, I-4.30.
import {
  choice,
  integer,
  type MoveRule,
  moveShape,
  NO_MOVES,
  optional,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { LOWEST_PRICE } from '../data/charts.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import type { Event } from '../events.ts'
import { goOnBuying } from '../flow/execution.ts'
import { goOnWithSale } from '../flow/opening.ts'
import { leadershipAfter } from '../rules/government.ts'
import { isForSale, isOwner, priceOf, pricesOf } from '../rules/stock.ts'
import { playerAt, powerOf, type State } from '../state.ts'
import { countryWord, money } from '../words/params.ts'

const schema = moveShape('buy', {
  country: choice(...COUNTRIES),
  stock: integer(1, 9),
  /** The certificate of the same country that is handed back. */
  back: optional(integer(1, 9)),
})
export type Buy = Static<typeof schema>

export const buy: MoveRule<State, Buy, Event> = {
  schema,
  answers: ['buy', 'sale'],

  candidates(state, seat) {
    const { cash } = playerAt(state, seat)
    if (cash < LOWEST_PRICE) return NO_MOVES // no two prices differ by less
    const offers: Buy[] = []
    if (state.mode === 'sale') addOffers(state, seat, cash, state.up, offers)
    else for (const country of COUNTRIES) addOffers(state, seat, cash, country, offers)
    return offers
  },

  refusal: (state, seat, move) =>
    refusalOfCountry(state, move) ??
    refusalOfStock(state, seat, move) ??
    refusalOfPrice(state, seat, move),

  decide(draft, seat, move) {
    const { state, emit } = draft
    const { country, stock, back } = move
    const price = netPrice(state, move)
    const leadership = leadershipAfter(state, seat, move)
    const closes = state.mode === 'buy' && state.rules.offLimits === 'on' // I-16.5
    const bought = { kind: 'bought', seat, country, stock, price, leadership, closes } as const
    emit(back === undefined ? bought : { ...bought, back })
    if (state.mode === 'sale') goOnWithSale(draft)
    else goOnBuying(draft)
  },
}

/** What the seat can pay. */
function addOffers(state: State, seat: Seat, cash: number, country: Country, offers: Buy[]): void {
  const { stock: owners, offLimits } = powerOf(state, country)
  if (offLimits) return
  const prices = pricesOf(state.rules)
  let mostBack = 0
  for (let stock = 1; stock <= owners.length; stock++) {
    const owner = owners[stock - 1]
    const price = prices[stock] ?? 0
    if (owner !== null) {
      if (owner === seat && state.mode === 'buy') mostBack = price
      continue
    }
    if (price - mostBack > cash) continue
    if (price <= cash) offers.push({ kind: 'buy', country, stock })
    for (let back = 1; mostBack > 0 && back < stock; back++) {
      if (isOwner(owners[back - 1], seat) && price - (prices[back] ?? 0) <= cash)
        offers.push({ kind: 'buy', country, stock, back })
    }
  }
}

const netPrice = ({ rules }: State, { stock, back = 0 }: Buy): number =>
  priceOf(rules, stock) - priceOf(rules, back)

function refusalOfCountry(state: State, { country }: Buy): Refusal | undefined {
  if (state.mode === 'sale' && country !== state.up)
    return refuse('notThisCountry', 'I-4.30', { country: countryWord(state.up) })
  if (powerOf(state, country).offLimits)
    return refuse('offLimits', 'I-16.5', { country: countryWord(country) })
  return undefined
}

function refusalOfStock(
  state: State,
  seat: Seat,
  { country, stock, back }: Buy,
): Refusal | undefined {
  const power = powerOf(state, country)
  if (!isForSale(power, stock))
    return refuse('notForSale', 'I-16.4', { country: countryWord(country), stock })
  if (back === undefined) return undefined
  if (state.mode === 'sale') return refuse('nothingToHandBack', 'I-4.30')
  if (power.stock[back - 1] !== seat)
    return refuse('notYours', 'I-16.4', { country: countryWord(country), stock: back })
  return back < stock
    ? undefined
    : refuse('onlyALowerOne', 'I-16.4', { country: countryWord(country), stock })
}

function refusalOfPrice(state: State, seat: Seat, move: Buy): Refusal | undefined {
  const needed = netPrice(state, move)
  const { cash } = playerAt(state, seat)
  if (needed <= cash) return undefined
  return refuse('cashTooSmall', 'I-16.4', { needed: money(needed), cash: money(cash) })
}
