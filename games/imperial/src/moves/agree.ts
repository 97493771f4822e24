// The opposition agrees to the leader's proposal: I-8.2.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { execute } from '../flow/execution.ts'
import type { State } from '../state.ts'

const schema = moveShape('agree')
export type Agree = Static<typeof schema>

const OFFER: readonly Agree[] = [{ kind: 'agree' }]

export const agree: MoveRule<State, Agree, Event> = {
  schema,
  answers: ['opposition'],
  candidates: () => OFFER,
  refusal: () => undefined,

  decide(draft, seat) {
    draft.emit({ kind: 'agreed', seat })
    execute(draft)
  },
}
