// Coming out of the hold by a pode whose tower stands: F-16.8.
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
import { type Field, fieldOf, isVacant, unitOf } from '../field/index.ts'
import { distinctUnits } from '../rules/distinct.ts'
import { noSuchUnit, ownership, price } from '../rules/fitness.ts'
import { loadOf, putting, putWords, receiverAt } from '../rules/putting.ts'
import { settle } from '../rules/settle.ts'
import { holdOf, isTowerUp, PODES, podesOf } from '../rules/ships.ts'
import { mineralIndex, type State, shipId, type Unit } from '../state.ts'
import { piece } from '../words/names.ts'
import { hexText } from '../words/params.ts'
import { cost, hex, item, pode, rotation } from './fields.ts'

const schema = moveShape('exit', { unit: item, pode, to: hex, rotation, cost })
export type Exit = Static<typeof schema>

export const exit: MoveRule<State, Exit, Event> = {
  schema,
  answers: ['playing'],
  candidates: (state, seat) => (state.ap > 0 ? exits(state, seat) : []),

  refusal(state, seat, { unit: id, pode: door, to, rotation: turned, cost: named }) {
    if (mineralIndex(id) >= 0) return refuse('lockedMineral', 'F-13.5', { unit: piece(state, id) })
    const unit = fieldOf(state).byId.get(id)
    if (unit === undefined) return noSuchUnit(id)
    const foreign = ownership(unit, seat)
    if (foreign !== undefined) return foreign
    const home = holdOf(state, unit)
    if (home === undefined || unitOf(state, shipId(home)).at === null)
      return refuse('notInCargo', 'F-16.8', {
        unit: piece(state, id),
        carrier: piece(state, shipId(seat)),
      })
    if (!isTowerUp(state, home, door)) return refuse('towerDestroyed', 'F-16.8', { pode: door })
    const gate = podesOf(state, home)[door] ?? -1
    if (GRID.distance(gate, to) !== 1)
      return refuse('notAdjacent', 'F-16.8', { hex: hexText(to), to: hexText(gate) })
    return putting(state, seat, loadOf(state, id, turned), to, false) ?? price(state, 1, named)
  },

  decide(draft, seat, { unit, pode: door, to, rotation: turned }) {
    const { state, emit } = draft
    const place = putWords(state, seat, loadOf(state, unit, turned), to, false)
    emit({ kind: 'exited', unit, pode: door, ...place, ap: state.ap - 1 })
    settle(draft)
  },
}

/** A place for every piece in a hold, before every hex beside every pode; for a barge, with its end in every direction. */
function exits(state: State, seat: Seat): Candidates<Exit> {
  const field = fieldOf(state)
  const leavers: Leaver[] = []
  let length = 0
  for (const ship of field.ships) {
    if (ship.owner !== seat || ship.at === null || ship.cargo.length === 0) continue
    for (const unit of distinctUnits(state, ship)) {
      leavers.push({ ship, unit, from: length })
      length += PODES.length * WAYS * (unit.type === 'barge' ? WAYS : 1)
    }
  }
  if (length === 0) return NO_EXITS
  return placesOf(length, (place) => {
    const leaver = leavers.findLast(({ from }) => from <= place)
    return leaver && exitAt(state, field, seat, leaver, place - leaver.from)
  })
}

const WAYS = 6
const NO_EXITS: readonly Exit[] = []

interface Leaver {
  readonly ship: Unit
  readonly unit: Unit
  /** Its first place. */
  readonly from: number
}

function exitAt(
  state: State,
  field: Field,
  seat: Seat,
  { ship, unit }: Leaver,
  place: number,
): Exit | undefined {
  const isBarge = unit.type === 'barge'
  const turned = isBarge ? place % WAYS : 0
  const gate = isBarge ? Math.floor(place / WAYS) : place
  const door = Math.floor(gate / WAYS)
  const gates = podesOf(state, ship.home)
  const around = GRID.beside(gates[door] ?? -1)
  const to = around[gate % WAYS]
  if (to === undefined || !isFree(state, field, seat, to)) return undefined
  if (!isTowerUp(state, ship.home, door)) return undefined
  for (let earlier = 0; earlier < door; earlier++) {
    const isSame = GRID.distance(gates[earlier] ?? -1, to) === 1 // it does not matter by which pode
    if (isSame && isTowerUp(state, ship.home, earlier)) return undefined
  }
  if (!isBarge) return { kind: 'exit', unit: unit.id, pode: door, to }
  const far = GRID.step(to, turned)
  if (far < 0 || (far < to && around.includes(far))) return undefined
  return { kind: 'exit', unit: unit.id, pode: door, to, rotation: turned }
}

const isFree = (state: State, field: Field, seat: Seat, to: Hex): boolean =>
  isVacant(field, to) || receiverAt(state, seat, to, false) !== undefined
