// Taking or declining what one's bid buys: I-4.6 to I-4.8.
import { flag, type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { goOnSelling, offeredTo } from '../flow/opening.ts'
import { leadershipAfter } from '../rules/government.ts'
import type { State } from '../state.ts'

const schema = moveShape('buyBid', { accept: flag() })
export type BuyBid = Static<typeof schema>

const BOTH: readonly BuyBid[] = [
  { kind: 'buyBid', accept: true },
  { kind: 'buyBid', accept: false },
]

export const buyBid: MoveRule<State, BuyBid, Event> = {
  schema,
  answers: ['buyBid'],
  candidates: () => BOTH,
  refusal: () => undefined,

  decide(draft, seat, { accept }) {
    const { state, emit } = draft
    const { up: country } = state
    const offered = offeredTo(state)
    if (accept && offered !== undefined) {
      const { stock, bid: price } = offered
      const leadership = leadershipAfter(state, seat, { country, stock })
      emit({ kind: 'bidTaken', seat, country, stock, price, leadership })
    } else emit({ kind: 'bidDeclined', seat, country })
    goOnSelling(draft)
  },
}
