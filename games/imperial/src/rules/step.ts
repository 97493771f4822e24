// The unit that moves next: where it may go, and what its step is (I-12.7).
import { type Refusal, refuse } from '@foldtable/kernel'
import type { Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import {
  type Board,
  forcesOf,
  type Maneuver,
  ownForces,
  phaseOf,
  planBoard,
  type State,
} from '../state.ts'
import { placeWord } from '../words.ts'
import type { Arrival } from './arrival.ts'
import { atlasOf, isSea, territory } from './atlas.ts'
import { Ferry } from './convoy.ts'
import { strangersAt } from './occupation.ts'
import { landReach, railRulesFor } from './rail.ts'

/** A unit that has not been told yet where to go. */
type Mover = Pick<Arrival, 'unit' | 'from' | 'hostile'>

/** All that is asked about the chosen unit; worked out once, since a plan stands still until the unit is resolved. */
export interface Situation {
  readonly board: Board
  readonly country: Country
  readonly mover: Mover
  /** Where it may go by itself; where it stands comes first. */
  readonly near: readonly Place[]
  /** Where only ships bring it. */
  readonly overseas: readonly Place[]
  /** What was asked last. */
  latest: Arrival | undefined
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
  const country = state.up
  const latest = undefined
  if (mover.unit === 'fleet') {
    const near = atlasOf(state.rules).sailing[mover.from]
    return { board, country, mover, near, overseas: NOWHERE, latest }
  }
  const rules = railRulesFor(state.rules, board, country)
  const near = landReach(rules, board, country, mover.from)
  const ferry = forcesOf(board, country).fleets.some(isSea)
    ? new Ferry(rules, board, country, mover.from, maneuver.convoys)
    : undefined
  const overseas = ferry?.destinations().filter((place) => !near.includes(place)) ?? NOWHERE
  return { board, country, mover, near, overseas, latest }
}

const NOWHERE: readonly Place[] = []

function moverOf(state: State, maneuver: Maneuver, chosen: number): Mover | undefined {
  const { fleets, armies } = ownForces(state, maneuver)
  if (phaseOf(maneuver) === 'fleet') {
    const from = fleets[chosen]
    return from === undefined ? undefined : { unit: 'fleet', from, hostile: true }
  }
  const army = armies[chosen]
  return army === undefined ? undefined : { unit: 'army', from: army.at, hostile: army.hostile }
}

export function arrivalAt(situation: Situation, dest: Place): Arrival {
  const { board, country, mover, latest } = situation
  if (latest?.dest === dest) return latest
  const { unit, from, hostile } = mover
  const owner = unit === 'fleet' ? undefined : territory(dest).country
  const abroad = owner === country ? undefined : owner
  const strangers = strangersAt(board, country, dest)
  const arrival = { board, country, unit, from, dest, hostile, strangers, abroad }
  situation.latest = arrival
  return arrival
}

export function refusalToGo(situation: Situation, dest: Place): Refusal | undefined {
  const { mover, near, overseas } = situation
  if (near.includes(dest) || overseas.includes(dest)) return undefined
  const facts = { place: placeWord(dest), from: placeWord(mover.from) }
  if (mover.unit === 'fleet') return refuse('cannotSail', 'I-12.7a', facts)
  if (isSea(dest)) return refuse('armiesStayAshore', 'I-12.7g', facts)
  return refuse('cannotReach', 'I-12.7f', facts)
}
