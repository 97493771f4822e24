// Places follow from points, and equals share one.
import { expect, test } from 'vitest'
import { placesBy } from '../src/ranking.ts'

test.each([
  [
    [7, 9, 7, 3],
    [2, 1, 2, 4],
  ],
  [
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -2],
    [1, 2],
  ],
  [[], []],
])('%j gives %j', (points, places) => {
  expect(placesBy(points)).toEqual(places)
})
