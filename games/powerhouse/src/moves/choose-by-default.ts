// The clock chooses for a leader who ran out of time: suit and calls, whatever is missing (P-12.4).
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { chooseByDefault as choose } from '../flow.ts'
import type { State } from '../state.ts'

const schema = moveShape('chooseByDefault')
export type ChooseByDefault = Static<typeof schema>

export const chooseByDefault: MoveRule<State, ChooseByDefault, Event> = {
  schema,
  author: 'clock',
  answers: ['suit', 'call'],
  candidates: () => [],

  refusal: () => undefined,

  decide: (draft) => choose(draft),
}
