// The larger changes that events make: landing, turns, steps, building, taking, leaving. Only `evolve` calls these, and whoever takes back at once.
import { podeHexes } from '../board/grid.ts'
import type { Tide } from '../board/plan.ts'
import { SHOTS } from '../data/pieces.ts'
import type { EventOf } from '../events.ts'
import { fieldOf, forgetField, recast, renewUnder, unitNamed, unitOf } from '../field/index.ts'
import { isCombat, mineralId, type State, shipId, shipOf, towerId, type Unit } from '../state.ts'
import { firstThen, isStockedThen, oreUsedThen, orphansThen, takenThen } from './before-4.ts'
import { enrol, giveTo, placeMineral, put, setDown, shift, unitsIn } from './handling.ts'

/** Any action but a retreat closes the time for retreats (F-9.10). */
export function act(state: State, ap: number): void {
  state.ap = ap
  state.retreatOpen = false
}

export function land(state: State, event: EventOf<'landed'>): void {
  const { seat, body, orientation, zone, cleared } = event
  const field = fieldOf(state)
  const ship = shipOf(state, seat)
  ship.zone = zone
  ship.orientation = orientation
  setDown(state, field, unitOf(state, shipId(seat)), body)
  podeHexes(body, orientation).forEach((hex, pode) => {
    setDown(state, field, unitOf(state, towerId(seat, pode)), hex)
  })
  for (const index of cleared) placeMineral(state, mineralId(index), 'cleared') // F-16.3
}

export function beginRound(state: State, { turn, order, first }: EventOf<'roundBegan'>): void {
  state.turn = turn
  state.order = order.slice()
  state.current = first ?? firstThen(state, order)
}

/** F-6.6 */
export function beginTurn(state: State, { seat, turn, ap }: EventOf<'turnBegan'>): void {
  state.phase = turn === 1 ? 'landing' : turn === 2 ? 'deployment' : 'playing'
  state.turn = turn
  state.current = seat
  state.ap = ap
  state.saved[seat] = 0
  state.retreatOpen = true
  for (const unit of state.units) {
    if (unit.owner !== seat) continue
    if (unit.shots < SHOTS && isCombat(unit)) unit.shots = SHOTS
    if (unit.builds.length > 0) unit.builds = []
  }
}

export function move(state: State, event: EventOf<'moved'>): void {
  if (event.retreat === true) state.ap = event.ap
  else act(state, event.ap)
  const unit = unitOf(state, event.unit)
  state.lifted = event.assault === true ? event.unit : null // F-10.6 c
  shift(state, fieldOf(state), unit, event.to, event.rotation ?? 0)
}

export function setPinned(state: State, unit: Unit, pinned: boolean): void {
  const field = fieldOf(state)
  unit.pinned = pinned
  if (pinned) field.pinned.add(unit)
  else field.pinned.delete(unit)
  renewUnder(field, unit)
  recast(state, field, unit)
}

/** F-3.4, F-4.2 */
export function flood(state: State, tide: Tide): void {
  if (tide === state.tide) return
  state.tide = tide
  const field = fieldOf(state)
  field.wet = field.board.wet[tide]
  for (const unit of state.units)
    if (unit.at !== null && field.board.isTidal[unit.at] === 1) recast(state, field, unit)
}

/** F-14.1 to F-14.4 */
export function build(state: State, event: EventOf<'built'>): void {
  act(state, event.ap)
  const converter = unitOf(state, event.by)
  const { owner, home } = converter
  const { type, ore = oreUsedThen(converter), isStocked = isStockedThen(state, type) } = event
  if (ore !== undefined) {
    converter.cargo = []
    placeMineral(state, ore, 'consumed')
  }
  converter.builds = [...converter.builds, type]
  if (isStocked && (type === 'tank' || type === 'crab' || type === 'bridge'))
    state.reserve[type] -= 1
  const serials = state.serials[home]
  if (serials !== undefined) serials[type] += 1
  enrol(state, event.unit, type, owner, home)
  put(state, event.unit, event)
}

/** F-11.5 */
export function capture(state: State, { seat, home, unit, ap }: EventOf<'captured'>): void {
  act(state, ap)
  const target = unitOf(state, unit)
  giveTo(state, target, seat, home)
  refit(state, target)
  forgetField(state)
}

function refit(state: State, unit: Unit): void {
  unit.orphan = false
  unit.shots = SHOTS
  unit.builds = []
  for (const inside of unitsIn(state, unit)) refit(state, inside)
}

/** F-17.3 */
export function takeShip(state: State, event: EventOf<'shipTaken'>): void {
  const { ship, seat, ap, units = takenThen(state, ship) } = event
  state.ap = ap
  state.retreatOpen = true // F-17.5
  shipOf(state, ship).canRebuild = true
  for (const id of units) {
    const unit = unitOf(state, id)
    unit.owner = seat
    unit.builds = []
    unit.shots = SHOTS
  }
  forgetField(state)
}

/** F-18.5, F-18.6 */
export function liftOff(state: State, event: EventOf<'liftedOff'>): void {
  const { ship: home, seat, turn, ap, orphans = orphansThen(state, home) } = event
  act(state, ap)
  const ship = shipOf(state, home)
  ship.liftedBy = seat
  ship.liftOffTurn = turn
  unitOf(state, shipId(home)).at = null
  for (const pode of [0, 1, 2]) {
    const tower = unitNamed(state, towerId(home, pode))
    if (tower !== undefined) tower.at = null
  }
  for (const id of orphans) {
    const unit = unitOf(state, id)
    unit.orphan = true
    if (unit.at !== null) unit.pinned = true
  }
  forgetField(state)
}
