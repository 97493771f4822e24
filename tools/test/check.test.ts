// The checks of one game say what is wrong with it; the slow ones that run other tools are left to those tools' own tests.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { powerhouse } from '@foldtable/games/powerhouse'
import type { Game } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { gameFolder } from '../src/checkout.ts'
import { botProblems, CHECKS } from '../src/checks/checks.ts'
import { mending } from '../src/checks/format.ts'
import { typeProblems } from '../src/checks/types.ts'

const { catalogs, meta } = passTheAce
const folder = gameFolder(meta.id)
const problems = (title: string, game: Game) =>
  CHECKS.find((check) => check.title.startsWith(title))?.run(game, folder)

test.each(['words', 'a test for each rule', 'goldens', 'old ledgers'])('%s pass', async (title) => {
  expect(await problems(title, passTheAce)).toEqual([])
})

test('a broken law comes with the command that shows it', () => {
  const found = problems('laws', { ...passTheAce, meta: { ...meta, longest: 5 } })
  expect(found).toEqual([
    'law 10 every game ends within its bound',
    'still going after 5 entries, and meta.longest is 5: raise it, or let random play come to an end',
    'show it: npx foldtable laws pass-the-ace --seats 2 --games 1 --seed check.0 --verbose',
  ])
})

/** A folder of a game with a board and nothing else. */
function folderWithBoard(text: string): string {
  const own = mkdtempSync(join(tmpdir(), 'board-'))
  mkdirSync(join(own, 'board'))
  writeFileSync(join(own, 'board', 'index.ts'), text)
  return own
}

test('a type error in a board is found', () => {
  const own = folderWithBoard("export const width: number = 'wide'\n")
  try {
    const found = typeProblems('a-test-of-boards', own)
    expect(found.filter((line) => !line.startsWith(' '))).toEqual([
      expect.stringMatching(/board\/index\.ts\(1,14\): error TS2322/),
    ])
  } finally {
    rmSync(own, { recursive: true })
  }
})

test('a bot that answers what it was not offered is found', () => {
  const choose = () => ({ kind: 'bid', amount: 9999 })
  expect(botProblems(powerhouse, { choose })).toEqual([
    expect.stringMatching(
      /^with 4 seats, after entry 1, the bot in seat \d answered .*9999.*, which is none of its \d+ offers: let it choose among them/,
    ),
  ])
})

test('only what mends itself is said to be mended by a command', () => {
  const any = ['a.ts:3:22 lint/suspicious/noExplicitAny ━━━', '  ! Unexpected any.']
  const order = ['a.ts:1:1 assist/source/organizeImports  FIXABLE  ━━━', '  i Safe fix: Organize']
  const unsafe = ['a.ts:3:32 lint/suspicious/noDebugger  FIXABLE  ━━━', '  i Unsafe fix: Remove']
  const layout = ['a.ts format ━━━', '  × Formatter would have printed']
  expect(mending([...any, ...unsafe])).toBe('none of it mends itself: by hand, please')
  expect(mending([...order, ...layout])).toBe('mended by: npm run format')
  expect(mending([...any, ...order, ...layout])).toBe(
    '2 of 3 are mended by: npm run format; the others by hand',
  )
})

test('missing words, goldens and ledgers that changed are named', () => {
  const { points: _points, ...en } = catalogs.en
  expect(problems('words', { ...passTheAce, catalogs: { ...catalogs, en } })).toEqual([
    'en has no points',
  ])
  const other: Game = {
    ...passTheAce,
    meta: { ...meta, seats: { min: 2, max: 9 } },
    blank: (seats) => passTheAce.blank(seats, { startingLives: 1 }),
  }
  expect(problems('goldens', other)).toEqual([
    'playthroughs/cases.json has none for 9 seats',
    'games/pass-the-ace/playthroughs/3-seats-3-lives.md is out of date',
    'read the diff after: npx foldtable playthroughs pass-the-ace',
  ])
  expect(problems('old ledgers', other)).toContain(
    'ledgers/v1.json folds to another state from entry 1 on',
  )
})
