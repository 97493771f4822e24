// A player by rules of thumb. It sees a seat's own view and nothing else.
import type { Seat } from '@foldtable/kernel'
import type { Card } from '../src/cards.ts'
import type { Move, State } from '../src/index.ts'
import { handOf } from '../src/state.ts'
import { bestBid } from './bidding.ts'
import { bestCall, bestSuit } from './choosing.ts'
import { knowledgeOf } from './knowledge.ts'
import { bestCard, tasteOf } from './playing.ts'

/** Bids are not searched: to playouts of a fair player every bid looks too dear, and it hardly ever leads. */
export const isSearched = ({ phase }: State): boolean => phase !== 'bidding'

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
