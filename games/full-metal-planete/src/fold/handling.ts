// How pieces change places: onto a hex, off it, aboard, out of the game. Only `evolve` calls these.
import type { Seat } from '@foldtable/kernel'
import { shipHexes } from '../board/grid.ts'
import { SHOTS, type UnitType } from '../data/pieces.ts'
import type { Put } from '../events.ts'
import {
  callAnew,
  carryFire,
  enlist,
  type Field,
  fieldOf,
  fill,
  recastAround,
  setMineral,
  silence,
  strikeOff,
  unitOf,
} from '../field/index.ts'
import {
  type ItemId,
  type MineralPlace,
  mineralIndex,
  type State,
  shipOf,
  type Unit,
  type UnitId,
} from '../state.ts'
import { droppedThen } from './before-4.ts'

export function takeOff(state: State, field: Field, unit: Unit): void {
  const { at } = unit
  if (at === null) return
  fill(state, field, unit, null)
  silence(field, unit, at)
  unit.at = null
  callAnew(field, unit.owner)
  recastAround(state, field, unit, at)
}

export function setDown(state: State, field: Field, unit: Unit, at: number, rotation = 0): void {
  unit.at = at
  unit.rotation = rotation
  fill(state, field, unit, unit)
  callAnew(field, unit.owner)
  recastAround(state, field, unit, at)
}

/** To another hex, without leaving the board in between. */
export function shift(state: State, field: Field, unit: Unit, at: number, rotation: number): void {
  const from = unit.at
  fill(state, field, unit, null)
  unit.at = at
  unit.rotation = rotation
  fill(state, field, unit, unit)
  if (from !== null) carryFire(state, field, unit, from, at)
  recastAround(state, field, unit, at)
  if (from !== null && unit.type === 'tank') recastAround(state, field, unit, from)
}

export function placeMineral(state: State, item: ItemId, place: MineralPlace): void {
  const index = mineralIndex(item)
  const field = fieldOf(state)
  const before = state.minerals[index]
  if (typeof before === 'number') setMineral(field, before, -1)
  if (typeof place === 'number') setMineral(field, place, index)
  state.minerals[index] = place
}

const carrierOf = (state: State, item: ItemId): Unit | undefined => {
  const index = mineralIndex(item)
  const place = index >= 0 ? state.minerals[index] : fieldOf(state).byId.get(item)?.carrier
  return typeof place === 'string' ? fieldOf(state).byId.get(place) : undefined
}

/** Out of whatever carries it. */
export function takeOut(state: State, item: ItemId): void {
  const carrier = carrierOf(state, item)
  if (carrier === undefined) return
  carrier.cargo = carrier.cargo.filter((other) => other !== item)
  if (mineralIndex(item) < 0) unitOf(state, item).carrier = null
}

/** Aboard, from a hex or from another carrier, less the ore that drops out of it; it takes the carrier's owner and home (F-12.9). */
export function putAboard(
  state: State,
  item: ItemId,
  into: UnitId,
  dropped?: readonly ItemId[],
): void {
  const carrier = unitOf(state, into)
  takeOut(state, item)
  carrier.cargo = [...carrier.cargo, item]
  if (mineralIndex(item) >= 0) {
    placeMineral(state, item, into)
    return
  }
  const unit = unitOf(state, item)
  takeOff(state, fieldOf(state), unit)
  unit.carrier = into
  giveTo(state, unit, carrier.owner, carrier.home)
  for (const ore of dropped ?? droppedThen(state, carrier, unit)) putAboard(state, ore, into)
}

export function put(
  state: State,
  item: ItemId,
  { at, into, rotation, placedBy, dropped }: Put,
): void {
  if (into !== undefined) putAboard(state, item, into, dropped)
  else {
    takeOut(state, item)
    if (mineralIndex(item) >= 0) placeMineral(state, item, at)
    else setDown(state, fieldOf(state), unitOf(state, item), at, rotation)
  }
  if (placedBy !== undefined) unitOf(state, item).placedBy = placedBy
}

/** A unit with all its cargo. */
export function giveTo(state: State, unit: Unit, owner: Seat, home: Seat): void {
  unit.owner = owner
  unit.home = home
  for (const inside of unitsIn(state, unit)) giveTo(state, inside, owner, home)
}

export const unitsIn = (state: State, { cargo }: Unit): Unit[] =>
  cargo.flatMap((item) => fieldOf(state).byId.get(item) ?? [])

/** Out of the game, with all its cargo at every depth (F-10.4). */
export function destroy(state: State, item: ItemId): void {
  takeOut(state, item)
  if (mineralIndex(item) >= 0) {
    placeMineral(state, item, 'destroyed')
    return
  }
  const unit = unitOf(state, item)
  for (const inside of unit.cargo) destroy(state, inside)
  const field = fieldOf(state)
  takeOff(state, field, unit)
  strikeOff(field, unit)
  state.units.splice(state.units.indexOf(unit), 1)
}

export function enrol(state: State, id: UnitId, type: UnitType, owner: Seat, home: Seat): Unit {
  const unit = newUnit(id, type, owner, home)
  state.units.push(unit)
  enlist(fieldOf(state), unit)
  return unit
}

export const newUnit = (id: UnitId, type: UnitType, owner: Seat, home: Seat): Unit => ({
  id,
  type,
  owner,
  home,
  at: null,
  rotation: 0,
  carrier: null,
  cargo: [],
  shots: SHOTS,
  pinned: false,
  orphan: false,
  builds: [],
})

export const podeHex = (state: State, ship: Unit, pode: number): number =>
  ship.at === null ? -1 : (shipHexes(ship.at, shipOf(state, ship.home).orientation)[pode + 1] ?? -1)
