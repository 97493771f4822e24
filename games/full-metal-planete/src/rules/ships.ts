// Astronefs: their towers, their podes, and what it takes to leave (F-16, F-18.4).
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex, shipHexes } from '../board/grid.ts'
import { unitNamed, unitOf } from '../field.ts'
import { type State, shipId, shipOf, towerId, type Unit } from '../state.ts'

export const PODES = [0, 1, 2] as const

export const isTowerUp = (state: State, home: Seat, pode: number): boolean =>
  unitNamed(state, towerId(home, pode)) !== undefined

export const towersOf = (state: State, home: Seat): number =>
  PODES.filter((pode) => isTowerUp(state, home, pode)).length

export const liftOffPrice = (state: State, home: Seat): number => 1 + 3 - towersOf(state, home)

/** The hexes of its three podes; none while it is off the planet. */
export function podesOf(state: State, home: Seat): Hex[] {
  const { at } = unitOf(state, shipId(home))
  return at === null ? [] : shipHexes(at, shipOf(state, home).orientation).slice(1)
}

/** By which of its podes a unit could enter; -1 for none. */
export const podeBeside = (state: State, home: Seat, hexes: readonly Hex[]): number =>
  podesOf(state, home).findIndex((pode) => hexes.some((hex) => GRID.distance(hex, pode) === 1))

/** The home of the astronef in whose hold the unit lies; nothing if it lies in none. */
export function holdOf(state: State, unit: Unit): Seat | undefined {
  const carrier = unit.carrier === null ? undefined : unitNamed(state, unit.carrier)
  return carrier?.type === 'astronef' ? carrier.home : undefined
}
