// Going aboard an astronef, or taking an undefended one: F-16.6, F-17.
import {
  type MoveRule,
  moveShape,
  optional,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { doorsBeside, GRID, type Hex } from '../board/grid.ts'
import { BONUS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isStuck, isUnitUnderFire, moversOf, unitOf } from '../field.ts'
import type { Play } from '../flow.ts'
import { joined, keep, keptFor } from '../kept.ts'
import { fitness, noSuchUnit, outOfFire, ownership, price } from '../rules/fitness.ts'
import { settle } from '../rules/settle.ts'
import { doorFor, isQuietAround, podesOf, shipsOf, towersOf } from '../rules/ships.ts'
import { hexesOf, isCombat, isMobile, type State, shipId, shipOf, type Unit } from '../state.ts'
import { hexText, piece } from '../words.ts'
import { cost, item, pode } from './fields.ts'

const schema = moveShape('enter', { unit: item, pode, ship: optional(item), cost })
export type Enter = Static<typeof schema>

export const enter: MoveRule<State, Enter, Event> = {
  schema,
  answers: ['playing'],
  candidates: (state, seat) =>
    state.phase === 'playing' && state.ap > 0 ? entries(state, seat) : [],

  refusal(state, seat, { unit: id, pode: door, ship: named, cost: paid }) {
    const { byId } = fieldOf(state)
    const unit = byId.get(id)
    const ship = byId.get(named ?? shipId(seat))
    if (unit === undefined) return noSuchUnit(id)
    if (ship === undefined) return noSuchUnit(named ?? shipId(seat))
    const foreign = ownership(unit, seat)
    if (foreign !== undefined) return foreign
    return (
      entrantRefusal(state, unit, ship) ??
      shipRefusal(state, seat, ship) ??
      doorRefusal(state, unit, ship, door) ??
      outOfFire(state, unit, seat) ??
      price(state, 1, paid)
    )
  },

  decide(draft, seat, { unit, ship: named }) {
    const { state, emit } = draft
    const ship = unitOf(state, named ?? shipId(seat))
    const { home, owner } = ship
    emit({ kind: 'entered', unit, ship: home, ap: state.ap - 1 })
    if (owner !== seat) take(draft, seat, home, owner)
    settle(draft)
  },
}

function entrantRefusal(state: State, unit: Unit, ship: Unit): Refusal | undefined {
  const mayEnter = isMobile(unit) && (ship.owner === unit.owner || isCombat(unit)) // F-17.2
  return mayEnter ? fitness(state, unit) : refuse('badUnit', 'F-16.6', { unit: piece(unit.id) })
}

function shipRefusal(state: State, seat: Seat, ship: Unit): Refusal | undefined {
  if (ship.type !== 'astronef' || ship.at === null)
    return refuse('badTarget', 'F-16.6', { unit: piece(ship.id) })
  const towers = towersOf(state, ship.home)
  return ship.owner !== seat && towers > 0
    ? refuse('towersStanding', 'F-17.1', { towers })
    : undefined
}

function doorRefusal(state: State, unit: Unit, ship: Unit, door: number): Refusal | undefined {
  const at = podesOf(state, ship.home)[door] ?? -1
  return hexesOf(state, unit).some((hex) => GRID.distance(hex, at) === 1)
    ? undefined
    : refuse('notAdjacent', 'F-16.6', { hex: hexText(unit.at ?? -1), to: hexText(at) })
}

/** The astronef and all of its colour change hands (F-17.3 to F-17.5). */
function take({ state, emit }: Play, seat: Seat, home: Seat, loser: Seat): void {
  const bonus = state.options.captureBonusNow ? BONUS : 0
  emit({ kind: 'shipTaken', ship: home, seat, ap: state.ap + bonus })
  const hasLifted = state.ships.some(({ liftedBy }) => liftedBy === loser)
  if (shipsOf(state, loser).length === 0 && !hasLifted) emit({ kind: 'eliminated', seat: loser })
}

/** It does not matter by which pode, so the first is offered. */
function entries(state: State, seat: Seat): readonly Enter[] {
  const field = fieldOf(state)
  let found = NO_ENTRIES
  for (const ship of field.ships) {
    const { at, owner, home } = ship
    if (at === null) continue
    if (owner === seat) found = joined(found, entriesOf(state, field, seat, ship, at))
    else if (field.towers[home] === 0)
      found = joined(found, entriesInto(state, field, seat, ship, at))
  }
  return found
}

const NO_ENTRIES: readonly Enter[] = []

/** Into his own, as they were found before, unless something happened around it. */
function entriesOf(state: State, field: Field, seat: Seat, ship: Unit, at: Hex): readonly Enter[] {
  const { entries: kept } = keptFor(field, ship)
  if (isQuietAround(state, field, ship, kept.madeAt)) return kept.moves
  const found = entriesInto(state, field, seat, ship, at)
  return hasBargeBeside(state, field, seat, ship, at) ? found : keep(field, kept, found)
}

/** Of a barge one end may be too far away to be heard of. */
function hasBargeBeside(state: State, field: Field, seat: Seat, ship: Unit, berth: Hex): boolean {
  const doors = doorsBeside(berth, shipOf(state, ship.home).orientation)
  return moversOf(state, field, seat).some(
    (unit) => unit.type === 'barge' && unit.at !== null && doorFor(doors, unit, unit.at) >= 0,
  )
}

function entriesInto(
  state: State,
  field: Field,
  seat: Seat,
  ship: Unit,
  berth: Hex,
): readonly Enter[] {
  const found: Enter[] = []
  const isOwn = ship.owner === seat
  const doors = doorsBeside(berth, shipOf(state, ship.home).orientation)
  for (const unit of moversOf(state, field, seat)) {
    const { at, pinned } = unit
    if (at === null || pinned || (!isOwn && !isCombat(unit))) continue
    const door = doorFor(doors, unit, at)
    if (door < 0 || isStuck(field, unit) || isUnitUnderFire(field, unit, seat)) continue
    if (ship.home === seat) found.push({ kind: 'enter', unit: unit.id, pode: door })
    else found.push({ kind: 'enter', unit: unit.id, pode: door, ship: ship.id })
  }
  return found
}
