// Somebody thought longer than the clock allows: I-18.3. The clock asks for it.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

const schema = moveShape('overrun')
export type Overrun = Static<typeof schema>

export const overrun: MoveRule<State, Overrun, Event> = {
  schema,
  author: 'clock',
  candidates: () => [],
  refusal: () => undefined,
  decide: (draft, seat) => draft.emit({ kind: 'timePenalty', seat }),
}
