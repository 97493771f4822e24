// The index of keys says what looking through the list would say.
import { expect, test } from 'vitest'
import { NO_CLOCK } from '../src/clock.ts'
import { KeyIndex } from '../src/key-index.ts'
import { copyOfStanding, freshStanding, type KnownKey, note } from '../src/standing.ts'

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

test('a list that grows in place is followed, and so is its beginning that goes', () => {
  const standing = freshStanding(NO_CLOCK, 1, 0)
  const index = new KeyIndex()
  const decision = { seats: [0], about: 'turn' }
  for (let n = 1; n <= 700; n++) {
    note(standing, NO_CLOCK, { n, at: n, by: 0, key: `k${n}`, move: {} }, decision, decision)
    if (n % 5 === 0) continue
    const known = standing.keys[0] ?? []
    const of = (key: string) => index.entryOf(known, key)
    expect([of(`k${n}`), of(`k${n - 63}`), of(`k${n - 64}`)]).toEqual([
      n,
      n > 63 ? n - 63 : undefined,
      undefined,
    ])
  }
  expect(copyOfStanding(standing).keys[0]?.map(({ n }) => n)).toEqual(
    Array.from({ length: 64 }, (_, i) => 637 + i),
  )
})
