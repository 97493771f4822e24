// Following suit, and who wins a trick: P-8.
import { open, type Secret } from '@foldtable/kernel'
import { type Card, type Face, faceOf, type Suit, suitOf } from '../cards.ts'
import { playerOf, type State } from '../state.ts'

/** Where in the trick the winning card lies. PowerHouse beats all else, and of two equal cards the later one wins (P-8.5, P-8.6). */
export function winningPlace(trick: readonly Card[], powerHouse: Suit | null): number {
  let best = -1
  let top: Face | undefined
  for (let place = 0; place < trick.length; place++) {
    const face = faceOf(trick[place] as Card)
    if (top === undefined || beats(face, top, powerHouse)) {
      best = place
      top = face
    }
  }
  return best
}

/** Whether a card played later takes the trick from the one that was winning. */
export const beats = (later: Face, winning: Face, powerHouse: Suit | null): boolean =>
  later.suit === winning.suit ? later.strength >= winning.strength : later.suit === powerHouse

/** The suit that has to be followed; undefined for whoever leads (P-8.2). */
export const suitLed = ({ trick }: State): Suit | undefined =>
  trick[0] === undefined ? undefined : suitOf(trick[0])

/** For whoever may open the hand. */
export const holds = (hand: readonly Secret<Card>[], card: Card): boolean =>
  placeOf(hand, card) >= 0

/** Where in the hand the card lies; -1 if it does not. */
export function placeOf(hand: readonly Secret<Card>[], card: Card): number {
  for (let place = 0; place < hand.length; place++) {
    if (open(hand[place] as Secret<Card>) === card) return place
  }
  return -1
}

export function holdsSuit(hand: readonly Secret<Card>[], suit: Suit): boolean {
  for (const held of hand) if (suitOf(open(held)) === suit) return true
  return false
}

/** The cards of the hand that may be played now (P-8.2, P-8.3). For whoever may open the hand. */
export function legalCards(state: State, hand: readonly Secret<Card>[]): Card[] {
  const led = suitLed(state)
  const must = led !== undefined && holdsSuit(hand, led) ? led : undefined
  const legal: Card[] = []
  for (const held of hand) {
    const card = open(held)
    if (must === undefined || suitOf(card) === must) legal.push(card)
  }
  return legal
}

/** The suits that each seat has shown to have none of, by not following. */
export function voidsOf(state: State): ReadonlySet<Suit>[] {
  const voids = state.hands.map(() => new Set<Suit>())
  for (const { lead, cards } of [...state.tricks, { lead: state.lead, cards: state.trick }]) {
    if (cards[0] === undefined) continue
    const led = suitOf(cards[0])
    cards.forEach((card, place) => {
      if (suitOf(card) !== led) voids[playerOf(state, lead, place)]?.add(led)
    })
  }
  return voids
}
