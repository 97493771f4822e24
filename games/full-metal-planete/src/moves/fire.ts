// Two units shoot at one hex: F-10.
import { list, type MoveRule, moveShape, type Seat, type Static } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isStuck, rangeOf } from '../field.ts'
import { price } from '../rules/fitness.ts'
import { isOwnTarget, SHOT_COST, shoot, shooting } from '../rules/shooting.ts'
import { isCombat, type State, type Unit } from '../state.ts'
import { cost, hex, item } from './fields.ts'

const schema = moveShape('fire', { by: list(item, 2, 2), target: hex, cost })
export type Fire = Static<typeof schema>

export const fire: MoveRule<State, Fire, Event> = {
  schema,
  candidates: (state, seat) =>
    state.phase === 'playing' && state.ap >= SHOT_COST ? shots(state, seat) : [],

  refusal: (state, seat, { by, target, cost: named }) =>
    shooting(state, seat, by, target) ?? price(state, SHOT_COST, named),

  decide: (draft, _seat, { by, target }) => shoot(draft, by, target),
}

/** Every pair once, in unit order, at everything that both can hit. */
function* shots(state: State, seat: Seat): Iterable<Fire> {
  const field = fieldOf(state)
  const shooters = state.units.filter((unit) => isReady(state, field, seat, unit))
  for (let one = 0; one < shooters.length; one++) {
    const first = shooters[one]
    if (first === undefined) continue
    const targets = targetsOf(field, seat, first)
    if (targets.length === 0) continue
    for (let other = one + 1; other < shooters.length; other++) {
      const second = shooters[other]
      if (second?.at === undefined || second.at === null) continue
      const range = rangeOf(field, second, second.at)
      for (const target of targets) {
        if (GRID.distance(second.at, target) <= range)
          yield { kind: 'fire', by: [first.id, second.id], target }
      }
    }
  }
}

const isReady = (state: State, field: Field, seat: Seat, unit: Unit): boolean =>
  unit.owner === seat &&
  unit.at !== null &&
  isCombat(unit) &&
  unit.shots > 0 &&
  !unit.pinned &&
  !unit.orphan &&
  !isStuck(state, field, unit)

function targetsOf(field: Field, seat: Seat, unit: Unit): Hex[] {
  const { at } = unit
  if (at === null) return []
  const { mineral, bridge, occupant, tower } = field
  return GRID.within(at, rangeOf(field, unit, at)).filter((hex) => {
    if (isOwnTarget(field, seat, hex)) return false
    if (mineral[hex] !== -1 || bridge[hex] !== null || tower[hex] !== null) return true
    const standing = occupant[hex]
    return !!standing && standing.type !== 'astronef'
  })
}
