// Who stands where, written into the field by whoever moves a piece.
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex } from './board/grid.ts'
import type { End, Field } from './field.ts'
import { renew } from './marks.ts'
import { hexesOf, isCombat, isMobile, isTransporter, type State, type Unit } from './state.ts'

/** A unit that is new to the state. */
export function enlist(field: Field, unit: Unit): void {
  field.byId.set(unit.id, unit)
  if (unit.pinned) field.pinned.add(unit)
}

export function strikeOff(field: Field, unit: Unit): void {
  field.byId.delete(unit.id)
  field.pinned.delete(unit)
}

/** Somebody of this player came onto the board or left it. */
export function musterAnew(field: Field, seat: Seat): void {
  field.troops[seat] = null
  field.movers[seat] = null
  field.carriers[seat] = null
  field.guns[seat] = null
  field.fighters[seat] = null
  field.stowed[seat] = null
  field.walkers[seat] = null
  field.hatches[seat] = null
}

export function bridgesOf(state: State, field: Field): readonly Unit[] {
  field.bridges ??= state.units.filter(({ type, at }) => type === 'bridge' && at !== null)
  return field.bridges
}

export function troopsOf(state: State, field: Field, seat: Seat): readonly Unit[] {
  const known = field.troops[seat]
  if (known) return known
  const found = state.units.filter(
    ({ owner, at, type, orphan }) => owner === seat && at !== null && type !== 'bridge' && !orphan,
  )
  field.troops[seat] = found
  return found
}

/** Of those, the mobile ones. */
export function moversOf(state: State, field: Field, seat: Seat): readonly Unit[] {
  const known = field.movers[seat]
  if (known) return known
  const found = troopsOf(state, field, seat).filter(isMobile)
  field.movers[seat] = found
  return found
}

export function gunsOf(state: State, field: Field, seat: Seat): readonly Unit[] {
  const known = field.guns[seat]
  if (known) return known
  const found = troopsOf(state, field, seat).filter(isCombat)
  field.guns[seat] = found
  return found
}

export function fightersOf(state: State, field: Field, seat: Seat): readonly Unit[] {
  const known = field.fighters[seat]
  if (known) return known
  const found = moversOf(state, field, seat).filter(isCombat)
  field.fighters[seat] = found
  return found
}

/** Transporters of his that are aboard something. */
export function stowedOf(state: State, field: Field, seat: Seat): readonly Unit[] {
  const known = field.stowed[seat]
  if (known) return known
  const found = state.units.filter(
    (unit) => unit.owner === seat && unit.carrier !== null && isTransporter(unit),
  )
  field.stowed[seat] = found
  return found
}

/** Of the troops, astronefs and transporters. */
export function carriersOf(state: State, field: Field, seat: Seat): readonly Unit[] {
  const known = field.carriers[seat]
  if (known) return known
  const found = troopsOf(state, field, seat).filter(
    (unit) => unit.type === 'astronef' || isTransporter(unit),
  )
  field.carriers[seat] = found
  return found
}

/** The mobile ones again, a barge with either end first. */
export function walkersOf(state: State, field: Field, seat: Seat): readonly End[] {
  const known = field.walkers[seat]
  if (known) return known
  const found = moversOf(state, field, seat).flatMap(endsOf)
  field.walkers[seat] = found
  return found
}

/** Of carriers, every hex by which they take something in. */
export function hatchesOf(state: State, field: Field, seat: Seat): readonly End[] {
  const known = field.hatches[seat]
  if (known) return known
  const found = carriersOf(state, field, seat).flatMap(endsOf)
  field.hatches[seat] = found
  return found
}

const endsOf = (unit: Unit): End[] =>
  (unit.type === 'astronef' ? [0, 1, 2] : unit.type === 'barge' ? [0, 1] : [0]).map((nth) => ({
    unit,
    nth,
  }))

export function setMineral(field: Field, hex: Hex, index: number): void {
  if (field.mineral[hex] !== -1) field.targets[hex] = (field.targets[hex] ?? 0) - 1
  field.mineral[hex] = index
  if (index !== -1) field.targets[hex] = (field.targets[hex] ?? 0) + 1
  renew(field, hex)
}

/** Writes what now fills the hexes of a unit: itself, or nothing once it goes. */
export function fill(state: State, field: Field, unit: Unit, by: Unit | null): void {
  const { type, at } = unit
  if (at === null) return
  if (type === 'bridge') {
    field.bridge[at] = by
    field.bridges = null
  } else if (type === 'tower') raise(field, unit, at, by)
  else if (type === 'astronef') {
    for (const hex of hexesOf(state, unit)) occupy(field, hex, by)
    return
  } else field.occupant[at] = by
  target(field, at, by)
  if (type !== 'barge') return
  const far = GRID.step(at, unit.rotation)
  field.occupant[far] = by
  target(field, far, by)
}

function raise({ tower, towers }: Field, { home }: Unit, at: Hex, by: Unit | null): void {
  tower[at] = by
  towers[home] = (towers[home] ?? 0) + (by === null ? -1 : 1)
}

function occupy(field: Field, hex: Hex, by: Unit | null): void {
  field.occupant[hex] = by
  renew(field, hex)
}

/** One more to shoot at, or one less. */
function target(field: Field, hex: Hex, by: Unit | null): void {
  field.targets[hex] = (field.targets[hex] ?? 0) + (by === null ? -1 : 1)
  renew(field, hex)
}
