// How a hand lies before its player: sorted by suit or by rank, in one row or two (Appendix 4.2).
import { type Card, faceOf, type Suit } from '../src/cards.ts'

export type Sorting = 'suit' | 'rank'

/** Black and red in turn, PowerHouse first where there is one. */
const ROUND: readonly Suit[] = ['S', 'H', 'C', 'D']

export function suitRow(cards: readonly Card[], powerHouse: Suit | null): Suit[] {
  const held = ROUND.filter((suit) => cards.some((card) => faceOf(card).suit === suit))
  const others = held.filter((suit) => suit !== powerHouse)
  return powerHouse !== null && held.includes(powerHouse)
    ? [powerHouse, ...alternating(others, isRed(powerHouse))]
    : alternating(others, true)
}

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D'

/** Colours alternate as far as there are suits of both. `wasRed`: the one before. */
function alternating(suits: readonly Suit[], wasRed: boolean): Suit[] {
  const [first] = suits
  if (first === undefined) return []
  const reds = suits.filter(isRed).length
  const isRedNext = reds * 2 === suits.length ? !wasRed : reds * 2 > suits.length
  const next = suits.find((suit) => isRed(suit) === isRedNext) ?? first
  return [
    next,
    ...alternating(
      suits.filter((suit) => suit !== next),
      isRed(next),
    ),
  ]
}

export function sorted(cards: readonly Card[], sorting: Sorting, powerHouse: Suit | null): Card[] {
  const suits = suitRow(cards, powerHouse)
  const weight = (card: Card): number => {
    const { suit, strength, order } = faceOf(card)
    const place = suits.indexOf(suit)
    const byPack = order / 1000
    return sorting === 'suit'
      ? place * 100 - strength + byPack
      : -strength * 100 + place * 10 + byPack
  }
  return cards.toSorted((one, other) => weight(one) - weight(other))
}

/** Rows of about the same length, none longer than `most`. */
export function rowsOf<T>(items: readonly T[], most: number): T[][] {
  const count = Math.max(1, Math.ceil(items.length / most))
  const length = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, row) => items.slice(row * length, (row + 1) * length))
}

/** Both copies lie in the hand, and this is the one of the second pack. */
export const isSecondTwin = (card: Card, hand: readonly Card[]): boolean =>
  card.endsWith('/1') && hand.some((other) => other === `${faceOf(card).type}/0`)
