// Who stands where, and what that does to factories (I-10.1, I-12.8).

import { territory } from '../atlas.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import { tableOf } from '../data/tables.ts'
import { type Board, type Forces, forcesOf, type UnitKind } from '../state.ts'

/**
 * The units of other countries at a place as bits: fleets of each country, then hostile armies, then coexisting ones,
 * six bits each in country order.
 */
export type Strangers = number

export const FLEETS = 0b111111
const ARMED = 0b111111_111111

/** The bits of everybody but this country. */
const OTHERS = tableOf(
  COUNTRIES,
  (country) => ~(0b000001_000001_000001 << COUNTRIES.indexOf(country)),
)

export function strangersAt(board: Board, country: Country, place: Place): Strangers {
  const { kind, port } = territory(place)
  let found = 0
  if (kind === 'sea' || port !== undefined) found = fleetsAt(board, place)
  if (kind !== 'sea') found |= armiesAt(board, place)
  return found === 0 ? 0 : found & OTHERS[country]
}

const fleetsAt = (board: Board, place: Place): Strangers =>
  sailingAt(board.Austria, place) |
  (sailingAt(board.Italy, place) << 1) |
  (sailingAt(board.France, place) << 2) |
  (sailingAt(board.England, place) << 3) |
  (sailingAt(board.Germany, place) << 4) |
  (sailingAt(board.Russia, place) << 5)

const armiesAt = (board: Board, place: Place): Strangers =>
  standingAt(board.Austria, place) |
  (standingAt(board.Italy, place) << 1) |
  (standingAt(board.France, place) << 2) |
  (standingAt(board.England, place) << 3) |
  (standingAt(board.Germany, place) << 4) |
  (standingAt(board.Russia, place) << 5)

/** The fleets of one country at a place, as the bit of the first country. */
function sailingAt({ fleets }: Forces, place: Place): Strangers {
  for (let i = 0; i < fleets.length; i++) if (fleets[i] === place) return 1
  return 0
}

/** The armies of one country at a place, as bits of the first country. */
function standingAt({ armies }: Forces, place: Place): Strangers {
  let found = 0
  for (let i = 0; i < armies.length; i++) {
    const army = armies[i]
    if (army?.at === place) found |= army.hostile ? 1 << 6 : 1 << 12
  }
  return found
}

/** Whether fleets or hostile armies are among them (EH of I-12.8). */
export const areArmed = (strangers: Strangers): boolean => (strangers & ARMED) !== 0

/** The bits of these units of this country. */
export function bitsOf(country: Country, unit: UnitKind): Strangers {
  const index = COUNTRIES.indexOf(country)
  return unit === 'fleet' ? 1 << index : (1 << (index + 6)) | (1 << (index + 12))
}

export const areThere = (strangers: Strangers, country: Country, unit: UnitKind): boolean =>
  (strangers & bitsOf(country, unit)) !== 0

/** Countries with fleets or hostile armies there, in country order (I-13.1). */
export const armedAmong = (strangers: Strangers): Country[] =>
  COUNTRIES.filter((_, index) => (strangers & ((1 << index) | (1 << (index + 6)))) !== 0)

/** Whether a hostile army of another country stands there. */
export function isOccupied(board: Board, country: Country, place: Place): boolean {
  return (
    (country !== 'Austria' && isHeld(board.Austria, place)) ||
    (country !== 'Italy' && isHeld(board.Italy, place)) ||
    (country !== 'France' && isHeld(board.France, place)) ||
    (country !== 'England' && isHeld(board.England, place)) ||
    (country !== 'Germany' && isHeld(board.Germany, place)) ||
    (country !== 'Russia' && isHeld(board.Russia, place))
  )
}

function isHeld({ armies }: Forces, place: Place): boolean {
  for (let i = 0; i < armies.length; i++) {
    const army = armies[i]
    if (army?.at === place && army.hostile) return true
  }
  return false
}

/** Factories in which no hostile army of another country stands (I-10.1). */
export function workingFactories(board: Board, country: Country): Place[] {
  const working: Place[] = []
  for (const place of forcesOf(board, country).factories)
    if (!isOccupied(board, country, place)) working.push(place)
  return working
}

/** A country always keeps one working factory (I-12.11, I-12.13, I-12.14). */
export function isLastFactory(board: Board, country: Country, place: Place): boolean {
  const working = workingFactories(board, country)
  return working.length === 1 && working[0] === place
}

export const unitsOf = ({ fleets, armies }: Board[Country]): number => fleets.length + armies.length
