// Setting something down, or handing it on: F-12.4 to F-12.7.
import { type MoveRule, moveShape, refuse, type Seat, type Static } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import type { Event } from '../events.ts'
import { carriersOf, type Field, fieldOf, isStuck, isUnitUnderFire, isVacant } from '../field.ts'
import { distinctItems } from '../rules/distinct.ts'
import { fitness, noSuchUnit, outOfFire, ownership, price } from '../rules/fitness.ts'
import { loadOf, putting, putWords, receiverAt } from '../rules/putting.ts'
import { settle } from '../rules/settle.ts'
import { farEnd, hexesOf, isTransporter, type State, type Unit } from '../state.ts'
import { hexText, piece } from '../words.ts'
import { cost, hex, item } from './fields.ts'

const schema = moveShape('unload', { by: item, item, to: hex, cost })
export type Unload = Static<typeof schema>

export const unload: MoveRule<State, Unload, Event> = {
  schema,
  answers: ['playing'],
  candidates: (state, seat) =>
    state.phase === 'playing' && state.ap > 0 ? unloadings(state, seat) : [],

  refusal(state, seat, { by, item: id, to, cost: named }) {
    const carrier = fieldOf(state).byId.get(by)
    if (carrier === undefined) return noSuchUnit(by)
    const foreign = ownership(carrier, seat)
    if (foreign !== undefined) return foreign
    if (!isTransporter(carrier)) return refuse('badTransporter', 'F-12.4', { unit: piece(by) })
    const unfit = fitness(state, carrier)
    if (unfit !== undefined) return unfit
    if (!carrier.cargo.includes(id))
      return refuse('notInCargo', 'F-12.4', { unit: piece(id), carrier: piece(by) })
    if (!isBeside(state, carrier, to))
      return refuse('notAdjacent', 'F-12.4', { hex: hexText(to), to: hexText(carrier.at ?? -1) })
    return (
      putting(state, seat, loadOf(state, id), to) ??
      outOfFire(state, carrier, seat) ??
      price(state, 1, named)
    )
  },

  decide(draft, seat, { by, item: id, to }) {
    const { state, emit } = draft
    const place = putWords(state, seat, loadOf(state, id), to)
    emit({ kind: 'unloaded', by, item: id, ...place, ap: state.ap - 1 })
    settle(draft)
  },
}

const isBeside = (state: State, carrier: Unit, to: Hex): boolean =>
  hexesOf(state, carrier).some((one) => GRID.distance(one, to) === 1)

function unloadings(state: State, seat: Seat): readonly Unload[] {
  const field = fieldOf(state)
  let found = NO_UNLOADINGS
  for (const unit of carriersOf(state, field, seat)) {
    if (unit.cargo.length === 0 || unit.type === 'astronef' || unit.pinned) continue
    if (isStuck(field, unit) || isUnitUnderFire(field, unit, seat)) continue
    const more = unloadingsBy(state, field, seat, unit)
    found = found.length === 0 ? more : [...found, ...more]
  }
  return found
}

const NO_UNLOADINGS: readonly Unload[] = []

function hexesAround({ at, type, rotation }: Unit): readonly Hex[] {
  const beside = GRID.beside(at ?? -1)
  if (type !== 'barge') return beside
  return [...new Set([...beside, ...GRID.beside(farEnd(at ?? -1, rotation))])]
}

function unloadingsBy(state: State, field: Field, seat: Seat, carrier: Unit): Unload[] {
  const found: Unload[] = []
  const around = hexesAround(carrier)
  const items = distinctItems(state, carrier)
  const receivers = new Set<Unit>()
  for (const to of around) {
    const receiver = receiverAt(state, seat, to, true)
    if (receiver === carrier || (receiver === undefined && !isVacant(field, to))) continue
    if (receiver !== undefined && receivers.has(receiver)) continue // the same hold by another door
    if (receiver !== undefined) receivers.add(receiver)
    for (const item of items) found.push({ kind: 'unload', by: carrier.id, item, to })
  }
  return found
}
