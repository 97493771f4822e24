// What follows from the state and is asked at every step: who stands where, and whose fire reaches which hex.
// It is kept beside each state and changed along with it by `evolve`; where it is missing it is made anew.
import type { Seat } from '@foldtable/kernel'
import type { Board } from './board/board.ts'
import { GRID, type Hex } from './board/grid.ts'
import { KINDS, RANGE_ON_MOUNTAIN } from './data/pieces.ts'
import {
  boardOf,
  hexesOf,
  isBoat,
  isCombat,
  isMobile,
  type State,
  type Unit,
  type UnitId,
} from './state.ts'

export interface Field {
  readonly board: Board
  readonly byId: Map<UnitId, Unit>
  /** Place in unit order: it only grows (F-5.7). */
  readonly rank: Map<Unit, number>
  /** What fills a hex: a unit, or an astronef; bridges and towers are apart. */
  readonly occupant: (Unit | null)[]
  readonly bridge: (Unit | null)[]
  readonly tower: (Unit | null)[]
  /** The number of the mineral on a hex, or -1. */
  readonly mineral: Int16Array
  /** For each player, how many of his units fire at a hex (F-9.2). */
  readonly cover: readonly Uint8Array[]
  /** For each hex, a bit for each player under whose fire it is. */
  readonly fire: Uint8Array
  /** Where each unit's fire is counted just now, packed; missing for whoever projects none. */
  readonly casts: Map<Unit, number>
  readonly pinned: Set<Unit>
  /** 1 where it is sea at the tide of the moment, bridges left aside. */
  wet: Uint8Array
  /** Of each player, his units on the board without bridges and orphans, in unit order; null where it must be listed anew. */
  readonly troops: (readonly Unit[] | null)[]
  /** How much there is to shoot at on a hex: units, towers, ore, bridges; an astronef counts for nothing. */
  readonly targets: Uint8Array
  /** What was worked out since anything last changed. */
  readonly known: Known
  ranks: number
}

/** Answers that hold until the next event. */
export interface Known {
  /** Moves that were judged legal when they were listed, and which of them is asked for next. */
  sure: readonly object[]
  next: number
  /** The fire on the board while a unit is lifted, for those whose lifting changes it. */
  lifted: Map<Unit, Uint8Array> | null
}

const fields = new WeakMap<State, Field>()
let latest: { readonly state: State; readonly field: Field } | undefined

export function fieldOf(state: State): Field {
  if (latest?.state === state) return latest.field
  let field = fields.get(state)
  if (field === undefined) {
    field = surveyed(state)
    fields.set(state, field)
  }
  latest = { state, field }
  return field
}

/** After something that changes much at once: it is made anew when it is asked for. */
export function forgetField(state: State): void {
  fields.delete(state)
  latest = undefined
}

const NOTHING: readonly object[] = []

/** Something changes: nothing is sure any more. */
export function startAnew({ known }: Field): void {
  known.sure = NOTHING
  known.next = 0
  known.lifted = null
}

/** Notes a list of moves that are all legal, and hands it on. */
export function surely<T extends object>({ known }: Field, moves: readonly T[]): readonly T[] {
  known.sure = moves
  known.next = 0
  return moves
}

/** Whoever lists moves has judged them; whoever asks about them one after the other need not judge them again. */
export function isSure({ known }: Field, move: object): boolean {
  if (known.sure[known.next] !== move) return false
  known.next += 1
  return true
}

function surveyed(state: State): Field {
  const { size } = GRID
  const field: Field = {
    board: boardOf(state),
    byId: new Map(),
    rank: new Map(),
    occupant: new Array<null>(size).fill(null),
    bridge: new Array<null>(size).fill(null),
    tower: new Array<null>(size).fill(null),
    mineral: new Int16Array(size).fill(-1),
    cover: state.saved.map(() => new Uint8Array(size)),
    fire: new Uint8Array(size),
    casts: new Map(),
    pinned: new Set(),
    wet: boardOf(state).wet[state.tide],
    troops: state.saved.map(() => null),
    targets: new Uint8Array(size),
    known: { sure: NOTHING, next: 0, lifted: null },
    ranks: 0,
  }
  state.minerals.forEach((place, index) => {
    if (typeof place === 'number') setMineral(field, place, index)
  })
  for (const unit of state.units) enlist(field, unit)
  for (const unit of state.units) if (unit.at !== null) fill(state, field, unit, unit)
  for (const unit of state.units) recast(state, field, unit)
  return field
}

