// What flies over the board when something changes hands: goods and sailors between port and galley, ducats between purses.
import type { Seat } from '@foldtable/kernel'
import type { Good, Item, Slot } from '../src/data/goods.ts'
import type { PortId } from '../src/data/zones.ts'
import type { Event, PortIncome } from '../src/events.ts'
import { portsOf } from '../src/rules/board.ts'
import type { Galley, State } from '../src/state.ts'
import { berthsIn, slotPlace } from './berths.ts'
import { chart, type Point } from './chart-map.ts'

/** A point of the sheet, or the plate of a player. */
export type Spot = Point | { readonly seat: Seat }

export interface Flight {
  readonly what: Good | 'ducat' | { readonly sailor: Seat }
  readonly from: Spot
  readonly to: Spot
}

/** Of a large sum so many are seen. */
const MOST_DUCATS = 5

/** Asked with the state as it stands before the event. */
export function flightsOf(event: Event, before: State): Flight[] {
  switch (event.kind) {
    case 'goodsBought':
      return bought(event, before)
    case 'delivered':
      return [
        ...aboard(before, event.galley, event.goods, spacesAt(before, event.port)),
        ...ducats(event.pay, markOf(event.port), { seat: event.seat }),
      ]
    case 'swapped':
      return swapped(event, before)
    case 'sailorsLoaded':
      return sailors(event, before).map(({ what, from, to }) => ({ what, from: to, to: from }))
    case 'sailorsUnloaded':
    case 'portClaimed':
    case 'portTaken':
      return sailors(event, before)
    case 'galleySunk':
      return plundered(event, before)
    case 'winePaid':
      return portsOf(before, event.seat)
        .filter((port) => before.ports[port].cargo.includes('wine'))
        .map((port) => ducat(markOf(port), { seat: event.seat }))
    case 'scored':
      return event.ports.flatMap(paid)
    case 'crewHired':
      return ducats(event.price, { seat: event.seat }, placeOf(before, event.galley))
    case 'galleyBought':
    case 'garrisonHired':
    case 'fortBuilt':
    case 'basilicaBuilt':
      return ducats(event.price, { seat: event.seat }, markOf(event.port))
    default:
      return []
  }
}

const markOf = (port: PortId): Point => chart.ports[port].mark
const ducat = (from: Spot, to: Spot): Flight => ({ what: 'ducat', from, to })

const ducats = (price: number, from: Spot, to: Spot): Flight[] =>
  Array.from({ length: Math.min(price, MOST_DUCATS) }, () => ducat(from, to))

const paid = ({ port, seat, income, basilica }: PortIncome): Flight[] =>
  ducats(Math.ceil((income + basilica) / 3), markOf(port), { seat })

/** Where the next goods will lie. */
const spacesAt = ({ ports }: State, port: PortId): readonly Point[] =>
  chart.ports[port].warehouse.slice(ports[port].cargo.length)

function berthOf(state: State, number: number) {
  const galley = state.galleys[number]
  const berth = galley && berthsIn(state, galley.location).find((one) => one.number === number)
  return galley != null && berth != null ? { galley, berth } : undefined
}

const placeOf = (state: State, number: number): Point =>
  berthOf(state, number)?.berth.at ?? chart.zones.MARE.middle

/** The slots of a galley that something leaves, from the last on, or comes into, from the first on. */
function slotsOf(state: State, number: number, slot: Slot): Point[] {
  const lain = berthOf(state, number)
  if (lain === undefined) return []
  const places = lain.galley.hold.flatMap((one, index) =>
    one === slot ? [slotPlace(lain.berth, index)] : [],
  )
  return slot === 'empty' ? places : places.reverse()
}

const looksOf = (item: Item, { owner }: Pick<Galley, 'owner'>): Flight['what'] =>
  item === 'sailor' ? { sailor: owner } : item

/** Things of a hold to places elsewhere, as many as there are of both. */
function aboard(state: State, number: number, items: readonly Item[], places: readonly Point[]) {
  const galley = state.galleys[number]
  const left = new Map<Item, Point[]>()
  return items.flatMap((item, index): Flight[] => {
    const slots = left.get(item) ?? slotsOf(state, number, item)
    left.set(item, slots)
    const [from, to] = [slots.shift(), places[index]]
    return galley != null && from !== undefined && to !== undefined
      ? [{ what: looksOf(item, galley), from, to }]
      : []
  })
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>

function bought({ seat, galley, good, quantity, price, payee }: Of<'goodsBought'>, state: State) {
  const { location } = state.galleys[galley] ?? {}
  if (location === undefined || location === 'MARE') return []
  const from = markOf(location)
  const cubes = slotsOf(state, galley, 'empty').slice(0, quantity)
  return [
    ...cubes.map((to): Flight => ({ what: good, from, to })),
    ...ducats(price, { seat }, payee === null ? from : { seat: payee }),
  ]
}

const swapped = ({ galley, other, give, take }: Of<'swapped'>, state: State): Flight[] => [
  ...aboard(state, galley, give, [...slotsOf(state, other, 'empty'), placeOf(state, other)]),
  ...aboard(state, other, take, [...slotsOf(state, galley, 'empty'), placeOf(state, galley)]),
]

/** From the galley into the garrison. */
function sailors(
  {
    galley,
    port,
    quantity,
    kind,
  }: Of<'sailorsUnloaded' | 'sailorsLoaded' | 'portClaimed' | 'portTaken'>,
  state: State,
): Flight[] {
  const { garrison } = chart.ports[port]
  const there = state.ports[port].sailors
  const owner = state.galleys[galley]?.owner
  if (owner === undefined) return []
  const isLoaded = kind === 'sailorsLoaded'
  const slots = slotsOf(state, galley, isLoaded ? 'empty' : 'sailor').slice(0, quantity)
  return slots.flatMap((from, index): Flight[] => {
    const to = garrison[isLoaded ? there - 1 - index : there + index]
    return to === undefined ? [] : [{ what: { sailor: owner }, from, to }]
  })
}

const plundered = ({ galley, by, taken }: Of<'galleySunk'>, state: State): Flight[] =>
  by === null ? [] : aboard(state, galley, taken, slotsOf(state, by, 'empty'))
