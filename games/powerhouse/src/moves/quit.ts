// The host ends the match in the middle: P-13.4. The game that is on is dropped, and hidden hands stay hidden.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

const schema = moveShape('quit')
export type Quit = Static<typeof schema>

export const quit: MoveRule<State, Quit, Event> = {
  schema,
  author: 'host',
  candidates: () => [{ kind: 'quit' }],

  refusal: () => undefined,

  decide: (draft) => draft.emit({ kind: 'matchEnded', reason: 'quit' }),
}
