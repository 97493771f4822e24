// The single steps a unit could take, kept while nothing happens around it: F-8, F-9.9, F-10.6.
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { type Field, isStuck, isVacant } from '../field.ts'
import { keepSteps, keptOf } from '../kept.ts'
import type { Move } from '../moves/move.ts'
import { isQuiet } from '../news.ts'
import { isCombat, isMobile, type State, type Unit } from '../state.ts'
import { assaultsInto } from './assaults.ts'
import { fireWithout, isClosed, isEnterable, isHolding, stepCost } from './walking.ts'

/** Whether it is free to go and can pay for a step. */
export const canSetOut = (state: State, unit: Unit): boolean =>
  isMobile(unit) && (!unit.pinned || state.retreatOpen) && stepCost(state, unit) <= state.ap

/** Exactly the legal steps of a unit that can set out; of a barge, with either end first. */
export function stepsOf(
  state: State,
  field: Field,
  seat: Seat,
  unit: Unit,
  at: Hex,
): readonly Move[] {
  if (isKept(field, unit, at)) return keptOf(field).steps.moves[at] ?? []
  const found: Move[] = []
  const fire = fireWithout(state, field, unit)
  let isPlain = fire === field.fire
  if (!isStuck(field, unit)) {
    if (!stepsFrom(state, field, seat, unit, at, fire, found)) isPlain = false
    if (unit.type === 'barge')
      stepsFrom(state, field, seat, unit, GRID.step(at, unit.rotation), fire, found)
  }
  if (isPlain) keepSteps(field, at, found)
  return found
}

/** Whether it is one of those listed before, and still good. */
export function isKeptStep(field: Field, unit: Unit, step: Move): boolean {
  const { at } = unit
  if (at === null || !isKept(field, unit, at)) return false
  return keptOf(field).steps.moves[at]?.includes(step) ?? false
}

/** What is kept holds for a unit whose lifting changes nothing (F-8.7). */
const isKept = (field: Field, unit: Unit, at: Hex): boolean =>
  isQuiet(field, unit, at, keptOf(field).steps.madeAt[at] ?? 0) && !isHolding(field, unit, at)

/** Answers whether there was no step to be fought for: such steps depend on much that is far away. */
function stepsFrom(
  state: State,
  field: Field,
  seat: Seat,
  unit: Unit,
  lead: Hex,
  fire: Uint8Array,
  found: Move[],
): boolean {
  let isPlain = true
  for (const path of pathsFrom(lead)) {
    const to = path[1] ?? lead
    if (!isVacant(field, to) || !isEnterable(state, field, unit, to, true)) continue
    if (!isClosed(fire, unit, seat, lead, to)) found.push({ kind: 'move', unit: unit.id, path })
    else if (!unit.pinned && isCombat(unit)) {
      isPlain = false
      found.push(...assaultsInto(state, seat, unit, to))
    }
  }
  return isPlain
}

/** Every single step from a hex as a path, made once: offers share them. */
function pathsFrom(lead: Hex): readonly Hex[][] {
  PATHS[lead] ??= GRID.beside(lead).map((to) => [lead, to])
  return PATHS[lead]
}

const PATHS: Hex[][][] = []
