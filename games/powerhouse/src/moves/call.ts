// The leader calls a partner card; one at a time: P-7.
import { choice, type MoveRule, moveShape, optional, refuse, type Static } from '@foldtable/kernel'
import { cardWord } from '@foldtable/parts/cards'
import { type CardType, sortedHand, TYPES } from '../cards.ts'
import type { Event } from '../events.ts'
import { call as callCard } from '../flow.ts'
import { copyMeant, elsewhere, isCalled } from '../rules/calls.ts'
import { configOf, type State } from '../state.ts'

const schema = moveShape('call', {
  card: choice(...TYPES),
  /** Which of two that others hold: the one that is played first or second. */
  copy: optional(choice('1st', '2nd')),
})
export type CallCard = Static<typeof schema>

/** Offered as they would lie in a hand. */
const SHOWN = sortedHand(TYPES)

export const call: MoveRule<State, CallCard, Event> = {
  schema,
  answers: ['suit', 'call'],
  candidates: (state) =>
    state.suit === null ? [] : SHOWN.flatMap((card) => candidatesFor(state, card)),

  refusal(state, _seat, { card, copy }) {
    if (state.suit === null) return refuse('suitNotNamed', 'P-6.2')
    const count = elsewhere(state, card)
    if (count === 0) return refuse('partnerCardUnavailable', 'P-7.2', { card: cardWord(card) })
    if (count === 2 && copy === undefined)
      return refuse('whichCopyRequired', 'P-7.2', { card: cardWord(card) })
    if (isCalled(state, card, copyMeant(count, copy)))
      return refuse('duplicatePartnerCard', 'P-7.4', { card: cardWord(card) })
    return undefined
  },

  decide(draft, seat, { card, copy }) {
    callCard(draft, seat, { card, copy: copyMeant(elsewhere(draft.state, card), copy) })
  },
}

function candidatesFor(state: State, card: CardType): CallCard[] {
  if (configOf(state).packs === 1 || elsewhere(state, card) < 2) return [{ kind: 'call', card }]
  return (['1st', '2nd'] as const).map((copy) => ({ kind: 'call', card, copy }))
}
