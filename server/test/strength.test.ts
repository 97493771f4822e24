// The arithmetic of ratings: known values, and what must hold whatever the table.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rated, type Strength, UNKNOWN } from '../src/statistics/strength.ts'

const at = (rating: number, deviation: number): Strength => ({ rating, deviation })

// As openskill 5.0.1 (Plackett-Luce, beta 175, tau 3.5) gives them.
test.each<[Strength[], number[], [number, number][]]>([
  [
    [UNKNOWN, UNKNOWN],
    [1, 2],
    [
      [1610.686359, 338.767859],
      [1389.313641, 338.767859],
    ],
  ],
  [
    [UNKNOWN, UNKNOWN, UNKNOWN],
    [2, 1, 2],
    [
      [1439.749978, 338.445417],
      [1620.500045, 344.620222],
      [1439.749978, 338.445417],
    ],
  ],
  [
    [at(1700, 100), at(1400, 200), UNKNOWN, at(1550, 80)],
    [3, 1, 4, 2],
    [
      [1694.040103, 99.847738],
      [1458.971159, 199.282471],
      [1294.323061, 320.612117],
      [1555.13147, 80.02661],
    ],
  ],
  [
    [at(1500, 100), at(1500, 100)],
    [1, 1],
    [
      [1500, 99.518955],
      [1500, 99.518955],
    ],
  ],
])('known values: %j at places %j', (before, places, expected) => {
  const after = rated(before, places)
  for (const [seat, [rating, deviation]] of expected.entries()) {
    expect(after[seat]?.rating).toBeCloseTo(rating, 5)
    expect(after[seat]?.deviation).toBeCloseTo(deviation, 5)
  }
})

const strength = fc.record({
  rating: fc.double({ min: 0, max: 4000, noNaN: true }),
  deviation: fc.double({ min: 20, max: 350, noNaN: true }),
})
const table = fc
  .array(fc.tuple(strength, fc.integer({ min: 1, max: 8 })), { minLength: 2, maxLength: 8 })
  .map((seats) => ({
    before: seats.map(([one]) => one),
    places: seats.map(([, place]) => place),
  }))

test('whoever is first gains, whoever is last loses, and seats do not matter', () => {
  fc.assert(
    fc.property(table, ({ before, places }) => {
      const after = rated(before, places)
      const gains = after.map(({ rating }, seat) => rating - (before[seat]?.rating ?? 0))
      const [first, last] = [Math.min(...places), Math.max(...places)]
      if (first !== last) {
        if (places.filter((place) => place === first).length === 1)
          expect(gains[places.indexOf(first)]).toBeGreaterThanOrEqual(0)
        expect(Math.min(...gains)).toBeLessThanOrEqual(0)
      }
      for (const { rating, deviation } of after) {
        expect(Number.isFinite(rating)).toBe(true)
        expect(deviation).toBeGreaterThan(0)
        expect(deviation).toBeLessThanOrEqual(Math.hypot(350, 3.5))
      }
      const turned = rated([...before].reverse(), [...places].reverse()).reverse()
      for (const [seat, one] of turned.entries())
        expect(one.rating).toBeCloseTo(after[seat]?.rating ?? 0, 6)
    }),
    { seed: 14, numRuns: 200 },
  )
})

test('strengths are found out: who is better ends up higher, and the guess gets surer', () => {
  let people = [UNKNOWN, UNKNOWN, UNKNOWN]
  for (let n = 0; n < 30; n++) people = rated(people, n % 5 === 4 ? [2, 1, 3] : [1, 2, 3])
  const [best, second, third] = people.map(({ rating }) => rating) as [number, number, number]
  expect(best).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(third)
  for (const { deviation } of people) expect(deviation).toBeLessThan(250)
})
