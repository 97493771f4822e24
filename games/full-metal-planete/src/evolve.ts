// What each event changes. The only writer of the state; it opens no secret.
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
import type { Event } from './events.ts'
import { fieldOf, forgetField, startAnew, unitOf } from './field.ts'
import { recastAround } from './fire-zones.ts'
import { wasCardThen } from './fold/before-4.ts'
import { destroy, enrol, podeHex, put, putAboard, setDown } from './handling.ts'
import { type State, shipId, towerId } from './state.ts'

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
    case 'landingOrderDrawn': // F-6.2
      state.order = event.order.slice()
      state.current = event.order[0] ?? 0
      return
    case 'orderDrawn': // F-6.2
      state.order = event.order.slice()
      return
    case 'roundBegan': // F-6.5
      beginRound(state, event)
      return
    case 'tideTurned': // F-4.2
      if (event.wasCard ?? wasCardThen(state)) state.used.push(state.tide)
      state.deck.shift()
      flood(state, event.tide)
      state.forecasts = state.forecasts.map(() => 0)
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
      putAboard(state, event.item, event.into, event.dropped)
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
      putAboard(state, event.unit, shipId(event.ship), event.dropped)
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
