// The sentence for each event: F-20.5.
import type { Message, Param } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { Event, Put } from './events.ts'
import { shipId } from './state.ts'
import { hexText, piece, pieces } from './words.ts'

export function tell(event: Event): Message | undefined {
  switch (event.kind) {
    case 'tidesShuffled':
      return { id: 'tidesShuffled', params: { deck: event.deck.length } }
    case 'mineralsScattered':
      return { id: 'mineralsScattered', params: { count: event.at.length } }
    case 'landed':
      return seatMessage(event.auto ? 'landedByClock' : 'landed', event.seat, {
        hex: hexText(event.body),
        zone: event.zone,
        count: event.cleared.length,
      })
    case 'orderDrawn':
      return { id: 'orderDrawn', params: { seats: { seats: event.order } } }
    case 'roundBegan':
      return { id: 'roundBegan', params: { turn: event.turn } }
    case 'tideTurned':
      return { id: 'tideTurned', params: { tide: { word: `tide.${event.tide}` } } }
    case 'forecastGiven': {
      const seats = event.counts.flatMap((count, seat) => (count > 0 ? [seat] : []))
      return { id: 'forecastGiven', params: { seats: { seats } } }
    }
    case 'turnBegan':
      return event.turn < 3
        ? seatMessage(`turnBegan.${event.turn}`, event.seat)
        : seatMessage('turnBegan', event.seat, { ap: event.ap })
    case 'deployed':
      return { id: 'deployed', params: { unit: piece(event.unit), hex: hexText(event.at) } }
    case 'moved':
      return {
        id: event.retreat ? 'retreated' : event.assault ? 'assaulted' : 'moved',
        params: { unit: piece(event.unit), hex: hexText(event.to) },
      }
    case 'pinned':
      return { id: 'pinned', params: { unit: piece(event.unit) } }
    case 'released':
      return { id: 'released', params: { units: pieces(event.units) } }
    case 'loaded':
      return { id: 'loaded', params: { carrier: piece(event.by), unit: piece(event.item) } }
    case 'unloaded':
      return put(event, 'unloaded', 'unloaded.into', {
        carrier: piece(event.by),
        unit: piece(event.item),
      })
    case 'transferred':
      return { id: 'transferred', params: { unit: piece(event.item), into: piece(event.into) } }
    case 'built':
      return put(event, 'built', 'built.into', {
        carrier: piece(event.by),
        unit: piece(event.unit),
      })
    case 'shot':
      return {
        id: 'shot',
        params: { by: pieces(event.by), hex: hexText(event.at), hit: pieces(event.hit) },
      }
    case 'bridgesLost':
      return { id: 'bridgesLost', params: { lost: pieces(event.lost) } }
    case 'captured':
      return seatMessage('captured', event.seat, { unit: piece(event.unit) })
    case 'entered':
      return {
        id: 'entered',
        params: { unit: piece(event.unit), ship: piece(shipId(event.ship)) },
      }
    case 'exited':
      return put(event, 'exited', 'exited.into', { unit: piece(event.unit) })
    case 'shipTaken':
      return seatMessage('shipTaken', event.seat, { ship: piece(shipId(event.ship)) })
    case 'eliminated':
      return seatMessage('eliminated', event.seat)
    case 'towerRebuilt':
      return {
        id: 'towerRebuilt',
        params: { ship: piece(shipId(event.ship)), pode: event.pode },
      }
    case 'liftOffAsked':
      return { id: 'liftOffAsked' }
    case 'decided':
      return seatMessage('decided', event.seat)
    case 'choicesShown':
      return event.leaving.length === 0
        ? { id: 'nobodyLeaves' }
        : { id: 'choicesShown', params: { ships: pieces(event.leaving.map(shipId)) } }
    case 'liftedOff':
    case 'leftBehind':
      return seatMessage(event.kind, event.seat, { ship: piece(shipId(event.ship)) })
    case 'turnEnded':
      return seatMessage(event.auto ? 'turnEndedByClock' : 'turnEnded', event.seat, {
        saved: event.saved,
      })
    case 'gameEnded':
      return { id: 'gameEnded' }
    case 'lifted':
    case 'steadied':
      return undefined
  }
}

/** Onto a hex, or into something. */
const put = (
  { at, into }: Put,
  onto: string,
  inside: string,
  params: { readonly [name: string]: Param },
): Message =>
  into === undefined
    ? { id: onto, params: { ...params, hex: hexText(at) } }
    : { id: inside, params: { ...params, into: piece(into) } }
