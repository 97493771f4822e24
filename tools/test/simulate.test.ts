// Random play in bulk.
import { expect, test } from 'vitest'
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

test('people get a table with the seed in it', () => {
  const { status, stdout } = foldtable(QUICK)
  expect(status).toBe(0)
  expect(stdout).toContain('seed same')
  expect(stdout).toMatch(/^seats +games +games\/s/m)
})
