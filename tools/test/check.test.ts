// The checks of one game say what is wrong with it; the slow ones that run other tools are left to those tools' own tests.
import { passTheAce } from '@foldtable/games/pass-the-ace'
import type { Game } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { gameFolder } from '../src/checkout.ts'
import { CHECKS } from '../src/checks/checks.ts'

const { catalogs, meta } = passTheAce
const folder = gameFolder(meta.id)
const problems = (title: string, game: Game) =>
  CHECKS.find((check) => check.title.startsWith(title))?.run(game, folder)

test.each(['words', 'a test for each rule', 'goldens', 'old ledgers'])('%s pass', (title) => {
  expect(problems(title, passTheAce)).toEqual([])
})

test('a broken law comes with the command that shows it', () => {
  const found = problems('laws', { ...passTheAce, meta: { ...meta, longest: 5 } })
  expect(found).toEqual([
    'law 10 every game ends within its bound',
    'still going after 5 entries, and meta.longest is 5',
    'show it: npx foldtable laws pass-the-ace --seats 2 --games 1 --seed check.0 --verbose',
  ])
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
  expect(problems('old ledgers', other)).toEqual([
    'ledgers/v1.json folds to another state from entry 1 on',
  ])
})
