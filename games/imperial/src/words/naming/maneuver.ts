// Steps of a maneuver and answers to peace offers: how a unit gets there, what it meets, what comes of it (U-8, U-10, U-12).
import type { Message } from '@foldtable/kernel'
import { atlasOf, isHomeOf } from '../../atlas.ts'
import type { Place } from '../../data/map.ts'
import { askedNow } from '../../flow/peace.ts'
import type { ManeuverMove } from '../../moves/maneuver-move.ts'
import { type Action, isBlowUp, targetOf } from '../../rules/arrival.ts'
import { chipAt } from '../../rules/chips.ts'
import { areArmed, areThere } from '../../rules/occupation.ts'
import { arrivalAt, type Situation, situationOf } from '../../rules/step.ts'
import { ownForces, phaseOf, type State } from '../../state.ts'
import { countryWord, placeWord, unitWord, unitWordAt } from '../params.ts'

export function unitStep(view: State, unit: number): Message {
  const { plan } = view
  if (plan?.kind !== 'maneuver') return { id: 'move.chooseUnit', params: { unit } }
  const word = unitWordAt(ownForces(view, plan), phaseOf(plan), unit)
  return { id: 'offer.chooseUnit', params: { unit: word } }
}

/** First where, then how; both at once where there is only one way. */
export function maneuverSteps(view: State, { dest, action }: ManeuverMove): Message[] {
  const { plan } = view
  const situation = plan?.kind === 'maneuver' ? situationOf(view, plan) : undefined
  if (situation === undefined) return []
  const { strangers, abroad } = arrivalAt(situation, dest)
  const where = whereText(view, situation, dest)
  if (strangers === 0 && abroad === undefined) return [where]
  return [where, actionText(action, situation.mover.from === dest, areArmed(strangers))]
}

function whereText(view: State, situation: Situation, dest: Place): Message {
  const params = { place: placeWord(dest), chip: { parts: chipText(view, situation, dest) } }
  if (situation.mover.from === dest) return { id: 'offer.stay', params }
  return { id: 'offer.go', params: { ...params, way: { parts: wayText(view, situation, dest) } } }
}

/** By rail within its country and one step beyond, or by ship (I-12.7). A step over one border needs no word. */
function wayText(view: State, situation: Situation, dest: Place): Message[] {
  const { mover, near, country } = situation
  if (mover.unit === 'fleet') return []
  if (!near.includes(dest)) return [{ id: 'way.convoy' }]
  if (atlasOf(view.rules).lands[mover.from].includes(dest)) return []
  return [{ id: isHomeOf(country, dest) ? 'way.rail' : 'way.railAndOn' }]
}

/** What a plain move does to the tax chip there (I-12.15). */
function chipText({ rules }: State, situation: Situation, dest: Place): Message[] {
  const { board, country } = situation
  if (arrivalAt(situation, dest).strangers !== 0) return []
  if (board[country].chips.includes(dest)) return [{ id: 'chip.own' }]
  const chip = chipAt(rules, board, country, dest)
  if (chip === undefined) return []
  return chip.from === undefined
    ? [{ id: 'chip.new' }]
    : [{ id: 'chip.taken', params: { country: countryWord(chip.from) } }]
}

function actionText(action: Action, stays: boolean, isArmed: boolean): Message {
  const target = targetOf(action)
  if (target !== undefined) {
    const params = { enemy: unitWord(target.unit), country: countryWord(target.country) }
    return { id: 'offer.action.war', params }
  }
  return { id: `offer.action.${wordFor(action, stays, isArmed)}` }
}

function wordFor(action: Action, stays: boolean, isArmed: boolean): string {
  if (isBlowUp(action)) return 'blowUp'
  if (action === '') return stays ? 'stay' : 'move'
  return action === 'peace' && isArmed && !stays ? 'peaceOffer' : action
}

/** Accepted, the unit comes in; rejected, it and one unit of the asked country are lost (I-13.6). */
export function peaceText(view: State, accept: boolean): Message {
  const { plan, up } = view
  const asked = askedNow(view)
  const situation = plan?.kind === 'maneuver' ? situationOf(view, plan) : undefined
  const dest = plan?.kind === 'maneuver' ? plan.peace?.dest : undefined
  if (asked === undefined || situation === undefined || dest === undefined)
    return { id: 'move.peaceAnswer', params: { accept: String(accept) } }
  const { strangers } = arrivalAt(situation, dest)
  const params = {
    unit: unitWord(situation.mover.unit),
    mover: countryWord(up),
    enemy: unitWord(areThere(strangers, asked, 'fleet') ? 'fleet' : 'army'),
    country: countryWord(asked),
    place: placeWord(dest),
  }
  return { id: accept ? 'offer.accept' : 'offer.reject', params }
}
