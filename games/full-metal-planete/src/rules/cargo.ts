// What fits into what, and how deep: F-12.1.
import { type Refusal, refuse } from '@foldtable/kernel'
import { KINDS } from '../data/pieces.ts'
import { fieldOf, unitNamed } from '../field/index.ts'
import { type ItemId, mineralIndex, type State, type Unit, type UnitId } from '../state.ts'
import { piece, unitName } from '../words/names.ts'

export const sizeOf = (state: State, item: ItemId): number => {
  if (mineralIndex(item) >= 0) return 1
  const unit = unitNamed(state, item)
  return unit === undefined ? 0 : KINDS[unit.type].size
}

export function roomIn(state: State, carrier: Unit): number {
  let room = KINDS[carrier.type].slots
  for (const item of carrier.cargo) room -= sizeOf(state, item)
  return room
}

/** Why this kind of thing cannot go in there, whether or not there is room. */
export function canCarry(carrier: Unit, type: Unit['type'] | 'mineral'): boolean {
  const { loads } = KINDS[carrier.type]
  if (type === 'mineral') return loads !== 'nothing'
  const { size } = KINDS[type]
  return size > 0 && (loads === 'large' || (loads === 'small' && size === 1))
}

/** Whether the carrier takes the item aboard. */
export function boarding(state: State, carrier: Unit, item: ItemId): Refusal | undefined {
  const unit = fieldOf(state).byId.get(item)
  const facts = { unit: piece(state, item), carrier: unitName(carrier) }
  if (!canCarry(carrier, unit?.type ?? 'mineral')) return refuse('badCargo', 'F-12.1', facts)
  if (isOnMountain(state, carrier) && unit !== undefined && isTooHeavy(state, unit))
    return refuse('badTerrain', 'F-12.3', { unit: piece(state, item) })
  const need = unit === undefined ? 1 : KINDS[unit.type].size
  const room = roomIn(state, carrier)
  return need > room ? refuse('noCapacity', 'F-12.1', { ...facts, need, room }) : undefined
}

const isOnMountain = (state: State, { at }: Unit): boolean =>
  at !== null && fieldOf(state).board.isMountain[at] === 1

/** A super tank, or a crab that carries one: it never stands on a mountain (F-8.5). */
export function isTooHeavy(state: State, { type, cargo }: Unit): boolean {
  if (type !== 'crab') return type === 'supertank'
  for (const item of cargo) if (unitNamed(state, item)?.type === 'supertank') return true
  return false
}

/** Everything inside, at every depth. */
export function contentsOf(state: State, unit: Unit): ItemId[] {
  return unit.cargo.flatMap((item) => {
    const inside = unitNamed(state, item)
    return inside === undefined ? [item] : [item, ...contentsOf(state, inside)]
  })
}

/** What carries it in the end: itself, a barge, an astronef. */
export function outermost(state: State, unit: Unit): Unit {
  const carrier = unit.carrier === null ? undefined : unitNamed(state, unit.carrier)
  return carrier === undefined ? unit : outermost(state, carrier)
}

/** Ore aboard a unit, at any depth. */
export function oreIn(state: State, id: UnitId): ItemId[] {
  const unit = unitNamed(state, id)
  if (unit === undefined || unit.cargo.length === 0) return []
  return contentsOf(state, unit).filter((item) => mineralIndex(item) >= 0)
}

/** What stays in the hold of an astronef when this comes into it (F-16.7); nothing of the kind elsewhere. */
export const oreDropped = (
  state: State,
  id: ItemId,
  into: UnitId,
): { dropped: readonly ItemId[] } | undefined =>
  unitNamed(state, into)?.type === 'astronef' ? { dropped: oreIn(state, id) } : undefined
