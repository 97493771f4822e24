// Stowing things otherwise inside one barge or one astronef, for nothing: F-12.8.
import {
  type MoveRule,
  moveShape,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { type Field, fieldOf, rollOf, unitNamed } from '../field/index.ts'
import {
  boarding,
  canCarry,
  contentsOf,
  oreDropped,
  outermost,
  roomIn,
  sizeOf,
} from '../rules/cargo.ts'
import { distinctItems } from '../rules/distinct.ts'
import { fitness, noSuchUnit, outOfFire, ownership, price } from '../rules/fitness.ts'
import { settle } from '../rules/settle.ts'
import { isTransporter, mineralIndex, type State, type Unit } from '../state.ts'
import { piece, unitName } from '../words/names.ts'
import { cost, item } from './fields.ts'

const schema = moveShape('transfer', { item, into: item, cost })
export type Transfer = Static<typeof schema>

export const transfer: MoveRule<State, Transfer, Event> = {
  schema,
  answers: ['deployment', 'playing'],
  candidates: transfers,

  refusal(state, seat, { item: id, into, cost: named }) {
    const target = unitNamed(state, into)
    if (target === undefined) return noSuchUnit(into)
    const from = carrierOf(state, id)
    if (from === null) return noSuchUnit(id)
    const foreign = ownership(target, seat)
    if (foreign !== undefined) return foreign
    if (from === undefined)
      return refuse('notInCargo', 'F-12.8', { unit: piece(state, id), carrier: piece(state, into) })
    const whole = outermost(state, target)
    if (outermost(state, from) !== whole)
      return refuse('notInCargo', 'F-12.8', { unit: piece(state, id), carrier: unitName(whole) })
    const unfit = wholeRefusal(state, whole)
    if (unfit !== undefined) return unfit
    if (from.type === 'astronef' && mineralIndex(id) >= 0)
      return refuse('lockedMineral', 'F-13.5', { unit: piece(state, id) })
    return (
      stowing(state, id, from, target) ??
      (whole.type === 'barge' ? outOfFire(state, whole, seat) : undefined) ??
      price(state, 0, named)
    )
  },

  decide(draft, _seat, { item: id, into }) {
    const { state, emit } = draft
    const dropped = oreDropped(state, id, into)
    emit({ kind: 'transferred', item: id, into, ...dropped })
    settle(draft)
  },
}

/** Nothing if it is carried by nothing; null if there is no such thing. */
function carrierOf(state: State, id: string): Unit | undefined | null {
  const ore = mineralIndex(id)
  const place = ore >= 0 ? state.minerals[ore] : unitNamed(state, id)?.carrier
  if (place === undefined) return null
  return typeof place === 'string' ? unitNamed(state, place) : undefined
}

const wholeRefusal = (state: State, whole: Unit): Refusal | undefined =>
  isWhole(whole)
    ? fitness(state, whole)
    : refuse('badTransporter', 'F-12.8', { unit: unitName(whole) })

function stowing(state: State, id: string, from: Unit, into: Unit): Refusal | undefined {
  const facts = { unit: piece(state, id), carrier: unitName(into) }
  const unit = unitNamed(state, id)
  const isInside =
    unit !== undefined && (unit === into || contentsOf(state, unit).includes(into.id))
  if (from === into || isInside) return refuse('badCargo', 'F-12.8', facts)
  if (into.type === 'astronef') return undefined
  return boarding(state, into, id)
}

function transfers(state: State, seat: Seat): readonly Transfer[] {
  const field = fieldOf(state)
  let found = NO_TRANSFERS
  if (rollOf(state, field, seat).stowed.length === 0) return found
  for (const whole of rollOf(state, field, seat).carriers) {
    if (whole.cargo.length < 2 || !isWhole(whole) || !mayStow(field, whole)) continue
    const more = transfersWithin(state, whole)
    found = found.length === 0 ? more : [...found, ...more]
  }
  return found
}

const NO_TRANSFERS: readonly Transfer[] = []

const isWhole = ({ type }: Unit): boolean => type === 'barge' || type === 'astronef'

function transfersWithin(state: State, whole: Unit): Transfer[] {
  const found: Transfer[] = []
  const containers = containersIn(state, whole)
  for (const from of containers) {
    for (const id of distinctItems(state, from)) {
      if (from.type === 'astronef' && mineralIndex(id) >= 0) continue
      stowings(state, id, from, containers, found)
    }
  }
  return found
}

/** A first quick look: whether there is a transporter inside that holds something, or could hold another piece. */
function mayStow({ byId }: Field, { type, cargo }: Unit): boolean {
  for (const id of cargo) {
    const into = byId.get(id)
    if (into === undefined || !isTransporter(into)) continue
    if (into.cargo.length > 0 || type === 'barge') return true // there, ore is not locked in
    for (const other of cargo) {
      const unit = byId.get(other)
      if (unit !== undefined && canCarry(into, unit.type)) return true
    }
  }
  return false
}

function stowings(
  state: State,
  id: string,
  from: Unit,
  containers: readonly Unit[],
  found: Transfer[],
): void {
  const type = unitNamed(state, id)?.type ?? 'mineral'
  const size = sizeOf(state, id)
  const tried: Unit[] = []
  for (const into of containers) {
    if (into === from || into.id === id) continue
    if (into.type !== 'astronef' && (!canCarry(into, type) || roomIn(state, into) < size)) continue
    if (tried.some((other) => isAlike(into, other))) continue
    tried.push(into)
    found.push({ kind: 'transfer', item: id, into: into.id })
  }
}

/** Two empty carriers of a kind in the same place: it does not matter which. */
const isAlike = (one: Unit, other: Unit): boolean =>
  one.type === other.type &&
  one.carrier === other.carrier &&
  one.cargo.length === 0 &&
  other.cargo.length === 0

/** The whole itself, and every transporter inside at any depth. */
function containersIn(state: State, whole: Unit): Unit[] {
  const { byId } = fieldOf(state)
  const inside = contentsOf(state, whole).flatMap((id) => byId.get(id) ?? [])
  return [whole, ...inside.filter(isTransporter)]
}
