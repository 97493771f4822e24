// Why a seat cannot make such a move at all now, whoever's turn it is.
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import type { Move } from './moves/index.ts'
import { isAlive, playerAt, type State } from './state.ts'

export const notNow = (): Refusal => refuse('wrongPhase', 'A-18.7')

export function barred(state: State, seat: Seat, { kind }: Move): Refusal | undefined {
  if (playerAt(state, seat).left) return refuse('notSeated', 'A-18.7')
  if (kind !== 'ready' && !isAlive(state, seat)) return refuse('notAlive', 'A-5.9')
  return undefined
}
