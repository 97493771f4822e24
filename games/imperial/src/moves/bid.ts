// A sealed bid on the country that is up: I-4.2 to I-4.4.
import { integer, type MoveRule, moveShape, refuse, type Static, secret } from '@foldtable/kernel'
import { AUCTION_MONEY, DOLLAR } from '../data/charts.ts'
import type { Event } from '../events.ts'
import { showBidsIfAllAreIn } from '../flow/opening.ts'
import { isForSale, pricesOf } from '../rules/stock.ts'
import { playerAt, powerOf, type State } from '../state.ts'
import { money } from '../words/params.ts'

const schema = moveShape('bid', { amount: integer(0, AUCTION_MONEY) })
export type Bid = Static<typeof schema>

export const bid: MoveRule<State, Bid, Event> = {
  schema,
  answers: ['bid'],

  /** Any amount is legal; worth trying are whole dollars, a cent more than each price, and all one has. */
  candidates(state, seat) {
    const { cash } = playerAt(state, seat)
    const offers: Bid[] = [offer(0)]
    for (let amount = 2 * DOLLAR; amount <= cash; amount += DOLLAR) {
      offers.push(offer(amount))
      if (amount < cash && isPriceNow(state, amount)) offers.push(offer(amount + 1))
    }
    if (offers.at(-1)?.amount !== cash) offers.push(offer(cash))
    return offers
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

const offer = (amount: number): Bid => ({ kind: 'bid', amount })

/** Whether a certificate of the country is for sale at this price. */
function isPriceNow(state: State, amount: number): boolean {
  const stock = pricesOf(state.rules).indexOf(amount)
  return isForSale(powerOf(state, state.up), stock)
}
