// The unit that moves next: where it may go, and what it meets there (I-12.7).
import { type Refusal, refuse } from '@foldtable/kernel'
import { atlasOf, isSea, territory } from '../atlas.ts'
import type { Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import {
  type Board,
  type Crossing,
  forcesOf,
  type Maneuver,
  maneuverOf,
  ownForces,
  phaseOf,
  planBoard,
  type State,
} from '../state.ts'
import { placeWord } from '../words/params.ts'
import type { Arrival } from './arrival.ts'
import { Ferry } from './convoy.ts'
import { strangersAt } from './occupation.ts'
import { landReach, type RailRules, railRulesFor } from './rail.ts'

/** A unit that has not been told yet where to go. */
type Mover = Pick<Arrival, 'unit' | 'from' | 'hostile'>

/** All that is asked about the chosen unit. */
export interface Situation {
  readonly rules: RailRules
  readonly board: Board
  readonly country: Country
  readonly mover: Mover
  /** Where it may go by itself; where it stands comes first. */
  readonly near: readonly Place[]
  readonly convoys: readonly Crossing[]
}

export function situationOf(state: State, maneuver: Maneuver): Situation | undefined {
  const mover = moverOf(state, maneuver)
  if (mover === undefined) return undefined
  const board = planBoard(state, maneuver)
  const { up: country } = state
  const { convoys } = maneuver
  if (mover.unit === 'fleet') {
    const near = atlasOf(state.rules).sailing[mover.from]
    return { rules: state.rules, board, country, mover, near, convoys }
  }
  const rules = railRulesFor(state.rules, board, country)
  const near = landReach(rules, board, country, mover.from)
  return { rules, board, country, mover, near, convoys }
}

/** Of the unit that is chosen. */
export function situationNow(state: State): Situation {
  const situation = situationOf(state, maneuverOf(state))
  if (situation === undefined) throw new RangeError('no unit was chosen')
  return situation
}

function moverOf(state: State, maneuver: Maneuver): Mover | undefined {
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

/** The ships that could bring it somewhere; nothing for a fleet, or where the country has none at sea. */
function ferryOf({ rules, board, country, mover, convoys }: Situation): Ferry | undefined {
  if (mover.unit === 'fleet' || !forcesOf(board, country).fleets.some(isSea)) return undefined
  return new Ferry(rules, board, country, mover.from, convoys)
}

/** Where only ships bring it. */
export const overseasOf = (situation: Situation): readonly Place[] =>
  ferryOf(situation)
    ?.destinations()
    .filter((place) => !situation.near.includes(place)) ?? NOWHERE

const NOWHERE: readonly Place[] = []

export function arrivalAt({ board, country, mover }: Situation, dest: Place): Arrival {
  const { unit, from, hostile } = mover
  const owner = unit === 'fleet' ? undefined : territory(dest).country
  const abroad = owner === country ? undefined : owner
  const strangers = strangersAt(board, country, dest)
  return { board, country, unit, from, dest, hostile, strangers, abroad }
}

export function refusalToGo(situation: Situation, dest: Place): Refusal | undefined {
  const { mover, near } = situation
  if (near.includes(dest)) return undefined
  const facts = { place: placeWord(dest), from: placeWord(mover.from) }
  if (mover.unit === 'fleet') return refuse('cannotSail', 'I-12.7a', facts)
  if (isSea(dest)) return refuse('armiesStayAshore', 'I-12.7g', facts)
  return ferryOf(situation)?.canReach(dest) ? undefined : refuse('cannotReach', 'I-12.7f', facts)
}
