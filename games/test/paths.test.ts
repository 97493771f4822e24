import { describe, expect, test } from 'vitest'
import { shapeAt } from '../drawing/paths.ts'

const at = { x: 100, y: 10 }

describe('a shape at its place', () => {
  test('absolute numbers move and grow, relative ones grow', () => {
    expect(shapeAt('M0-3.5L3.5 2.7H-3.5V1Z', at, 2)).toBe('M100 3L107 15.4H93V12Z')
    expect(shapeAt('M1 1l2 3h4v-5z', at, 2)).toBe('M102 12l4 6h8v-10z')
  })

  test('more numbers than one command takes go on like it', () => {
    expect(shapeAt('M0 0L1 1 2 2', at)).toBe('M100 10L101 11 102 12')
    expect(shapeAt('M0 0C1 1 2 2 3 3', at)).toBe('M100 10C101 11 102 12 103 13')
  })

  test('an arc keeps its turn and its flags', () => {
    expect(shapeAt('M-2.9 0a2.9 2.9 0 1 0 5.8 0', at, 2)).toBe('M94.2 10a5.8 5.8 0 1 0 11.6 0')
    expect(shapeAt('M0 0A9 9 45 0 1 5 5', at, 2)).toBe('M100 10A18 18 45 0 1 110 20')
  })
})
