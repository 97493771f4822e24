// Which shots would open a hex that enemy fire closes: F-10.6.
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { RANGE_ON_MOUNTAIN } from '../data/pieces.ts'
import {
  bridgesOf,
  type Field,
  fieldOf,
  isFiring,
  isStuck,
  rangeOf,
  rollOf,
} from '../field/index.ts'
import { isCombat, type State, type Unit } from '../state.ts'
import { itemsOn } from './bridges.ts'
import { rehearsal } from './rehearsal.ts'
import { isOwnTarget, reaches, SHOT_COST } from './shooting.ts'
import { type March, marchCost, type Shot, stepCost, walk } from './walking.ts'

type Assault = { kind: 'move'; unit: string; path: Hex[]; assault: Shot[] }

/** An assault to be tried: one shot, or two where no single one is enough. */
export interface Storm {
  readonly unit: Unit
  readonly path: Hex[]
  readonly shots: Shot[]
  /** Every single shot, where this is two. */
  readonly singles: readonly Shot[]
}

/** Every shot that may open the hex, and every two at different targets. None of them is tried yet: that is costly. */
export function stormsInto(state: State, seat: Seat, unit: Unit, to: Hex): readonly Storm[] {
  if (unit.at === null || unit.shots < 1) return NONE
  if (stepCost(state, unit) + SHOT_COST > state.ap) return NONE
  const singles = shotsFrom(state, seat, unit, to)
  if (singles.length === 0) return NONE
  const path = [unit.at, to]
  const storms = singles.map((shot): Storm => ({ unit, path, shots: [shot], singles: NO_SHOTS }))
  return unit.shots < 2 ? storms : [...storms, ...pairsOf(unit, path, singles)]
}

const NONE: readonly Storm[] = []
const NO_SHOTS: readonly Shot[] = []

function pairsOf(unit: Unit, path: Hex[], singles: readonly Shot[]): Storm[] {
  const found: Storm[] = []
  for (const first of singles) {
    for (const second of singles) {
      if (first.target < second.target) found.push({ unit, path, shots: [first, second], singles })
    }
  }
  return found
}

/** The move itself, if it works: of two shots, in the order in which they do. */
export function assaultBy(state: State, seat: Seat, storm: Storm): Assault | undefined {
  const { unit, path, shots, singles } = storm
  const works = (assault: readonly Shot[]) =>
    isPossible(state, seat, unit, { unit: unit.id, path, assault })
  if (singles.some((shot) => works([shot]))) return undefined
  const orders = shots.length < 2 ? [shots] : [shots, shots.toReversed()]
  const assault = orders.find(works)
  return assault && { kind: 'move', unit: unit.id, path, assault }
}

const isPossible = (
  state: State,
  seat: Seat,
  unit: Unit,
  march: March & { assault: readonly Shot[] },
): boolean =>
  marchCost(state, unit, march) <= state.ap &&
  mayOpen(state, seat, march.path[1] ?? -1, march.assault) &&
  walk(rehearsal(state), seat, march) === undefined

/** A first quick look: where nothing else can change, shots take away the fire of what they hit and no more. */
function mayOpen(state: State, seat: Seat, to: Hex, assault: readonly Shot[]): boolean {
  const field = fieldOf(state)
  if (isUnsettled(state, field, to)) return true
  return field.cover.every((guns, owner) => {
    if (owner === seat) return true
    const lost = assault.filter(({ target }) => isGunOf(field, owner, target, to)).length
    return (guns[to] ?? 0) - lost < 2
  })
}

/** Shots are at most this far from the hex, and so are those whom they might free. */
const FURTHEST = 6

/** Whether shots near the hex might free a gun, wake an idle one, or drop one from a bridge. */
function isUnsettled(state: State, field: Field, to: Hex): boolean {
  if (field.idle.some((count) => count > 0)) return true
  for (const unit of field.pinned) {
    const isNear = unit.at !== null && GRID.distance(unit.at, to) <= FURTHEST
    if (isNear && !unit.orphan && isCombat(unit)) return true
  }
  return state.units.some(
    (unit) => unit.at !== null && isFiring(field, unit) && field.bridge[unit.at] !== null,
  )
}

/** Whether fire of this player comes from there to the hex. */
function isGunOf(field: Field, owner: Seat, from: Hex, to: Hex): boolean {
  const unit = field.tower[from] ?? field.occupant[from]
  return !!unit && unit.owner === owner && isFiring(field, unit) && reaches(field, unit, to)
}

/** At enemy units that the unit could hit from there, with somebody who can hit them now. */
function shotsFrom(state: State, seat: Seat, unit: Unit, from: Hex): Shot[] {
  const field = fieldOf(state)
  const shots: Shot[] = []
  for (const target of GRID.within(from, rangeOf(field, unit, from))) {
    if (field.targets[target] === 0 || !isWorthIt(field, seat, target)) continue
    for (const partner of rollOf(state, field, seat).troops) {
      if (canHelp(field, unit, partner) && reaches(field, partner, target))
        shots.push({ target, partner: partner.id })
    }
  }
  return shots
}

/** A first quick look: where anything that could be worth a shot lies within reach of anybody who could help. */
export function marksWorthIt(state: State, field: Field, seat: Seat): readonly Hex[] {
  const isThorough = (field.idle[seat] ?? 0) > 0 // they reach further than they cover
  const guns = field.cover[seat]
  const found: Hex[] = []
  for (let owner = 0; owner < field.cover.length; owner++) {
    if (owner !== seat) addCovered(found, isThorough, guns, rollOf(state, field, owner).guns)
  }
  addCovered(found, isThorough, guns, bridgesOf(state, field))
  return found
}

function addCovered(
  found: Hex[],
  isThorough: boolean,
  guns: Uint8Array | undefined,
  units: readonly Unit[],
): void {
  for (let nth = 0; nth < units.length; nth++) {
    const at = units[nth]?.at ?? -1
    if (isThorough || (guns?.[at] ?? 0) > 0) found.push(at)
  }
}

/** Whether one of them could be shot at after one step. */
export function isNearOne(marks: readonly Hex[], at: Hex): boolean {
  for (let nth = 0; nth < marks.length; nth++)
    if (GRID.distance(marks[nth] ?? -1, at) <= 1 + RANGE_ON_MOUNTAIN) return true
  return false
}

const canHelp = (field: Field, unit: Unit, other: Unit): boolean =>
  other !== unit && isCombat(other) && other.shots > 0 && !other.pinned && !isStuck(field, other)

/** Something that fires, or a bridge that may hold up something that does. */
function isWorthIt(field: Field, seat: Seat, target: Hex): boolean {
  if (isOwnTarget(field, seat, target) || itemsOn(field, target).length === 0) return false
  const unit = field.tower[target] ?? field.occupant[target]
  return field.bridge[target] !== null || (!!unit && isFiring(field, unit))
}
