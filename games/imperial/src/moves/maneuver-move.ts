// The chosen unit moves, or stays, and acts there: I-12.7 to I-12.13.
import { choice, type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import { PLACES } from '../data/seas.ts'
import type { Event } from '../events.ts'
import { afterOffer } from '../flow/peace.ts'
import { proposeIfComplete } from '../flow/turn.ts'
import { ACTIONS, actionsAt, refusalOf } from '../rules/arrival.ts'
import { armedAmong } from '../rules/occupation.ts'
import { refusalToGo, situationOf, stepOf, strangersIn } from '../rules/step.ts'
import { maneuverOf, type State } from '../state.ts'

const schema = moveShape('maneuverMove', {
  dest: choice(...PLACES),
  action: choice(...ACTIONS),
})
export type ManeuverMove = Static<typeof schema>

export const maneuverMove: MoveRule<State, ManeuverMove, Event> = {
  schema,

  candidates(state) {
    const { mode, plan, up } = state
    if (mode !== 'plan' || plan?.kind !== 'maneuver') return NONE
    const situation = situationOf(state, plan)
    if (situation === undefined) return NONE
    const { mover, ways } = situation
    const offers: ManeuverMove[] = []
    for (const dest of ways.keys()) {
      for (const action of actionsAt(up, { ...mover, dest }, strangersIn(situation, dest)))
        offers.push({ kind: 'maneuverMove', dest, action })
    }
    return offers
  },

  refusal(state, _seat, { dest, action }) {
    const { plan, up } = state
    if (plan?.kind !== 'maneuver') return refuse('wrongPhase', 'I-3.3')
    const situation = situationOf(state, plan)
    if (situation === undefined) return refuse('chooseFirst', 'I-12.3')
    const { board, mover } = situation
    return (
      refusalToGo(situation, dest) ??
      refusalOf(board, up, { ...mover, dest }, strangersIn(situation, dest), action)
    )
  },

  decide(draft, _seat, { dest, action }) {
    const { state, emit } = draft
    const situation = situationOf(state, maneuverOf(state))
    if (situation === undefined) throw new RangeError('no unit was chosen')
    const isOffer = action === 'peace' && dest !== situation.mover.from
    const asked = isOffer ? armedAmong(strangersIn(situation, dest)) : []
    if (asked.length > 0) {
      emit({ kind: 'peaceOffered', country: state.up, dest, asked })
      afterOffer(draft)
    } else {
      emit(stepOf(situation, dest, action))
      proposeIfComplete(draft)
    }
  },
}

const NONE: readonly ManeuverMove[] = []
