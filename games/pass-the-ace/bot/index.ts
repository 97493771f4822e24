// A player by rules of thumb: it swaps, or draws as dealer, with a low card. It knows its own card, and those that it gave or saw.
import type { Chance, Seat } from '@foldtable/kernel'
import type { Move, State } from '../src/index.ts'
import { cardValue, isFaceUp } from '../src/state.ts'
import { FRESH, GIVEN } from './limits.ts'

/** Looking ahead finds nothing better than the limits. */
export const isSearched = (): boolean => false

const livesOf = ({ players }: State): number => players.reduce((sum, { lives }) => sum + lives, 0)

/** The part of all lives that are left. */
export const value = (state: State, seat: Seat): number =>
  (state.players[seat]?.lives ?? 0) / Math.max(1, livesOf(state))

/** With two offers, who overlooks one has no choice left. */
export const overlooks = 0

/** By how much each level may misjudge its card: less than this changes hardly anything. */
const MISJUDGED = [0, 5, 4, 0]
/** Of ten moves of level 1, so many are made without a thought. */
const THOUGHTLESS = 3

export function choose(
  view: State,
  seat: Seat,
  offers: readonly Move[],
  chance?: Chance,
  level = 3,
): Move | undefined {
  if (view.phase !== 'turns') return offers[0]
  if (level === 1 && chance !== undefined && chance.below(10) < THOUGHTLESS)
    return chance.pick(offers)
  const stick = offers.find(({ kind }) => kind === 'stick')
  const own = valueAt(view, seat, seat)
  if (own === undefined || isSafe(view, seat, own)) return stick
  const most = MISJUDGED[level] ?? 0
  const error = most === 0 || chance === undefined ? 0 : chance.below(2 * most + 1) - most
  return own + error > limit(view, seat)
    ? stick
    : (offers.find(({ kind }) => kind !== 'stick') ?? stick)
}

/** Somebody who has acted is known to hold a lower card: nothing can happen any more. */
const isSafe = (view: State, seat: Seat, own: number): boolean =>
  view.order.slice(0, view.acted).some((other) => (valueAt(view, other, seat) ?? own) < own)

/** The highest card that is not worth keeping. */
function limit({ order, acted, actions }: State, seat: Seat): number {
  const last = actions.at(-1)
  const isGiven = last?.kind === 'swap' && last.target === seat
  return (isGiven ? GIVEN : FRESH)[order.length]?.[acted] ?? 0
}

/** The value of what lies before a seat, as far as somebody knows it: also where the whole table is imagined. */
function valueAt({ players }: State, at: Seat, knower: Seat): number | undefined {
  const card = players[at]?.hand?.card
  if (card === undefined) return undefined
  if (isFaceUp(card)) return cardValue(card)
  return card.is === undefined || !card.to.includes(knower) ? undefined : cardValue(card.is)
}
