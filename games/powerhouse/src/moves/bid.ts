// Bidding for the lead: P-5.2, P-5.3.
import { integer, type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import { BID_STEP } from '../data/variants.ts'
import type { Event } from '../events.ts'
import { bid as place } from '../flow.ts'
import { leastNextBid, mostNextBid, type State } from '../state.ts'

const schema = moveShape('bid', { amount: integer(0, 1000) })
export type Bid = Static<typeof schema>

/** Every bid there can be, by its steps: offers are made so often that they are kept. */
const BIDS: readonly Bid[] = Array.from({ length: 101 }, (_, step) =>
  Object.freeze({ kind: 'bid', amount: step * BID_STEP } as const),
)

export const bid: MoveRule<State, Bid, Event> = {
  schema,
  answers: ['bid'],
  candidates: (state) =>
    BIDS.slice(leastNextBid(state) / BID_STEP, mostNextBid(state) / BID_STEP + 1),

  refusal(state, _seat, { amount }) {
    const [least, most] = [leastNextBid(state), mostNextBid(state)]
    if (amount % BID_STEP !== 0) return refuse('bidNotMultiple', 'P-5.2', { step: BID_STEP })
    if (amount < least) return refuse('bidTooLow', 'P-5.2', { least })
    if (amount > most) return refuse('bidTooHigh', 'P-5.2', { most })
    return undefined
  },

  decide: (draft, seat, { amount }) => place(draft, seat, amount),
}
