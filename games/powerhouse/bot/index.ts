// A player by rules of thumb. It sees a seat's own view and nothing else.
import type { Seat } from '@foldtable/kernel'
import type { Card } from '../src/cards.ts'
import { POINTS_PER_PACK, VARIANTS } from '../src/data/variants.ts'
import type { Move, State } from '../src/index.ts'
import { handOf } from '../src/state.ts'
import { bestBid } from './bidding.ts'
import { bestCall, bestSuit } from './choosing.ts'
import { knowledgeOf } from './knowledge.ts'
import { bestCard, tasteOf } from './playing.ts'

/** Bids are not searched: to playouts of a fair player every bid looks too dear, and it hardly ever leads. */
export const isSearched = ({ phase }: State): boolean => phase !== 'bidding'

/** Deals do not depend on each other. */
export const isSettled = ({ sheet }: State, view: State): boolean =>
  sheet.length > view.sheet.length

/** What the last deal brought the seat, beside what it brought the others. */
export function value({ sheet, variant }: State, seat: Seat): number {
  const deltas = sheet.at(-1)?.deltas ?? []
  const sum = deltas.reduce((total, delta) => total + delta, 0)
  const own = deltas[seat] ?? 0
  const others = (sum - own) / Math.max(1, deltas.length - 1)
  return 0.5 + (own - others) / (4 * POINTS_PER_PACK * VARIANTS[variant].packs)
}

/** About 150 ms. */
export const budget = 8000
/** Of a hundred moves in a playout: others do not play as oneself would. */
export const noise = 10

export function choose(view: State, seat: Seat, offers: readonly Move[]): Move | undefined {
  const hand = handOf(view, seat).flatMap(({ is }) => (is === undefined ? [] : [is]))
  switch (view.phase) {
    case 'bidding':
      return bestBid(view, hand)
    case 'powerhouse':
      return view.suit === null
        ? { kind: 'nameSuit', suit: bestSuit(hand) }
        : bestCall(
            view.suit,
            hand,
            offers.filter((move) => move.kind === 'call'),
          )
    case 'playing':
      return playing(
        view,
        seat,
        offers.flatMap((move) => (move.kind === 'play' ? [move.card] : [])),
      )
    default:
      return offers[0]
  }
}

function playing(view: State, seat: Seat, cards: readonly Card[]): Move | undefined {
  const card = bestCard(knowledgeOf(view, seat), cards, tasteOf(view, seat))
  return card === undefined ? undefined : { kind: 'play', card }
}
