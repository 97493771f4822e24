// Astronefs: their towers, their podes, and what it takes to leave (F-16, F-18.4).
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex, podeHexes } from '../board/grid.ts'
import { fieldOf, unitNamed, unitOf } from '../field/index.ts'
import { type State, shipId, shipOf, towerId, type Unit, type UnitId } from '../state.ts'

export const PODES = [0, 1, 2] as const

export const isTowerUp = (state: State, home: Seat, pode: number): boolean =>
  unitNamed(state, towerId(home, pode)) !== undefined

export function towersOf(state: State, home: Seat): number {
  let count = 0
  for (const pode of PODES) if (isTowerUp(state, home, pode)) count += 1
  return count
}

export const liftOffPrice = (state: State, home: Seat): number => 1 + 3 - towersOf(state, home)

/** The hexes of its three podes; none while it is off the planet. */
export function podesOf(state: State, home: Seat): readonly Hex[] {
  const { at } = unitOf(state, shipId(home))
  return at === null ? NONE : podeHexes(at, shipOf(state, home).orientation)
}

const NONE: readonly Hex[] = []

/** By which pode it could enter, of those beside each hex; a barge with either end. -1 for none. */
export function doorFor(doors: Int8Array, { type, rotation }: Unit, at: Hex): number {
  const door = doors[at] ?? -1
  if (type !== 'barge') return door
  const other = doors[GRID.step(at, rotation)] ?? -1
  return door < 0 || other < 0 ? Math.max(door, other) : Math.min(door, other)
}

/** The home of the astronef in whose hold the unit lies; nothing if it lies in none. */
export function holdOf(state: State, unit: Unit): Seat | undefined {
  const carrier = unit.carrier === null ? undefined : unitNamed(state, unit.carrier)
  return carrier?.type === 'astronef' ? carrier.home : undefined
}

/** Whether he controls an astronef on the planet (F-6.3). */
export const isInPlay = (state: State, seat: Seat): boolean => shipsOf(state, seat).length > 0

export function shipsOf(state: State, seat: Seat): Unit[] {
  const found: Unit[] = []
  for (const ship of fieldOf(state).ships) {
    if (ship.owner === seat && ship.at !== null) found.push(ship)
  }
  return found
}

/** All that answer to this colour (F-17.3). */
export const coloursOf = ({ units }: State, colour: Seat): UnitId[] =>
  units.filter(({ home, orphan }) => home === colour && !orphan).map(({ id }) => id)

/** Whom an astronef leaves behind when it leaves now, with all that is aboard of them (F-18.6). */
export const orphansOf = (state: State, colour: Seat): UnitId[] =>
  state.units
    .filter(({ home, at, type }) => home === colour && at !== null && !STAYS_WITH[type])
    .flatMap(({ id }) => withCrew(state, id))

/** Bridges are nobody's, and towers leave with their astronef. */
const STAYS_WITH: { readonly [T in Unit['type']]?: true } = {
  bridge: true,
  tower: true,
  astronef: true,
}

const withCrew = (state: State, id: UnitId): UnitId[] => [
  id,
  ...(unitNamed(state, id)?.cargo ?? []).flatMap((item) =>
    unitNamed(state, item) === undefined ? [] : withCrew(state, item),
  ),
]
