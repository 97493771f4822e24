// The chosen unit moves, or stays, and acts there: I-12.7 to I-12.13.
import { choice, type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import type { Place } from '../data/map.ts'
import { PLACES } from '../data/seas.ts'
import type { Event } from '../events.ts'
import { afterOffer } from '../flow/peace.ts'
import { proposeIfComplete } from '../flow/turn.ts'
import { ACTIONS, actionsAt, refusalOf } from '../rules/arrival.ts'
import { armedAmong } from '../rules/occupation.ts'
import { stepOf } from '../rules/outcome.ts'
import { arrivalAt, overseasOf, refusalToGo, type Situation, situationOf } from '../rules/step.ts'
import { maneuverOf, type State } from '../state.ts'

const schema = moveShape('maneuverMove', {
  dest: choice(...PLACES),
  action: choice(...ACTIONS),
})
export type ManeuverMove = Static<typeof schema>

export const maneuverMove: MoveRule<State, ManeuverMove, Event> = {
  schema,
  answers: ['maneuver'],

  candidates(state) {
    const { mode, plan } = state
    if (mode !== 'plan' || plan?.kind !== 'maneuver') return NONE
    const situation = situationOf(state, plan)
    if (situation === undefined) return NONE
    const offers: ManeuverMove[] = []
    for (const dest of situation.near) addOffers(situation, dest, offers)
    for (const dest of overseasOf(situation)) addOffers(situation, dest, offers)
    return offers
  },

  refusal(state, _seat, { dest, action }) {
    const { plan } = state
    if (plan?.kind !== 'maneuver') return refuse('wrongPhase', 'I-3.3')
    const situation = situationOf(state, plan)
    if (situation === undefined) return refuse('chooseFirst', 'I-12.3')
    return refusalToGo(situation, dest) ?? refusalOf(arrivalAt(situation, dest), action)
  },

  decide(draft, _seat, { dest, action }) {
    const { state, emit } = draft
    const maneuver = maneuverOf(state)
    const situation = situationOf(state, maneuver)
    if (situation === undefined) throw new RangeError('no unit was chosen')
    const isOffer = action === 'peace' && dest !== situation.mover.from
    const asked = isOffer ? armedAmong(arrivalAt(situation, dest).strangers) : []
    if (asked.length > 0) {
      emit({ kind: 'peaceOffered', country: state.up, dest, asked })
      afterOffer(draft)
    } else {
      emit(stepOf(state, maneuver, situation, dest, action))
      proposeIfComplete(draft)
    }
  },
}

const NONE: readonly ManeuverMove[] = []

function addOffers(situation: Situation, dest: Place, offers: ManeuverMove[]): void {
  for (const action of actionsAt(arrivalAt(situation, dest)))
    offers.push({ kind: 'maneuverMove', dest, action })
}
