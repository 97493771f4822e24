// Keeping the card.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { endTurn } from '../flow.ts'
import type { State } from '../state.ts'

const schema = moveShape('stick')
export type Stick = Static<typeof schema>

export const stick: MoveRule<State, Stick, Event> = {
  schema,
  answers: ['turn'],
  candidates: () => [{ kind: 'stick' }],

  refusal: () => undefined,

  decide(draft, seat) {
    draft.emit(draft.by === 'clock' ? { kind: 'stuck', seat, auto: true } : { kind: 'stuck', seat })
    endTurn(draft)
  },
}
