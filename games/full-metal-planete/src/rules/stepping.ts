// The single steps a unit could take, kept while nothing happens around it: F-8, F-9.9, F-10.6.
import type { Seat } from '@foldtable/kernel'
import { AFLOAT, HEAVY, LIGHT } from '../board/board.ts'
import { GRID, type Hex } from '../board/grid.ts'
import { type Field, isStuck } from '../field.ts'
import { BRIDGED, TAKEN } from '../ground.ts'
import { keepSteps, keptOf } from '../kept.ts'
import type { Move } from '../moves/move.ts'
import { isQuiet } from '../news.ts'
import { isBoat, isCombat, isMobile, type State, type Unit } from '../state.ts'
import { assaultsInto } from './assaults.ts'
import { isTooHeavy } from './cargo.ts'
import { fireWithout, isClosed, isHolding, stepCost } from './walking.ts'

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
  const { id } = unit
  const weight = weightOf(state, unit)
  const paths = pathsFrom(lead)
  const beside = GRID.beside(lead)
  let isPlain = true
  for (let way = 0; way < beside.length; way++) {
    const to = beside[way] ?? lead
    if (!isOpen(field, to, weight)) continue
    if (!isClosed(fire, unit, seat, lead, to)) {
      const path = paths[way]
      if (path !== undefined) found.push({ kind: 'move', unit: id, path })
    } else if (!unit.pinned && isCombat(unit)) {
      isPlain = false
      found.push(...assaultsInto(state, seat, unit, to))
    }
  }
  return isPlain
}

const weightOf = (state: State, unit: Unit): number =>
  isBoat(unit) ? AFLOAT : isTooHeavy(state, unit) ? HEAVY : LIGHT

/** Whether it may stand there after a step, fire left aside; a bridge is land (F-3.3). */
function isOpen({ taken, board }: Field, to: Hex, weight: number): boolean {
  const what = taken[to] ?? TAKEN
  if (what === 0) return ((board.entry[to] ?? 0) & weight) !== 0
  return what === BRIDGED && weight !== AFLOAT
}

/** Every single step from a hex as a path, made once: offers share them. */
function pathsFrom(lead: Hex): readonly Hex[][] {
  PATHS[lead] ??= GRID.beside(lead).map((to) => [lead, to])
  return PATHS[lead]
}

const PATHS: Hex[][][] = []
