import { expect, test } from 'vitest'
import { keyedBy } from '../src/keyed.ts'

test('every key has its entry, and keys are in their order', () => {
  expect(Object.entries(keyedBy(['b', 'a'], (key) => `${key}!`))).toEqual([
    ['b', 'b!'],
    ['a', 'a!'],
  ])
})
