// Putting a piece down on a hex or handing it to another carrier: F-12.4 to F-12.6, F-15.2, F-16.8.
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { KINDS, type UnitType } from '../data/pieces.ts'
import type { Put } from '../events.ts'
import { type Field, fieldOf, isUnderFire } from '../field/index.ts'
import { type ItemId, isTransporter, type State, type Unit } from '../state.ts'
import { unitName } from '../words/names.ts'
import { hexText } from '../words/params.ts'
import { wouldHold } from './bridges.ts'
import { boarding, canCarry, isTooHeavy, roomIn } from './cargo.ts'
import { fitness, outOfFire } from './fitness.ts'

/** What is put down: a piece at hand, or one that is only being built. */
export interface Load {
  readonly type: UnitType | 'mineral'
  readonly id?: ItemId
  readonly rotation?: number | undefined
}

export function loadOf(state: State, id: ItemId, rotation?: number): Load {
  const unit = fieldOf(state).byId.get(id)
  return { type: unit?.type ?? 'mineral', id, rotation }
}

/** Whoever on that hex would take it aboard: a transporter of his, or a pode of his astronef. */
export function receiverAt(
  state: State,
  seat: Seat,
  at: Hex,
  canBeShip: boolean,
): Unit | undefined {
  const unit = fieldOf(state).occupant[at]
  if (!unit || unit.owner !== seat || unit.orphan) return undefined
  if (isTransporter(unit)) return unit
  return canBeShip && unit.type === 'astronef' && unit.at !== at ? unit : undefined
}

/** Why it cannot be put there; the distance is the caller's business. */
export function putting(
  state: State,
  seat: Seat,
  load: Load,
  at: Hex,
  canBeShip = true,
): Refusal | undefined {
  const isBoat = load.type !== 'mineral' && KINDS[load.type].domain === 'sea'
  const receiver = isBoat ? undefined : receiverAt(state, seat, at, canBeShip)
  if (receiver !== undefined) return handing(state, seat, load, receiver)
  return onHexes(state, seat, load, load.type === 'barge' ? bargeHexes(at, load) : [at])
}

const bargeHexes = (at: Hex, { rotation = 0 }: Load): Hex[] => [at, GRID.step(at, rotation)]

function handing(state: State, seat: Seat, load: Load, receiver: Unit): Refusal | undefined {
  if (receiver.type === 'astronef') return undefined // F-12.4 c
  const unfit = fitness(state, receiver)
  if (unfit !== undefined) return unfit
  const refusal =
    load.id === undefined ? fitting(state, load, receiver) : boarding(state, receiver, load.id)
  return refusal ?? outOfFire(state, receiver, seat)
}

/** As `boarding`, for a piece that is not there yet. */
function fitting(state: State, { type }: Load, receiver: Unit): Refusal | undefined {
  const facts = { unit: { word: `type.${type}` }, carrier: unitName(receiver) }
  if (!canCarry(receiver, type)) return refuse('badCargo', 'F-12.1', facts)
  const need = type === 'mineral' ? 1 : KINDS[type].size
  const room = roomIn(state, receiver)
  return need > room ? refuse('noCapacity', 'F-12.1', { ...facts, need, room }) : undefined
}

function onHexes(state: State, seat: Seat, load: Load, hexes: readonly Hex[]): Refusal | undefined {
  const field = fieldOf(state)
  if (hexes.some((hex) => hex < 0)) return refuse('offBoard', 'F-2.5')
  for (const hex of hexes) {
    const fault = occupation(field, load, hex) ?? ground(state, field, load, hex)
    if (fault !== undefined) return fault
  }
  for (const hex of hexes) {
    if (isUnderFire(field, hex, seat)) return refuse('underFire', 'F-12.6', { hex: hexText(hex) })
  }
  return undefined
}

function occupation(field: Field, load: Load, hex: Hex): Refusal | undefined {
  const isTaken =
    field.occupant[hex] !== null ||
    field.mineral[hex] !== -1 ||
    (load.type === 'bridge' && field.bridge[hex] !== null)
  return isTaken ? refuse('occupied', 'F-8.1', { hex: hexText(hex) }) : undefined
}

function ground(state: State, field: Field, load: Load, hex: Hex): Refusal | undefined {
  const refusal = () => refuse('badTerrain', 'F-12.5', { unit: { word: `type.${load.type}` } })
  const terrain = field.board.terrain[hex]
  const isBridged = field.bridge[hex] !== null
  if (load.type === 'bridge') {
    if (terrain === 'mountain') return refusal()
    return wouldHold(state, hex) ? undefined : refuse('unanchored', 'F-15.3', { hex: hexText(hex) })
  }
  if (load.type === 'motorboat' || load.type === 'barge')
    return terrain === 'land' || terrain === 'mountain' || isBridged ? refusal() : undefined
  if (terrain === 'sea' && !isBridged) return refusal()
  return terrain === 'mountain' && isHeavy(state, load) ? refusal() : undefined
}

function isHeavy(state: State, { type, id }: Load): boolean {
  const unit = id === undefined ? undefined : fieldOf(state).byId.get(id)
  return unit === undefined ? type !== 'mineral' && !KINDS[type].climbs : isTooHeavy(state, unit)
}

/** The event's words for where it was put. */
export function putWords(state: State, seat: Seat, load: Load, at: Hex, canBeShip = true): Put {
  const isBoat = load.type === 'motorboat' || load.type === 'barge'
  const receiver = isBoat ? undefined : receiverAt(state, seat, at, canBeShip)
  if (receiver !== undefined) return { at, into: receiver.id }
  return load.type === 'barge' ? { at, rotation: load.rotation ?? 0 } : { at }
}
