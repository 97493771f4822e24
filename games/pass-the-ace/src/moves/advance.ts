// The clock ends a pause.
import { type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { advance as advanceTable } from '../flow.ts'
import { isPause, type State } from '../state.ts'

const schema = moveShape('advance')
export type Advance = Static<typeof schema>

export const advance: MoveRule<State, Advance, Event> = {
  schema,
  author: 'clock',
  candidates: () => [{ kind: 'advance' }],

  refusal: (state) => (isPause(state) ? undefined : refuse('wrongPhase', 'A-2.4')),

  decide: (draft) => advanceTable(draft),
}
