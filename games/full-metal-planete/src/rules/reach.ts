// Everywhere a unit could go with the points that are left, and how: C-7. For boards and bots; offers are single steps.
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { type Field, fieldOf, isSea, isStuck, isVacant, unitNamed } from '../field/index.ts'
import { isBoat, isMobile, type State, type Unit, type UnitId } from '../state.ts'
import { rehearsal } from './rehearsal.ts'
import {
  fireWithout,
  isClosed,
  isEnterable,
  marchCost,
  otherEnd,
  stepCost,
  trailing,
  walk,
} from './walking.ts'

interface Destination {
  readonly to: Hex
  readonly cost: number
  readonly path: readonly Hex[]
  /** It would be stuck there (F-3.7). */
  readonly isStranding: boolean
}

interface Stand {
  readonly path: readonly Hex[]
  /** The other end of a barge; -1 for everybody else. */
  readonly other: Hex
}

/** Where it can surely go: every way has been rehearsed. */
export const reachOf = (state: State, seat: Seat, id: UnitId): Destination[] =>
  waysOf(state, seat, id).filter(({ path }) => isWalkable(state, seat, id, path))

/**
 * Breadth-first over legal steps; hexes where it would strand are not gone on from. What happens on the way may still close one in
 * ten thousand of these: whoever draws them has the one that is chosen judged.
 */
export function waysOf(state: State, seat: Seat, id: UnitId): Destination[] {
  const unit = unitNamed(state, id)
  if (unit === undefined || !canSetOut(state, seat, unit)) return []
  const field = fieldOf(state)
  const most = unit.pinned ? 1 : Math.floor(state.ap / Math.max(1, stepCost(state, unit)))
  const found = new Map<Hex, Destination>()
  const seen = new Set<string>()
  let edge = startsOf(unit)
  for (let step = 1; step <= most && edge.length > 0; step++) {
    edge = edge.flatMap((stand) => stepsFrom(state, field, seat, unit, stand, found, seen))
  }
  return [...found.values()]
}

const canSetOut = (state: State, seat: Seat, unit: Unit): boolean =>
  unit.owner === seat &&
  unit.at !== null &&
  isMobile(unit) &&
  !unit.orphan &&
  !isStuck(fieldOf(state), unit) &&
  (!unit.pinned || state.retreatOpen) &&
  stepCost(state, unit) <= state.ap

/** A barge may set out with either end. */
function startsOf(unit: Unit): Stand[] {
  const at = unit.at ?? 0
  const other = otherEnd(unit, at)
  const stand = { path: [at], other }
  return other < 0 ? [stand] : [stand, { path: [other], other: at }]
}

function stepsFrom(
  state: State,
  field: Field,
  seat: Seat,
  unit: Unit,
  { path, other }: Stand,
  found: Map<Hex, Destination>,
  seen: Set<string>,
): Stand[] {
  const lead = path.at(-1) ?? 0
  const fire = fireWithout(state, field, unit)
  return GRID.beside(lead).flatMap((to) => {
    const isFree = isVacant(field, to) || field.occupant[to] === unit
    if (to === other || !isFree || !isEnterable(state, field, unit, to, true)) return []
    if (isClosed(fire, unit, seat, lead, to)) return []
    const next = { path: [...path, to], other: other < 0 ? -1 : trailing(lead, other, to) }
    const key = `${to} ${next.other}`
    if (seen.has(key)) return []
    seen.add(key)
    const isStranding = isSea(field, to) !== isBoat(unit)
    const cost = marchCost(state, unit, { unit: unit.id, path: next.path })
    if (!found.has(to) && to !== unit.at) found.set(to, { to, cost, path: next.path, isStranding })
    return isStranding ? [] : [next]
  })
}

/** The board settles at each step, so the whole way is rehearsed before it is promised. */
const isWalkable = (state: State, seat: Seat, unit: UnitId, path: readonly Hex[]): boolean =>
  path.length === 2 || walk(rehearsal(state), seat, { unit, path }) === undefined
