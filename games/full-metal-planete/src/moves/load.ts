// Taking something aboard: F-12.2, F-16.9.
import {
  type MoveRule,
  moveShape,
  type Places,
  placesOf,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { GRID, type Hex, podeHexes } from '../board/grid.ts'
import { KINDS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import {
  type End,
  type Field,
  fieldOf,
  isSea,
  isStuck,
  isUnderFire,
  rollOf,
} from '../field/index.ts'
import { collapse } from '../rules/bridges.ts'
import { boarding, canCarry, roomIn } from '../rules/cargo.ts'
import { fitness, noSuchUnit, outOfFire, ownership, price } from '../rules/fitness.ts'
import { podesOf } from '../rules/ships.ts'
import {
  hexesOf,
  isTransporter,
  mineralId,
  mineralIndex,
  type State,
  shipOf,
  type Unit,
} from '../state.ts'
import { piece, unitName } from '../words/names.ts'
import { hexText } from '../words/params.ts'
import { cost, item } from './fields.ts'

const schema = moveShape('load', { by: item, item, cost })
export type Load = Static<typeof schema>

export const load: MoveRule<State, Load, Event> = {
  schema,
  answers: ['playing'],
  candidates: (state, seat) => (state.ap > 0 ? loads(state, seat) : []),

  refusal(state, seat, { by, item: id, cost: named }) {
    const { byId } = fieldOf(state)
    const carrier = byId.get(by)
    const cargo = byId.get(id)
    if (carrier === undefined) return noSuchUnit(by)
    if (cargo === undefined && state.minerals[mineralIndex(id)] === undefined) return noSuchUnit(id)
    const foreign = ownership(carrier, seat)
    if (foreign !== undefined) return foreign
    const isShip = carrier.type === 'astronef'
    if (!isShip && !isTransporter(carrier))
      return refuse('badTransporter', 'F-12.2', { unit: piece(state, by) })
    return (
      fitness(state, carrier) ??
      cargoFitness(state, seat, id, cargo) ??
      placeRefusal(state, carrier, id, cargo) ??
      (isShip ? undefined : outOfFire(state, carrier, seat)) ??
      cargoFire(state, seat, id, cargo) ??
      price(state, 1, named)
    )
  },

  decide(draft, _seat, { by, item: id }) {
    const { state, emit } = draft
    emit({ kind: 'loaded', by, item: id, ap: state.ap - 1 })
    collapse(draft)
  },
}

const placeOf = (state: State, id: string, cargo: Unit | undefined): Hex | null => {
  if (cargo !== undefined) return cargo.at
  const place = state.minerals[mineralIndex(id)]
  return typeof place === 'number' ? place : null
}

/** A laid bridge is anybody's (F-15.1); a unit must be his and able to act. */
function cargoFitness(
  state: State,
  seat: Seat,
  id: string,
  cargo: Unit | undefined,
): Refusal | undefined {
  if (cargo !== undefined && !KINDS[cargo.type].isNeutral)
    return ownership(cargo, seat) ?? fitness(state, cargo)
  return placeOf(state, id, cargo) === null
    ? refuse('carried', 'F-5.5', { unit: piece(state, id) })
    : undefined
}

function placeRefusal(
  state: State,
  carrier: Unit,
  id: string,
  cargo: Unit | undefined,
): Refusal | undefined {
  const field = fieldOf(state)
  const at = placeOf(state, id, cargo) ?? -1
  if (!doorsOf(state, carrier).some((door) => GRID.distance(door, at) === 1))
    return refuse('notAdjacent', 'F-12.2', { hex: hexText(at), to: hexText(carrier.at ?? -1) })
  if (cargo?.type === 'bridge' && (field.occupant[at] !== null || field.mineral[at] !== -1))
    return refuse('bridgeOccupied', 'F-15.7', { hex: hexText(at) })
  if (cargo === undefined && isSea(field, at))
    return refuse('submerged', 'F-13.3', { hex: hexText(at), tide: { word: `tide.${state.tide}` } })
  if (carrier.type !== 'astronef') return boarding(state, carrier, id)
  return cargo === undefined || cargo.type === 'bridge'
    ? undefined
    : refuse('badCargo', 'F-16.9', { unit: piece(state, id), carrier: unitName(carrier) })
}

/** Where it reaches out from: its hexes, and of an astronef the podes. */
const doorsOf = (state: State, carrier: Unit): readonly Hex[] =>
  carrier.type === 'astronef' ? podesOf(state, carrier.home) : hexesOf(state, carrier)

/** One of those. */
function doorAt(state: State, { type, at, home, rotation }: Unit, nth: number): Hex {
  if (at === null) return -1
  if (type === 'astronef') return podeHexes(at, shipOf(state, home).orientation)[nth] ?? -1
  return nth === 0 ? at : GRID.step(at, rotation)
}

function cargoFire(
  state: State,
  seat: Seat,
  id: string,
  cargo: Unit | undefined,
): Refusal | undefined {
  const at = placeOf(state, id, cargo) ?? -1
  return isUnderFire(fieldOf(state), at, seat)
    ? refuse('underFire', 'F-12.6', { hex: hexText(at) })
    : undefined
}

const WAYS = 6

/** A place for every hex beside every door. */
function loads(state: State, seat: Seat): Places<Load> {
  const field = fieldOf(state)
  const hatches = rollOf(state, field, seat).hatches
  return placesOf(WAYS * hatches.length, (place) =>
    loadAt(state, field, seat, hatches[Math.floor(place / WAYS)], place % WAYS),
  )
}

function loadAt(
  state: State,
  field: Field,
  seat: Seat,
  hatch: End | undefined,
  way: number,
): Load | undefined {
  if (hatch === undefined) return undefined
  const { unit, nth } = hatch
  const at = GRID.beside(doorAt(state, unit, nth))[way]
  if (at === undefined || field.targets[at] === 0) return undefined // nothing there at all
  const item = thingAt(field, seat, at)
  if (item === undefined || isUnderFire(field, at, seat) || !takes(state, field, unit, item))
    return undefined
  for (let earlier = 0; earlier < nth; earlier++)
    if (GRID.distance(doorAt(state, unit, earlier), at) === 1) return undefined // by another door already
  return { kind: 'load', by: unit.id, item }
}

function takes(state: State, field: Field, carrier: Unit, item: string): boolean {
  const type = field.byId.get(item)?.type ?? 'mineral'
  if (carrier.type === 'astronef') return type === 'mineral' || type === 'bridge'
  const canAct = !carrier.pinned && !isStuck(field, carrier)
  return canAct && canCarry(carrier, type) && roomIn(state, carrier) > 0
}

/** What could be picked up there: ore, a unit of his, or an empty bridge. */
function thingAt(field: Field, seat: Seat, at: Hex): string | undefined {
  const ore = field.mineral[at] ?? -1
  if (ore >= 0) return mineralId(ore)
  const unit = field.occupant[at]
  if (unit) return unit.owner === seat && !unit.orphan ? unit.id : undefined
  return field.bridge[at]?.id
}
