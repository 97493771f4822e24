// Cards: the pack, the two orders of rank, and words in every language.
import { LOCALES } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import {
  aceHigh,
  cardsMessage,
  cardWord,
  cardWords,
  PACK,
  rankNumber,
  rankOf,
  suitOf,
} from '../src/cards.ts'

test('the pack has 52 different cards', () => {
  expect(new Set(PACK).size).toBe(52)
  for (const card of PACK) expect(`${rankOf(card)}${suitOf(card)}`).toBe(card)
})

test('the ace is the lowest or the highest', () => {
  const hearts = PACK.slice(0, 13)
  expect(hearts.map(rankNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(hearts.map(aceHigh)).toEqual([14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
})

test.each(LOCALES)('%s has a word for every card', (locale) => {
  const words = cardWords(locale)
  expect(new Set(PACK.map((card) => words[cardWord(card).word])).size).toBe(52)
})

test('no cards need no sentence', () => {
  expect(cardsMessage('hand', [])).toEqual([])
  expect(cardsMessage('hand', ['KH'])).toEqual([
    { id: 'hand', params: { cards: { words: ['card.KH'] } } },
  ])
})
