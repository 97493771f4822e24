// Units as they are drawn: those that are alike and stand together are one stack, and each stack has a spot.
import { COUNTRIES, type Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import type { Board } from '../src/state.ts'
import type { DrawnMap, Region, Spot } from './map.ts'

/** `calm` is an army that coexists. */
export type StackKind = 'fleet' | 'army' | 'calm'

/** `ghost`: as it would be; `new`: about to be made; `done`: has moved already; `chosen`, `ready`: can be chosen. */
export type Look = 'ghost' | 'new' | 'done' | 'chosen' | 'ready'

export interface Stack {
  readonly key: string
  readonly country: Country
  readonly kind: StackKind
  readonly place: Place
  readonly count: number
  readonly at: Spot
}

type Loose = Omit<Stack, 'at' | 'key'>

export const stackKey = (country: Country, kind: StackKind, place: Place): string =>
  `${country} ${kind} ${place}`

/** All stacks of a board, in the order in which they are drawn. */
export const stacksOf = (map: DrawnMap, board: Board): Stack[] =>
  map.places.flatMap((place) => stacksAt(map, board, place))

export const stacksAt = (map: DrawnMap, board: Board, place: Place): Stack[] =>
  spread(
    map.regions[place],
    place,
    COUNTRIES.flatMap((country) => looseAt(board, country, place)),
  )

function looseAt(board: Board, country: Country, place: Place): Loose[] {
  const { fleets, armies } = board[country]
  const there = armies.filter(({ at }) => at === place)
  const hostile = there.filter((army) => army.hostile).length
  const counts: [StackKind, number][] = [
    ['army', hostile],
    ['calm', there.length - hostile],
    ['fleet', fleets.filter((at) => at === place).length],
  ]
  return counts.flatMap(([kind, count]) => (count === 0 ? [] : [{ country, kind, place, count }]))
}

/** How far a stack that finds no spot of its own is shifted from the last one. */
const SHIFT: Spot = [22, 14]

/** Fleets in port lie at its dock; all others take the spots in their order. */
function spread(region: Region, place: Place, stacks: readonly Loose[]): Stack[] {
  const isDocked = stacks.some(({ kind }) => isInPort(region, kind))
  const spots = freeSpots(region, isDocked)
  const others = stacks.filter(({ kind }) => !isInPort(region, kind))
  return stacks.map((stack) => ({
    ...stack,
    key: stackKey(stack.country, stack.kind, place),
    at: isInPort(region, stack.kind) ? dockOf(region) : spotOf(spots, others.indexOf(stack)),
  }))
}

const isInPort = ({ dock }: Region, kind: StackKind): boolean =>
  kind === 'fleet' && dock !== undefined

const dockOf = ({ dock, name }: Region): Spot => dock ?? name

function freeSpots({ units, dock }: Region, isDocked: boolean): readonly Spot[] {
  if (dock === undefined) return units
  const others = units.filter(([x, y]) => x !== dock[0] || y !== dock[1])
  return isDocked ? others : [...others, dock]
}

function spotOf(spots: readonly Spot[], index: number): Spot {
  const spot = spots[index]
  if (spot !== undefined) return spot
  const [x, y] = spots.at(-1) ?? [0, 0]
  const over = index - spots.length + 1
  return [x + over * SHIFT[0], y + over * SHIFT[1]]
}

/** Where a stack of this kind stands, or would stand if there were one. */
export function spotFor(
  map: DrawnMap,
  board: Board,
  country: Country,
  kind: StackKind,
  place: Place,
): Spot {
  const region = map.regions[place]
  const stacks = stacksAt(map, board, place)
  const own = stacks.find((stack) => stack.country === country && stack.kind === kind)
  if (own !== undefined) return own.at
  if (isInPort(region, kind)) return dockOf(region)
  const others = stacks.filter((stack) => !isInPort(region, stack.kind))
  return spotOf(freeSpots(region, others.length < stacks.length), others.length)
}
