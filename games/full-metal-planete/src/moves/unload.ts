// Setting something down, or handing it on: F-12.4 to F-12.7.
import {
  type Candidates,
  type MoveRule,
  moveShape,
  placesOf,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isStuck, isUnitUnderFire, isVacant, rollOf } from '../field/index.ts'
import { oreDropped } from '../rules/cargo.ts'
import { distinctItems } from '../rules/distinct.ts'
import { fitness, noSuchUnit, outOfFire, ownership, price } from '../rules/fitness.ts'
import { loadOf, putting, putWords, receiverAt } from '../rules/putting.ts'
import { settle } from '../rules/settle.ts'
import { farEnd, hexesOf, isTransporter, type State, type Unit } from '../state.ts'
import { piece } from '../words/names.ts'
import { hexText } from '../words/params.ts'
import { cost, hex, item } from './fields.ts'

const schema = moveShape('unload', { by: item, item, to: hex, cost })
export type Unload = Static<typeof schema>

export const unload: MoveRule<State, Unload, Event> = {
  schema,
  answers: ['playing'],
  candidates: (state, seat) => (state.ap > 0 ? unloadings(state, seat) : []),

  refusal(state, seat, { by, item: id, to, cost: named }) {
    const carrier = fieldOf(state).byId.get(by)
    if (carrier === undefined) return noSuchUnit(by)
    const foreign = ownership(carrier, seat)
    if (foreign !== undefined) return foreign
    if (!isTransporter(carrier))
      return refuse('badTransporter', 'F-12.4', { unit: piece(state, by) })
    const unfit = fitness(state, carrier)
    if (unfit !== undefined) return unfit
    if (!carrier.cargo.includes(id))
      return refuse('notInCargo', 'F-12.4', { unit: piece(state, id), carrier: piece(state, by) })
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
    const dropped = place.into === undefined ? undefined : oreDropped(state, id, place.into)
    emit({ kind: 'unloaded', by, item: id, ...place, ap: state.ap - 1, ...dropped })
    settle(draft)
  },
}

const isBeside = (state: State, carrier: Unit, to: Hex): boolean =>
  hexesOf(state, carrier).some((one) => GRID.distance(one, to) === 1)

/** For every distinct thing that a transporter holds, a place for every hex beside it. */
function unloadings(state: State, seat: Seat): Candidates<Unload> {
  const field = fieldOf(state)
  const loads: Stowed[] = []
  let length = 0
  for (const by of rollOf(state, field, seat).carriers) {
    if (by.cargo.length === 0 || by.type === 'astronef' || by.pinned) continue
    if (isStuck(field, by) || isUnitUnderFire(field, by, seat)) continue
    const around = hexesAround(by)
    for (const item of distinctItems(state, by)) {
      loads.push({ by, item, around, from: length })
      length += around.length
    }
  }
  if (length === 0) return NO_UNLOADINGS
  return placesOf(length, (place) => {
    const load = loads.findLast(({ from }) => from <= place)
    return load && unloadingAt(state, field, seat, load, place - load.from)
  })
}

const NO_UNLOADINGS: readonly Unload[] = []

interface Stowed {
  readonly by: Unit
  readonly item: string
  readonly around: readonly Hex[]
  /** Its first place. */
  readonly from: number
}

function hexesAround({ at, type, rotation }: Unit): readonly Hex[] {
  const beside = GRID.beside(at ?? -1)
  if (type !== 'barge') return beside
  return [...new Set([...beside, ...GRID.beside(farEnd(at ?? -1, rotation))])]
}

function unloadingAt(
  state: State,
  field: Field,
  seat: Seat,
  { by, item, around }: Stowed,
  place: number,
): Unload | undefined {
  const to = around[place] ?? -1
  const receiver = receiverAt(state, seat, to, true)
  if (receiver === by || (receiver === undefined && !isVacant(field, to))) return undefined
  for (let earlier = 0; receiver !== undefined && earlier < place; earlier++) {
    const isSame = receiverAt(state, seat, around[earlier] ?? -1, true) === receiver
    if (isSame) return undefined // the same hold by another door
  }
  return { kind: 'unload', by: by.id, item, to }
}
