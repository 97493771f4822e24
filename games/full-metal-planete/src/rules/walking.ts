// A unit on its way, one step after the other: F-8, F-9.9, F-10.6.
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { KINDS } from '../data/pieces.ts'
import type { EventOf } from '../events.ts'
import {
  comradeOn,
  type Field,
  fieldOf,
  isFiring,
  isHot,
  isSea,
  isUnderFire,
  isVacant,
  rangeOf,
  unitOf,
} from '../field/index.ts'
import { isBoat, type State, type Unit, type UnitId } from '../state.ts'
import { unitName } from '../words/names.ts'
import { hexText } from '../words/params.ts'
import { isTooHeavy } from './cargo.ts'
import { fireOnceLifted } from './lifting.ts'
import { type Stage, settle } from './settle.ts'
import { SHOT_COST, shoot, shooting } from './shooting.ts'

export interface Shot {
  readonly target: Hex
  readonly partner: UnitId
}

export interface March {
  readonly unit: UnitId
  /** The hex it leaves first; of a barge, the end that leads (F-8.3). */
  readonly path: readonly Hex[]
  readonly assault?: readonly Shot[]
}

/** F-7.1, and the option of F-21.3. */
export function stepCost({ options }: State, { type, pinned }: Unit): number {
  if (pinned && options.retreatCost === 0) return 0
  if (options.moveCost !== 'heavy') return 1
  return KINDS[type].isHeavy ? 2 : 1
}

export const marchCost = (state: State, unit: Unit, { path, assault = [] }: March): number =>
  (path.length - 1) * stepCost(state, unit) + SHOT_COST * assault.length

/** The other end of a barge whose end `lead` goes first; -1 for everybody else. */
export function otherEnd({ type, at, rotation }: Unit, lead: Hex): Hex {
  if (type !== 'barge' || at === null) return -1
  return lead === at ? GRID.step(at, rotation) : at
}

/** Where a barge's other end lies after the step: it pivots on it, or draws it after (F-8.8). */
export const trailing = (lead: Hex, other: Hex, to: Hex): Hex =>
  GRID.distance(to, other) === 1 ? other : lead

export function startsRight(unit: Unit, { path }: March): boolean {
  const [from] = path
  if (path.length < 2 || from === undefined || unit.at === null) return false
  return from === unit.at || (unit.type === 'barge' && from === GRID.step(unit.at, unit.rotation))
}

/** Geometry and ground of one step; fire is another matter. */
export function stepFault(
  state: State,
  field: Field,
  unit: Unit,
  lead: Hex,
  to: Hex,
  isLast: boolean,
): Refusal | undefined {
  if (GRID.distance(lead, to) !== 1)
    return refuse('notAdjacent', 'F-8.3', { hex: hexText(to), to: hexText(lead) })
  if (to === otherEnd(unit, lead)) return refuse('badPath', 'F-8.8')
  if (!isVacant(field, to)) return refuse('occupied', 'F-8.2', { hex: hexText(to) })
  return isEnterable(state, field, unit, to, isLast)
    ? undefined
    : refuse('badTerrain', 'F-8.5', { unit: { word: `type.${unit.type}` } })
}

/** Last of all it may strand itself on ground that the tide will change (F-3.7). */
export function isEnterable(
  state: State,
  field: Field,
  unit: Unit,
  to: Hex,
  isLast: boolean,
): boolean {
  const { isTidal, isMountain } = field.board
  const canStrand = isLast && isTidal[to] === 1
  if (isBoat(unit)) return field.bridge[to] === null && (canStrand || field.wet[to] === 1)
  if (isSea(field, to)) return canStrand
  return isMountain[to] === 0 || !isTooHeavy(state, unit)
}

/** Whether lifting it may change what fire holds down (F-8.7). */
function liftMatters(field: Field, unit: Unit): boolean {
  const { at } = unit
  if (at === null) return false
  if (isHolding(field, unit, at)) return true
  if (unit.type !== 'tank' || field.board.isMountain[at] === 0) return false
  for (const hex of GRID.beside(at)) if (comradeOn(field, unit, hex) !== undefined) return true
  return false
}

/** Whether somebody is held down who would not be without its fire. */
function isHolding(field: Field, unit: Unit, at: Hex): boolean {
  if (field.pinned.size === 0) return false
  const hexes = heldByTwo(field, unit.owner)
  if (hexes.length === 0 || !isFiring(field, unit)) return false
  const range = rangeOf(field, unit, at)
  return hexes.some((hex) => GRID.distance(at, hex) <= range)
}

