// Why a seat cannot make such a move at all now, whoever's turn it is: P-5.3, P-7.6, P-8.4, P-16.6.
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import type { Move } from './moves/index.ts'
import { hasLeft, type Phase, type State } from './state.ts'

const PHASES: { readonly [kind: string]: Phase } = {
  bid: 'bidding',
  pass: 'bidding',
  nameSuit: 'powerhouse',
  call: 'powerhouse',
  play: 'playing',
  ready: 'finished',
}

export function standing(state: State, seat: Seat, { kind }: Move): Refusal | undefined {
  if (PHASES[kind] !== undefined && PHASES[kind] !== state.phase)
    return refuse('wrongPhase', 'P-16.6', { phase: { word: `phase.${state.phase}` } })
  if (hasLeft(state, seat)) return refuse('notSeated', 'P-16.6')
  if (state.phase === 'powerhouse' && seat !== state.leader)
    return refuse('notLeader', 'P-6.1', { leader: { seat: state.leader ?? seat } })
  return undefined
}