/** A unit that is new to the state. */
export function enlist(field: Field, unit: Unit): void {
  field.byId.set(unit.id, unit)
  field.rank.set(unit, field.ranks)
  field.ranks += 1
  if (unit.pinned) field.pinned.add(unit)
}

/** Somebody came onto the board or left it. */
export function musterAnew({ troops }: Field): void {
  for (let seat = 0; seat < troops.length; seat++) troops[seat] = null
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

export function strikeOff(field: Field, unit: Unit): void {
  field.byId.delete(unit.id)
  field.rank.delete(unit)
  field.casts.delete(unit)
  field.pinned.delete(unit)
}

export function setMineral(field: Field, hex: Hex, index: number): void {
  if (field.mineral[hex] !== -1) field.targets[hex] = (field.targets[hex] ?? 0) - 1
  field.mineral[hex] = index
  if (index !== -1) field.targets[hex] = (field.targets[hex] ?? 0) + 1
}

/** Writes what now fills the hexes of a unit: itself, or nothing once it goes. */
export function fill(state: State, field: Field, unit: Unit, by: Unit | null): void {
  const { type, at } = unit
  if (at === null) return
  const change = by === null ? -1 : 1
  if (type === 'bridge') field.bridge[at] = by
  else if (type === 'tower') field.tower[at] = by
  else if (type === 'barge') {
    const far = GRID.step(at, unit.rotation)
    field.occupant[at] = by
    field.occupant[far] = by
    field.targets[far] = (field.targets[far] ?? 0) + change
  } else if (type === 'astronef') {
    for (const hex of hexesOf(state, unit)) field.occupant[hex] = by
    return
  } else field.occupant[at] = by
  field.targets[at] = (field.targets[at] ?? 0) + change
}

/** Counts its fire where it reaches now, and no longer where it did (F-9.1). */
export function recast(state: State, field: Field, unit: Unit): void {
  if (!isCombat(unit)) return
  const before = field.casts.get(unit) ?? NO_CAST
  const now = castOf(state, field, unit)
  if (before === now) return
  if (before !== NO_CAST) count(field, before, -1)
  if (now === NO_CAST) field.casts.delete(unit)
  else {
    count(field, now, 1)
    field.casts.set(unit, now)
  }
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

const NO_CAST = -1

/** Owner, hex and range in one number. */
function castOf(state: State, field: Field, unit: Unit): number {
  const { at } = unit
  if (at === null || unit.pinned || unit.orphan || state.lifted === unit.id) return NO_CAST
  if (isStuck(field, unit) || isIdle(state, field, unit)) return NO_CAST
  return (unit.owner * GRID.size + at) * 4 + rangeOf(field, unit, at)
}

function count(field: Field, cast: number, change: 1 | -1): void {
  const range = cast % 4
  const place = (cast - range) / 4
  const at = place % GRID.size
  const owner = (place - at) / GRID.size
  const cover = field.cover[owner]
  if (cover === undefined) return
  const { fire } = field
  const bit = 1 << owner
  for (const hex of GRID.within(at, range)) {
    const next = (cover[hex] ?? 0) + change
    cover[hex] = next
    const mask = fire[hex] ?? 0
    fire[hex] = next >= 2 ? mask | bit : mask & ~bit
  }
}

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
export function isIdle({ lifted }: State, field: Field, unit: Unit): boolean {
  const { at } = unit
  if (unit.type !== 'tank' || at === null || field.board.isMountain[at] === 0) return false
  const rank = field.rank.get(unit) ?? 0
  return GRID.beside(at).some((hex) => {
    const other = field.occupant[hex]
    return (
      other?.type === 'tank' &&
      other.owner === unit.owner &&
      !other.orphan &&
      other.id !== lifted &&
      field.board.isMountain[hex] === 1 &&
      (field.rank.get(other) ?? 0) < rank
    )
  })
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

/** Nothing stands there; a laid bridge may (F-8.1). */
export const isVacant = (field: Field, hex: Hex): boolean =>
  field.occupant[hex] === null && field.mineral[hex] === -1

export const unitNamed = (state: State, id: UnitId): Unit | undefined => fieldOf(state).byId.get(id)

export function unitOf(state: State, id: UnitId): Unit {
  const unit = unitNamed(state, id)
  if (unit === undefined) throw new RangeError(`there is no ${id}`)
  return unit
}
