// What happened as beats: galleys sail along their lanes, sink or rise, things fly; what matters is told over the chart.
import type { Message } from '@foldtable/kernel'
import type { Staging } from '../../drawing/director.ts'
import { foldedBeats, type Seen } from '../../drawing/folded.ts'
import type { PortId, ZoneId } from '../src/data/zones.ts'
import { evolve } from '../src/fold/index.ts'
import type { Event, State } from '../src/index.ts'
import { tell } from '../src/words/tell.ts'
import { berthsIn } from './berths.ts'
import type { Point } from './chart-map.ts'
import { type Flight, flightsOf } from './flights.ts'
import { linePoints } from './sailing-path.ts'

export type Cue =
  /** It lies at its new place already and is led there. */
  | { readonly kind: 'sail'; readonly galley: number; readonly line: readonly Point[] }
  | { readonly kind: 'sink' | 'rise'; readonly galley: number }
  /** A port that changed hands. */
  | { readonly kind: 'flag'; readonly port: PortId }
  /** What changes hands. */
  | { readonly kind: 'fly'; readonly flights: readonly Flight[] }
  /** Told over the chart, also where nothing moves. */
  | { readonly kind: 'told'; readonly message: Message }

const TOLD_MS = 2600
const A_ZONE = 420

export const staging: Staging<State, Event, State, Cue> = {
  pictureOf: (view) => view,
  beatsOf: (before, events) => foldedBeats(before, events, evolve, seenAs),
  isSame: (reached, end) => markOf(reached) === markOf(end),
  isOwn: (event, viewer) => 'seat' in event && event.seat === viewer,
  isTold: ({ kind }) => kind === 'told',
  lasts: ({ kind }) => (kind === 'told' ? TOLD_MS : undefined),
}

/** Everything that is drawn. */
const markOf = ({ galleys, ports, players, space, active, bank }: State): string =>
  JSON.stringify([galleys, ports, players, space, active, bank])

/** How long each is looked at, in milliseconds; what is missing is seen with what follows. */
const LOOKED: { readonly [K in Event['kind']]?: number } = {
  portClosed: 400,
  turnBegan: 250,
  goodsBought: 450,
  sailorsLoaded: 350,
  sailorsUnloaded: 350,
  swapped: 350,
  cargoWasted: 300,
  delivered: 600,
  battleFought: 1500,
  crewHired: 350,
  garrisonHired: 350,
  fortBuilt: 350,
  basilicaBuilt: 350,
  trackAdvanced: 500,
  winePaid: 500,
  roundBegan: 250,
  startChosen: 500,
  secondChosen: 500,
  galleyBought: 500,
  refitted: 500,
  portClaimed: 500,
  portTaken: 500,
  portFreed: 500,
  galleySunk: 800,
  cardDrawn: 900,
  scored: 1800,
  gameEnded: 900,
}

function seenAs(event: Event, before: State): Seen<Cue> | undefined {
  if (event.kind === 'galleyMoved') return sailed(event.galley, event.path, before)
  const flights = flightsOf(event, before)
  const flying: Cue[] = flights.length === 0 ? [] : [{ kind: 'fly', flights }]
  return {
    ms: LOOKED[event.kind] ?? 0,
    isBefore: event.kind === 'galleySunk',
    cues: [...flying, ...cuesOf(event)],
  }
}

function cuesOf(event: Event): readonly Cue[] {
  switch (event.kind) {
    case 'galleySunk':
      return [{ kind: 'sink', galley: event.galley }]
    case 'startChosen':
    case 'secondChosen':
    case 'galleyBought':
    case 'refitted':
      return [{ kind: 'rise', galley: event.galley }]
    case 'portClaimed':
    case 'portTaken':
    case 'portFreed':
      return [{ kind: 'flag', port: event.port }]
    case 'cardDrawn':
    case 'gameEnded':
    case 'scored':
      return told(event)
    default:
      return []
  }
}

const told = (event: Event): Cue[] => {
  const message = tell(event)
  return message === undefined
    ? []
    : [message].flat().map((one) => ({ kind: 'told', message: one }))
}

/** From the berth where it lay to the one where it will lie. */
function sailed(galley: number, path: readonly ZoneId[], before: State): Seen<Cue> {
  const from = before.galleys[galley]?.location
  if (from === undefined || path.length === 0) return { ms: 0 }
  const galleys = before.galleys.map((one, number) =>
    one !== null && number === galley ? { ...one, location: path.at(-1) ?? from } : one,
  )
  const lies = (state: Pick<State, 'galleys'>, zone: ZoneId) =>
    berthsIn(state, zone).find(({ number }) => number === galley)?.at
  const line = linePoints(from, path, lies(before, from), lies({ galleys }, path.at(-1) ?? from))
  return { ms: A_ZONE * path.length, cues: [{ kind: 'sail', galley, line }] }
}
