// Why a seat cannot make such a move at all now, whoever's turn it is: F-20.6.
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import { LAST_TURN } from './data/pieces.ts'
import { unitNamed } from './field/index.ts'
import type { Move } from './moves/index.ts'
import { type State, shipId } from './state.ts'
import { unitName } from './words/names.ts'

export const notNow = ({ phase }: State): Refusal =>
  refuse('wrongPhase', 'F-6.1', { phase: { word: `phase.${phase}` } })

export function barred(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.kind !== 'liftOff') return undefined
  if (state.phase === 'playing') return state.turn < LAST_TURN ? notNow(state) : undefined
  const ship = unitNamed(state, move.ship ?? shipId(seat))
  const isDecided = ship !== undefined && ship.owner === seat && !!state.decisions[ship.home]
  return isDecided ? refuse('alreadyDecided', 'F-18.2', { unit: unitName(ship) }) : undefined
}
