// Playing a card to the trick: P-8.2 to P-8.4.
import { choice, type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import { isCardOf, PACKS, sortedHand, suitOf } from '../cards.ts'
import type { Event } from '../events.ts'
import { AUTO, BY_HAND, play as playCard } from '../flow.ts'
import { holds, holdsSuit, legalCards, suitLed } from '../rules/tricks.ts'
import { configOf, handOf, type State } from '../state.ts'
import { suitWord, wordFor } from '../words/params.ts'

const schema = moveShape('play', { card: choice(...PACKS[1], ...PACKS[2]) })
export type PlayCard = Static<typeof schema>

export const play: MoveRule<State, PlayCard, Event> = {
  schema,
  answers: ['play'],
  candidates: (state, seat) =>
    sortedHand(legalCards(state, handOf(state, seat))).map((card) => ({ kind: 'play', card })),

  refusal(state, seat, { card }) {
    if (!isCardOf(card, configOf(state).packs))
      return refuse('invalidCard', 'P-8.4', { packs: configOf(state).packs })
    const hand = handOf(state, seat)
    if (!holds(hand, card)) return refuse('cardNotInHand', 'P-8.4', { card: wordFor(card) })
    const led = suitLed(state)
    if (led !== undefined && suitOf(card) !== led && holdsSuit(hand, led))
      return refuse('mustFollowSuit', 'P-8.3', { suit: suitWord(led) })
    return undefined
  },

  decide: (draft, seat, { card }) =>
    playCard(draft, seat, card, draft.by === 'clock' ? AUTO : BY_HAND),
}
