// The index of keys says what looking through the list would say.
import { expect, test } from 'vitest'
import { KeyIndex } from '../src/key-index.ts'
import type { KnownKey } from '../src/standing.ts'

test('a key is found while it is among the latest, and no longer', () => {
  const index = new KeyIndex()
  let known: readonly KnownKey[] = []
  for (let n = 1; n <= 700; n++) {
    known = [...known.slice(1 - 64), { key: `k${n}`, n }]
    if (n % 3 === 0) continue // several at once
    for (const key of [`k${n}`, `k${n - 63}`, `k${n - 64}`, 'none'])
      expect(index.entryOf(known, key)).toBe(known.findLast((one) => one.key === key)?.n)
  }
  const other = [{ key: 'k1', n: 900 }] // not one that goes on
  expect([index.entryOf(other, 'k1'), index.entryOf(other, 'k700')]).toEqual([900, undefined])
  expect(index.entryOf([], 'k1')).toBeUndefined()
})
