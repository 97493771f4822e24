// The clock chooses for a leader who ran out of time: suit and calls, whatever is missing (P-12.4).
import { type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { chooseByDefault as choose } from '../flow.ts'
import type { State } from '../state.ts'

const schema = moveShape('chooseByDefault')
export type ChooseByDefault = Static<typeof schema>

export const chooseByDefault: MoveRule<State, ChooseByDefault, Event> = {
  schema,
  author: 'clock',
  candidates: () => [{ kind: 'chooseByDefault' }],

  refusal: ({ phase }) =>
    phase === 'powerhouse'
      ? undefined
      : refuse('wrongPhase', 'P-16.6', { phase: { word: `phase.${phase}` } }),

  decide: (draft) => choose(draft),
}
