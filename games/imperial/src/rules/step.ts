// The unit that moves next: where it may go, and what its step is.
import { type Refusal, refuse } from '@foldtable/kernel'
import type { Place } from '../data/map.ts'
import type { ManeuverEvent } from '../events.ts'
import { type Maneuver, ownForces, phaseOf, planBoard, type State } from '../state.ts'
import { placeWord } from '../words.ts'
import type { Action, Arrival } from './arrival.ts'
import { isSea, territory } from './atlas.ts'
import { Ferry } from './convoy.ts'
import { fleetReach, landReach } from './rail.ts'

/** A unit that has not been told yet where to go. */
export type Mover = Omit<Arrival, 'dest'>

export function moverOf(state: State, maneuver: Maneuver): Mover | undefined {
  const { chosen } = maneuver
  if (chosen === null) return undefined
  const { fleets, armies } = ownForces(state, maneuver)
  if (phaseOf(maneuver) === 'fleet') {
    const from = fleets[chosen]
    return from === undefined ? undefined : { unit: 'fleet', from, hostile: true }
  }
  const army = armies[chosen]
  return army === undefined ? undefined : { unit: 'army', from: army.at, hostile: army.hostile }
}

/** Everywhere the unit may go; where it stands comes first. */
export function destinationsOf(state: State, maneuver: Maneuver, mover: Mover): Place[] {
  const { rules, up } = state
  if (mover.unit === 'fleet') return sailing(state, mover)
  const board = planBoard(state, maneuver)
  const reach = landReach(rules, board, up, mover.from)
  const bySea = new Ferry(rules, board, up, mover.from, maneuver.convoys).destinations()
  return [...reach, ...bySea.filter((place) => !reach.has(place))]
}

const sailing = ({ rules }: State, { from }: Mover): Place[] =>
  fleetReach(rules, from, territory(from).port as Place | undefined)

export function refusalToGo(
  state: State,
  maneuver: Maneuver,
  mover: Mover,
  dest: Place,
): Refusal | undefined {
  const facts = { place: placeWord(dest), from: placeWord(mover.from) }
  if (mover.unit === 'fleet')
    return sailing(state, mover).includes(dest) ? undefined : refuse('cannotSail', 'I-12.7a', facts)
  if (isSea(dest)) return refuse('armiesStayAshore', 'I-12.7g', facts)
  const { rules, up } = state
  const board = planBoard(state, maneuver)
  if (landReach(rules, board, up, mover.from).has(dest)) return undefined
  const ferry = new Ferry(rules, board, up, mover.from, maneuver.convoys)
  return ferry.canReach(dest) ? undefined : refuse('cannotReach', 'I-12.7f', facts)
}

/** The event of a step that needs no consent, or has it. */
export function stepOf(
  state: State,
  maneuver: Maneuver,
  { unit, from }: Mover,
  dest: Place,
  action: Action,
): ManeuverEvent {
  const step = { kind: 'unitMoved', unit, from, dest, action } as const
  if (unit === 'fleet') return step
  const ashore = landReach(state.rules, planBoard(state, maneuver), state.up, from).has(dest)
  return ashore ? step : { ...step, convoy: true }
}
