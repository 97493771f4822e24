// What counts as missed: what happened between visits, while away, or while nobody looked; not what came quickly.
import { expect, test } from 'vitest'
import { Unseen } from '../src/store/unseen.ts'
import { inMemory } from '../src/wire/key-values.ts'

test('on a first visit nothing was missed, also while the page is still on its way', () => {
  const unseen = new Unseen(inMemory(), 'T')
  unseen.opened(7)
  unseen.came(8, 0)
  unseen.came(9, 60_000)
  expect(unseen.from).toBe(null)
})

test('between two visits, everything after what was seen', () => {
  const storage = inMemory()
  const first = new Unseen(storage, 'T')
  first.opened(7)
  expect(first.markSeen(8)).toBe(false)
  const second = new Unseen(storage, 'T')
  second.opened(12)
  expect(second.from).toBe(9)
  expect(second.markSeen(12)).toBe(true)
  expect(second.from).toBe(null)
})

test('a first visit at which nothing happens is kept too', () => {
  const storage = inMemory()
  const first = new Unseen(storage, 'T')
  first.opened(7)
  first.markSeen(7)
  const second = new Unseen(storage, 'T')
  second.opened(12)
  expect(second.from).toBe(8)
})

test('what comes quickly while somebody looks was not missed; what nobody looks at was', () => {
  const unseen = new Unseen(inMemory(), 'T')
  unseen.opened(1)
  unseen.markSeen(1)
  for (const n of [2, 3, 4, 5]) unseen.came(n, 1000 + n)
  expect(unseen.from).toBe(null)
  unseen.markSeen(5)
  unseen.came(6, 10_000)
  unseen.came(7, 20_000)
  expect(unseen.from).toBe(6)
})

test('what happened while the connection was away was missed', () => {
  const unseen = new Unseen(inMemory(), 'T')
  unseen.opened(1)
  unseen.markSeen(1)
  unseen.came(2, 0, true)
  unseen.came(3, 0, true)
  expect(unseen.from).toBe(2)
})
