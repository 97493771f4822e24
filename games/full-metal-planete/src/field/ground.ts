// Questions about a field: what the ground is just now, what stands in the way, and what lies under fire.
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { KINDS, RANGE_ON_MOUNTAIN } from '../data/pieces.ts'
import { isBoat, isMobile, type State, type Unit } from '../state.ts'
import type { Field } from './field.ts'

/** F-10.2; of combat units, only super tanks reach further than the others by themselves. */
export function rangeOf({ board }: Field, { type }: Unit, at: Hex): number {
  if (type === 'supertank') return KINDS.supertank.range
  return type === 'tank' && board.isMountain[at] === 1 ? RANGE_ON_MOUNTAIN : KINDS.tank.range
}

/** Whether the ground under it is wrong for it just now (F-3.4). */
export function isStuck(field: Field, unit: Unit): boolean {
  const { at } = unit
  if (at === null) return false
  if (!isMobile(unit)) return false
  if (!isBoat(unit)) return isSea(field, at)
  return !isSea(field, at) || (unit.type === 'barge' && !isSea(field, GRID.step(at, unit.rotation)))
}

/** The element of a hex just now; a bridge makes it land (F-3.2, F-3.3). */
export const isSea = (field: Field, hex: Hex): boolean =>
  field.wet[hex] === 1 && field.bridge[hex] === null

/** A tank beside another of its owner on the next mountain, who comes first in unit order (F-9.4). */
export function isIdle({ lifted, units }: State, field: Field, unit: Unit): boolean {
  const { at } = unit
  if (unit.type !== 'tank' || at === null || field.board.isMountain[at] === 0) return false
  for (const hex of GRID.beside(at)) {
    const other = comradeOn(field, unit, hex)
    if (other === undefined || other.orphan || other.id === lifted) continue
    if (units.indexOf(other) < units.indexOf(unit)) return true
  }
  return false
}

/** Another tank of its owner on a mountain. */
export function comradeOn(field: Field, { owner }: Unit, hex: Hex): Unit | undefined {
  const other = field.occupant[hex]
  if (other?.type !== 'tank' || other.owner !== owner) return undefined
  return field.board.isMountain[hex] === 1 ? other : undefined
}

/** Whether some opponent's fire reaches the hex (F-9.3). */
export const isUnderFire = (field: Field, hex: Hex, seat: Seat): boolean =>
  isHot(field.fire, hex, seat)

export const isHot = (fire: Uint8Array, hex: Hex, seat: Seat): boolean =>
  ((fire[hex] ?? 0) & ~(1 << seat)) !== 0

/** A barge is under fire if either end is (F-8.9). */
export function isUnitUnderFire(field: Field, unit: Unit, seat: Seat): boolean {
  const { at } = unit
  if (at === null) return false
  return (
    isUnderFire(field, at, seat) ||
    (unit.type === 'barge' && isUnderFire(field, GRID.step(at, unit.rotation), seat))
  )
}

/** What `Field.taken` says of a hex. */
export const TAKEN = 1
export const BRIDGED = 2

/** Nothing stands there; a laid bridge may (F-8.1). */
export const isVacant = (field: Field, hex: Hex): boolean =>
  ((field.taken[hex] ?? TAKEN) & TAKEN) === 0
