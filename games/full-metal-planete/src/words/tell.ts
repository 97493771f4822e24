// The sentence for each event: F-20.5.
import { type Message, type Param, tellBy } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { Event, Put } from '../events.ts'
import { shipId } from '../state.ts'
import { piecesThen, pieceThen } from './names.ts'
import { hexText } from './params.ts'

export const tell = tellBy<Event>({
  tidesShuffled: (event) => ({ id: 'tidesShuffled', params: { deck: event.deck.length } }),
  mineralsScattered: (event) => ({ id: 'mineralsScattered', params: { count: event.at.length } }),
  landed: (event) =>
    seatMessage(event.auto ? 'landedByClock' : 'landed', event.seat, {
      hex: hexText(event.body),
      zone: event.zone,
      count: event.cleared.length,
    }),
  landingOrderDrawn: (event) => ({ id: event.kind, params: { seats: { seats: event.order } } }),
  orderDrawn: (event) => ({ id: event.kind, params: { seats: { seats: event.order } } }),
  roundBegan: (event) => ({ id: 'roundBegan', params: { turn: event.turn } }),
  tideTurned: (event) => ({ id: 'tideTurned', params: { tide: { word: `tide.${event.tide}` } } }),
  forecastGiven(event) {
    const seats = event.counts.flatMap((count, seat) => (count > 0 ? [seat] : []))
    return { id: 'forecastGiven', params: { seats: { seats } } }
  },
  turnBegan: (event) =>
    event.turn < 3
      ? seatMessage(`turnBegan.${event.turn}`, event.seat)
      : seatMessage('turnBegan', event.seat, { ap: event.ap }),
  deployed: (event) => ({
    id: 'deployed',
    params: { unit: pieceThen(event, event.unit), hex: hexText(event.at) },
  }),
  moved: (event) => ({
    id: event.retreat ? 'retreated' : event.assault ? 'assaulted' : 'moved',
    params: { unit: pieceThen(event, event.unit), hex: hexText(event.to) },
  }),
  pinned: (event) => ({ id: 'pinned', params: { unit: pieceThen(event, event.unit) } }),
  released: (event) => ({ id: 'released', params: { units: piecesThen(event, event.units) } }),
  loaded: (event) => ({
    id: 'loaded',
    params: { carrier: pieceThen(event, event.by), unit: pieceThen(event, event.item) },
  }),
  unloaded: (event) =>
    put(event, 'unloaded', 'unloaded.into', {
      carrier: pieceThen(event, event.by),
      unit: pieceThen(event, event.item),
    }),
  transferred: (event) => ({
    id: 'transferred',
    params: { unit: pieceThen(event, event.item), into: pieceThen(event, event.into) },
  }),
  built: (event) =>
    put(event, 'built', 'built.into', {
      carrier: pieceThen(event, event.by),
      unit: pieceThen(event, event.unit),
    }),
  shot: (event) => ({
    id: 'shot',
    params: {
      by: piecesThen(event, event.by),
      hex: hexText(event.at),
      hit: piecesThen(event, event.hit),
    },
  }),
  bridgesLost: (event) => ({ id: 'bridgesLost', params: { lost: piecesThen(event, event.lost) } }),
  captured: (event) => seatMessage('captured', event.seat, { unit: pieceThen(event, event.unit) }),
  entered: (event) => ({
    id: 'entered',
    params: { unit: pieceThen(event, event.unit), ship: pieceThen(event, shipId(event.ship)) },
  }),
  exited: (event) => put(event, 'exited', 'exited.into', { unit: pieceThen(event, event.unit) }),
  shipTaken: (event) =>
    seatMessage('shipTaken', event.seat, { ship: pieceThen(event, shipId(event.ship)) }),
  eliminated: (event) => seatMessage('eliminated', event.seat),
  towerRebuilt: (event) => ({
    id: 'towerRebuilt',
    params: { ship: pieceThen(event, shipId(event.ship)), pode: event.pode },
  }),
  liftOffAsked: () => ({ id: 'liftOffAsked' }),
  decided: (event) => seatMessage('decided', event.seat),
  choicesShown: (event) =>
    event.leaving.length === 0
      ? { id: 'nobodyLeaves' }
      : { id: 'choicesShown', params: { ships: piecesThen(event, event.leaving.map(shipId)) } },
  liftedOff: (event) =>
    seatMessage(event.kind, event.seat, { ship: pieceThen(event, shipId(event.ship)) }),
  leftBehind: (event) =>
    seatMessage(event.kind, event.seat, { ship: pieceThen(event, shipId(event.ship)) }),
  turnEnded: (event) =>
    seatMessage(event.auto ? 'turnEndedByClock' : 'turnEnded', event.seat, {
      saved: event.saved,
    }),
  gameEnded: () => ({ id: 'gameEnded' }),
  lifted: () => undefined,
  steadied: () => undefined,
})

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
