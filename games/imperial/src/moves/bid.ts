// A sealed bid on the country that is up: I-4.2 to I-4.4.
import { integer, type MoveRule, moveShape, refuse, type Static, secret } from '@foldtable/kernel'
import { AUCTION_MONEY, DOLLAR } from '../data/charts.ts'
import type { Event } from '../events.ts'
import { showBidsIfAllAreIn } from '../flow/opening.ts'
import { forSale, priceOf } from '../rules/stock.ts'
import { playerAt, type State } from '../state.ts'
import { money } from '../words.ts'

const schema = moveShape('bid', { amount: integer(0, AUCTION_MONEY) })
export type Bid = Static<typeof schema>

const NONE: readonly Bid[] = []

export const bid: MoveRule<State, Bid, Event> = {
  schema,
  answers: ['bid'],

  /** Any amount is legal; worth trying are whole dollars, a cent more than each price, and all one has. */
  candidates(state, seat) {
    if (state.mode !== 'bid') return NONE
    return amountsWorthTrying(state, playerAt(state, seat).cash).map((amount) => ({
      kind: 'bid',
      amount,
    }))
  },

  refusal(state, seat, { amount }) {
    const { cash } = playerAt(state, seat)
    return amount > cash ? refuse('bidAboveCash', 'I-4.3', { cash: money(cash) }) : undefined
  },

  decide(draft, seat, { amount }) {
    draft.emit({ kind: 'bidMade', seat, bid: secret(amount, [seat], 'bids') })
    showBidsIfAllAreIn(draft)
  },
}

function amountsWorthTrying({ rules, countries, up }: State, cash: number): number[] {
  const amounts = new Set([0])
  for (let whole = 2 * DOLLAR; whole <= cash; whole += DOLLAR) amounts.add(whole)
  for (const stock of forSale(countries[up])) {
    const more = priceOf(rules, stock) + 1
    if (more <= cash) amounts.add(more)
  }
  amounts.add(cash)
  return [...amounts].sort((a, b) => a - b)
}
