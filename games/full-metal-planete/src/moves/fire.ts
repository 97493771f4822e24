// Two units shoot at one hex: F-10.
import { list, type MoveRule, moveShape, type Seat, type Static } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isStuck, rangeOf, rollOf } from '../field/index.ts'
import { price } from '../rules/fitness.ts'
import { reaches, SHOT_COST, shoot, shooting } from '../rules/shooting.ts'
import type { State, Unit } from '../state.ts'
import { cost, hex, item } from './fields.ts'

const schema = moveShape('fire', { by: list(item, 2, 2), target: hex, cost })
export type Fire = Static<typeof schema>

export const fire: MoveRule<State, Fire, Event> = {
  schema,
  answers: ['playing'],
  candidates: (state, seat) => (state.ap >= SHOT_COST ? shots(state, seat) : []),

  refusal: (state, seat, { by, target, cost: named }) =>
    shooting(state, seat, by, target) ?? price(state, SHOT_COST, named),

  decide: (draft, _seat, { by, target }) => shoot(draft, by, target),
}

/** At everything that two can hit, every pair of them once, in unit order. */
function shots(state: State, seat: Seat): readonly Fire[] {
  const field = fieldOf(state)
  const hasIdle = (field.idle[seat] ?? 0) > 0
  if (field.marks[seat] === 0 && !hasIdle) return NO_SHOTS
  const shooters = shootersOf(state, field, seat)
  const found: Fire[] = []
  for (const target of hasIdle ? targetsOf(field, seat, shooters) : marksOf(field, seat))
    addPairs(found, target, shooters, field)
  return found
}

const NO_SHOTS: readonly Fire[] = []

function shootersOf(state: State, field: Field, seat: Seat): Unit[] {
  const found: Unit[] = []
  for (const unit of rollOf(state, field, seat).guns) if (isReady(field, unit)) found.push(unit)
  return found
}

/** Whatever two can hit lies under their fire, unless one of them is idle. In the order of their numbers. */
function marksOf({ marked, markedHexes }: Field, seat: Seat): Hex[] {
  const found: Hex[] = []
  for (const hex of markedHexes) if (((marked[hex] ?? 0) >> seat) & 1) found.push(hex)
  return found.length < 2 ? found : found.sort((a, b) => a - b)
}

function targetsOf(field: Field, seat: Seat, shooters: readonly Unit[]): Hex[] {
  const near = shooters.flatMap((unit) => {
    const at = unit.at ?? 0
    return GRID.within(at, rangeOf(field, unit, at)).filter((hex) => isTarget(field, seat, hex))
  })
  return [...new Set(near)].sort((a, b) => a - b)
}

function addPairs(found: Fire[], target: Hex, shooters: readonly Unit[], field: Field): void {
  for (let one = 0; one < shooters.length - 1; one++) {
    const first = shooters[one]
    if (first === undefined || !reaches(field, first, target)) continue
    for (let other = one + 1; other < shooters.length; other++) {
      const second = shooters[other]
      if (second !== undefined && reaches(field, second, target))
        found.push({ kind: 'fire', by: [first.id, second.id], target })
    }
  }
}

const isReady = (field: Field, unit: Unit): boolean =>
  unit.shots > 0 && !unit.pinned && !isStuck(field, unit)

function isTarget(field: Field, seat: Seat, hex: Hex): boolean {
  if (field.targets[hex] === 0) return false
  const standing = field.occupant[hex]
  return !standing || standing.owner !== seat || standing.orphan
}
