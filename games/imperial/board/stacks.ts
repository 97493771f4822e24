// Units as they are drawn: those that are alike and stand together are one stack, and each stack has a spot.
import { COUNTRIES, type Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import { PLACES } from '../src/data/seas.ts'
import type { Board } from '../src/state.ts'
import { REGIONS, type Spot } from './map.ts'

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
export const stacksOf = (board: Board): Stack[] => PLACES.flatMap((place) => stacksAt(board, place))

export const stacksAt = (board: Board, place: Place): Stack[] =>
  spread(
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
function spread(place: Place, stacks: readonly Loose[]): Stack[] {
  const isDocked = stacks.some((stack) => isInPort(stack))
  const spots = freeSpots(place, isDocked)
  const others = stacks.filter((stack) => !isInPort(stack))
  return stacks.map((stack) => ({
    ...stack,
    key: stackKey(stack.country, stack.kind, place),
    at: isInPort(stack) ? dockOf(place) : spotOf(spots, others.indexOf(stack)),
  }))
}

const isInPort = ({ kind, place }: Pick<Loose, 'kind' | 'place'>): boolean =>
  kind === 'fleet' && REGIONS[place].dock !== undefined

const dockOf = (place: Place): Spot => REGIONS[place].dock ?? REGIONS[place].name

function freeSpots(place: Place, isDocked: boolean): readonly Spot[] {
  const { units, dock } = REGIONS[place]
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
export function spotFor(board: Board, country: Country, kind: StackKind, place: Place): Spot {
  const stacks = stacksAt(board, place)
  const own = stacks.find((stack) => stack.country === country && stack.kind === kind)
  if (own !== undefined) return own.at
  if (isInPort({ kind, place })) return dockOf(place)
  const others = stacks.filter((stack) => !isInPort(stack))
  return spotOf(freeSpots(place, others.length < stacks.length), others.length)
}
