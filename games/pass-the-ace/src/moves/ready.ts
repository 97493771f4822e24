// Having seen enough of a pause.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { advanceIfAllReady } from '../flow.ts'
import { PAUSES, type State } from '../state.ts'

const schema = moveShape('ready')
export type Ready = Static<typeof schema>

export const ready: MoveRule<State, Ready, Event> = {
  schema,
  answers: PAUSES,
  candidates: () => [{ kind: 'ready' }],

  refusal: () => undefined,

  decide(draft, seat) {
    draft.emit({ kind: 'readied', seat })
    advanceIfAllReady(draft)
  },
}
