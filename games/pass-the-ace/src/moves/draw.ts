// The dealer's own exchange, with the deck.
import { type MoveRule, moveShape, refuse, type Static, secret } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { endTurn, refillDeck, topCard } from '../flow.ts'
import { actingDealer, cardHeldBy, isKing, type State } from '../state.ts'

const schema = moveShape('draw')
export type DrawCard = Static<typeof schema>

export const draw: MoveRule<State, DrawCard, Event> = {
  schema,
  answers: ['turn'],
  candidates: () => [{ kind: 'draw' }],

  refusal(state, seat) {
    if (actingDealer(state) !== seat) return refuse('notDealer', 'A-5.2')
    if (isKing(cardHeldBy(state, seat))) return refuse('kingMustStick', 'A-5.2')
    return undefined
  },

  decide(draft, seat) {
    refillDeck(draft) // before the old card is put away, so that it cannot come back
    const discarded = cardHeldBy(draft.state, seat)
    draft.emit({
      kind: 'drew',
      seat,
      discarded,
      card: secret(topCard(draft.state), [seat], 'pack'),
    })
    endTurn(draft)
  },
}
