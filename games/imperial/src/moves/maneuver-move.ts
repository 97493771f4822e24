// The chosen unit moves, or stays, and acts there: I-12.7 to I-12.13.
import { choice, type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Place } from '../data/map.ts'
import { PLACES } from '../data/seas.ts'
import type { Event } from '../events.ts'
import { afterOffer } from '../flow/peace.ts'
import { proposeIfComplete } from '../flow/turn.ts'
import { ACTIONS, actionsAt, refusalOf } from '../rules/arrival.ts'
import { armedAmong } from '../rules/occupation.ts'
import { stepOf } from '../rules/outcome.ts'
import { arrivalAt, overseasOf, refusalToGo, type Situation, situationNow } from '../rules/step.ts'
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
    const situation = situationNow(state)
    const offers: ManeuverMove[] = []
    for (const dest of situation.near) addOffers(situation, dest, offers)
    for (const dest of overseasOf(situation)) addOffers(situation, dest, offers)
    return offers
  },

  refusal(state, _seat, { dest, action }) {
    const situation = situationNow(state)
    return refusalToGo(situation, dest) ?? refusalOf(arrivalAt(situation, dest), action)
  },

  decide(draft, _seat, { dest, action }) {
    const { state, emit } = draft
    const situation = situationNow(state)
    const isOffer = action === 'peace' && dest !== situation.mover.from
    const asked = isOffer ? armedAmong(arrivalAt(situation, dest).strangers) : []
    if (asked.length > 0) {
      emit({ kind: 'peaceOffered', country: state.up, dest, asked })
      afterOffer(draft)
    } else {
      emit(stepOf(state, maneuverOf(state), situation, dest, action))
      proposeIfComplete(draft)
    }
  },
}

function addOffers(situation: Situation, dest: Place, offers: ManeuverMove[]): void {
  for (const action of actionsAt(arrivalAt(situation, dest)))
    offers.push({ kind: 'maneuverMove', dest, action })
}
