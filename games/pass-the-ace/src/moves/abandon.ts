// Nobody has been there for a long time. The house asks for it.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

const schema = moveShape('abandon')
export type Abandon = Static<typeof schema>

export const abandon: MoveRule<State, Abandon, Event> = {
  schema,
  author: 'host',
  candidates: () => [{ kind: 'abandon' }],

  refusal: () => undefined,

  decide: (draft) => draft.emit({ kind: 'gameEnded', winner: null, reason: 'abandoned' }),
}
