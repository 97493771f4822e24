// Why a seat cannot make such a move at all now, whoever's turn it is: F-20.6.
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import { LAST_TURN } from './data/pieces.ts'
import { unitNamed } from './field/index.ts'
import type { Move } from './moves/index.ts'
import { type Phase, type State, shipId } from './state.ts'
import { unitName } from './words/names.ts'

const PHASES: { readonly [K in Move['kind']]?: readonly Phase[] } = {
  land: ['landing'],
  deploy: ['deployment'],
  transfer: ['deployment', 'playing'],
  endTurn: ['deployment', 'playing'],
  liftOff: ['liftoff', 'playing'],
}
const PLAYING: readonly Phase[] = ['playing']

export function standing(state: State, seat: Seat, move: Move): Refusal | undefined {
  const isRightPhase = (PHASES[move.kind] ?? PLAYING).includes(state.phase)
  const isTooSoon = move.kind === 'liftOff' && state.phase === 'playing' && state.turn < LAST_TURN
  if (!isRightPhase || isTooSoon)
    return refuse('wrongPhase', 'F-6.1', { phase: { word: `phase.${state.phase}` } })
  if (move.kind !== 'liftOff' || state.phase !== 'liftoff') return undefined
  const ship = unitNamed(state, move.ship ?? shipId(seat))
  const isDecided = ship !== undefined && ship.owner === seat && !!state.decisions[ship.home]
  return isDecided ? refuse('alreadyDecided', 'F-18.2', { unit: unitName(ship) }) : undefined
}
