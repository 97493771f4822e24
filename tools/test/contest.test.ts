// Contests as a person asks for them.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../src/checkout.ts'
import { foldtable } from './command-line.ts'

const asked = ['contest', 'pass-the-ace', '--seats', '4', '--seed', 'contest']

test('rules of thumb beat chance, by more than the error, and the same seed tells the same', () => {
  const args = [...asked, '--a', 'thumb', '--b', 'random', '--games', '400', '--json']
  const { status, stdout } = foldtable(args)
  expect(status).toBe(0)
  const { won, error, fair, games, wonBySeat, unfinished } = JSON.parse(stdout)
  expect({ fair, games, unfinished }).toEqual({ fair: 0.25, games: 400, unfinished: 0 })
  expect(won - error).toBeGreaterThan(fair)
  expect(wonBySeat).toHaveLength(4)
  expect(foldtable(args).stdout).toBe(stdout)
})

test('a search by moves sits among random players', () => {
  const { status, stdout } = foldtable([
    ...asked,
    '--a',
    'search:200moves',
    '--b',
    'random',
    '--games',
    '8',
  ])
  expect(status).toBe(0)
  expect(stdout).toContain('search:200moves among random, 8 games (seed contest)')
  expect(stdout).toMatch(/won\s+\d/)
})

test('a bot of another folder sits among others', () => {
  const bot = join(ROOT, 'games', 'pass-the-ace', 'bot')
  const { status, stdout } = foldtable([
    ...asked,
    '--a',
    `old:${bot}`,
    '--b',
    'thumb',
    '--games',
    '8',
  ])
  expect([status, stdout]).toEqual([0, expect.stringContaining('among thumb, 8 games')])
})

test.each([
  [['--a', 'genius'], '--a must be one of random, thumb'],
  [['--a', 'search:fast'], '--a must be one of'],
  [['--b', 'old:/nowhere'], 'cannot be loaded'],
  [['--until', 'soon'], '--until must be a share'],
  [['--seats', '99'], '--seats must be a whole number'],
])('%j is refused', (more, told) => {
  const { status, stderr } = foldtable([...asked, ...more])
  expect(status).toBe(2)
  expect(stderr).toContain(told)
})
