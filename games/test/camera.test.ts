// Where somebody looks on a map, as arithmetic.
import { expect, test } from 'vitest'
import { filling, framing, kept, shownBy } from '../drawing/camera.ts'

const world = { x: 0, y: 0, width: 1000, height: 600 }
const window = { width: 400, height: 300 }

test.each([
  ['the west end', { x: 0, y: 300, zoom: 1 }, { x: 200, y: 300 }],
  ['the south-east end', { x: 990, y: 590, zoom: 2 }, { x: 900, y: 525 }],
  ['the middle', { x: 500, y: 300, zoom: 1 }, { x: 500, y: 300 }],
  ['more than there is, across', { x: 0, y: 0, zoom: 0.4 }, { x: 500, y: 375 - 75 }],
])('looking at %s shows nothing beside the drawing', (_what, camera, middle) => {
  const found = filling(camera, world, window)
  expect(found).toEqual({ ...middle, zoom: camera.zoom })
  const { x, width } = shownBy(found, window)
  if (width <= world.width) expect([x >= 0, x + width <= world.width]).toEqual([true, true])
})

test('a finger may bring every place to the middle, and a box that is framed is all in sight', () => {
  const limits = { world, window, closest: 3 }
  expect(kept({ x: -50, y: 700, zoom: 9 }, limits)).toEqual({ x: 0, y: 600, zoom: 3 })
  const shown = shownBy(framing({ x: 100, y: 100, width: 200, height: 50 }, limits), window)
  expect(shown.x <= 100 && shown.x + shown.width >= 300).toBe(true)
})
