// What a unit may do where it arrives or stays (I-12.8 to I-12.13).
import { type Refusal, refuse } from '@foldtable/kernel'
import { COUNTRIES, type Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import type { Board, UnitKind } from '../state.ts'
import { countryWord, placeWord } from '../words.ts'
import { isForeignHome, isHomeOf, isSea, territory } from './atlas.ts'
import { areArmed, areThere, isLastFactory, type Strangers } from './occupation.ts'

const UNITS: readonly UnitKind[] = ['fleet', 'army']
type War = `war ${Country} ${UnitKind}`
type BlowUp = `blow up ${Country}`
/** The codes of the file: `""` is a plain move. */
export type Action = '' | 'peace' | 'hostile' | War | BlowUp

const WARS: readonly War[] = COUNTRIES.flatMap((country) =>
  UNITS.map((unit): War => `war ${country} ${unit}`),
)
export const ACTIONS: readonly Action[] = [
  '',
  'peace',
  'hostile',
  ...COUNTRIES.map((country): BlowUp => `blow up ${country}`),
  ...WARS,
]

export interface Target {
  readonly country: Country
  readonly unit: UnitKind
}

const TARGETS = new Map<Action, Target>(
  COUNTRIES.flatMap((country) =>
    UNITS.map((unit): [Action, Target] => [`war ${country} ${unit}`, { country, unit }]),
  ),
)

/** Whom a war is against; nothing if the action is no war. */
export const targetOf = (action: Action): Target | undefined => TARGETS.get(action)

export const isBlowUp = (action: Action): boolean => action.startsWith('blow up')

/** A unit about to arrive, or to stay where it is. */
export interface Arrival {
  readonly unit: UnitKind
  readonly from: Place
  readonly dest: Place
  readonly hostile: boolean
}

/** Actions worth trying there. */
export function actionsAt(country: Country, arrival: Arrival, strangers: Strangers): Action[] {
  const { dest, from, unit } = arrival
  const owner = territory(dest).country
  const isAbroad = owner !== undefined && owner !== country
  if (strangers === 0 && !isAbroad) return PLAIN
  const actions: Action[] = from === dest || !isAbroad ? ['', 'peace'] : ['peace']
  if (isAbroad && unit === 'army') actions.push('hostile', `blow up ${owner}`)
  if (strangers === 0) return actions
  for (const [action, target] of TARGETS) {
    if (areThere(strangers, target.country, target.unit)) actions.push(action)
  }
  return actions
}

const PLAIN: Action[] = ['']

/** Why the unit may not do that there. */
export function refusalOf(
  board: Board,
  country: Country,
  arrival: Arrival,
  strangers: Strangers,
  action: Action,
): Refusal | undefined {
  const { dest } = arrival
  if (action === '' && strangers === 0 && !isForeignHome(country, dest)) return undefined
  const target = targetOf(action)
  if (target !== undefined) {
    if (areThere(strangers, target.country, target.unit)) return undefined
    return refuse('nobodyToFight', 'I-12.10', { place: placeWord(dest) })
  }
  if (isBlowUp(action)) return refusalOfBlowUp(board, country, arrival, action, strangers)
  if (arrival.from === dest) return refusalToStay(board, country, arrival, action, strangers)
  if (action === '') return refusalToMove(country, dest, strangers)
  return action === 'peace'
    ? refusalOfPeace(country, dest, strangers)
    : refusalOfHostility(board, country, arrival, strangers)
}

function refusalToStay(
  board: Board,
  country: Country,
  arrival: Arrival,
  action: Action,
  strangers: Strangers,
): Refusal | undefined {
  if (action === '') return undefined
  const { unit, dest, hostile } = arrival
  const place = placeWord(dest)
  if (unit === 'fleet' || !isForeignHome(country, dest))
    return refuse('staysAsItIs', 'I-12.8', { place })
  if (action === 'peace') return hostile ? undefined : refuse('staysAsItIs', 'I-12.8', { place })
  if (hostile) return refuse('staysAsItIs', 'I-12.8', { place })
  return refusalOfHostility(board, country, arrival, strangers)
}

function refusalToMove(country: Country, dest: Place, strangers: Strangers): Refusal | undefined {
  if (isForeignHome(country, dest))
    return refuse('peaceOrHostile', 'I-12.8', { place: placeWord(dest) })
  return strangers === 0 ? undefined : refuse('fightOrPeace', 'I-12.8', { place: placeWord(dest) })
}

function refusalOfPeace(country: Country, dest: Place, strangers: Strangers): Refusal | undefined {
  if (isForeignHome(country, dest)) return undefined
  const place = placeWord(dest)
  if (strangers === 0) return refuse('nobodyToMakePeaceWith', 'I-12.8', { place })
  if (isHomeOf(country, dest) && areArmed(strangers))
    return refuse('mustFight', 'I-12.8', { place })
  return undefined
}

/** Entering or turning hostile: only abroad, where nobody armed stands, and not onto a country's last factory (I-12.11). */
function refusalOfHostility(
  board: Board,
  country: Country,
  { unit, dest }: Arrival,
  strangers: Strangers,
): Refusal | undefined {
  const owner = territory(dest).country
  const place = placeWord(dest)
  if (unit === 'fleet' || owner === undefined || owner === country)
    return refuse('notAbroad', 'I-12.8', { place })
  if (areArmed(strangers)) return refuse('fightOrPeace', 'I-12.8', { place })
  if (isLastFactory(board, owner, dest))
    return refuse('lastFactory', 'I-12.11', { place, country: countryWord(owner) })
  return undefined
}

/** I-12.13 */
function refusalOfBlowUp(
  board: Board,
  country: Country,
  { unit, from, dest }: Arrival,
  action: Action,
  strangers: Strangers,
): Refusal | undefined {
  const owner = territory(dest).country
  const place = placeWord(dest)
  if (
    unit === 'fleet' ||
    isSea(dest) ||
    owner === undefined ||
    owner === country ||
    action !== `blow up ${owner}`
  )
    return refuse('notAbroad', 'I-12.13', { place })
  if (!board[owner].factories.includes(dest)) return refuse('noFactoryThere', 'I-12.13', { place })
  if (areArmed(strangers)) return refuse('fightOrPeace', 'I-12.13', { place })
  const standing = board[country].armies.filter(({ at }) => at === dest).length
  const others = from === dest ? standing - 1 : standing
  if (others < 2) return refuse('threeArmiesNeeded', 'I-12.13', { place, others })
  if (isLastFactory(board, owner, dest))
    return refuse('lastFactory', 'I-12.13', { place, country: countryWord(owner) })
  return undefined
}
