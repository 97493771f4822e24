// Who stands where, written into the field by whoever moves a piece.
import { GRID, type Hex } from '../board/grid.ts'
import { hexesOf, type State, type Unit } from '../state.ts'
import type { Field } from './field.ts'
import { renew } from './marks.ts'

/** A unit that is new to the state. */
export function enlist(field: Field, unit: Unit): void {
  field.byId.set(unit.id, unit)
  if (unit.pinned) field.pinned.add(unit)
}

export function strikeOff(field: Field, unit: Unit): void {
  field.byId.delete(unit.id)
  field.pinned.delete(unit)
}

export function bridgesOf(state: State, field: Field): readonly Unit[] {
  field.bridges ??= state.units.filter(({ type, at }) => type === 'bridge' && at !== null)
  return field.bridges
}

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
