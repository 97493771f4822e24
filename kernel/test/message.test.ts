// Sentences: parameters, words, lists and plurals in both languages.
import { expect, test } from 'vitest'
import { kernelWords, LOCALES, type Locale, speak } from '../src/index.ts'

const catalog = {
  lost: '{seats} {seats|loses|lose} {count|one life|{count} lives}.',
  gets: '{seat} {sum}',
  paid: 'Paid: {who}.',
  took: '{seat} takes the {card}.',
  'card.KH': 'king of hearts',
}
const speech = (locale: Locale = 'en') => ({
  locale,
  catalog,
  nameOf: (seat: number) => ['Ann', 'Bob', 'Cleo'][seat] ?? '?',
})

test('names, words and lists are put in', () => {
  const took = { id: 'took', params: { seat: { seat: 1 }, card: { word: 'card.KH' } } }
  expect(speak(took, speech())).toBe('Bob takes the king of hearts.')
  const lost = { id: 'lost', params: { seats: { seats: [0, 1, 2] }, count: 2 } }
  expect(speak(lost, speech())).toBe('Ann, Bob, and Cleo lose 2 lives.')
  expect(speak(lost, speech('fr'))).toBe('Ann, Bob et Cleo lose 2 lives.')
})

test('money is written as the reader writes it', () => {
  const gets = (money: number) => ({ id: 'gets', params: { seat: { seat: 0 }, sum: { money } } })
  expect(speak(gets(1525), speech())).toBe('Ann $15.25')
  expect(speak(gets(-500), speech())).toBe('Ann -$5')
  expect(speak(gets(1525), speech('fr'))).toBe('Ann 15,25\u00a0$')
})

test('a message may have others as its parts', () => {
  const gets = (seat: number, sum: string) => ({ id: 'gets', params: { seat: { seat }, sum } })
  const paid = (...parts: ReturnType<typeof gets>[]) => ({ id: 'paid', params: { who: { parts } } })
  expect(speak(paid(gets(0, '$4'), gets(1, '$3')), speech())).toBe('Paid: Ann $4 and Bob $3.')
  expect(speak(paid(gets(2, '$1')), speech())).toBe('Paid: Cleo $1.')
})

test('one and many are chosen by the language: zero is one in French', () => {
  const lost = (count: number, seats: number[]) => ({
    id: 'lost',
    params: { seats: { seats }, count },
  })
  expect(speak(lost(1, [0]), speech())).toBe('Ann loses one life.')
  expect(speak(lost(0, [0]), speech())).toBe('Ann loses 0 lives.')
  expect(speak(lost(0, [0]), speech('fr'))).toBe('Ann loses one life.')
})

test('what is missing shows itself', () => {
  expect(speak({ id: 'unknown' }, speech())).toBe('unknown')
  expect(speak({ id: 'took', params: { seat: { seat: 0 } } }, speech())).toBe(
    'Ann takes the {card}.',
  )
})

test('the kernel speaks all languages of the house', () => {
  const [first, ...others] = LOCALES.map((locale) => Object.keys(kernelWords[locale]))
  for (const ids of others) expect(ids).toEqual(first)
})
