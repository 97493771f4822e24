// What a unit may do where it arrives or stays (I-12.8 to I-12.13).
import { type Refusal, refuse } from '@foldtable/kernel'
import { isHomeOf } from '../atlas.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import { tableOf } from '../data/tables.ts'
import { type Board, forcesOf, type UnitKind } from '../state.ts'
import { countryWord, placeWord } from '../words/params.ts'
import { areArmed, areThere, bitsOf, FLEETS, isLastFactory, type Strangers } from './occupation.ts'

const UNITS: readonly UnitKind[] = ['fleet', 'army']
type War = `war ${Country} ${UnitKind}`
type BlowUp = `blow up ${Country}`
/** The codes of the file: `""` is a plain move. */
export type Action = '' | 'peace' | 'hostile' | War | BlowUp

export interface Target {
  readonly country: Country
  readonly unit: UnitKind
}

interface Battle {
  readonly action: War
  readonly target: Target
  /** The target among strangers. */
  readonly bits: Strangers
}

const BATTLES: readonly Battle[] = COUNTRIES.flatMap((country) =>
  UNITS.map((unit) => ({
    action: `war ${country} ${unit}` as const,
    target: { country, unit },
    bits: bitsOf(country, unit),
  })),
)
const BLOW_UPS = tableOf(COUNTRIES, (country): BlowUp => `blow up ${country}`)

export const ACTIONS: readonly Action[] = [
  '',
  'peace',
  'hostile',
  ...COUNTRIES.map((country) => BLOW_UPS[country]),
  ...BATTLES.map(({ action }) => action),
]

const TARGETS = new Map<Action, Target>(BATTLES.map(({ action, target }) => [action, target]))

/** Whom a war is against; nothing if the action is no war. */
export const targetOf = (action: Action): Target | undefined => TARGETS.get(action)

export const isBlowUp = (action: Action): boolean => action.startsWith('blow up')

/** A unit about to arrive, or to stay where it is, and what it meets there. */
export interface Arrival {
  readonly board: Board
  readonly country: Country
  readonly unit: UnitKind
  readonly from: Place
  readonly dest: Place
  readonly hostile: boolean
  readonly strangers: Strangers
  /** Whose home it is, if another country's. */
  readonly abroad: Country | undefined
}

/** Actions worth trying there. */
export function actionsAt(arrival: Arrival): readonly Action[] {
  const { from, dest, strangers, abroad } = arrival
  const known = abroad === undefined ? (from === dest ? STAYING : MOVING)[strangers] : undefined
  if (known !== undefined) return known
  const actions: Action[] = from === dest ? ['', 'peace'] : ['peace']
  if (abroad !== undefined) {
    actions.push('hostile')
    if (othersThere(arrival) >= 2) actions.push(BLOW_UPS[abroad])
  }
  addWars(strangers, actions)
  return actions
}

function addWars(strangers: Strangers, actions: Action[]): void {
  for (const { action, bits } of BATTLES) if ((strangers & bits) !== 0) actions.push(action)
}

/** Where nobody is met or only fleets are, worked out once: by their bits. */
const amongFleets = (first: readonly Action[]): readonly (readonly Action[])[] =>
  Array.from({ length: FLEETS + 1 }, (_, strangers) => {
    const actions = [...first]
    addWars(strangers, actions)
    return strangers === 0 ? [''] : actions
  })
const STAYING = amongFleets(['', 'peace'])
const MOVING = amongFleets(['peace'])

/** Other armies of the country that stand there. */
function othersThere({ board, country, from, dest }: Arrival): number {
  let standing = from === dest ? -1 : 0
  for (const { at } of forcesOf(board, country).armies) if (at === dest) standing += 1
  return standing
}

const because = (code: string, { dest }: Arrival, rule = 'I-12.8'): Refusal =>
  refuse(code, rule, { place: placeWord(dest) })

/** Why the unit may not do that there. */
export function refusalOf(arrival: Arrival, action: Action): Refusal | undefined {
  const { from, dest, strangers, abroad } = arrival
  if (action === '' && strangers === 0 && abroad === undefined) return undefined
  const target = targetOf(action)
  if (target !== undefined)
    return areThere(strangers, target.country, target.unit)
      ? undefined
      : because('nobodyToFight', arrival, 'I-12.10')
  if (isBlowUp(action)) return refusalOfBlowUp(arrival, action)
  if (from === dest) return refusalToStay(arrival, action)
  if (action === '') return refusalToMove(arrival)
  return action === 'peace' ? refusalOfPeace(arrival) : refusalOfHostility(arrival)
}

function refusalToStay(arrival: Arrival, action: Action): Refusal | undefined {
  if (action === '') return undefined
  const { abroad, hostile } = arrival
  if (abroad === undefined || hostile === (action === 'hostile'))
    return because('staysAsItIs', arrival)
  return action === 'peace' ? undefined : refusalOfHostility(arrival)
}

function refusalToMove(arrival: Arrival): Refusal | undefined {
  if (arrival.abroad !== undefined) return because('peaceOrHostile', arrival)
  return arrival.strangers === 0 ? undefined : because('fightOrPeace', arrival)
}

function refusalOfPeace(arrival: Arrival): Refusal | undefined {
  const { abroad, strangers, country, dest } = arrival
  if (abroad !== undefined) return undefined
  if (strangers === 0) return because('nobodyToMakePeaceWith', arrival)
  return isHomeOf(country, dest) && areArmed(strangers) ? because('mustFight', arrival) : undefined
}

/** Entering or turning hostile: only abroad, where nobody armed stands, and not onto a country's last factory (I-12.11). */
function refusalOfHostility(arrival: Arrival): Refusal | undefined {
  const { board, dest, abroad, strangers } = arrival
  if (abroad === undefined) return because('notAbroad', arrival)
  if (areArmed(strangers)) return because('fightOrPeace', arrival)
  return isLastFactory(board, abroad, dest) ? lastFactory(abroad, dest, 'I-12.11') : undefined
}

const lastFactory = (owner: Country, dest: Place, rule: string): Refusal =>
  refuse('lastFactory', rule, { place: placeWord(dest), country: countryWord(owner) })

/** I-12.13 */
function refusalOfBlowUp(arrival: Arrival, action: Action): Refusal | undefined {
  const { board, dest, abroad, strangers } = arrival
  if (abroad === undefined || action !== BLOW_UPS[abroad])
    return because('notAbroad', arrival, 'I-12.13')
  if (!board[abroad].factories.includes(dest)) return because('noFactoryThere', arrival, 'I-12.13')
  if (areArmed(strangers)) return because('fightOrPeace', arrival, 'I-12.13')
  const others = othersThere(arrival)
  if (others < 2) return refuse('threeArmiesNeeded', 'I-12.13', { place: placeWord(dest), others })
  return isLastFactory(board, abroad, dest) ? lastFactory(abroad, dest, 'I-12.13') : undefined
}
