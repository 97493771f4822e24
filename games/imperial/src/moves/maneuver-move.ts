// The chosen unit moves, or stays, and acts there: I-12.7 to I-12.13.
import { choice, type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import { PLACES } from '../data/seas.ts'
import type { Event } from '../events.ts'
import { afterOffer } from '../flow/peace.ts'
import { proposeIfComplete } from '../flow/turn.ts'
import { ACTIONS, actionsAt, refusalOf } from '../rules/arrival.ts'
import { armedAmong, strangersAt } from '../rules/occupation.ts'
import { destinationsOf, moverOf, refusalToGo, stepOf } from '../rules/step.ts'
import { maneuverOf, planBoard, type State } from '../state.ts'

const schema = moveShape('maneuverMove', {
  dest: choice(...PLACES),
  action: choice(...ACTIONS),
})
export type ManeuverMove = Static<typeof schema>

export const maneuverMove: MoveRule<State, ManeuverMove, Event> = {
  schema,

  *candidates(state) {
    const { mode, plan } = state
    if (mode !== 'plan' || plan?.kind !== 'maneuver') return
    const mover = moverOf(state, plan)
    if (mover === undefined) return
    const board = planBoard(state, plan)
    for (const dest of destinationsOf(state, plan, mover)) {
      for (const action of actionsAt(board, state.up, { ...mover, dest }))
        yield { kind: 'maneuverMove', dest, action }
    }
  },

  refusal(state, _seat, { dest, action }) {
    const { plan, up } = state
    if (plan?.kind !== 'maneuver') return refuse('wrongPhase', 'I-3.3')
    const mover = moverOf(state, plan)
    if (mover === undefined) return refuse('chooseFirst', 'I-12.3')
    return (
      refusalToGo(state, plan, mover, dest) ??
      refusalOf(planBoard(state, plan), up, { ...mover, dest }, action)
    )
  },

  decide(draft, _seat, { dest, action }) {
    const { state, emit } = draft
    const { up } = state
    const maneuver = maneuverOf(state)
    const mover = moverOf(state, maneuver)
    if (mover === undefined) throw new RangeError('no unit was chosen')
    const asked =
      action === 'peace' && dest !== mover.from
        ? armedAmong(strangersAt(planBoard(state, maneuver), up, dest))
        : []
    if (asked.length > 0) {
      emit({ kind: 'peaceOffered', country: up, dest, asked })
      afterOffer(draft)
    } else {
      emit(stepOf(state, maneuver, mover, dest, action))
      proposeIfComplete(draft)
    }
  },
}
