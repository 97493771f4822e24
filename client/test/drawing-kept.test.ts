// What reads the same as before is the same object, so that nothing is drawn for it.
import { expect, test } from 'vitest'
import { kept } from '../../games/drawing/kept.ts'

const scene = () => ({
  ore: [{ hex: 1, isWet: false }],
  figures: [
    { id: 'a', x: 1, loads: [] },
    { id: 'b', x: 2, loads: ['ore'] },
  ],
})

test('the same data is the same object', () => {
  const before = scene()
  expect(kept(before, scene())).toBe(before)
})

test('of what changed only the way down to it is new', () => {
  const before = scene()
  const after = scene()
  after.figures[0] = { id: 'a', x: 5, loads: [] }
  const now = kept(before, after)
  expect(now).toEqual(after)
  expect(now.ore).toBe(before.ore)
  expect(now.figures).not.toBe(before.figures)
  expect(now.figures[1]).toBe(before.figures[1])
})

test('what came, went, moved up or is of another kind is told apart', () => {
  const cases: readonly (readonly [unknown, unknown])[] = [
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [[1, 2], [1]],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [{}, null],
    [{ a: null }, { a: {} }],
    [1, '1'],
  ]
  for (const [before, now] of cases) expect(kept(before, now)).toStrictEqual(now)
})
