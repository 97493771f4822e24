// Suit and partner cards: the suit in which the hand is strongest, and the high cards that it lacks.

import { type Card, type Face, faceOf, SUIT_ORDER, type Suit } from '../src/cards.ts'
import type { Move } from '../src/index.ts'
import { bySuit } from './knowledge.ts'

type Calling = Extract<Move, { kind: 'call' }>

/** Length counts most, then high cards. */
export const suitStrength = (faces: readonly Face[]): number =>
  faces.reduce((sum, { strength }) => sum + 2 + Math.max(0, strength - 9) * 0.6, 0)

export function bestSuit(hand: readonly Card[]): Suit {
  const suits = bySuit(hand)
  return SUIT_ORDER.reduce((best, suit) =>
    suitStrength(suits[suit]) > suitStrength(suits[best]) ? suit : best,
  )
}

/** High PowerHouse first, then aces of other suits; a card whose holder can be sure before one that is open. */
export function bestCall(
  suit: Suit | null,
  hand: readonly Card[],
  offers: readonly Calling[],
): Calling | undefined {
  const suits = bySuit(hand)
  const worth = ({ card, copy }: Calling): number => {
    const face = faceOf(card)
    const isTrump = face.suit === suit
    const high = face.strength - 14
    const length = suits[face.suit].length
    return (
      (isTrump ? 3 : 1) +
      (isTrump ? 1.2 : 1.6) * high +
      0.1 * length -
      (copy === undefined ? 0 : 0.5)
    )
  }
  return offers.reduce<Calling | undefined>(
    (best, offer) => (best === undefined || worth(offer) > worth(best) ? offer : best),
    undefined,
  )
}
