// Chance: fair, repeatable from its key, scripted for scenarios, absent on replicas.
import { expect, test } from 'vitest'
import {
  commitmentOf,
  keyedChance,
  keyFromSeed,
  noChance,
  scriptedChance,
  seededChance,
  Unknown,
} from '../src/index.ts'

const key = keyFromSeed('chance test')

test('the same key gives the same answers, another key or entropy others', () => {
  const twenty = (chance = keyedChance(key)) => Array.from({ length: 20 }, () => chance.below(1000))
  expect(twenty()).toEqual(twenty())
  expect(twenty()).not.toEqual(twenty(keyedChance(keyFromSeed('other'))))
  expect(twenty()).not.toEqual(twenty(keyedChance(key, ['a player adds this'])))
})

test('the stream is ChaCha20 under HMAC-SHA-256 of key and entropy: it never changes', () => {
  const chance = keyedChance('00'.repeat(32))
  // The high 21 bits of the first words for key HMAC(zeros, "[]"), nonce 0 and counter 0, worked out by another program.
  const words = [351022, 1624310, 260102, 1129385]
  expect(Array.from({ length: 4 }, () => chance.below(2 ** 21))).toEqual(words)
})

test('its position counts what was used and can be set, across any number of blocks', () => {
  const chance = keyedChance(key)
  const first = Array.from({ length: 1000 }, () => chance.below(2 ** 21))
  expect(chance.position).toBe(1000)
  chance.position = 700
  expect(chance.below(2 ** 21)).toBe(first[700])
  chance.position = 10
  expect(chance.below(2 ** 21)).toBe(first[10])
})

test('every face of a die and every order of three things comes equally often', () => {
  const chance = seededChance('fair')
  const faces = new Map<number, number>()
  const orders = new Map<string, number>()
  for (let i = 0; i < 60_000; i++) {
    const face = chance.roll()
    const order = chance.shuffle(['a', 'b', 'c']).join('')
    faces.set(face, (faces.get(face) ?? 0) + 1)
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect([...faces.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
  expect(orders.size).toBe(6)
  // Five degrees of freedom: chi squared is above 30 about once in 100,000 tries; the seed is fixed.
  expect(chiSquared([...faces.values()])).toBeLessThan(30)
  expect(chiSquared([...orders.values()])).toBeLessThan(30)
})

const chiSquared = (counts: number[]) => {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}

test('a shuffle leaves its input alone and loses nothing', () => {
  const pack = Array.from({ length: 52 }, (_, i) => i)
  const shuffled = seededChance('x').shuffle(pack)
  expect(pack[51]).toBe(51)
  expect(shuffled).not.toEqual(pack)
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(pack)
})

test.each([[0], [-1], [1.5], [2 ** 22], [Number.NaN]])('below(%s) is nobody’s wish', (count) => {
  expect(() => keyedChance(key).below(count)).toThrow(RangeError)
})

test('a commitment fits its key and no other', () => {
  expect(commitmentOf(key)).toMatch(/^[0-9a-f]{64}$/)
  expect(commitmentOf(key)).toBe(commitmentOf(key))
  expect(commitmentOf(key)).not.toBe(commitmentOf(keyFromSeed('other')))
})

test('a replica has no chance', () => {
  expect(() => noChance.roll()).toThrow(Unknown)
  expect(() => noChance.shuffle([1])).toThrow(Unknown)
})

test('a script answers in turn and complains when it cannot', () => {
  const chance = scriptedChance({ shuffles: [['c', 'a'], []], rolls: [6, 2], numbers: [1] })
  expect(chance.shuffle(['a', 'b', 'c'])).toEqual(['c', 'a', 'b'])
  expect(chance.shuffle(['a', 'b'])).toEqual(['a', 'b'])
  expect([chance.roll(), chance.roll(), chance.pick(['x', 'y'])]).toEqual([6, 2, 'y'])
  expect(chance.position).toBe(5)
  expect(() => chance.roll()).toThrow('no more rolls')
  expect(() => scriptedChance({ rolls: [7] }).roll()).toThrow('7 is not from 1 to 6')
  expect(() => scriptedChance({ shuffles: [['z']] }).shuffle(['a'])).toThrow('not among')
})

test('a strict script misses a shuffle too', () => {
  const chance = scriptedChance({ shuffles: [['b']], strict: true })
  expect(chance.shuffle(['a', 'b'])).toEqual(['b', 'a'])
  expect(() => chance.shuffle(['a', 'b'])).toThrow('no more shuffles')
})
