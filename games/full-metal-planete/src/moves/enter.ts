// Going aboard an astronef, or taking an undefended one: F-16.6, F-17.
import {
  type MoveRule,
  moveShape,
  optional,
  type Places,
  placesOf,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { doorsBeside, GRID } from '../board/grid.ts'
import { BONUS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isStuck, isUnitUnderFire, rollOf, unitOf } from '../field/index.ts'
import type { Play } from '../flow.ts'
import { oreIn } from '../rules/cargo.ts'
import { fitness, noSuchUnit, outOfFire, ownership, price } from '../rules/fitness.ts'
import { settle } from '../rules/settle.ts'
import { coloursOf, doorFor, podesOf, shipsOf, towersOf } from '../rules/ships.ts'
import { hexesOf, isCombat, isMobile, type State, shipId, shipOf, type Unit } from '../state.ts'
import { unitName } from '../words/names.ts'
import { hexText } from '../words/params.ts'
import { cost, item, pode } from './fields.ts'

const schema = moveShape('enter', { unit: item, pode, ship: optional(item), cost })
export type Enter = Static<typeof schema>

export const enter: MoveRule<State, Enter, Event> = {
  schema,
  answers: ['playing'],
  candidates: (state, seat) => (state.ap > 0 ? entries(state, seat) : []),

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
    const dropped = oreIn(state, unit)
    emit({ kind: 'entered', unit, ship: home, ap: state.ap - 1, dropped })
    if (owner !== seat) take(draft, seat, home, owner)
    settle(draft)
  },
}

function entrantRefusal(state: State, unit: Unit, ship: Unit): Refusal | undefined {
  const mayEnter = isMobile(unit) && (ship.owner === unit.owner || isCombat(unit)) // F-17.2
  return mayEnter ? fitness(state, unit) : refuse('badUnit', 'F-16.6', { unit: unitName(unit) })
}

function shipRefusal(state: State, seat: Seat, ship: Unit): Refusal | undefined {
  if (ship.type !== 'astronef' || ship.at === null)
    return refuse('badTarget', 'F-16.6', { unit: unitName(ship) })
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
  const units = coloursOf(state, home)
  emit({ kind: 'shipTaken', ship: home, seat, ap: state.ap + bonus, units })
  const hasLifted = state.ships.some(({ liftedBy }) => liftedBy === loser)
  if (shipsOf(state, loser).length === 0 && !hasLifted) emit({ kind: 'eliminated', seat: loser })
}

/** A place for every unit before every astronef that it may enter. It does not matter by which pode, so the first is offered. */
function entries(state: State, seat: Seat): Places<Enter> {
  const field = fieldOf(state)
  const movers = rollOf(state, field, seat).movers
  const ships: Unit[] = []
  for (const ship of field.ships) {
    const isOpen = ship.owner === seat || field.towers[ship.home] === 0
    if (isOpen && ship.at !== null) ships.push(ship)
  }
  return placesOf(movers.length * ships.length, (place) => {
    const unit = movers[place % movers.length]
    const ship = ships[Math.floor(place / movers.length)]
    return unit && ship && entryInto(state, field, seat, unit, ship)
  })
}

function entryInto(
  state: State,
  field: Field,
  seat: Seat,
  unit: Unit,
  ship: Unit,
): Enter | undefined {
  if (unit.at === null || ship.at === null || unit.pinned) return undefined
  const doors = doorsBeside(ship.at, shipOf(state, ship.home).orientation)
  const door = doorFor(doors, unit, unit.at)
  if (door < 0 || isStuck(field, unit) || isUnitUnderFire(field, unit, seat)) return undefined
  if (ship.owner !== seat && !isCombat(unit)) return undefined
  return ship.home === seat
    ? { kind: 'enter', unit: unit.id, pode: door }
    : { kind: 'enter', unit: unit.id, pode: door, ship: ship.id }
}
