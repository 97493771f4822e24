// The leader names the PowerHouse suit: P-6.
import { choice, type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import { SUIT_ORDER } from '../cards.ts'
import type { Event } from '../events.ts'
import { nameSuit as name } from '../flow.ts'
import type { State } from '../state.ts'

const schema = moveShape('nameSuit', { suit: choice(...SUIT_ORDER) })
export type NameSuit = Static<typeof schema>

export const nameSuit: MoveRule<State, NameSuit, Event> = {
  schema,
  answers: ['suit', 'call'],
  candidates: () => SUIT_ORDER.map((suit) => ({ kind: 'nameSuit', suit })),

  refusal: ({ suit }) =>
    suit === null
      ? undefined
      : refuse('suitAlreadyNamed', 'P-6.2', { suit: { word: `suit.${suit}` } }),

  decide: (draft, seat, { suit }) => name(draft, seat, suit),
}
