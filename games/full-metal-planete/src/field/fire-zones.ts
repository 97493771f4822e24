// Whose fire reaches which hex: F-9.1 to F-9.4. No hex holds two units that fire, so fire is noted by where it comes from.
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { isCombat, type State, type Unit } from '../state.ts'
import type { Field } from './field.ts'
import { isIdle, isStuck, rangeOf } from './ground.ts'
import { flare } from './marks.ts'

export const NO_CAST = -1
/** Able to act and yet not firing, as a tank beside another on a mountain (F-9.4); less its owner. */
const IDLE = -2

/** Counts its fire where it reaches now, and no longer where it did (F-9.1). */
export function recast(state: State, field: Field, unit: Unit): void {
  const { at } = unit
  if (at !== null && isCombat(unit)) setCast(field, at, castOf(state, field, unit, at))
}

/** As `recast`, and for tanks on mountains beside it, which may be idle because of it (F-9.4). */
export function recastAround(state: State, field: Field, unit: Unit, at: Hex): void {
  recast(state, field, unit)
  if (unit.type !== 'tank' || field.board.isMountain[at] === 0) return
  for (const hex of GRID.beside(at)) {
    const other = field.occupant[hex]
    if (other?.type === 'tank') recast(state, field, other)
  }
}

/** Whoever fired from there has left. */
export function silence(field: Field, unit: Unit, at: Hex): void {
  if (isCombat(unit)) setCast(field, at, NO_CAST)
}

/** Whether it fires at the hexes around it just now. */
export const isFiring = (field: Field, { at }: Unit): boolean =>
  at !== null && (field.cast[at] ?? NO_CAST) >= 0

function setCast(field: Field, at: Hex, now: number): void {
  const before = field.cast[at] ?? NO_CAST
  if (before === now) return
  field.cast[at] = now
  count(field, at, before, -1)
  count(field, at, now, 1)
}

/** Owner and range in one number. */
function castOf(state: State, field: Field, unit: Unit, at: Hex): number {
  if (unit.pinned || unit.orphan || isStuck(field, unit)) return NO_CAST
  if (state.lifted === unit.id || isIdle(state, field, unit)) return IDLE - unit.owner
  return 4 * unit.owner + rangeOf(field, unit, at)
}

/** Its fire goes with it from one hex to another: of two that overlap, only the rims change. */
export function carryFire(state: State, field: Field, unit: Unit, from: Hex, to: Hex): void {
  if (!isCombat(unit)) return
  const cast = field.cast[from] ?? NO_CAST
  if (cast < 0 || cast !== castOf(state, field, unit, to)) {
    setCast(field, from, NO_CAST)
    return
  }
  field.cast[from] = NO_CAST
  field.cast[to] = cast
  cover(field, cast >> 2, rimOf(from, to, cast & 3), -1)
  cover(field, cast >> 2, rimOf(to, from, cast & 3), 1)
}

function count(field: Field, at: Hex, cast: number, change: 1 | -1): void {
  if (cast === NO_CAST) return
  if (cast > IDLE) cover(field, cast >> 2, GRID.within(at, cast & 3), change)
  else field.idle[IDLE - cast] = (field.idle[IDLE - cast] ?? 0) + change
}

/** From two on, it is a zone of fire (F-9.2). */
function cover(field: Field, owner: Seat, hexes: readonly Hex[], change: 1 | -1): void {
  const guns = field.cover[owner]
  if (guns === undefined) return
  const turn = change === 1 ? 2 : 1
  for (let place = 0; place < hexes.length; place++) {
    const hex = hexes[place] ?? 0
    const next = (guns[hex] ?? 0) + change
    guns[hex] = next
    if (next !== turn) continue
    field.fire[hex] = (field.fire[hex] ?? 0) ^ (1 << owner)
    flare(field, hex)
  }
}

/** What is within reach of one hex and not of another; made once for neighbours. */
function rimOf(of: Hex, without: Hex, range: number): readonly Hex[] {
  const direction = GRID.directionTo(of, without)
  const key = (of * 6 + direction) * 4 + range
  const known = direction < 0 ? undefined : RIMS[key]
  if (known !== undefined) return known
  const rim = rimBetween(of, without, range)
  if (direction >= 0) RIMS[key] = rim
  return rim
}

const rimBetween = (of: Hex, without: Hex, range: number): Hex[] =>
  GRID.within(of, range).filter((hex) => GRID.distance(without, hex) > range)

const RIMS: (readonly Hex[] | undefined)[] = new Array<undefined>(GRID.size * 6 * 4).fill(undefined)
