// Two units and one target hex: F-10.
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { type Field, fieldOf, rangeOf, unitOf } from '../field/index.ts'
import type { State, Unit, UnitId } from '../state.ts'
import { piece } from '../words/names.ts'
import { hexText } from '../words/params.ts'
import { collapse, itemsOn } from './bridges.ts'
import { attackers } from './fitness.ts'
import type { Stage } from './settle.ts'

export const SHOT_COST = 2

/** Whether a unit of his stands there: he cannot shoot at it (F-10.3). */
export function isOwnTarget(field: Field, seat: Seat, hex: Hex): boolean {
  const unit = field.occupant[hex]
  return !!unit && unit.owner === seat && !unit.orphan
}

export const reaches = (field: Field, unit: Unit, hex: Hex): boolean =>
  unit.at !== null && GRID.distance(unit.at, hex) <= rangeOf(field, unit, unit.at)

/** Why these two may not shoot there; the price is the caller's business. */
export function shooting(
  state: State,
  seat: Seat,
  by: readonly UnitId[],
  target: Hex,
): Refusal | undefined {
  const unfit = attackers(state, seat, by)
  if (unfit !== undefined) return unfit
  const field = fieldOf(state)
  if (isOwnTarget(field, seat, target))
    return refuse('ownTarget', 'F-10.3', { hex: hexText(target) })
  if (itemsOn(field, target).length === 0)
    return refuse('noTarget', 'F-10.3', { hex: hexText(target) })
  for (const id of by) {
    const unit = unitOf(state, id)
    if (!reaches(field, unit, target)) {
      const range = rangeOf(field, unit, unit.at ?? 0)
      return refuse('outOfRange', 'F-10.2', { unit: piece(state, id), hex: hexText(target), range })
    }
  }
  for (const id of by)
    if (unitOf(state, id).shots < 1) return refuse('noShots', 'F-10.1', { unit: piece(state, id) })
  return undefined
}

/** Everything on the hex is lost, and whatever it held up (F-10.4, F-10.5). */
export function shoot(stage: Stage, by: readonly UnitId[], at: Hex): void {
  const { state, emit } = stage
  emit({ kind: 'shot', by, at, hit: itemsOn(fieldOf(state), at), ap: state.ap - SHOT_COST })
  collapse(stage)
}
