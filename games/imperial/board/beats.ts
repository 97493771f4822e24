// What happened as beats: units glide along their ways, money comes and goes, and what matters is told over the map.
import type { Message, Seat, Viewer } from '@foldtable/kernel'
import type { Staging } from '../../drawing/director.ts'
import { foldedBeats, type Seen } from '../../drawing/folded.ts'
import { isSea } from '../src/atlas.ts'
import { FACTORY_COST, UNIT_COST } from '../src/data/charts.ts'
import type { Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import { evolve } from '../src/fold/index.ts'
import type { Event, State } from '../src/index.ts'
import { isBlowUp, targetOf } from '../src/rules/arrival.ts'
import type { NewUnit, UnitKind } from '../src/state.ts'
import { tell } from '../src/words/tell.ts'
import { mapOf, type Spot } from './map.ts'
import { shownBoard } from './scene.ts'
import { spotFor } from './stacks.ts'
import { arrowOf, goalOf, tripsOf, waypoints } from './trips.ts'

export type Cue =
  | {
      readonly kind: 'glide'
      readonly country: Country
      readonly unit: UnitKind
      /** The way it goes. */
      readonly d: string
    }
  | { readonly kind: 'burst'; readonly at: Spot }
  | { readonly kind: 'pop'; readonly at: Spot }
  /** Told over the map, also where nothing moves. */
  | { readonly kind: 'caption'; readonly message: Message }
  /** In cents, gained or paid. */
  | { readonly kind: 'cash'; readonly seat: Seat; readonly cents: number }
  | { readonly kind: 'treasury'; readonly country: Country; readonly cents: number }

export const staging: Staging<State, Event, State, Cue> = {
  pictureOf: (view) => view,
  beatsOf: (before, events) => foldedBeats(before, events, evolve, seenAs),
  isSame: (reached, end) => JSON.stringify(reached) === JSON.stringify(end),
  isOwn: (event, viewer) => isBy(event, viewer),
  isTold: ({ kind }) => kind === 'caption',
  lasts: ({ kind }) => (kind === 'caption' ? 2600 : kind === 'glide' ? 450 : 900),
}

const isBy = (event: Event, viewer: Viewer): boolean => 'seat' in event && event.seat === viewer

/** How long each is looked at before the next one, in milliseconds; what is missing is seen with what follows. */
const LOOKED: { readonly [K in Event['kind']]?: number } = {
  bidsShown: 1400,
  bidTaken: 700,
  turnBegan: 300,
  unitAdded: 180,
  produced: 500,
  imported: 500,
  voteDecided: 1400,
  unitMoved: 450,
  peaceOffered: 400,
  peaceDecided: 700,
  factoryBuilt: 500,
  taxed: 1600,
  interestPaid: 900,
  cardPaid: 300,
  rondelMoved: 500,
  investorRoundBegan: 400,
  bought: 700,
  punted: 300,
  forced: 900,
  gameEnded: 1200,
}

const CAPTIONS: ReadonlySet<Event['kind']> = new Set([
  'bidsShown',
  'bidTaken',
  'voteDecided',
  'peaceDecided',
  'taxed',
  'interestPaid',
  'bought',
  'forced',
  'gameEnded',
])

export function seenAs(event: Event, before: State): Seen<Cue> | undefined {
  const ms = LOOKED[event.kind]
  if (ms === undefined) return undefined
  const message = CAPTIONS.has(event.kind) ? tell(event) : undefined
  const told: Cue[] = message === undefined ? [] : [{ kind: 'caption', message }]
  const isWar = event.kind === 'unitMoved' && isLoss(event.action)
  return { ms: isWar ? 800 : ms, cues: [...cuesOf(event, before), ...told] }
}

type UnitMoved = Extract<Event, { kind: 'unitMoved' }>

const isLoss = (action: UnitMoved['action']): boolean =>
  targetOf(action) !== undefined || isBlowUp(action)

const treasury = (country: Country, cents: number): Cue => ({ kind: 'treasury', country, cents })
const cash = (seat: Seat, cents: number): Cue => ({ kind: 'cash', seat, cents })
const paid = (shares: readonly { readonly seat: Seat; readonly amount: number }[]): Cue[] =>
  shares.map(({ seat, amount }) => cash(seat, amount))

function cuesOf(event: Event, before: State): Cue[] {
  switch (event.kind) {
    case 'unitMoved':
      return moved(before, event)
    case 'unitAdded':
      return popsAt(before, [event])
    case 'produced':
      return popsAt(before, event.units)
    case 'imported':
      return [
        ...popsAt(before, event.units),
        treasury(event.country, event.own - event.units.length * UNIT_COST),
      ]
    case 'factoryBuilt':
      return [cityPop(before, event.at), treasury(event.country, event.own - FACTORY_COST)]
    case 'taxed':
      return [
        treasury(event.country, event.treasury - before.countries[event.country].treasury),
        ...paid(event.shares),
      ]
    case 'interestPaid':
      return paid(event.shares)
    case 'cardPaid':
      return [cash(event.seat, 200)]
    case 'bought':
    case 'bidTaken':
      return [cash(event.seat, -event.price), treasury(event.country, event.price)]
    case 'rondelMoved':
      return event.cost === 0 ? [] : [cash(event.seat, -event.cost)]
    default:
      return []
  }
}

function moved(before: State, event: UnitMoved): Cue[] {
  const { up, rules } = before
  const board = shownBoard(before)
  const [trip] = tripsOf([event])
  if (trip === undefined) return []
  const map = mapOf(rules)
  const start = spotFor(map, board, up, event.unit, event.from)
  const goal = goalOf(map, board, board, up, trip)
  const { by } = waypoints(rules, board[up].fleets.filter(isSea), trip)
  const glide: Cue = { kind: 'glide', country: up, unit: event.unit, d: arrowOf(start, by, goal) }
  return [
    ...(event.from === event.dest ? [] : [glide]),
    ...(isLoss(event.action) ? [{ kind: 'burst', at: goal } as const] : []),
  ]
}

const popsAt = (before: State, units: readonly NewUnit[]): Cue[] =>
  units.map(({ unit, at }) => ({
    kind: 'pop',
    at: spotFor(mapOf(before.rules), before.board, before.up, unit, at),
  }))

function cityPop({ rules }: State, place: Place): Cue {
  const { city, name } = mapOf(rules).regions[place]
  return { kind: 'pop', at: city ?? name }
}
