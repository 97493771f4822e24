// What each event changes. The only writer of the state; it opens no secret.
import type { Seat } from '@foldtable/kernel'
import { shipHexes } from './board/grid.ts'
import { SHOTS } from './data/pieces.ts'
import type { Event, EventOf } from './events.ts'
import {
  fieldOf,
  forgetField,
  recast,
  recastAround,
  startAnew,
  unitNamed,
  unitOf,
} from './field.ts'
import {
  destroy,
  enrol,
  giveTo,
  placeMineral,
  podeHex,
  put,
  putAboard,
  setDown,
  shift,
  unitsIn,
} from './handling.ts'
import {
  isCombat,
  mineralId,
  mineralIndex,
  type State,
  shipId,
  shipOf,
  towerId,
  type Unit,
} from './state.ts'

export function evolve(state: State, event: Event): void {
  startAnew(fieldOf(state))
  switch (event.kind) {
    case 'tidesShuffled': // F-4.1, F-4.3
      state.deck = event.deck.slice()
      state.aside = event.aside.slice()
      state.used = []
      return
    case 'mineralsScattered':
      state.minerals = event.at.slice()
      forgetField(state)
      return
    case 'landed':
      land(state, event)
      return
    case 'orderDrawn': // F-6.2
      state.order = event.order.slice()
      return
    case 'roundBegan': // F-6.5
      state.turn = event.turn
      state.order = event.order.slice()
      state.current = event.order.find((seat) => isInPlay(state, seat)) ?? state.current
      return
    case 'tideTurned': // F-4.2
      if (state.turn > 3) state.used.push(state.tide)
      state.deck.shift()
      state.tide = event.tide
      state.forecasts = state.forecasts.map(() => 0)
      fieldOf(state).wet = fieldOf(state).board.wet[event.tide]
      for (const unit of state.units) recast(state, fieldOf(state), unit)
      return
    case 'forecastGiven': // F-4.4
      state.forecasts = event.counts.slice()
      state.deck.splice(0, event.cards.length, ...event.cards)
      return
    case 'turnBegan':
      beginTurn(state, event)
      return
    case 'deployed':
      put(state, event.unit, event)
      return
    case 'moved':
      move(state, event)
      return
    case 'lifted': {
      const unit = unitOf(state, event.unit)
      state.lifted = event.unit
      recastAround(state, fieldOf(state), unit, unit.at ?? 0)
      return
    }
    case 'steadied': {
      const unit = unitOf(state, event.unit)
      state.lifted = null
      recastAround(state, fieldOf(state), unit, unit.at ?? 0)
      return
    }
    case 'pinned':
      setPinned(state, unitOf(state, event.unit), true)
      return
    case 'released':
      for (const id of event.units) setPinned(state, unitOf(state, id), false)
      return
    case 'loaded':
      act(state, event.ap)
      putAboard(state, event.item, event.by)
      return
    case 'unloaded':
      act(state, event.ap)
      put(state, event.item, event)
      return
    case 'transferred':
      act(state, state.ap)
      putAboard(state, event.item, event.into)
      return
    case 'built':
      build(state, event)
      return
    case 'shot':
      act(state, event.ap)
      for (const id of event.by) unitOf(state, id).shots -= 1
      for (const item of event.hit) destroy(state, item)
      return
    case 'bridgesLost':
      for (const item of event.lost) destroy(state, item)
      return
    case 'captured':
      capture(state, event)
      return
    case 'entered':
      act(state, event.ap)
      putAboard(state, event.unit, shipId(event.ship))
      return
    case 'exited':
      act(state, event.ap)
      put(state, event.unit, event)
      return
    case 'shipTaken':
      takeShip(state, event)
      return
    case 'eliminated': // F-17.4
      state.eliminated[event.seat] = true
      state.saved[event.seat] = 0
      return
    case 'towerRebuilt': {
      act(state, event.ap)
      const { owner } = unitOf(state, shipId(event.ship))
      const tower = enrol(state, towerId(event.ship, event.pode), 'tower', owner, event.ship)
      const at = podeHex(state, unitOf(state, shipId(event.ship)), event.pode)
      setDown(state, fieldOf(state), tower, at)
      return
    }
    case 'liftOffAsked':
      state.phase = 'liftoff'
      return
    case 'decided':
      state.decisions[event.ship] = event.choice
      return
    case 'choicesShown':
      state.phase = 'playing'
      return
    case 'liftedOff':
      liftOff(state, event)
      return
    case 'leftBehind': // said aloud
      return
    case 'turnEnded': // F-7.3
      state.saved[event.seat] = event.saved
      state.ap = 0
      return
    case 'gameEnded':
      state.phase = 'finished'
      return
  }
}

