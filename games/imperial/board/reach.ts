// What a unit could do that is not chosen yet: exactly what would be offered once it was. Looking around costs no move.
import { offers } from '@foldtable/kernel'
import { decision } from '../src/decision.ts'
import type { Imperial, Move, State } from '../src/index.ts'
import { moves } from '../src/moves/index.ts'
import type { ManeuverMove } from '../src/moves/maneuver-move.ts'
import { situationOf } from '../src/rules/step.ts'
import { proposerOf } from '../src/state.ts'

const known = new WeakMap<State, Map<number, Reach>>()

export interface Reach {
  /** The position in which it is chosen. */
  readonly view: State
  readonly deeds: readonly ManeuverMove[]
}

/** Of the unit of that number among the fleets, or the armies once all fleets are resolved. */
export function reachOf(view: State, unit: number): Reach {
  const reaches = known.get(view) ?? new Map<number, Reach>()
  known.set(view, reaches)
  const reach = reaches.get(unit) ?? freshReach(view, unit)
  reaches.set(unit, reach)
  return reach
}

function freshReach(before: State, unit: number): Reach {
  const { plan } = before
  if (plan?.kind !== 'maneuver') return { view: before, deeds: [] }
  const chosen = { ...plan, chosen: unit }
  const view: State = { ...before, plan: chosen }
  if (situationOf(view, chosen) === undefined) return { view, deeds: [] } // it was lost
  const deeds = offers<Imperial>({ moves, decision }, view, proposerOf(view)).filter(isStep)
  return { view, deeds }
}

export const isStep = (move: Move): move is ManeuverMove => move.kind === 'maneuverMove'
