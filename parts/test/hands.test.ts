// Hidden hands: dealt, looked into by whoever may, and played from by place.
import { redact, Unknown } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { dealHands, opened, placeIn, secrets, takeOut } from '../src/hands.ts'

const deal = () => dealHands(['a', 'b', 'c', 'd', 'e'], 2, 2, 'pack')

test('a deal gives each seat its hand and hides the rest', () => {
  const { hands, rest } = deal()
  expect(hands.map((hand) => opened(hand))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(hands[1]).toEqual(secrets(['c', 'd'], [1], 'pack'))
  expect(redact(rest, 0)).toEqual([{ to: [], pool: 'pack' }])
})

test('only whoever knows a hand finds something in it', () => {
  const [own, others] = redact(deal().hands, 0)
  expect(placeIn(own, 'b')).toBe(1)
  expect(placeIn(own, 'c')).toBe(-1)
  expect(() => placeIn(others, 'c')).toThrow(Unknown)
})

test('a thing is taken out by its place, without being looked at', () => {
  const [, hand] = redact(deal().hands, 0)
  expect(takeOut(hand, 0)).toEqual({ to: [1], pool: 'pack' })
  expect(hand).toHaveLength(1)
})

test.each([-1, 2])('nothing lies at place %i of a hand of two', (place) => {
  const [hand] = deal().hands
  expect(() => takeOut(hand, place)).toThrow(RangeError)
  expect(hand).toHaveLength(2)
})

test('no hand is an empty hand', () => {
  expect(opened(undefined)).toEqual([])
  expect(placeIn(undefined, 'a')).toBe(-1)
  expect(() => takeOut(undefined, 0)).toThrow(RangeError)
})
