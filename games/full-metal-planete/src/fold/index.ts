// What each event changes. The only writer of the state; it opens no secret.
import { type Folds, foldBy } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { fieldOf, forgetField, recastAround, startAnew, unitOf } from '../field/index.ts'
import { type State, shipId, towerId } from '../state.ts'
import { wasCardThen } from './before-4.ts'
import {
  act,
  beginRound,
  beginTurn,
  build,
  capture,
  flood,
  land,
  liftOff,
  move,
  setPinned,
  takeShip,
} from './changes.ts'
import { destroy, enrol, podeHex, put, putAboard, setDown } from './handling.ts'

const folds: Folds<State, Event> = {
  tidesShuffled(state, event) {
    // F-4.1, F-4.3
    state.deck = event.deck.slice()
    state.aside = event.aside.slice()
    state.used = []
  },
  mineralsScattered(state, event) {
    state.minerals = event.at.slice()
    forgetField(state)
  },
  landed: land,
  landingOrderDrawn(state, event) {
    // F-6.2
    state.order = event.order.slice()
    state.current = event.order[0] ?? 0
  },
  orderDrawn(state, event) {
    // F-6.2
    state.order = event.order.slice()
  },
  roundBegan: beginRound, // F-6.5
  tideTurned(state, event) {
    // F-4.2
    if (event.wasCard ?? wasCardThen(state)) state.used.push(state.tide)
    state.deck.shift()
    flood(state, event.tide)
    state.forecasts = state.forecasts.map(() => 0)
  },
  forecastGiven(state, event) {
    // F-4.4
    state.forecasts = event.counts.slice()
    state.deck.splice(0, event.cards.length, ...event.cards)
  },
  turnBegan: beginTurn,
  deployed(state, event) {
    put(state, event.unit, event)
  },
  moved: move,
  lifted(state, event) {
    const unit = unitOf(state, event.unit)
    state.lifted = event.unit
    recastAround(state, fieldOf(state), unit, unit.at ?? 0)
  },
  steadied(state, event) {
    const unit = unitOf(state, event.unit)
    state.lifted = null
    recastAround(state, fieldOf(state), unit, unit.at ?? 0)
  },
  pinned(state, event) {
    setPinned(state, unitOf(state, event.unit), true)
  },
  released(state, event) {
    for (const id of event.units) setPinned(state, unitOf(state, id), false)
  },
  loaded(state, event) {
    act(state, event.ap)
    putAboard(state, event.item, event.by)
  },
  unloaded(state, event) {
    act(state, event.ap)
    put(state, event.item, event)
  },
  transferred(state, event) {
    act(state, state.ap)
    putAboard(state, event.item, event.into, event.dropped)
  },
  built: build,
  shot(state, event) {
    act(state, event.ap)
    for (const id of event.by) unitOf(state, id).shots -= 1
    for (const item of event.hit) destroy(state, item)
  },
  bridgesLost(state, event) {
    for (const item of event.lost) destroy(state, item)
  },
  captured: capture,
  entered(state, event) {
    act(state, event.ap)
    putAboard(state, event.unit, shipId(event.ship), event.dropped)
  },
  exited(state, event) {
    act(state, event.ap)
    put(state, event.unit, event)
  },
  shipTaken: takeShip,
  eliminated(state, event) {
    // F-17.4
    state.eliminated[event.seat] = true
    state.saved[event.seat] = 0
  },
  towerRebuilt(state, event) {
    act(state, event.ap)
    const { owner } = unitOf(state, shipId(event.ship))
    const tower = enrol(state, towerId(event.ship, event.pode), 'tower', owner, event.ship)
    const at = podeHex(state, unitOf(state, shipId(event.ship)), event.pode)
    setDown(state, fieldOf(state), tower, at)
  },
  liftOffAsked(state) {
    state.phase = 'liftoff'
  },
  decided(state, event) {
    state.decisions[event.ship] = event.choice
  },
  choicesShown(state) {
    state.phase = 'playing'
  },
  liftedOff: liftOff,
  leftBehind() {}, // said aloud
  turnEnded(state, event) {
    // F-7.3
    state.saved[event.seat] = event.saved
    state.ap = 0
  },
  gameEnded(state) {
    state.phase = 'finished'
  },
}

/** What was worked out since anything last changed is worked out anew. */
export const evolve = foldBy(folds, (state) => startAnew(fieldOf(state)))
