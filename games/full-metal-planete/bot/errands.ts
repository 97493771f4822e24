// Something worth doing: what it brings, what it costs, and how it begins. The best for its points is done first, and one
// step of it makes it better still: so nobody walks in circles.
import type { Hex } from '../src/board/grid.ts'
import type { Move } from '../src/index.ts'
import { stepCost } from '../src/rules/walking.ts'
import { isBoat, type Unit } from '../src/state.ts'
import { exitsOf, type Outlook, outlay, waysOf } from './outlook.ts'
import { stepsTo, wayTo } from './ways.ts'

export interface Errand {
  /** In points of the final score. */
  readonly worth: number
  /** In action points, to its very end. */
  readonly cost: number
  /** Who is out for more, and therefore not on the way home for good. */
  readonly busy?: Unit
  /** The next move of it, if there is one. */
  next(): Move | undefined
}

/** The next move of the best errand that has one. */
export function begin(errands: readonly Errand[]): Move | undefined {
  const inOrder = errands
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth / other.cost - one.worth / one.cost)
  for (const errand of inOrder) {
    const move = errand.next()
    if (move !== undefined) return move
  }
  return undefined
}

/** What it costs a unit to get to a hex. */
export const fare = (outlook: Outlook, unit: Unit, goal: Hex): number =>
  outlay(unit) + stepsTo(waysOf(outlook, unit), goal) * stepCost(outlook.view, unit)

/** The first step towards a hex; none if it is there, or if the tide might catch it on the way. */
export function stepTowards(outlook: Outlook, unit: Unit, goal: Hex): Move | undefined {
  const way = wayTo(waysOf(outlook, unit), goal)
  if (unit.at === null) return exitsOf(outlook, unit).find((move) => move.to === way[0])
  const [from, to] = way
  if (to === undefined || isRash(outlook, unit, way)) return undefined
  return outlook.offers.find(
    (move) =>
      move.kind === 'move' &&
      move.unit === unit.id &&
      move.path[0] === from &&
      move.path[1] === to &&
      move.assault === undefined,
  )
}

/** Whether it would step onto ground that the next tide may take, and not get off it in this turn. */
function isRash(outlook: Outlook, unit: Unit, way: readonly Hex[]): boolean {
  const [from, to] = way
  if (from === undefined || to === undefined || outlook.mood.isBold) return false
  if (!isDoubtful(outlook, unit, to) || isDoubtful(outlook, unit, from)) return false
  const firm = way.findIndex((hex, place) => place > 0 && !isDoubtful(outlook, unit, hex))
  const steps = firm < 0 ? way.length - 1 : firm
  return steps * stepCost(outlook.view, unit) > outlook.view.ap
}

/** Whether the next tide may make it the wrong ground for the unit. */
export function isDoubtful({ field, tides }: Outlook, unit: Unit, hex: Hex): boolean {
  if (field.bridge[hex]) return false
  const wanted = isBoat(unit) ? 1 : 0
  return tides.some((tide) => field.board.wet[tide][hex] !== wanted)
}
