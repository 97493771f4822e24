// Why a move is refused that is no answer to what is asked: I-3.3, I-12.3, I-12.4.
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import { proposerOf, type State } from './state.ts'

/** What is asked while a plan is made. */
const IN_PLAN = ['import', 'produce', 'chooseUnit', 'maneuver']

export function notNow(state: State, seat: Seat, answers: readonly string[]): Refusal | undefined {
  const { mode, plan } = state
  if (mode !== 'plan' || !answers.some((about) => IN_PLAN.includes(about)))
    return refuse('wrongPhase', 'I-3.3')
  if (seat !== proposerOf(state)) return undefined
  if (plan?.kind !== 'maneuver') return refuse('wrongPhase', 'I-3.3')
  if (plan.chosen !== null && answers.includes('chooseUnit')) return refuse('unitWaits', 'I-12.4')
  if (plan.chosen === null && answers.includes('maneuver')) return refuse('chooseFirst', 'I-12.3')
  return refuse('wrongPhase', 'I-3.3')
}
