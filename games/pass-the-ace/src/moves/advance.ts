// The clock ends a pause.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { advance as advanceTable } from '../flow.ts'
import { PAUSES, type State } from '../state.ts'

const schema = moveShape('advance')
export type Advance = Static<typeof schema>

export const advance: MoveRule<State, Advance, Event> = {
  schema,
  author: 'clock',
  answers: PAUSES,
  candidates: () => [],

  refusal: () => undefined,

  decide: (draft) => advanceTable(draft),
}
