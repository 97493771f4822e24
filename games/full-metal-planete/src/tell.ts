// The sentence for each event: F-20.5.
import type { Message, Param } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { Event, Put } from './events.ts'
import { piecesThen, pieceThen } from './names.ts'
import { shipId } from './state.ts'
import { hexText } from './words.ts'

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
    case 'landingOrderDrawn':
    case 'orderDrawn':
      return { id: event.kind, params: { seats: { seats: event.order } } }
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
      return {
        id: 'deployed',
        params: { unit: pieceThen(event, event.unit), hex: hexText(event.at) },
      }
    case 'moved':
      return {
        id: event.retreat ? 'retreated' : event.assault ? 'assaulted' : 'moved',
        params: { unit: pieceThen(event, event.unit), hex: hexText(event.to) },
      }
    case 'pinned':
      return { id: 'pinned', params: { unit: pieceThen(event, event.unit) } }
    case 'released':
      return { id: 'released', params: { units: piecesThen(event, event.units) } }
    case 'loaded':
      return {
        id: 'loaded',
        params: { carrier: pieceThen(event, event.by), unit: pieceThen(event, event.item) },
      }
    case 'unloaded':
      return put(event, 'unloaded', 'unloaded.into', {
        carrier: pieceThen(event, event.by),
        unit: pieceThen(event, event.item),
      })
    case 'transferred':
      return {
        id: 'transferred',
        params: { unit: pieceThen(event, event.item), into: pieceThen(event, event.into) },
      }
    case 'built':
      return put(event, 'built', 'built.into', {
        carrier: pieceThen(event, event.by),
        unit: pieceThen(event, event.unit),
      })
    case 'shot':
      return {
        id: 'shot',
        params: {
          by: piecesThen(event, event.by),
          hex: hexText(event.at),
          hit: piecesThen(event, event.hit),
        },
      }
    case 'bridgesLost':
      return { id: 'bridgesLost', params: { lost: piecesThen(event, event.lost) } }
    case 'captured':
      return seatMessage('captured', event.seat, { unit: pieceThen(event, event.unit) })
    case 'entered':
      return {
        id: 'entered',
        params: { unit: pieceThen(event, event.unit), ship: pieceThen(event, shipId(event.ship)) },
      }
    case 'exited':
      return put(event, 'exited', 'exited.into', { unit: pieceThen(event, event.unit) })
    case 'shipTaken':
      return seatMessage('shipTaken', event.seat, { ship: pieceThen(event, shipId(event.ship)) })
    case 'eliminated':
      return seatMessage('eliminated', event.seat)
    case 'towerRebuilt':
      return {
        id: 'towerRebuilt',
        params: { ship: pieceThen(event, shipId(event.ship)), pode: event.pode },
      }
    case 'liftOffAsked':
      return { id: 'liftOffAsked' }
    case 'decided':
      return seatMessage('decided', event.seat)
    case 'choicesShown':
      return event.leaving.length === 0
        ? { id: 'nobodyLeaves' }
        : { id: 'choicesShown', params: { ships: piecesThen(event, event.leaving.map(shipId)) } }
    case 'liftedOff':
    case 'leftBehind':
      return seatMessage(event.kind, event.seat, { ship: pieceThen(event, shipId(event.ship)) })
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
  event: Put & Pick<Event, 'colours'>,
  onto: string,
  inside: string,
  params: { readonly [name: string]: Param },
): Message =>
  event.into === undefined
    ? { id: onto, params: { ...params, hex: hexText(event.at) } }
    : { id: inside, params: { ...params, into: pieceThen(event, event.into) } }
