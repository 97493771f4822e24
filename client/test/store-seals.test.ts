// The seals that a browser keeps: the first of a table stays, and there are only so many.
import { expect, test } from 'vitest'
import { keepSeal, keptSeal } from '../src/store/seals.ts'
import { inMemory } from '../src/wire/key-values.ts'

const seal = (commitment: string, at = 1) => ({ commitment, at, isLate: false })

test('the first seal of a table stays, whatever is shown later', () => {
  const storage = inMemory()
  expect(keepSeal(storage, 'T', seal('a'))).toEqual(seal('a'))
  expect(keepSeal(storage, 'T', seal('b', 2))).toEqual(seal('a'))
  expect(keptSeal(storage, 'T')).toEqual(seal('a'))
  expect(keptSeal(storage, 'U')).toBeUndefined()
})

test('the oldest make room', () => {
  const storage = inMemory()
  for (let n = 1; n <= 350; n++) keepSeal(storage, `T${n}`, seal('a', n))
  expect(storage.keys('foldtable.seal.')).toHaveLength(300)
  expect([50, 51, 350].map((n) => keptSeal(storage, `T${n}`)?.at)).toEqual([undefined, 51, 350])
})
