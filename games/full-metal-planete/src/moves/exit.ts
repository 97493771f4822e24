// Coming out of the hold by a pode whose tower stands: F-16.8.
import { type MoveRule, moveShape, refuse, type Seat, type Static } from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isVacant, unitOf } from '../field.ts'
import { joined, keep, keptFor } from '../kept.ts'
import { distinctUnits } from '../rules/distinct.ts'
import { noSuchUnit, ownership, price } from '../rules/fitness.ts'
import { loadOf, putting, putWords, receiverAt } from '../rules/putting.ts'
import { settle } from '../rules/settle.ts'
import { holdOf, isQuietAround, isTowerUp, PODES, podesOf } from '../rules/ships.ts'
import { mineralIndex, type State, shipId, type Unit } from '../state.ts'
import { hexText, piece } from '../words.ts'
import { cost, hex, item, pode, rotation } from './fields.ts'

const schema = moveShape('exit', { unit: item, pode, to: hex, rotation, cost })
export type Exit = Static<typeof schema>

export const exit: MoveRule<State, Exit, Event> = {
  schema,
  answers: ['playing'],
  candidates: (state, seat) =>
    state.phase === 'playing' && state.ap > 0 ? exits(state, seat) : [],

  refusal(state, seat, { unit: id, pode: door, to, rotation: turned, cost: named }) {
    if (mineralIndex(id) >= 0) return refuse('lockedMineral', 'F-13.5', { unit: piece(id) })
    const unit = fieldOf(state).byId.get(id)
    if (unit === undefined) return noSuchUnit(id)
    const foreign = ownership(unit, seat)
    if (foreign !== undefined) return foreign
    const home = holdOf(state, unit)
    if (home === undefined || unitOf(state, shipId(home)).at === null)
      return refuse('notInCargo', 'F-16.8', { unit: piece(id), carrier: piece(shipId(seat)) })
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

function exits(state: State, seat: Seat): readonly Exit[] {
  const field = fieldOf(state)
  let found = NO_EXITS
  for (const ship of field.ships) {
    if (ship.owner !== seat || ship.at === null || ship.cargo.length === 0) continue
    found = joined(found, exitsOf(state, field, seat, ship))
  }
  return found
}

const NO_EXITS: readonly Exit[] = []

/** As they were found before, unless something happened around it. */
function exitsOf(state: State, field: Field, seat: Seat, ship: Unit): readonly Exit[] {
  const { exits: kept } = keptFor(field, ship)
  if (isQuietAround(state, field, ship, kept.madeAt)) return kept.moves
  return keep(field, kept, exitsFrom(state, seat, ship))
}

function exitsFrom(state: State, seat: Seat, ship: Unit): Exit[] {
  const found: Exit[] = []
  const units = distinctUnits(state, ship)
  if (units.length === 0) return found
  const gates = podesOf(state, ship.home)
  const seen: Hex[] = []
  for (const door of PODES) {
    if (!isTowerUp(state, ship.home, door)) continue
    const around = GRID.beside(gates[door] ?? -1)
    for (const to of around) {
      if (seen.includes(to) || !isFree(state, seat, to)) continue
      seen.push(to) // it does not matter by which pode
      for (const unit of units) ways(unit, door, to, around, found)
    }
  }
  return found
}

const isFree = (state: State, seat: Seat, to: Hex): boolean =>
  isVacant(fieldOf(state), to) || receiverAt(state, seat, to, false) !== undefined

function ways(unit: Unit, door: number, to: Hex, around: readonly Hex[], found: Exit[]): void {
  if (unit.type !== 'barge') {
    found.push({ kind: 'exit', unit: unit.id, pode: door, to })
    return
  }
  for (let turned = 0; turned < 6; turned++) {
    const far = GRID.step(to, turned)
    if (far < 0 || (far < to && around.includes(far))) continue
    found.push({ kind: 'exit', unit: unit.id, pode: door, to, rotation: turned })
  }
}
