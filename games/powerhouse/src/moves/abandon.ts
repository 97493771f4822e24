// Nobody has been there for a long time: P-13.5. The house asks for it; it ends the match as quitting does.
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

  decide: (draft) => draft.emit({ kind: 'matchEnded', reason: 'abandoned' }),
}
