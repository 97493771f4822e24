// What the fleets of the country that moves carry: each one army in a maneuver (I-12.7e).
import { isSea } from '../src/atlas.ts'
import type { Place } from '../src/data/map.ts'
import type { State } from '../src/index.ts'
import { seasTaken } from '../src/rules/convoy.ts'
import { phaseOf, planBoard } from '../src/state.ts'

export interface Load {
  readonly sea: Place
  readonly carried: number
  readonly capacity: number
}

/** Of every sea with such a fleet, once the armies move; crossings planned so far are given fleets as they fit together. */
export function loadsOf(view: State): readonly Load[] {
  const { plan, rules, up } = view
  if (plan?.kind !== 'maneuver' || phaseOf(plan) === 'fleet' || plan.armiesDone.length === 0)
    return []
  const board = planBoard(view, plan)
  const taken = seasTaken(rules, board, up, plan.convoys).flat()
  const count = (places: readonly Place[], sea: Place) => places.filter((at) => at === sea).length
  const { fleets } = board[up]
  return [...new Set(fleets.filter(isSea))].map((sea) => ({
    sea,
    carried: count(taken, sea),
    capacity: count(fleets, sea),
  }))
}
