// What follows from the state and is asked at every step: who stands where, and whose fire reaches which hex.
// It is kept beside each state and changed along with it by `evolve`; where it is missing it is made anew. Nobody else looks into
// this folder: rules ask the questions, and the fold tells by the verbs what came, went or changed.
import { GRID, HEXES } from '../board/grid.ts'
import { boardOf, type State, shipId, type Unit, type UnitId } from '../state.ts'
import type { Field } from './field.ts'
import { NO_CAST, recast } from './fire-zones.ts'
import { enlist, fill, setMineral } from './occupancy.ts'

export type { Field } from './field.ts'
// Questions.
// Verbs: a piece comes or goes, its fire is cast anew, the ground under it changes, a player's list is called anew.
export { carryFire, isFiring, recast, recastAround, silence } from './fire-zones.ts'
export {
  BRIDGED,
  comradeOn,
  isHot,
  isIdle,
  isSea,
  isStuck,
  isUnderFire,
  isUnitUnderFire,
  isVacant,
  rangeOf,
  TAKEN,
} from './ground.ts'
export { renewUnder } from './marks.ts'
export { bridgesOf, enlist, fill, setMineral, strikeOff } from './occupancy.ts'
export { callAnew, type End, rollOf } from './rolls.ts'

const fields = new WeakMap<State, Field>()
let latest: { readonly state: State; readonly field: Field } | undefined

export function fieldOf(state: State): Field {
  if (latest?.state === state) return latest.field
  let field = fields.get(state)
  if (field === undefined) {
    field = surveyed(state)
    fields.set(state, field)
  }
  latest = { state, field }
  return field
}

/** After something that changes much at once: it is made anew when it is asked for. */
export function forgetField(state: State): void {
  fields.delete(state)
  latest = undefined
}

/** Something changes: what was worked out no longer holds. */
export function startAnew(field: Field): void {
  const { known } = field
  known.held = null
  known.lifted = null
}

function surveyed(state: State): Field {
  const field = blankField(state)
  state.minerals.forEach((place, index) => {
    if (typeof place === 'number') setMineral(field, place, index)
  })
  for (const unit of state.units) enlist(field, unit)
  for (const unit of state.units) if (unit.at !== null) fill(state, field, unit, unit)
  for (const unit of state.units) recast(state, field, unit)
  return field
}

const NOBODY: readonly (Unit | null)[] = HEXES.map(() => null)

function blankField(state: State): Field {
  const { size } = GRID
  const ids = state.ships.map((_, home) => shipId(home))
  return {
    board: boardOf(state),
    byId: new Map(),
    ships: ids.flatMap((id) => state.units.find((unit) => unit.id === id) ?? []),
    occupant: NOBODY.slice(),
    bridge: NOBODY.slice(),
    tower: NOBODY.slice(),
    towers: state.saved.map(() => 0),
    taken: new Uint8Array(size),
    mineral: new Int16Array(size).fill(-1),
    cover: state.saved.map(() => new Uint8Array(size)),
    fire: new Uint8Array(size),
    cast: new Int8Array(size).fill(NO_CAST),
    idle: state.saved.map(() => 0),
    pinned: new Set(),
    wet: boardOf(state).wet[state.tide],
    rolls: state.saved.map(() => null),
    bridges: null,
    targets: new Uint8Array(size),
    marked: new Uint8Array(size),
    marks: state.saved.map(() => 0),
    markedHexes: new Set(),
    exposed: new Uint8Array(size),
    exposures: 0,
    known: { held: null, holder: 0, lifted: null },
  }
}

export const unitNamed = (state: State, id: UnitId): Unit | undefined => fieldOf(state).byId.get(id)

export function unitOf(state: State, id: UnitId): Unit {
  const unit = unitNamed(state, id)
  if (unit === undefined) throw new RangeError(`there is no ${id}`)
  return unit
}
