// Leaving the bidding of this deal: P-5.1.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { AUTO, BY_HAND, pass as passOn } from '../flow.ts'
import type { State } from '../state.ts'

const schema = moveShape('pass')
export type Pass = Static<typeof schema>

export const pass: MoveRule<State, Pass, Event> = {
  schema,
  answers: ['bid'],
  candidates: () => [{ kind: 'pass' }],

  refusal: () => undefined,

  decide: (draft, seat) => passOn(draft, seat, draft.by === 'clock' ? AUTO : BY_HAND),
}
