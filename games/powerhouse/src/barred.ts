// Why a seat cannot make such a move at all now, whoever's turn it is: P-5.3, P-7.6, P-8.4, P-16.6.
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import { hasLeft, type State } from './state.ts'

export const notNow = ({ phase }: State): Refusal =>
  refuse('wrongPhase', 'P-16.6', { phase: { word: `phase.${phase}` } })

export function barred(state: State, seat: Seat): Refusal | undefined {
  if (hasLeft(state, seat)) return refuse('notSeated', 'P-16.6')
  if (state.phase === 'powerhouse' && seat !== state.leader)
    return refuse('notLeader', 'P-6.1', { leader: { seat: state.leader ?? seat } })
  return undefined
}
