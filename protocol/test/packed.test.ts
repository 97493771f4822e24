// Packed values come back as they were, whatever they are; what was not packed so is refused.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Packer } from '../src/packed/pack.ts'
import { Unpacker } from '../src/packed/unpack.ts'
import { WordCount, wordsFrom } from '../src/packed/words.ts'

const NONE = wordsFrom({ shapes: [], names: [] })

const packed = (value: unknown, words = NONE): Uint8Array => {
  const packer = new Packer()
  packer.value(value, words)
  return packer.take()
}

/** With the words of the value itself, of another, or with none. */
test('whatever is JSON comes back, with any words', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.jsonValue(), (value, other) => {
      const count = new WordCount()
      for (const said of [value, value, other, other]) count.add(said)
      for (const words of [NONE, wordsFrom(count.list({ shapes: 90, names: 90 }))]) {
        const back = new Unpacker(packed(value, words)).value(words)
        expect(JSON.stringify(back)).toBe(JSON.stringify(value))
      }
    }),
    { numRuns: 400 },
  )
})

test('kinds, large and odd numbers, long lists and names that look like something else come back', () => {
  const odd = {
    kind: 'swapped',
    numbers: [0, 95, 96, 127, 128, 300, 2 ** 31, 2 ** 53 - 1, -1, -(2 ** 40), 0.5, 1e300],
    list: Array.from({ length: 300 }, (_, i) => i),
    'kind=': { kind: 7 },
    'kind=swapped': 'ü€😀',
    deep: { kind: 'swapped', numbers: null },
    constructor: true,
  }
  const count = new WordCount()
  count.add([odd, odd])
  const words = wordsFrom(count.list({ shapes: 90, names: 90 }))
  for (const known of [NONE, words])
    expect(new Unpacker(packed(odd, known)).value(known)).toEqual(odd)
})

test('bytes from anywhere give a value or a RangeError, and never more', () => {
  const count = new WordCount()
  count.add([
    { kind: 'a', b: 'c' },
    { kind: 'a', b: 'c' },
  ])
  const words = wordsFrom(count.list({ shapes: 9, names: 9 }))
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      try {
        new Unpacker(bytes).value(words)
      } catch (problem) {
        if (!(problem instanceof RangeError || problem instanceof TypeError)) throw problem
      }
    }),
    { numRuns: 2000 },
  )
  expect(() => new Unpacker(new Uint8Array(200).fill(0xd1)).value(words)).toThrow(RangeError)
  expect(() => new Unpacker(Uint8Array.of(0xf8, 0xff, 0xff, 0x03)).value(words)).toThrow(RangeError)
})
