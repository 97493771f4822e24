// The unit that moves next: where it may go, and what its step is (I-12.7).
import { type Refusal, refuse } from '@foldtable/kernel'
import type { Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import type { ManeuverEvent } from '../events.ts'
import { type Board, type Maneuver, ownForces, phaseOf, planBoard, type State } from '../state.ts'
import { placeWord } from '../words.ts'
import type { Action, Arrival } from './arrival.ts'
import { isSea, territory } from './atlas.ts'
import { Ferry } from './convoy.ts'
import { type Strangers, strangersAt } from './occupation.ts'
import { fleetReach, landReach } from './rail.ts'

/** A unit that has not been told yet where to go. */
export type Mover = Omit<Arrival, 'dest'>

/** How it gets there. */
type Way = 'itself' | 'ships'

/** All that is asked about the chosen unit; worked out once, since a plan stands still until the unit is resolved. */
export interface Situation {
  readonly board: Board
  readonly country: Country
  readonly mover: Mover
  /** Everywhere it may go; where it stands comes first. */
  readonly ways: ReadonlyMap<Place, Way>
  readonly strangers: Map<Place, Strangers>
}

interface Known {
  readonly maneuver: Maneuver
  readonly pending: number
  readonly chosen: number
  readonly situation: Situation
}

let latest: Known | undefined

/** Every step leaves fewer units pending, so that plan, pending and chosen unit tell one situation from any other. */
export function situationOf(state: State, maneuver: Maneuver): Situation | undefined {
  const { chosen } = maneuver
  if (chosen === null) return undefined
  const pending = pendingIn(maneuver.fleetsDone) + pendingIn(maneuver.armiesDone)
  if (latest?.maneuver === maneuver && latest.pending === pending && latest.chosen === chosen)
    return latest.situation
  const situation = freshSituation(state, maneuver, chosen)
  if (situation !== undefined) latest = { maneuver, pending, chosen, situation }
  return situation
}

function pendingIn(done: readonly boolean[]): number {
  let count = 0
  for (const isDone of done) if (!isDone) count += 1
  return count
}

function freshSituation(state: State, maneuver: Maneuver, chosen: number): Situation | undefined {
  const mover = moverOf(state, maneuver, chosen)
  if (mover === undefined) return undefined
  const board = planBoard(state, maneuver)
  const ways =
    mover.unit === 'fleet' ? sailing(state, mover) : marching(state, maneuver, mover, board)
  return { board, country: state.up, mover, ways, strangers: new Map() }
}

function moverOf(state: State, maneuver: Maneuver, chosen: number): Mover | undefined {
  const { fleets, armies } = ownForces(state, maneuver)
  if (phaseOf(maneuver) === 'fleet') {
    const from = fleets[chosen]
    return from === undefined ? undefined : { unit: 'fleet', from, hostile: true }
  }
  const army = armies[chosen]
  return army === undefined ? undefined : { unit: 'army', from: army.at, hostile: army.hostile }
}

const sailing = ({ rules }: State, { from }: Mover): Map<Place, Way> =>
  new Map(
    fleetReach(rules, from, territory(from).port as Place | undefined).map((place) => [
      place,
      'itself',
    ]),
  )

function marching({ rules, up }: State, { convoys }: Maneuver, { from }: Mover, board: Board) {
  const ways = new Map<Place, Way>()
  for (const place of landReach(rules, board, up, from)) ways.set(place, 'itself')
  for (const place of new Ferry(rules, board, up, from, convoys).destinations())
    if (!ways.has(place)) ways.set(place, 'ships')
  return ways
}

export function strangersIn({ board, country, strangers }: Situation, place: Place): Strangers {
  const known = strangers.get(place)
  if (known !== undefined) return known
  const found = strangersAt(board, country, place)
  strangers.set(place, found)
  return found
}

export function refusalToGo({ mover, ways }: Situation, dest: Place): Refusal | undefined {
  if (ways.has(dest)) return undefined
  const facts = { place: placeWord(dest), from: placeWord(mover.from) }
  if (mover.unit === 'fleet') return refuse('cannotSail', 'I-12.7a', facts)
  if (isSea(dest)) return refuse('armiesStayAshore', 'I-12.7g', facts)
  return refuse('cannotReach', 'I-12.7f', facts)
}

/** The event of a step that needs no consent, or has it. */
export function stepOf({ mover, ways }: Situation, dest: Place, action: Action): ManeuverEvent {
  const { unit, from } = mover
  const step = { kind: 'unitMoved', unit, from, dest, action } as const
  return ways.get(dest) === 'ships' ? { ...step, convoy: true } : step
}
