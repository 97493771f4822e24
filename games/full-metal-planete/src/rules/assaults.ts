// Which shots would open a hex that enemy fire closes: F-10.6.
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { type Field, fieldOf, isStuck, rangeOf, troopsOf } from '../field.ts'
import { isFiring } from '../fire-zones.ts'
import { isCombat, type State, type Unit } from '../state.ts'
import { itemsOn } from './bridges.ts'
import { rehearsal } from './rehearsal.ts'
import { isOwnTarget, reaches, SHOT_COST } from './shooting.ts'
import { type March, marchCost, type Shot, stepCost, walk } from './walking.ts'

type Assault = { kind: 'move'; unit: string; path: Hex[]; assault: Shot[] }

/** Each shot that is enough by itself; two only where no single one is. */
export function assaultsInto(state: State, seat: Seat, unit: Unit, to: Hex): readonly Assault[] {
  if (unit.at === null || unit.shots < 1) return NONE
  if (stepCost(state, unit) + SHOT_COST > state.ap) return NONE
  const shots = shotsFrom(state, seat, unit, to)
  if (shots.length === 0) return NONE
  const path = [unit.at, to]
  const works = (assault: Shot[]) => isPossible(state, seat, unit, { unit: unit.id, path, assault })
  const single = shots.map((shot) => [shot]).filter(works)
  const enough = single.length > 0 || unit.shots < 2 ? single : pairsOf(shots, works)
  return enough.map((assault) => ({ kind: 'move', unit: unit.id, path, assault }))
}

const NONE: readonly Assault[] = []

/** Every two at different targets, in the order in which they work. */
function pairsOf(shots: readonly Shot[], works: (assault: Shot[]) => boolean): Shot[][] {
  const found: Shot[][] = []
  for (const first of shots) {
    for (const second of shots) {
      if (first.target >= second.target) continue
      const assault = [
        [first, second],
        [second, first],
      ].find(works)
      if (assault !== undefined) found.push(assault)
    }
  }
  return found
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
    for (const partner of troopsOf(state, field, seat)) {
      if (canHelp(field, unit, partner) && reaches(field, partner, target))
        shots.push({ target, partner: partner.id })
    }
  }
  return shots
}

const canHelp = (field: Field, unit: Unit, other: Unit): boolean =>
  other !== unit && isCombat(other) && other.shots > 0 && !other.pinned && !isStuck(field, other)

/** Something that fires, or a bridge that may hold up something that does. */
function isWorthIt(field: Field, seat: Seat, target: Hex): boolean {
  if (isOwnTarget(field, seat, target) || itemsOn(field, target).length === 0) return false
  const unit = field.tower[target] ?? field.occupant[target]
  return field.bridge[target] !== null || (!!unit && isFiring(field, unit))
}
