// Having seen enough of a scored game: P-11.1.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { advance, waitedFor } from '../flow.ts'
import type { State } from '../state.ts'

const schema = moveShape('ready')
export type Ready = Static<typeof schema>

export const ready: MoveRule<State, Ready, Event> = {
  schema,
  answers: ['finished'],
  candidates: () => [{ kind: 'ready' }],

  refusal: () => undefined,

  decide(draft, seat) {
    draft.emit({ kind: 'readied', seat })
    if (waitedFor(draft.state).length === 0) advance(draft)
  },
}
