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
import type { Event } from '../events.ts'
import { type Field, fieldOf } from '../field/index.ts'
import { noSuchUnit, ownership, pinnedDown, price, readiness } from '../rules/fitness.ts'
import { rehearsal } from '../rules/rehearsal.ts'
import { stepsOf } from '../rules/stepping.ts'
import {
  fireFault,
  fireWithout,
  marchCost,
  startsRight,
  stepFault,
  walk,
} from '../rules/walking.ts'
import { isCombat, isMobile, type State, type Unit } from '../state.ts'
import { unitName } from '../words/names.ts'
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
  answers: ['playing'],
  candidates: stepsOf,

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
    return refuse('badUnit', 'F-8.4', { unit: unitName(unit) })
  const unready = readiness(state, unit)
  if (unready !== undefined) return unready
  const retreats = state.retreatOpen && path.length === 2 && assault === undefined // F-9.9
  return retreats ? undefined : pinnedDown(unit)
}

/** One plain step can be judged as the board stands; a longer way is rehearsed. */
function wayRefusal(
  state: State,
  field: Field,
  seat: Seat,
  unit: Unit,
  march: Move,
): Refusal | undefined {
  const [lead = -1, to = -1] = march.path
  if (march.path.length > 2 || march.assault !== undefined)
    return walk(rehearsal(state), seat, march)
  return (
    stepFault(state, field, unit, lead, to, true) ??
    fireFault(fireWithout(state, field, unit), unit, seat, lead, to)
  )
}
