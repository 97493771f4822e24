// Playing cards of the French pack: what they are called and in which order they lie.
import type { Catalog, Locale, Message } from '@foldtable/kernel'

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const SUITS = ['H', 'D', 'C', 'S'] as const
type Rank = (typeof RANKS)[number]
export type Suit = (typeof SUITS)[number]

/** Rank and suit letter: `AH`, `10S`. */
export type Card = `${Rank}${Suit}`

export const cardOf = (rank: Rank, suit: Suit): Card => `${rank}${suit}`

/** All 52, suit by suit, the ace first. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => cardOf(rank, suit)),
)

const RANK_NUMBER = new Map(PACK.map((card, index) => [card, 1 + (index % RANKS.length)]))

/** Ace 1, two 2, and so on to king 13. */
export function rankNumber(card: Card): number {
  const number = RANK_NUMBER.get(card)
  if (number === undefined) throw new RangeError(`${card} is no card`)
  return number
}

/** Two 2, and so on to king 13, ace 14. */
export const aceHigh = (card: Card): number => (rankNumber(card) === 1 ? 14 : rankNumber(card))

export const rankOf = (card: Card): Rank => card.slice(0, -1) as Rank
export const suitOf = (card: Card): Suit => card.slice(-1) as Suit

const RANK_NAMES = {
  en: { A: 'ace', J: 'jack', Q: 'queen', K: 'king' },
  fr: { A: 'l’as', J: 'le valet', Q: 'la dame', K: 'le roi' },
}
const SUIT_NAMES = {
  en: { H: 'of hearts', D: 'of diamonds', C: 'of clubs', S: 'of spades' },
  fr: { H: 'de cœur', D: 'de carreau', C: 'de trèfle', S: 'de pique' },
}

/** Words for a catalog: `card.KH` is "king of hearts"; in French with its article, "le roi de cœur", as every sentence needs it. */
export function cardWords(locale: Locale): Catalog {
  const ranks: { readonly [rank: string]: string } = RANK_NAMES[locale]
  return Object.fromEntries(
    PACK.map((card) => {
      const rank = rankOf(card)
      const name = ranks[rank] ?? (locale === 'fr' ? `le ${rank}` : rank)
      return [`card.${card}`, `${name} ${SUIT_NAMES[locale][suitOf(card)]}`]
    }),
  )
}

export const cardWord = (card: Card): { readonly word: string } => ({ word: `card.${card}` })
export const cardListWords = (cards: readonly Card[]): { readonly words: readonly string[] } => ({
  words: cards.map((card) => `card.${card}`),
})

/** A sentence that fills the place `{cards}`; none where there are no cards. */
export const cardsMessage = (id: string, cards: readonly Card[]): Message[] =>
  cards.length === 0 ? [] : [{ id, params: { cards: cardListWords(cards) } }]
