// Going round the table.
import { expect, test } from 'vitest'
import { leftOf, nextIn, roundFrom } from '../src/seating.ts'

const isEven = (seat: number) => seat % 2 === 0

test('going left comes round to the first seat', () => {
  expect(leftOf(3, 4)).toBe(0)
  expect(leftOf(1, 4, 6)).toBe(3)
})

test('a round skips whoever is out and ends with the seat itself', () => {
  expect(roundFrom(2, 5, isEven)).toEqual([4, 0, 2])
  expect(nextIn(3, 5, isEven)).toBe(4)
  expect(nextIn(2, 5, (seat) => seat === 2)).toBe(2)
})

test('somebody must be in', () => {
  expect(() => nextIn(0, 5, () => false)).toThrow('nobody is in')
})
