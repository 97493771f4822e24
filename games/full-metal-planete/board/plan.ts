// Deployment as it is arranged before it is confirmed (F-16.4). What the rules accept is final (F-7.6), so every placement is made
// on a copy and can be made otherwise; the moves are sent once the whole stands.
import { copyOf, offers as offersIn, predict, type Seat } from '@foldtable/kernel'
import { decision } from '../src/decision.ts'
import { unitNamed } from '../src/field/index.ts'
import { evolve } from '../src/fold/index.ts'
import type { FullMetalPlanete, Move, State } from '../src/index.ts'
import { moves } from '../src/moves/index.ts'
import type { Unit, UnitId } from '../src/state.ts'

type Deploy = Extract<Move, { kind: 'deploy' }>

/** Placements and stowings that are not sent yet, in the order in which they will be. */
export type Plan = readonly Move[]

export interface Arranged {
  /** What of the plan can be made: a bridge whose hold is gone cannot, and goes back. */
  readonly plan: Plan
  readonly view: State
}

export function arranged(view: State, seat: Seat, plan: Plan): Arranged {
  if (plan.length === 0) return { plan, view }
  const after = copyOf(view)
  const made = plan.filter((move) => {
    if (moveRule(move).refusal(after, seat, move) !== undefined) return false
    const events =
      predict<FullMetalPlanete>({ moves, evolve }, after, seat, { by: seat, move }) ?? []
    for (const event of events) evolve(after, event)
    return events.length > 0
  })
  return { plan: made, view: after }
}

/** Every kind has its own rule; what belongs together is found by its kind. */
const moveRule = (move: Move) =>
  moves[move.kind] as { refusal(state: State, seat: Seat, move: Move): unknown }

/** A piece that stands already is placed otherwise. */
export const placed = (plan: Plan, move: Move): Plan =>
  move.kind === 'deploy' ? [...takenBack(plan, move.unit), move] : [...plan, move]

/** Back into the hold. */
export const takenBack = (plan: Plan, unit: UnitId): Plan =>
  plan.filter((move) => move.kind !== 'deploy' || move.unit !== unit)

export const isPlaced = (plan: Plan, unit: UnitId | null): boolean =>
  plan.some((move) => move.kind === 'deploy' && move.unit === unit)

/** What can be done as it is arranged, and where else the chosen piece could stand. */
export function offersOn(
  truth: State,
  seat: Seat,
  { plan, view }: Arranged,
  chosen: UnitId | null,
): Move[] {
  const found = offersIn<FullMetalPlanete>({ moves, decision }, view, seat)
  return chosen === null || !isPlaced(plan, chosen)
    ? found
    : [...found, ...elsewhere(truth, seat, plan, chosen)]
}

/** Offers name one of several alike: its places are those of the others too. */
function elsewhere(truth: State, seat: Seat, plan: Plan, id: UnitId): Deploy[] {
  const { view } = arranged(truth, seat, takenBack(plan, id))
  const unit = unitNamed(view, id)
  return offersIn<FullMetalPlanete>({ moves, decision }, view, seat).flatMap((move) => {
    if (unit === undefined || move.kind !== 'deploy') return []
    if (!isAlike(unitNamed(view, move.unit), unit)) return []
    const same: Deploy = { ...move, unit: id }
    return moves.deploy.refusal(view, seat, same) === undefined ? [same] : []
  })
}

const isAlike = (one: Unit | undefined, other: Unit): boolean =>
  one?.type === other.type && (one.id === other.id || one.cargo.length + other.cargo.length === 0)
