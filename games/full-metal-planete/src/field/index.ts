// What follows from the state and is asked at every step: who stands where, and whose fire reaches which hex.
// It is kept beside each state and changed along with it by `evolve`; where it is missing it is made anew.
import type { Seat } from '@foldtable/kernel'
import type { Board } from '../board/board.ts'
import { GRID, HEXES, type Hex } from '../board/grid.ts'
import { boardOf, type State, shipId, type Unit, type UnitId } from '../state.ts'
import { NO_CAST, recast } from './fire-zones.ts'
import { enlist, fill, setMineral } from './occupancy.ts'
import type { Roll } from './rolls.ts'

export {
  isHot,
  isIdle,
  isSea,
  isStuck,
  isUnderFire,
  isUnitUnderFire,
  isVacant,
  rangeOf,
} from './ground.ts'
export { bridgesOf } from './occupancy.ts'
export { type End, rollOf } from './rolls.ts'

export interface Field {
  readonly board: Board
  readonly byId: Map<UnitId, Unit>
  /** The astronefs by home colour: whatever happens to them, they stay in the state. */
  readonly ships: readonly Unit[]
  /** What fills a hex: a unit, or an astronef; bridges and towers are apart. */
  readonly occupant: (Unit | null)[]
  readonly bridge: (Unit | null)[]
  readonly tower: (Unit | null)[]
  /** By home colour, how many of an astronef's towers stand. */
  readonly towers: number[]
  /** For each hex, `TAKEN` if something stands or lies on it, and `BRIDGED` if a bridge does. */
  readonly taken: Uint8Array
  /** The number of the mineral on a hex, or -1. */
  readonly mineral: Int16Array
  /** For each player, how many of his units fire at a hex (F-9.2). */
  readonly cover: readonly Uint8Array[]
  /** For each hex, a bit for each player under whose fire it is. */
  readonly fire: Uint8Array
  /** For each hex, whose fire is counted from there just now, and how far; see `fire-zones.ts`. */
  readonly cast: Int8Array
  /** Of each player, how many units could act and do not fire. */
  readonly idle: number[]
  readonly pinned: Set<Unit>
  /** 1 where it is sea at the tide of the moment, bridges left aside. */
  wet: Uint8Array
  /** Of each player, who is where; null where they must be listed anew. */
  readonly rolls: (Roll | null)[]
  /** Laid bridges; null as well. */
  bridges: readonly Unit[] | null
  /** How much there is to shoot at on a hex: units, towers, ore, bridges; an astronef counts for nothing. */
  readonly targets: Uint8Array
  /** For each hex, a bit for each player whose fire reaches something there that is not his; and how many such hexes each has. */
  readonly marked: Uint8Array
  readonly marks: number[]
  readonly markedHexes: Set<Hex>
  /** 1 where somebody stands under enemy fire who is not held down by it yet; and how many such hexes there are. */
  readonly exposed: Uint8Array
  exposures: number
  /** What was worked out since anything last changed. */
  readonly known: Known
}

/** Answers that hold until the next event. */
export interface Known {
  /** Where a player holds others down by two guns; see `rules/walking.ts`. */
  held: readonly Hex[] | null
  holder: Seat
  /** The fire on the board while a unit is lifted, for those whose lifting changes it. */
  lifted: Map<Unit, Uint8Array> | null
}

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
