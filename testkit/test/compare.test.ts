// Comparing finds every difference and its place.
import { secret } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { difference, strayFrom } from '../src/compare.ts'

test.each([
  [1, 1, undefined],
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, undefined],
  [1, 2, '/'],
  [[1, 2], [1], '/'],
  [[1], { 0: 1 }, '/'],
  [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, '/a/b/1'],
  [{ a: 1 }, { a: 1, b: undefined }, '/b'],
  [{ a: { c: 1 } }, { a: { d: 1 } }, '/a/c'],
  [null, {}, '/'],
])('%j and %j differ at %s', (a, b, place) => {
  expect(difference(a, b)).toBe(place)
})

test('a replica may hold what its viewer knows, and must not hold more', () => {
  const truth = { hand: secret('AS', [0], 'pack') }
  const blank = { hand: { to: [0], pool: 'pack' } }
  expect(strayFrom(truth, truth, 0)).toBeUndefined()
  expect(strayFrom(truth, blank, 1)).toBeUndefined()
  expect(strayFrom(truth, blank, 0)).toBe('/hand')
  expect(strayFrom(truth, truth, 1)).toBe('/hand')
  expect(strayFrom(truth, truth, 'spectator')).toBe('/hand')
})
