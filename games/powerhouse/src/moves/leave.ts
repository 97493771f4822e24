// A player goes for good, and the house plays on for the seat: P-13.3, P-13.5. The house asks for it, at any moment.
import { type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { forgotten, goOn } from '../flow.ts'
import { hasLeft, type State } from '../state.ts'

const schema = moveShape('leave')
export type Leave = Static<typeof schema>

export const leave: MoveRule<State, Leave, Event> = {
  schema,
  author: 'host',
  candidates: () => [{ kind: 'leave' }],

  refusal: (state, seat) => (hasLeft(state, seat) ? refuse('alreadyLeft', 'P-16.6') : undefined),

  decide(draft, seat) {
    const { state } = draft
    draft.emit({ kind: 'playerLeft', seat, hand: forgotten(state, seat) })
    if (!state.left.includes(false)) draft.emit({ kind: 'matchEnded', reason: 'abandoned' })
    else if (state.phase === 'finished') draft.emit({ kind: 'matchEnded', reason: 'playerLeft' })
    else goOn(draft)
  },
}
