// Some steps of a plan are left out, or made in another order: I-12.16.
import {
  integer,
  list,
  type MoveRule,
  moveShape,
  type Refusal,
  refuse,
  type Static,
} from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { proposeIfComplete } from '../flow/turn.ts'
import { replannedSteps } from '../rules/replanning.ts'
import type { State, Step } from '../state.ts'

/** More steps than a country has units. */
const MOST = 24

const schema = moveShape('replan', {
  /** Places in the list of steps: those that stay, in the order in which they are made then. */
  keep: list(integer(0, MOST - 1), 0, MOST),
})
export type Replan = Static<typeof schema>

/** Legal, but never offered: there are too many ways, and taking back the last step is always there. Boards ask the judge. */
export const replan: MoveRule<State, Replan, Event> = {
  schema,
  answers: ['chooseUnit', 'maneuver'],
  candidates: () => [],

  refusal(state, _seat, move) {
    const steps = stepsOf(state, move)
    return 'code' in steps ? steps : undefined
  },

  decide(draft, seat, move) {
    const steps = stepsOf(draft.state, move)
    if ('code' in steps) throw new RangeError(`not a plan: ${steps.code}`)
    draft.emit({ kind: 'replanned', seat, steps })
    proposeIfComplete(draft)
  },
}

const stepsOf = (state: State, { keep }: Replan): readonly Step[] | Refusal =>
  state.plan?.kind === 'maneuver'
    ? replannedSteps(state, state.plan, keep)
    : refuse('wrongPhase', 'I-3.3')
