// Packs: what a viewer has not seen, and that everything is somewhere.
import { redact, secret, Unknown } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { everyOf, unseenOf } from '../src/packs.ts'

const open = ['c']
const hidden = [secret('a', [0]), secret('d', []), secret('b', [1])]
const pack = ['a', 'b', 'c', 'd']

test('unseen is the pack less what lies open to the viewer', () => {
  expect(unseenOf(pack, open, redact(hidden, 0))).toEqual(['b', 'd'])
  expect(unseenOf(pack, open, redact(hidden, 'spectator'))).toEqual(['a', 'b', 'd'])
})

test('everything is counted, hidden or not, in a fixed order', () => {
  expect(everyOf(open, hidden)).toEqual(pack)
  expect(everyOf(hidden.toReversed(), open)).toEqual(pack)
  expect(() => everyOf(redact(hidden, 0))).toThrow(Unknown)
})
