// P-2: what cards are worth, and that worth is not strength.
import { expect, test } from 'vitest'
import { compareRanks, faceOf, PACKS, pointsOf } from '../src/cards.ts'
import { winningPlace } from '../src/rules/tricks.ts'
import { cards } from './table.ts'

test('[P-2.1, GP-2] points of single cards', () => {
  const worth = cards('3S 3H 5C 10D JH QS KC AD 2S 9H').map((card) => faceOf(card).points)
  expect(worth).toEqual([30, 0, 5, 10, 10, 10, 10, 10, 0, 0])
})

test('[P-2.1] both threes of spades of two packs are worth 30', () => {
  expect(cards('3S/0 3S/1').map((card) => faceOf(card).points)).toEqual([30, 30])
})

test('[P-2.2] a pack holds 250 points and the twos none of them', () => {
  expect([pointsOf(PACKS[1]), pointsOf(PACKS[2])]).toEqual([250, 500])
  expect(pointsOf(cards('2S 2H 2D 2C'))).toBe(0)
})

test('[P-2.3, GP-15] the three of spades beats only a two', () => {
  const trick = cards('3S 4S 2S 9D')
  expect(winningPlace(trick, 'H')).toBe(1)
  expect(pointsOf(trick)).toBe(30)
  expect(winningPlace(cards('2S 3S'), 'H')).toBe(1)
  expect(winningPlace(cards('3S/0 3S/1'), 'H')).toBe(1)
})

test('[P-2.4] ranks go from two to ace', () => {
  const order = cards('2S 3H 4D 5C 6S 7H 8D 9C 10S JH QD KC AS')
  order.forEach((card, index) => {
    order.forEach((other, place) => {
      expect(compareRanks(card, other)).toBe(Math.sign(index - place))
    })
  })
})
