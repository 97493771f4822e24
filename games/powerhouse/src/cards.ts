// One pack or two: how their cards are written, in which order they lie, what they are worth. P-0, P-2.
import {
  aceHigh,
  type Card as CardType,
  cardOf,
  RANKS,
  rankOf,
  type Suit,
} from '@foldtable/parts/cards'
import type { Variant } from './data/variants.ts'

/** Suit and rank, whichever pack it is from: `AS`. */
export type { CardType, Suit }

/** `AS` with one pack, `AS/0` and `AS/1` with two (P-0.1). */
export type Card = CardType | `${CardType}/${0 | 1}`

/** P-0.3; ties between suits are settled in this order. */
export const SUIT_ORDER: readonly Suit[] = ['S', 'H', 'D', 'C']

/** This suit first, then the others in their order. */
export const suitsFrom = (first: Suit | null): Suit[] =>
  first === null ? SUIT_ORDER.slice() : [first, ...SUIT_ORDER.filter((suit) => suit !== first)]

const [ACE, ...REST] = RANKS
/** Two up to ace (P-0.1). */
export const RANK_ORDER = [...REST, ACE]

/** Suits from spades to clubs, each from two to ace, pack by pack (P-0.3). */
const canonical = (packs: readonly string[]): string[] =>
  packs.flatMap((pack) =>
    SUIT_ORDER.flatMap((suit) => RANK_ORDER.map((rank) => `${cardOf(rank, suit)}${pack}`)),
  )

/** Quicker than to look up the face: the suit stands behind the rank, and only a ten has two digits. */
export const suitOf = (card: Card): Suit => (card[1] === '0' ? card[2] : card[1]) as Suit

export interface Face {
  readonly type: CardType
  readonly suit: Suit
  /** 2 to 14, the ace high (P-2.4). */
  readonly strength: number
  readonly points: number
  /** The place in the canonical order of its packs (P-0.3). */
  readonly order: number
  /** The place in a sorted hand: suit by suit, the highest first. */
  readonly sorted: number
}

function faceMade(card: Card, order: number): Face {
  const [type] = card.split('/') as [CardType]
  const strength = aceHigh(type)
  const suit = suitOf(type)
  const sorted = SUIT_ORDER.indexOf(suit) * 100 - strength * 2 + (card.endsWith('/1') ? 1 : 0)
  return { type, suit, strength, points: pointsMade(type, strength), order, sorted }
}

/** P-2.1: a three of spades is worth 30, tens and court cards 10, a five 5. */
function pointsMade(type: CardType, strength: number): number {
  if (type === '3S') return 30
  if (strength >= 10) return 10
  return rankOf(type) === '5' ? 5 : 0
}

const facesOf = (packs: readonly string[]): { readonly [card: string]: Face } =>
  Object.fromEntries(canonical(packs).map((card, order) => [card, faceMade(card as Card, order)]))

const ONE = facesOf([''])
const TWO = facesOf(['/0', '/1'])
const FACES = new Map(Object.entries({ ...ONE, ...TWO }))

/** The 52 types of card in canonical order. They are the very keys of the table: those are found fastest. */
export const TYPES = Object.keys(ONE) as readonly CardType[]

/** All cards of one pack and of two, in canonical order. */
export const PACKS: { readonly [packs in 1 | 2]: readonly Card[] } = {
  1: TYPES,
  2: Object.keys(TWO) as readonly Card[],
}

const byPacks = <T>(make: (pack: readonly Card[]) => T): { readonly [packs in 1 | 2]: T } => ({
  1: make(PACKS[1]),
  2: make(PACKS[2]),
})

/** The twos among them. */
export const TWOS = byPacks((pack) => pack.filter((card) => faceOf(card).strength === 2))

/** Of each type, the cards that there are. */
export const COPIES = byPacks(
  (pack) => new Map(TYPES.map((type) => [type, pack.filter((card) => faceOf(card).type === type)])),
)

export function faceOf(card: Card): Face {
  const face = FACES.get(card)
  if (face === undefined) throw new RangeError(`${card} is no card`)
  return face
}

/** Whether a game with so many packs has such a card. */
export const isCardOf = (card: Card, packs: Variant['packs']): boolean =>
  card.length > 3 === (packs === 2)

export const pointsOf = (cards: readonly Card[]): number => {
  let points = 0
  for (const card of cards) points += faceOf(card).points
  return points
}

/** A sorted copy, as hands are shown. Hands are small, so each card is put in its place among those before. */
export function sortedHand<C extends Card>(cards: readonly C[]): C[] {
  const done: C[] = []
  const places: number[] = []
  for (const card of cards) {
    const { sorted } = faceOf(card)
    let at = done.length
    for (; at > 0 && (places[at - 1] as number) > sorted; at--) {
      places[at] = places[at - 1] as number
      done[at] = done[at - 1] as C
    }
    places[at] = sorted
    done[at] = card
  }
  return done
}

/** -1, 0 or 1 in the order of ranks (P-2.4). */
export const compareRanks = (one: Card, other: Card): number =>
  Math.sign(faceOf(one).strength - faceOf(other).strength)
