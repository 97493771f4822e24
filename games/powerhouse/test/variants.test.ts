// P-1.1 to P-1.3: the eight variants and what a table may choose.
import { readOptions } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { PACKS, pointsOf } from '../src/cards.ts'
import { leastBid, mostBid, variantFor } from '../src/config.ts'
import { VARIANTS } from '../src/data/variants.ts'
import { powerhouse } from '../src/index.ts'
import { callsNeeded } from '../src/state.ts'
import { identity, KEYS, leadWith } from './table.ts'

test('[P-1.1, GP-1] there are exactly eight', () => {
  expect(KEYS.join(' ')).toBe('4P1D 5P1D 6P1D 6P2D 7P2D 8P2D 9P2D 10P2D')
  expect(powerhouse.meta.seats).toEqual({ min: 4, max: 10 })
})

test.each(KEYS)('[P-1.1, GP-1] the cards of %s go round, and all points are in play', (key) => {
  const { players, packs, twos, tricks } = VARIANTS[key]
  expect(players * tricks).toBe(52 * packs - twos)
  const { state } = identity(key)
  const inPlay = PACKS[packs].filter((card) => !state.removed.includes(card))
  expect(inPlay.length).toBe(players * tricks)
  expect(state.hands.map((hand) => hand.length)).toEqual(new Array(players).fill(tricks))
  expect(pointsOf(inPlay)).toBe(250 * packs)
  expect([leastBid(key), mostBid(key)]).toEqual([150 * packs, 250 * packs])
})

test.each([
  ['4P1D', 1, 0],
  ['5P1D', 1, 2],
  ['6P1D', 2, 4],
  ['6P2D', 2, 2],
  ['7P2D', 2, 6],
  ['8P2D', 3, 8],
  ['9P2D', 3, 5],
  ['10P2D', 4, 4],
] as const)('[P-1.1] %s calls %i cards and leaves %i twos out', (key, partners, twos) => {
  expect(VARIANTS[key]).toMatchObject({ partners, twos })
})

test('[P-1.2, GP-1] six have to say how many packs, others cannot choose', () => {
  expect(() => variantFor(6)).toThrow('packsRequired')
  expect(variantFor(6, 1)).toBe('6P1D')
  expect(variantFor(6, 2)).toBe('6P2D')
  expect(() => variantFor(4, 2)).toThrow('unknownVariant')
  expect(() => variantFor(11)).toThrow('unknownVariant')
  expect(VARIANTS[variantFor(9)].twos).toBe(5)
})

test('[P-1.2] whatever is said of packs, only six players heed it', () => {
  const variants = [4, 5, 6, 7, 8, 9, 10].flatMap((seats) =>
    ([1, 2] as const).map((packsForSix) => {
      const read = readOptions(powerhouse, { packsForSix })
      return read.ok ? powerhouse.blank(seats, read.options).variant : 'refused'
    }),
  )
  expect(variants.join(' ')).toBe(
    '4P1D 4P1D 5P1D 5P1D 6P1D 6P2D 7P2D 7P2D 8P2D 8P2D 9P2D 9P2D 10P2D 10P2D',
  )
})

test('[P-1.3] what a table plays unless it says otherwise', () => {
  expect(readOptions(powerhouse)).toEqual({
    ok: true,
    options: { packsForSix: 1, thresholdOnePack: 200, thresholdTwoPacks: 400, gameCount: 0 },
  })
  expect(identity('7P2D').state).toMatchObject({ threshold: 400, gameCount: 7 })
})

test.each([
  { packsForSix: 3 },
  { thresholdOnePack: 145 },
  { thresholdOnePack: 152 },
  { thresholdOnePack: 255 },
  { thresholdTwoPacks: 250 },
  { thresholdTwoPacks: 505 },
  { gameCount: -1 },
  { gameCount: 101 },
  { gameCount: 2.5 },
  { variant: '4P1D' },
])('[P-1.3] %j is refused', (options) => {
  expect(readOptions(powerhouse, options).ok).toBe(false)
})

test.each([
  ['5P1D', {}, 195, 1],
  ['5P1D', {}, 200, 2],
  ['5P1D', {}, 250, 2],
  ['5P1D', { thresholdOnePack: 0 }, 250, 1],
  ['5P1D', { thresholdOnePack: 150 }, 150, 2],
  ['4P1D', { thresholdOnePack: 200 }, 250, 1],
  ['7P2D', {}, 395, 2],
  ['7P2D', {}, 400, 3],
  ['7P2D', { thresholdOnePack: 150 }, 395, 2],
  ['8P2D', { thresholdTwoPacks: 300 }, 500, 3],
  ['9P2D', { thresholdTwoPacks: 300 }, 300, 4],
] as const)(
  '[P-7.1, P-1.3, GP-9] %s with %j and a bid of %i: %i calls',
  (key, options, bid, calls) => {
    const scene = identity(key, options)
    leadWith(scene, bid)
    expect(callsNeeded(scene.state)).toBe(calls)
  },
)