/** Any action but a retreat closes the time for retreats (F-9.10). */
function act(state: State, ap: number): void {
  state.ap = ap
  state.retreatOpen = false
}

/** Whether he controls an astronef on the planet (F-6.3). */
export const isInPlay = (state: State, seat: Seat): boolean => shipsOf(state, seat).length > 0

export function shipsOf(state: State, seat: Seat): Unit[] {
  const found: Unit[] = []
  for (let home = 0; home < state.ships.length; home++) {
    const ship = unitOf(state, shipId(home))
    if (ship.owner === seat && ship.at !== null) found.push(ship)
  }
  return found
}

function land(state: State, event: EventOf<'landed'>): void {
  const { seat, body, orientation, zone, cleared } = event
  const field = fieldOf(state)
  const ship = shipOf(state, seat)
  ship.zone = zone
  ship.orientation = orientation
  setDown(state, field, unitOf(state, shipId(seat)), body)
  shipHexes(body, orientation).forEach((hex, place) => {
    if (place > 0) setDown(state, field, unitOf(state, towerId(seat, place - 1)), hex)
  })
  for (const index of cleared) placeMineral(state, mineralId(index), 'cleared') // F-16.3
}

/** F-6.6 */
function beginTurn(state: State, { seat, turn, ap }: EventOf<'turnBegan'>): void {
  state.phase = turn === 1 ? 'landing' : turn === 2 ? 'deployment' : 'playing'
  state.turn = turn
  state.current = seat
  state.ap = ap
  state.saved[seat] = 0
  state.retreatOpen = true
  for (const unit of state.units) {
    if (unit.owner !== seat) continue
    if (isCombat(unit)) unit.shots = SHOTS
    if (unit.builds.length > 0) unit.builds = []
  }
}

function move(state: State, event: EventOf<'moved'>): void {
  if (event.retreat === true) state.ap = event.ap
  else act(state, event.ap)
  const unit = unitOf(state, event.unit)
  state.lifted = event.assault === true ? event.unit : null // F-10.6 c
  shift(state, fieldOf(state), unit, event.to, event.rotation ?? 0)
}

function setPinned(state: State, unit: Unit, pinned: boolean): void {
  const field = fieldOf(state)
  unit.pinned = pinned
  if (pinned) field.pinned.add(unit)
  else field.pinned.delete(unit)
  recast(state, field, unit)
}

/** F-14.1 to F-14.4 */
function build(state: State, event: EventOf<'built'>): void {
  act(state, event.ap)
  const converter = unitOf(state, event.by)
  const { owner, home } = converter
  const ore = converter.cargo.find((item) => mineralIndex(item) >= 0)
  if (ore !== undefined) {
    converter.cargo = []
    placeMineral(state, ore, 'consumed')
  }
  converter.builds = [...converter.builds, event.type]
  const { type } = event
  if (
    state.options.buildList === 'published' &&
    (type === 'tank' || type === 'crab' || type === 'bridge')
  )
    state.reserve[type] -= 1
  const serials = state.serials[home]
  if (serials !== undefined) serials[type] += 1
  enrol(state, event.unit, type, owner, home)
  put(state, event.unit, event)
}

/** F-11.5 */
function capture(state: State, { seat, home, unit, ap }: EventOf<'captured'>): void {
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
function takeShip(state: State, { ship, seat, ap }: EventOf<'shipTaken'>): void {
  state.ap = ap
  state.retreatOpen = true // F-17.5
  shipOf(state, ship).canRebuild = true
  for (const unit of state.units) {
    if (unit.home !== ship || unit.orphan) continue
    unit.owner = seat
    unit.builds = []
    unit.shots = SHOTS
  }
  forgetField(state)
}

/** F-18.5, F-18.6 */
function liftOff(state: State, { ship: home, seat, turn, ap }: EventOf<'liftedOff'>): void {
  act(state, ap)
  const ship = shipOf(state, home)
  ship.liftedBy = seat
  ship.liftOffTurn = turn
  unitOf(state, shipId(home)).at = null
  for (const pode of [0, 1, 2]) {
    const tower = unitNamed(state, towerId(home, pode))
    if (tower !== undefined) tower.at = null
  }
  for (const unit of state.units) {
    if (unit.home !== home || unit.at === null || unit.type === 'bridge') continue
    unit.pinned = true
    abandon(state, unit)
  }
  forgetField(state)
}

function abandon(state: State, unit: Unit): void {
  unit.orphan = true
  for (const inside of unitsIn(state, unit)) abandon(state, inside)
}
