// Packs: what a viewer has not seen, and that everything is somewhere.
import { redact, secret, Unknown } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { everyOf, unseenOf } from '../src/packs.ts'

const held = ['c', secret('a', [0]), secret('d', []), secret('b', [1])]

test('unseen is the pack less what lies open to the viewer', () => {
  expect(unseenOf(['a', 'b', 'c', 'd'], redact(held, 0))).toEqual(['b', 'd'])
  expect(unseenOf(['a', 'b', 'c', 'd'], redact(held, 'spectator'))).toEqual(['a', 'b', 'd'])
})

test('everything is counted, hidden or not, in a fixed order', () => {
  expect(everyOf(held)).toEqual(['a', 'b', 'c', 'd'])
  expect(everyOf(held.toReversed())).toEqual(everyOf(held))
  expect(() => everyOf(redact(held, 0))).toThrow(Unknown)
})
