// Which shots would open a hex that enemy fire closes: F-10.6.
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { type Field, fieldOf, isStuck, rangeOf } from '../field.ts'
import { isFiring } from '../fire-zones.ts'
import { isCombat, type State, type Unit } from '../state.ts'
import { itemsOn } from './bridges.ts'
import { rehearsal } from './rehearsal.ts'
import { isOwnTarget, reaches, SHOT_COST } from './shooting.ts'
import { type March, marchCost, type Shot, stepCost, walk } from './walking.ts'

type Assault = { kind: 'move'; unit: string; path: Hex[]; assault: Shot[] }

/** Each shot that is enough by itself; two only where no single one is. */
export function* assaultsInto(state: State, seat: Seat, unit: Unit, to: Hex): Iterable<Assault> {
  if (unit.at === null || unit.shots < 1) return
  if (stepCost(state, unit) + SHOT_COST > state.ap) return
  const path = [unit.at, to]
  const shots = shotsFrom(state, seat, unit, to)
  const works = (assault: Shot[]) => isPossible(state, seat, unit, { unit: unit.id, path, assault })
  const enough = shots.filter((shot) => works([shot]))
  for (const shot of enough) yield { kind: 'move', unit: unit.id, path, assault: [shot] }
  if (enough.length > 0 || unit.shots < 2) return
  for (const first of shots) {
    for (const second of shots) {
      if (first.target >= second.target) continue
      const assault = [
        [first, second],
        [second, first],
      ].find(works)
      if (assault !== undefined) yield { kind: 'move', unit: unit.id, path, assault }
    }
  }
}

const isPossible = (state: State, seat: Seat, unit: Unit, march: March): boolean =>
  marchCost(state, unit, march) <= state.ap && walk(rehearsal(state), seat, march) === undefined

/** At enemy units that the unit could hit from there, with somebody who can hit them now. */
function shotsFrom(state: State, seat: Seat, unit: Unit, from: Hex): Shot[] {
  const field = fieldOf(state)
  const partners = state.units.filter((other) => canHelp(field, seat, unit, other))
  const shots: Shot[] = []
  for (const target of GRID.within(from, rangeOf(field, unit, from))) {
    if (!isWorthIt(field, seat, target)) continue
    for (const partner of partners) {
      if (reaches(field, partner, target)) shots.push({ target, partner: partner.id })
    }
  }
  return shots
}

const canHelp = (field: Field, seat: Seat, unit: Unit, other: Unit): boolean =>
  other !== unit &&
  other.owner === seat &&
  other.at !== null &&
  isCombat(other) &&
  other.shots > 0 &&
  !other.pinned &&
  !other.orphan &&
  !isStuck(field, other)

/** Something that fires, or a bridge that may hold up something that does. */
function isWorthIt(field: Field, seat: Seat, target: Hex): boolean {
  if (isOwnTarget(field, seat, target) || itemsOn(field, target).length === 0) return false
  const unit = field.tower[target] ?? field.occupant[target]
  return field.bridge[target] !== null || (!!unit && isFiring(field, unit))
}
