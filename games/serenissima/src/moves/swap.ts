// Exchanging sailors and goods between two own galleys in an own port: S-6.6 to S-6.8.
import {
  choice,
  list,
  type MoveRule,
  moveShape,
  NO_MOVES,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { GALLEYS, HOLD_SLOTS } from '../data/constants.ts'
import { ITEMS, type Item, type Slot } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { countOf, roomIn, sailorsIn } from '../holds.ts'
import { activeGalley, isOwnPort } from '../rules/board.ts'
import {
  goodWord,
  notGalleyOwner,
  notMoored,
  notPortOwner,
  unknownGalley,
  zoneWord,
} from '../rules/refusals.ts'
import { galleyAt, type State } from '../state.ts'
import { galleyField } from './fields.ts'

const items = list(choice(...ITEMS), 0, HOLD_SLOTS)
const schema = moveShape('swap', { with: galleyField, give: items, take: items })
export type Swap = Static<typeof schema>

export const swap: MoveRule<State, Swap, Event> = {
  schema,
  answers: ['load'],

  candidates(state, seat) {
    const { location, hold } = activeGalley(state)
    if (!isOwnPort(state, seat, location)) return NO_MOVES
    const found: Swap[] = []
    for (let number = 1; number <= GALLEYS; number++) {
      const other = state.galleys[number]
      if (other?.owner !== seat || other.location !== location || number === state.active) continue
      exchanges(found, number, hold, other.hold)
    }
    return found
  },

  refusal(state, seat, { with: number, give, take }) {
    const galley = activeGalley(state)
    const early = misnamed(state, seat, { number, give, take })
    if (early !== undefined) return early
    const other = galleyAt(state, number)
    if (other.location !== galley.location) {
      const [there, here] = [zoneWord(other.location), zoneWord(galley.location)]
      return refuse('notSamePlace', 'S-6.7', { galley: number, there, here })
    }
    return (
      notMoored('S-6.7', galley) ??
      notPortOwner('S-6.7', state, seat, galley.location) ??
      notThere(galley.hold, give) ??
      notThere(other.hold, take) ??
      doesNotFit(galley.hold, other.hold, give, take)
    )
  },

  decide: ({ state, emit }, seat, { with: other, give, take }) =>
    emit({ kind: 'swapped', seat, galley: state.active, other, give, take }),
}

interface Named {
  readonly number: number
  readonly give: readonly Item[]
  readonly take: readonly Item[]
}

function misnamed(state: State, seat: Seat, { number, give, take }: Named): Refusal | undefined {
  if (give.length + take.length === 0) return refuse('nothingToSwap', 'S-6.7')
  if (number === state.active) return refuse('sameGalley', 'S-6.7', { galley: number })
  return unknownGalley('S-6.7', state, number) ?? notGalleyOwner('S-6.7', state, seat, number)
}

function notThere(hold: readonly Slot[], wanted: readonly Item[]): Refusal | undefined {
  for (const item of wanted) {
    const have = countOf(hold, item)
    const count = wanted.filter((other) => other === item).length
    if (have >= count) continue
    return item === 'sailor'
      ? refuse('noSailors', 'S-6.7', { have, wanted: count })
      : refuse('noCargo', 'S-6.7', { good: goodWord(item), have, wanted: count })
  }
  return undefined
}

/** Either hold would overflow, or be left without a sailor. */
function doesNotFit(
  hold: readonly Slot[],
  other: readonly Slot[],
  give: readonly Item[],
  take: readonly Item[],
): Refusal | undefined {
  const gain = take.length - give.length
  const [room, needed] = gain > 0 ? [roomIn(hold), gain] : [roomIn(other), -gain]
  if (room < needed) return refuse('holdFull', 'S-6.7', { room, needed })
  const sailors = countIn(take) - countIn(give)
  if (sailorsIn(hold) + sailors < 1 || sailorsIn(other) - sailors < 1) {
    return refuse('lastSailor', 'S-6.7', {
      most: (sailors < 0 ? sailorsIn(hold) : sailorsIn(other)) - 1,
    })
  }
  return undefined
}

const countIn = (items: readonly Item[]): number => items.filter((item) => item === 'sailor').length

type ByNumber<T> = readonly T[]
type ByItem<T> = { readonly [item in Item]: T }

const byItem = <T>(make: (item: Item) => T): ByItem<T> =>
  Object.fromEntries(ITEMS.map((item) => [item, make(item)])) as ByItem<T>

const byNumber = <T>(make: (number: number) => T): ByNumber<T> =>
  Array.from({ length: GALLEYS + 1 }, (_, number) => make(number))

const move = (number: number, give: Item[], take: Item[]): Swap => ({
  kind: 'swap',
  with: number,
  give,
  take,
})

const GIVES = byNumber((number) => byItem((item) => move(number, [item], [])))
const TAKES = byNumber((number) => byItem((item) => move(number, [], [item])))

/** One thing at a time; one for one only where both holds are full, as all else follows from single steps. */
function exchanges(found: Swap[], number: number, hold: readonly Slot[], other: readonly Slot[]) {
  const [mine, theirs] = [movable(hold), movable(other)]
  if (roomIn(other) > 0) for (const item of mine) pushFrom(found, GIVES[number], item)
  if (roomIn(hold) > 0) for (const item of theirs) pushFrom(found, TAKES[number], item)
  if (roomIn(hold) + roomIn(other) > 0) return
  for (const item of kinds(hold)) {
    for (const back of kinds(other)) {
      if (item !== back) found.push(move(number, [item], [back]))
    }
  }
}

function pushFrom(found: Swap[], moves: ByItem<Swap> | undefined, item: Item): void {
  if (moves !== undefined) found.push(moves[item])
}

function kinds(hold: readonly Slot[]): Item[] {
  const items: Item[] = []
  for (const slot of hold) if (slot !== 'empty' && !items.includes(slot)) items.push(slot)
  return items
}

/** The last sailor stays. */
function movable(hold: readonly Slot[]): Item[] {
  const items = kinds(hold)
  return sailorsIn(hold) > 1 ? items : items.filter((item) => item !== 'sailor')
}
