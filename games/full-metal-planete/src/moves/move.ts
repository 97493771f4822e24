// Moving a unit along a path, perhaps into an assault: F-8, F-9.9, F-10.6. Offers are single steps.
import {
  list,
  type MoveRule,
  moveShape,
  optional,
  type Refusal,
  refuse,
  type Seat,
  type Static,
  shape,
} from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isStuck, isUnderFire, isVacant } from '../field.ts'
import { assaultsInto } from '../rules/assaults.ts'
import { noSuchUnit, ownership, pinnedDown, price, readiness } from '../rules/fitness.ts'
import { rehearsal } from '../rules/rehearsal.ts'
import {
  fireFault,
  liftMatters,
  marchCost,
  startsRight,
  stepCost,
  stepFault,
  walk,
} from '../rules/walking.ts'
import { isCombat, isMobile, type State, type Unit } from '../state.ts'
import { piece } from '../words.ts'
import { cost, hex, item } from './fields.ts'

const schema = moveShape('move', {
  unit: item,
  path: list(hex, 1, 40),
  assault: optional(list(shape({ target: hex, partner: item }), 1, 2)),
  cost,
})
export type Move = Static<typeof schema>

export const move: MoveRule<State, Move, Event> = {
  schema,
  candidates: (state, seat) => (state.phase === 'playing' ? steps(state, seat) : []),

  refusal(state, seat, march) {
    const field = fieldOf(state)
    const unit = field.byId.get(march.unit)
    if (unit === undefined) return noSuchUnit(march.unit)
    const unfit = ownership(unit, seat) ?? standing(state, unit, march)
    if (unfit !== undefined) return unfit
    if (!startsRight(unit, march)) return refuse('badPath', 'F-8.3')
    return (
      wayRefusal(state, field, seat, unit, march) ??
      price(state, marchCost(state, unit, march), march.cost)
    )
  },

  decide(draft, seat, march) {
    const refusal = walk(draft, seat, march)
    if (refusal !== undefined) throw new Error(`a legal move came to ${refusal.code}`)
  },
}

function standing(state: State, unit: Unit, { path, assault }: Move): Refusal | undefined {
  if (!isMobile(unit) || (assault !== undefined && !isCombat(unit)))
    return refuse('badUnit', 'F-8.4', { unit: piece(unit.id) })
  const unready = readiness(state, unit)
  if (unready !== undefined) return unready
  const retreats = state.retreatOpen && path.length === 2 && assault === undefined // F-9.9
  return retreats ? undefined : pinnedDown(unit)
}

/** One plain step that lifts nobody's fire can be judged as the board stands; everything else is rehearsed. */
function wayRefusal(
  state: State,
  field: Field,
  seat: Seat,
  unit: Unit,
  march: Move,
): Refusal | undefined {
  const [lead = -1, to = -1] = march.path
  if (march.path.length > 2 || march.assault !== undefined || liftMatters(field, unit))
    return walk(rehearsal(state), seat, march)
  return stepFault(state, field, unit, lead, to, true) ?? fireFault(field, unit, seat, lead, to)
}

function* steps(state: State, seat: Seat): Iterable<Move> {
  const field = fieldOf(state)
  for (const unit of state.units) {
    const { at, owner, pinned } = unit
    if (at === null || owner !== seat || !isMobile(unit) || unit.orphan) continue
    if (pinned && !state.retreatOpen) continue
    if (stepCost(state, unit) > state.ap || isStuck(state, field, unit)) continue
    yield* stepsFrom(state, field, seat, unit, at)
    if (unit.type === 'barge') {
      yield* stepsFrom(state, field, seat, unit, GRID.step(at, unit.rotation))
    }
  }
}

function* stepsFrom(state: State, field: Field, seat: Seat, unit: Unit, lead: Hex): Iterable<Move> {
  const isUnsure = liftMatters(field, unit)
  for (const to of GRID.beside(lead)) {
    if (!isVacant(field, to)) continue
    const isClosed = isUnderFire(field, to, seat)
    if (!isClosed || isUnsure) yield { kind: 'move', unit: unit.id, path: [lead, to] }
    if (isClosed && !unit.pinned && isCombat(unit)) yield* assaultsInto(state, seat, unit, to)
  }
}