/** Where others are held down by just two guns of this player: with one less they would be free. */
function heldByTwo(field: Field, owner: Seat): readonly Hex[] {
  const { known } = field
  if (known.held !== null && known.holder === owner) return known.held
  const guns = field.cover[owner]
  const found: Hex[] = []
  for (const other of field.pinned) {
    if (other.owner === owner || other.orphan || other.at === null) continue
    if (guns?.[other.at] === 2) found.push(other.at)
    if (other.type !== 'barge') continue
    const far = GRID.step(other.at, other.rotation)
    if (guns?.[far] === 2) found.push(far)
  }
  known.held = found
  known.holder = owner
  return found
}

/** The fire on the board while the unit is lifted, and everything has settled. */
export function fireWithout(state: State, field: Field, unit: Unit): Uint8Array {
  if (!liftMatters(field, unit)) return field.fire
  field.known.lifted ??= new Map()
  const known = field.known.lifted.get(unit)
  if (known !== undefined) return known
  const fire = fireOnceLifted(state, field, unit)
  field.known.lifted.set(unit, fire)
  return fire
}

/** Whether fire closes the step: the hex entered, and for a retreating barge both its new hexes (F-8.6, F-9.9). */
export function isClosed(fire: Uint8Array, unit: Unit, seat: Seat, lead: Hex, to: Hex): boolean {
  if (isHot(fire, to, seat)) return true
  if (!unit.pinned || unit.type !== 'barge') return false
  return isHot(fire, trailing(lead, otherEnd(unit, lead), to), seat)
}

export const fireFault = (
  fire: Uint8Array,
  unit: Unit,
  seat: Seat,
  lead: Hex,
  to: Hex,
): Refusal | undefined =>
  isClosed(fire, unit, seat, lead, to)
    ? refuse('underFire', 'F-8.6', { hex: hexText(to) })
    : undefined

/** Goes all the way, or says what is in the way; whatever happened before that has happened on this stage. */
export function walk(stage: Stage, seat: Seat, march: March): Refusal | undefined {
  const { path, assault } = march
  for (let step = 1; step < path.length; step++) {
    const [lead = -1, to = -1] = [path[step - 1], path[step]]
    const isLast = step === path.length - 1
    const shots = isLast ? assault : undefined
    const refusal = takeStep(stage, seat, march.unit, lead, to, isLast, shots)
    if (refusal !== undefined) return refusal
  }
  return undefined
}

function takeStep(
  stage: Stage,
  seat: Seat,
  id: UnitId,
  lead: Hex,
  to: Hex,
  isLast: boolean,
  shots: readonly Shot[] | undefined,
): Refusal | undefined {
  const { state, emit } = stage
  const unit = unitOf(state, id)
  const fault = stepFault(state, fieldOf(state), unit, lead, to, isLast)
  if (fault !== undefined) return fault
  const ap = state.ap - stepCost(state, unit)
  const isRetreat = unit.pinned // as it stands before it is lifted
  if (liftMatters(fieldOf(state), unit)) {
    emit({ kind: 'lifted', unit: id })
    settle(stage)
  }
  const closed = fireFault(fieldOf(state).fire, unit, seat, lead, to)
  if (shots === undefined && closed !== undefined) return closed
  if (shots !== undefined && closed === undefined)
    return refuse('assaultNotNeeded', 'F-10.6', { hex: hexText(to) })
  emit(steppedTo(unit, lead, to, ap, isRetreat, shots !== undefined))
  if (shots === undefined) {
    settle(stage)
    return undefined
  }
  return fightIn(stage, seat, unit, to, shots)
}

/** Most steps are plain ones of units that have no other end. */
function steppedTo(
  unit: Unit,
  lead: Hex,
  to: Hex,
  ap: number,
  isRetreat: boolean,
  isAssault: boolean,
): EventOf<'moved'> {
  const { id } = unit
  const other = otherEnd(unit, lead)
  if (other < 0 && !isRetreat && !isAssault) return { kind: 'moved', unit: id, to, ap }
  const turned = other < 0 ? {} : { rotation: turnedTo(lead, other, to) }
  const how = isRetreat ? { retreat: true as const } : isAssault ? { assault: true as const } : {}
  return { kind: 'moved', unit: id, to, ...turned, ap, ...how }
}

const turnedTo = (lead: Hex, other: Hex, to: Hex): number =>
  GRID.directionTo(to, trailing(lead, other, to))

/** F-10.6 c to f */
function fightIn(
  stage: Stage,
  seat: Seat,
  unit: Unit,
  at: Hex,
  shots: readonly Shot[],
): Refusal | undefined {
  for (const { target, partner } of shots) {
    const by = [unit.id, partner]
    const refusal = shooting(stage.state, seat, by, target)
    if (refusal !== undefined) return refusal
    shoot(stage, by, target)
  }
  if (isUnderFire(fieldOf(stage.state), at, seat))
    return refuse('assaultFails', 'F-10.6', { unit: unitName(unit), hex: hexText(at) })
  stage.emit({ kind: 'steadied', unit: unit.id })
  settle(stage)
  return undefined
}
