import type { Message, Seat } from '@foldtable/kernel'
import type { Move } from './moves/index.ts'
import type { State } from './state.ts'

export const nameOffer = (_view: State, _seat: Seat, move: Move): Message => ({
  id: `move.${move.kind}`,
})
export const steps = (_view: State, _seat: Seat, move: Move): Message[] => [
  { id: `move.${move.kind}` },
]
