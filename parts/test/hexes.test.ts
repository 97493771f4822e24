// A rectangle of flat-top hexes is a metric space in which every step can be taken back.
import { expect, test } from 'vitest'
import { connectedSets, hexGrid, NOWHERE } from '../src/hexes.ts'

const grid = hexGrid(7, 5)
const all = Array.from({ length: grid.size }, (_, hex) => hex)

test('hexes are numbered column by column, and coordinates lead back to the number', () => {
  expect(grid.size).toBe(35)
  expect(grid.name(0)).toBe('0,0')
  expect(grid.name(5)).toBe('1,0')
  expect(grid.name(10)).toBe('2,-1')
  for (const hex of all) expect(grid.at(grid.q[hex] ?? NaN, grid.r[hex] ?? NaN)).toBe(hex)
  expect(grid.at(-1, 0)).toBe(NOWHERE)
  expect(grid.at(0, 5)).toBe(NOWHERE)
})

test('a step and the opposite step lead back', () => {
  for (const hex of all) {
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.step(hex, direction)
      if (next === NOWHERE) continue
      expect(grid.step(next, (direction + 3) % 6)).toBe(hex)
      expect(grid.directionTo(hex, next)).toBe(direction)
      expect(grid.distance(hex, next)).toBe(1)
    }
  }
  expect(grid.directionTo(0, NOWHERE)).toBe(-1)
  expect(grid.directionTo(0, 34)).toBe(-1)
})

test('the distance is a metric and counts the steps of a shortest way', () => {
  const far = stepsFrom(0)
  for (const a of all) {
    expect(grid.distance(0, a)).toBe(far[a])
    for (const b of all) {
      expect(grid.distance(a, b)).toBe(grid.distance(b, a))
      expect(grid.distance(a, b) === 0).toBe(a === b)
      expect(grid.distance(0, b)).toBeLessThanOrEqual(grid.distance(0, a) + grid.distance(a, b))
    }
  }
})

function stepsFrom(from: number): number[] {
  const far: number[] = []
  far[from] = 0
  const found = [from]
  for (const hex of found) {
    for (const next of grid.beside(hex)) {
      if (far[next] !== undefined) continue
      far[next] = (far[hex] ?? 0) + 1
      found.push(next)
    }
  }
  return far
}

test('a disc holds what is near enough, in order', () => {
  expect(grid.within(17, 0)).toEqual([17])
  expect(grid.within(17, 1)).toHaveLength(7)
  expect(grid.within(17, 2)).toEqual(all.filter((hex) => grid.distance(17, hex) <= 2))
})

test('the edge is the outer ring', () => {
  expect(all.filter((hex) => grid.isEdge(hex))).toHaveLength(2 * 7 + 2 * 5 - 4)
})

test('connected sets come largest first', () => {
  const isIn = (hex: number) => hex < 3 || hex === 20 || hex === 34
  expect(connectedSets(grid, isIn)).toEqual([[0, 1, 2], [20], [34]])
})
