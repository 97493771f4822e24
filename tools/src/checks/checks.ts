// The checks of one game; each answers what is wrong, a line for each fault.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Policy, policyOf } from '@foldtable/bots/policies'
import type { Game } from '@foldtable/kernel'
import { botProblem } from '@foldtable/testkit/bot-law'
import { checkLaws } from '@foldtable/testkit/laws'
import { checkLedgers, unkept } from '@foldtable/testkit/ledgers'
import { casesOf, writePlaythroughs } from '@foldtable/testkit/playthroughs'
import { ruleCoverage } from '@foldtable/testkit/rule-coverage'
import { wordProblems } from '@foldtable/testkit/words'
import { ROOT } from '../checkout.ts'
import { seatCountsFrom } from '../inputs.ts'
import { formatProblems } from './format.ts'
import { complaintsOf } from './installed-tool.ts'
import { typeProblems } from './types.ts'

export interface Check {
  readonly title: string
  run(game: Game, folder: string): string[] | Promise<string[]>
}

const LAW_GAMES = 50

export const CHECKS: readonly Check[] = [
  { title: 'format', run: (_, folder) => formatProblems(folder) },
  { title: 'types', run: ({ meta }, folder) => typeProblems(meta.id, folder) },
  { title: `laws, ${LAW_GAMES} games for each number of seats`, run: lawProblems },
  { title: 'bot', run: async (game) => botProblems(game, await policyOf(game.meta.id)) },
  { title: 'words', run: wordProblems },
  { title: 'a test for each rule', run: ruleProblems },
  { title: 'goldens', run: goldenProblems },
  { title: 'old ledgers', run: ledgerProblems },
  { title: 'board', run: boardProblems },
  { title: 'its own tests', run: testProblems },
]

function lawProblems(game: Game): string[] {
  for (const seats of seatCountsFrom(game)) {
    const { broken } = checkLaws(game, { seats, games: LAW_GAMES, seed: 'check' })
    if (broken === undefined) continue
    const again = `laws ${game.meta.id} --seats ${seats} --games ${broken.games} --seed ${broken.seed} --verbose`
    return [`law ${broken.law}`, broken.what, `show it: npx foldtable ${again}`]
  }
  return []
}

const BOT_ENTRIES = 200

/** A game without a player of its own has none to hold to anything. */
export function botProblems(game: Game, policy: Policy | undefined): string[] {
  if (policy === undefined) return []
  for (const seats of seatCountsFrom(game)) {
    const found = botProblem(game, policy, { seats, seed: 'check', most: BOT_ENTRIES })
    if (found !== undefined) return [`with ${seats} seats, ${found}`]
  }
  return []
}

function ruleProblems(_game: Game, folder: string): string[] {
  const { rules, unknown } = ruleCoverage(folder)
  const missing = rules.filter(({ status }) => status === 'missing')
  return [
    ...missing.map(({ id }) => `no test cites ${id}`),
    ...unknown.map((id) => `${id} is cited and not in RULES.md`),
  ]
}

function goldenProblems(game: Game, folder: string): string[] {
  const shown = new Set(casesOf(folder).map(({ seats }) => seats))
  const unseen = seatCountsFrom(game).filter((seats) => !shown.has(seats))
  const changed = writePlaythroughs(game, folder, { check: true }).filter((one) => one.changed)
  return [
    ...unseen.map((seats) => `playthroughs/cases.json has none for ${seats} seats`),
    ...changed.map(({ file }) => `${relative(ROOT, file)} is out of date`),
    ...(changed.length > 0
      ? [`read the diff after: npx foldtable playthroughs ${game.meta.id}`]
      : []),
  ]
}

function ledgerProblems(game: Game, folder: string): string[] {
  const ledgers = checkLedgers(game, folder)
  if (ledgers.length === 0) return [`there is none: npx foldtable playthroughs ${game.meta.id}`]
  const missing = unkept(game, folder).map(
    (what) => `none has ${what}: npx foldtable playthroughs ${game.meta.id}`,
  )
  return [
    ...ledgers.flatMap(({ file, problem }) => (problem === undefined ? [] : `${file} ${problem}`)),
    ...missing,
  ]
}

/** Drawn for every viewer while a game of random play goes on; and at 2,000 positions every offer is made by pointing, as in `npm run deep`. */
function boardProblems({ meta }: Game, folder: string): string[] {
  if (!existsSync(join(folder, 'board'))) return []
  const held = (law: string, settings = {}) => {
    const title = `the board of ${meta.id} ${law}`
    const args = ['run', '--reporter=dot', 'games/test/boards.test.ts', '-t', title]
    return complaintsOf('vitest', args, settings)
  }
  return [...held('draws'), ...held('makes every offer', { DEEP_SEED: 'check', DEEP_GAMES: '20' })]
}

function testProblems(_game: Game, folder: string): string[] {
  return complaintsOf('vitest', ['run', '--reporter=dot', `${relative(ROOT, folder)}/`])
}
