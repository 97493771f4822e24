// Who stands where, and what that does to factories (I-10.1, I-12.8).
import { COUNTRIES, type Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import type { Army, Board, UnitKind } from '../state.ts'

/**
 * The units of other countries at a place as bits: fleets of each country, then hostile armies, then coexisting ones,
 * six bits each in country order.
 */
export type Strangers = number

const ARMED = 0b111111_111111

export function strangersAt(board: Board, country: Country, place: Place): Strangers {
  let found = 0
  for (let index = 0; index < COUNTRIES.length; index++) {
    const other = COUNTRIES[index] as Country
    if (other === country) continue
    const { fleets, armies } = board[other]
    if (fleets.includes(place)) found |= 1 << index
    for (let i = 0; i < armies.length; i++) {
      const army = armies[i] as Army
      if (army.at === place) found |= 1 << (index + (army.hostile ? 6 : 12))
    }
  }
  return found
}

/** Whether fleets or hostile armies are among them (EH of I-12.8). */
export const areArmed = (strangers: Strangers): boolean => (strangers & ARMED) !== 0

export function areThere(strangers: Strangers, country: Country, unit: UnitKind): boolean {
  const index = COUNTRIES.indexOf(country)
  const bits = unit === 'fleet' ? 1 << index : (1 << (index + 6)) | (1 << (index + 12))
  return (strangers & bits) !== 0
}

/** Countries with fleets or hostile armies there, in country order (I-13.1). */
export const armedAmong = (strangers: Strangers): Country[] =>
  COUNTRIES.filter((_, index) => (strangers & ((1 << index) | (1 << (index + 6)))) !== 0)

/** Whether a hostile army of another country stands there. */
export function isOccupied(board: Board, country: Country, place: Place): boolean {
  for (let index = 0; index < COUNTRIES.length; index++) {
    const other = COUNTRIES[index] as Country
    if (other === country) continue
    const { armies } = board[other]
    for (let i = 0; i < armies.length; i++) {
      const army = armies[i] as Army
      if (army.at === place && army.hostile) return true
    }
  }
  return false
}

/** Factories in which no hostile army of another country stands (I-10.1). */
export function workingFactories(board: Board, country: Country): Place[] {
  const working: Place[] = []
  for (const place of board[country].factories)
    if (!isOccupied(board, country, place)) working.push(place)
  return working
}

/** A country always keeps one working factory (I-12.11, I-12.13, I-12.14). */
export function isLastFactory(board: Board, country: Country, place: Place): boolean {
  const working = workingFactories(board, country)
  return working.length === 1 && working[0] === place
}

export const unitsOf = ({ fleets, armies }: Board[Country]): number => fleets.length + armies.length
