// The unit that moves next: where it may go, and what its step is.
import { type Refusal, refuse } from '@foldtable/kernel'
import type { Place } from '../data/map.ts'
import type { ManeuverEvent } from '../events.ts'
import { type Maneuver, phaseOf, type State } from '../state.ts'
import { placeWord } from '../words.ts'
import type { Action, Arrival } from './arrival.ts'
import { isSea, territory } from './atlas.ts'
import { Ferry } from './convoy.ts'
import { fleetReach, landReach } from './rail.ts'

/** A unit that has not been told yet where to go. */
export type Mover = Omit<Arrival, 'dest'>

export function moverOf({ up }: State, maneuver: Maneuver): Mover | undefined {
  const { chosen, board } = maneuver
  if (chosen === null) return undefined
  const { fleets, armies } = board[up]
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
  const reach = landReach(rules, maneuver.board, up, mover.from)
  const bySea = new Ferry(rules, maneuver, up, mover.from).destinations()
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
  if (landReach(state.rules, maneuver.board, state.up, mover.from).has(dest)) return undefined
  return crosses(state, maneuver, mover, dest) ? undefined : refuse('cannotReach', 'I-12.7f', facts)
}

const crosses = ({ rules, up }: State, maneuver: Maneuver, { from }: Mover, dest: Place): boolean =>
  new Ferry(rules, maneuver, up, from).canReach(dest)

/** The event of a step that needs no consent, or has it. */
export function stepOf(
  { rules, up }: State,
  maneuver: Maneuver,
  { unit, from }: Mover,
  dest: Place,
  action: Action,
): ManeuverEvent {
  const step = { kind: 'unitMoved', unit, from, dest, action } as const
  const ashore = unit === 'fleet' || landReach(rules, maneuver.board, up, from).has(dest)
  return ashore ? step : { ...step, convoy: true }
}
