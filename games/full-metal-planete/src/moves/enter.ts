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
import { doorsBeside, GRID } from '../board/grid.ts'
import { BONUS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isStuck, isUnitUnderFire, troopsOf, unitOf } from '../field.ts'
import type { Play } from '../flow.ts'
import { fitness, noSuchUnit, outOfFire, ownership, price } from '../rules/fitness.ts'
import { settle } from '../rules/settle.ts'
import { doorFor, podesOf, shipsOf, towersOf } from '../rules/ships.ts'
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
  const found: Enter[] = []
  for (const ship of field.ships) {
    const { at, home } = ship
    if (at === null) continue
    const doors = doorsBeside(at, shipOf(state, home).orientation)
    entriesInto(state, field, seat, ship, doors, found)
  }
  return found
}

function entriesInto(
  state: State,
  field: Field,
  seat: Seat,
  ship: Unit,
  doors: Int8Array,
  found: Enter[],
): void {
  const isOwn = ship.owner === seat
  for (const unit of troopsOf(state, field, seat)) {
    const { at, pinned } = unit
    if (at === null || pinned || !isMobile(unit)) continue
    const door = doorFor(doors, unit, at)
    if (door < 0 || isStuck(field, unit) || isUnitUnderFire(field, unit, seat)) continue
    if (!isOwn && (!isCombat(unit) || towersOf(state, ship.home) > 0)) continue
    const ofOther = ship.home === seat ? {} : { ship: ship.id }
    found.push({ kind: 'enter', unit: unit.id, pode: door, ...ofOther })
  }
}
