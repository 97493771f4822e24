// What is played for a seat that ran out of time or has left: P-12.4. It looks at nothing but the seat's own hand.
import { open, type Seat } from '@foldtable/kernel'
import { cardOf } from '@foldtable/parts/cards'
import { type Card, faceOf, RANK_ORDER, SUIT_ORDER, type Suit, suitsFrom } from '../cards.ts'
import { type Called, handOf, leaderOf, type State } from '../state.ts'
import { copyMeant, elsewhere } from './calls.ts'
import { legalCards } from './tricks.ts'

/** The suit of most cards, then of most points, then the first of spades, hearts, diamonds, clubs. */
export function defaultSuit(state: State): Suit {
  const faces = handOf(state, leaderOf(state)).map((held) => faceOf(open(held)))
  const weight = (suit: Suit) =>
    faces.filter((face) => face.suit === suit).reduce((sum, { points }) => sum + 1000 + points, 0)
  return SUIT_ORDER.reduce((best, suit) => (weight(suit) > weight(best) ? suit : best))
}

/** The highest card that others hold and that is not called yet, PowerHouse before the other suits. */
export function defaultCall(state: State): Called {
  for (const rank of RANK_ORDER.slice().reverse()) {
    for (const suit of suitsFrom(state.suit)) {
      const card = cardOf(rank, suit)
      const count = elsewhere(state, card)
      const isFree = !state.calls.some((call) => call.card === card)
      if (count > 0 && isFree) return { card, copy: copyMeant(count, '1st') }
    }
  }
  throw new RangeError('there is no card to call')
}

/** The legal card of fewest points, then of lowest rank, then the first in canonical order of suits and packs. */
export function defaultCard(state: State, seat: Seat): Card {
  const [first, ...others] = legalCards(state, handOf(state, seat))
  if (first === undefined) throw new RangeError(`seat ${seat} has no card to play`)
  return others.reduce((best, card) => (isPlainer(card, best) ? card : best), first)
}

function isPlainer(one: Card, other: Card): boolean {
  const [a, b] = [faceOf(one), faceOf(other)]
  if (a.points !== b.points) return a.points < b.points
  if (a.strength !== b.strength) return a.strength < b.strength
  const suits = SUIT_ORDER.indexOf(a.suit) - SUIT_ORDER.indexOf(b.suit)
  return suits === 0 ? a.order < b.order : suits < 0
}
