// One pack or two: how their cards are written, in which order they lie, what they are worth. P-0, P-2.
import {
  aceHigh,
  type Card as CardType,
  cardOf,
  RANKS,
  rankOf,
  type Suit,
  suitOf,
} from '@foldtable/parts/cards'
import type { Variant } from './data/variants.ts'

/** Suit and rank, whichever pack it is from: `AS`. */
export type { CardType, Suit }

/** `AS` with one pack, `AS/0` and `AS/1` with two (P-0.1). */
export type Card = CardType | `${CardType}/${0 | 1}`

/** P-0.3; ties between suits are settled in this order. */
export const SUIT_ORDER: readonly Suit[] = ['S', 'H', 'D', 'C']

const [ACE, ...REST] = RANKS
/** Two up to ace (P-0.1). */
export const RANK_ORDER = [...REST, ACE]

/** The 52 types of card in canonical order: spades, hearts, diamonds, clubs, each from two to ace (P-0.3). */
export const TYPES: readonly CardType[] = SUIT_ORDER.flatMap((suit) =>
  RANK_ORDER.map((rank) => cardOf(rank, suit)),
)

/** All cards of one pack and of two, in canonical order. */
export const PACKS: { readonly [packs in 1 | 2]: readonly Card[] } = {
  1: TYPES,
  2: ([0, 1] as const).flatMap((pack) => TYPES.map((type): Card => `${type}/${pack}`)),
}

export interface Face {
  readonly type: CardType
  readonly suit: Suit
  /** 2 to 14, the ace high (P-2.4). */
  readonly strength: number
  readonly points: number
  /** The place in the canonical order of its packs (P-0.3). */
  readonly order: number
}

function faceMade(card: Card, order: number): Face {
  const [type] = card.split('/') as [CardType]
  const strength = aceHigh(type)
  return { type, suit: suitOf(type), strength, points: pointsMade(type, strength), order }
}

/** P-2.1: a three of spades is worth 30, tens and court cards 10, a five 5. */
function pointsMade(type: CardType, strength: number): number {
  if (type === '3S') return 30
  if (strength >= 10) return 10
  return rankOf(type) === '5' ? 5 : 0
}

const FACES: { readonly [card: string]: Face } = Object.fromEntries(
  [...PACKS[1].entries(), ...PACKS[2].entries()].map(([order, card]) => [
    card,
    faceMade(card, order),
  ]),
)

export function faceOf(card: Card): Face {
  const face = FACES[card]
  if (face === undefined) throw new RangeError(`${card} is no card`)
  return face
}

/** Whether a game with so many packs has such a card. */
export const isCardOf = (card: Card, packs: Variant['packs']): boolean =>
  card.includes('/') === (packs === 2)

export const pointsOf = (cards: readonly Card[]): number => {
  let points = 0
  for (const card of cards) points += faceOf(card).points
  return points
}

/** -1, 0 or 1 in the order of ranks (P-2.4). */
export const compareRanks = (one: Card, other: Card): number =>
  Math.sign(faceOf(one).strength - faceOf(other).strength)
