// Random play in bulk.
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { expect, test, vi } from 'vitest'
import { printReport } from '../src/simulation/print.ts'
import { foldtable } from './command-line.ts'

const QUICK = ['simulate', 'pass-the-ace', '--games', '5', '--seats', '3', '--seed', 'same']

test('the same seed gives the same results', () => {
  const [first, second] = [1, 2].map(() => {
    const { status, stdout } = foldtable([...QUICK, '--json'])
    expect(status).toBe(0)
    const { speed, ...counted } = JSON.parse(stdout)
    expect(speed.total.movesPerSecond).toBeGreaterThan(0)
    return counted
  })
  expect(first).toEqual(second)
  expect(first.total).toMatchObject({ games: 5, reasons: { lastAlive: 5 } })
  expect(first.total.wins).toHaveLength(3)
})

test('each game may have options of its own, and totals are held', () => {
  const { status, stdout } = foldtable([...QUICK, '--options', 'any', '--totals', '--json'])
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ options: 'any', total: { games: 5 } })
})

test('people get a table with the seed in it', () => {
  const { status, stdout } = foldtable(QUICK)
  expect(status).toBe(0)
  expect(stdout).toContain('seed same')
  expect(stdout).toMatch(/^seats +games +games\/s/m)
})

test.each([
  [[1, 1], false],
  [[2, 1], true],
])('first places %j of two games: a note about ties is %s', (wins, isNoted) => {
  const length = { min: 4, median: 4, mean: 4, max: 4 }
  const total = { games: 2, moves: 8, length, reasons: { over: 2 }, wins }
  const each = { seconds: 1, gamesPerSecond: 2, movesPerSecond: 8 }
  const speed = { bySeats: [each], total: each }
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  printReport(passTheAce, {
    seed: 'a',
    options: {},
    bySeats: [{ seats: 2, ...total }],
    total,
    speed,
  })
  const printed = log.mock.calls.join('\n')
  log.mockRestore()
  expect(printed.includes('add up to more than 100 %')).toBe(isNoted)
})
