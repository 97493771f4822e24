// Words for cards, suits and calls in messages.
import type { Message, Param } from '@foldtable/kernel'
import { cardWord } from '@foldtable/parts/cards'
import { type Card, faceOf, type Suit } from '../cards.ts'
import type { Called } from '../state.ts'

/** The pack does not matter to anybody who reads. */
export const wordFor = (card: Card): Param => cardWord(faceOf(card).type)
export const wordsFor = (cards: readonly Card[]): Param => ({
  words: cards.map((card) => `card.${faceOf(card).type}`),
})

/** Where both are in one hand, it is said from which pack each is. */
export const exactWordFor = (card: Card, hand: readonly Card[]): Param => {
  const { type } = faceOf(card)
  const isTwin = hand.some((other) => other !== card && faceOf(other).type === type)
  return isTwin ? { word: `card.${card}` } : cardWord(type)
}

export const suitWord = (suit: Suit): Param => ({ word: `suit.${suit}` })

export const rankWord = (card: Card): string => `rank.${faceOf(card).type.slice(0, -1)}`

/** `call`, `call1st` or `call2nd`. */
export const calledMessage = (
  id: string,
  { card, copy }: Called,
  params: Message['params'] = {},
): Message => ({ id: `${id}${copy ?? ''}`, params: { card: cardWord(card), ...params } })
