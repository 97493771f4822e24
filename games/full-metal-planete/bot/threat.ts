// Where others could shoot in their next turn: two guns, the points to bring both near enough, and two for the shot.
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../src/board/grid.ts'
import type { Tide } from '../src/board/plan.ts'
import { type Field, isVacant } from '../src/field/index.ts'
import { podesOf } from '../src/rules/ships.ts'
import { isBoat, isCombat, isMobile, type State, type Unit } from '../src/state.ts'
import type { Outlook } from './outlook.ts'
import { FAR } from './ways.ts'

const CREDIT = 15
const SHOT = 2
/** Steps are counted so far. */
const REACH = 22

/** For each hex what it costs the cheapest player to shoot there, less what he will have: below 0 he can. */
export function threatsOf(outlook: Outlook): Int16Array {
  const { view, field, seat } = outlook
  const worst = new Int16Array(GRID.size).fill(FAR)
  for (const other of view.order) {
    if (other === seat) continue
    const first = new Int16Array(GRID.size).fill(FAR)
    const second = new Int16Array(GRID.size).fill(FAR)
    const points = CREDIT + (view.saved[other] ?? 0)
    for (const tide of tidesFor(outlook, other)) {
      first.fill(FAR)
      second.fill(FAR)
      for (const unit of view.units)
        if (unit.owner === other) reach(view, field, unit, tide, first, second)
      note(worst, first, second, points)
    }
  }
  return worst
}

/** He moves at this tide if his turn comes before the next one. */
const tidesFor = ({ view, seat, tides }: Outlook, other: Seat): readonly Tide[] =>
  view.order.indexOf(other) > view.order.indexOf(seat) ? [view.tide] : tides

function note(worst: Int16Array, first: Int16Array, second: Int16Array, points: number): void {
  for (let hex = 0; hex < GRID.size; hex++) {
    const cost = (first[hex] ?? FAR) + (second[hex] ?? FAR) + SHOT - points
    if (cost < (worst[hex] ?? FAR)) worst[hex] = cost
  }
}
/** Whether that tide finds it on the wrong ground. */
const isWet0 = (field: Field, tide: Tide, unit: Unit): boolean =>
  unit.at !== null &&
  field.bridge[unit.at] === null &&
  (field.board.wet[tide][unit.at] === 1) !== isBoat(unit)

const best = new Int16Array(GRID.size)
const steps = new Int16Array(GRID.size)

function reach(
  view: State,
  field: Field,
  unit: Unit,
  tide: Tide,
  first: Int16Array,
  second: Int16Array,
): void {
  if (!isCombat(unit) || unit.orphan) return
  const range = unit.type === 'supertank' ? 3 : 2
  const inHold = unit.at === null
  if (inHold && !(unit.carrier ?? '').startsWith('astronef')) return
  if (!inHold && unit.type !== 'tower' && (unit.pinned || isWet0(field, tide, unit))) return
  best.fill(FAR)
  steps.fill(FAR)
  const boat = isBoat(unit)
  const wet = field.board.wet[tide]
  const isWet = (hex: Hex) => wet[hex] === 1 && field.bridge[hex] === null
  const starts = inHold
    ? podesOf(view, unit.home)
        .flatMap((pode) => GRID.beside(pode))
        .filter((hex) => isWet(hex) === boat && isVacant(field, hex))
    : [unit.at as Hex]
  const queue = [...new Set(starts)]
  for (const hex of queue) steps[hex] = inHold ? 1 : 0
  for (const hex of queue) {
    const far = steps[hex] ?? FAR
    for (const near of GRID.within(hex, range)) if (far < (best[near] ?? FAR)) best[near] = far
    if (far >= REACH || !isMobile(unit)) continue
    for (const to of GRID.beside(hex)) {
      if (steps[to] !== FAR || isWet(to) !== boat || field.occupant[to]?.type === 'astronef')
        continue
      steps[to] = far + 1
      queue.push(to)
    }
  }
  for (let hex = 0; hex < GRID.size; hex++) {
    const cost = best[hex] ?? FAR
    if (cost < (first[hex] ?? FAR)) {
      second[hex] = first[hex] ?? FAR
      first[hex] = cost
    } else if (cost < (second[hex] ?? FAR)) second[hex] = cost
  }
}
