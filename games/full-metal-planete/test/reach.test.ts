// Where a unit can go in all: C-7.
import { expect, test } from 'vitest'
import { GRID } from '../src/board/grid.ts'
import { reachOf } from '../src/rules/reach.ts'
import { openBattle } from './skirmish.ts'
import { arrange, at, type Piece, type Spot, spots } from './table.ts'

const tank = (seat: number, place: Spot): Piece => ({ type: 'tank', seat, at: place })

test('a tank with two points reaches two hexes far, and strands with the last step only', () => {
  const scene = arrange({
    ap: 2,
    terrain: { reef: [[14, 1]], sea: [[15, 1]] },
    pieces: { A: tank(0, [14, 2]) },
    minerals: [[13, 3]],
  })
  const reach = reachOf(scene.state, 0, 'A')
  expect(reach.every(({ to, cost }) => GRID.distance(at([14, 2]), to) <= cost && cost <= 2)).toBe(
    true,
  )
  expect(spots(reach.filter(({ isStranding }) => isStranding).map(({ to }) => to))).toBe('14,1')
  expect(reach.some(({ to }) => to === at([15, 1]) || to === at([13, 3]))).toBe(false)
})

test('a neutralised tank reaches one hex, and only out of fire', () => {
  const scene = arrange({
    pieces: { B1: tank(1, [18, 0]), B2: tank(1, [18, 2]), A: tank(0, [19, 1]) },
  })
  const reach = reachOf(scene.state, 0, 'A').map(({ to }) => to)
  expect(spots(reach.sort((a, b) => a - b))).toBe('19,2 20,1')
})

test('a barge reaches hexes by either end', () => {
  const scene = arrange({
    ap: 1,
    ground: 'sea',
    pieces: { B: { type: 'barge', at: [14, 2], rotation: 3 } },
  })
  const reach = reachOf(scene.state, 0, 'B').map(({ to }) => to)
  expect(reach).toHaveLength(8)
})

test('every promised way can be walked, in a battle too, and quickly', () => {
  for (const seed of ['1', '2', '3', '4']) {
    const table = openBattle(seed, 2)
    const seat = table.state.current
    const started = performance.now()
    for (const { id, owner } of table.state.units) {
      for (const { path, cost } of reachOf(table.state, owner, id)) {
        if (owner !== seat) continue
        const move = { kind: 'move' as const, unit: id, path: [...path], cost }
        expect(table.refusal({ by: seat, move, at: table.at })).toBe(undefined)
      }
    }
    expect(performance.now() - started).toBeLessThan(20_000)
  }
})
