// The checks of one game; each answers what is wrong, a line for each fault.
import { relative } from 'node:path'
import type { Game } from '@foldtable/kernel'
import { checkLaws } from '@foldtable/testkit/laws'
import { checkLedgers } from '@foldtable/testkit/ledgers'
import { casesOf, writePlaythroughs } from '@foldtable/testkit/playthroughs'
import { ruleCoverage } from '@foldtable/testkit/rule-coverage'
import { wordProblems } from '@foldtable/testkit/words'
import { ROOT } from '../checkout.ts'
import { seatCountsFrom } from '../inputs.ts'
import { complaintsOf } from './installed-tool.ts'

export interface Check {
  readonly title: string
  run(game: Game, folder: string): string[]
}

const LAW_GAMES = 50

export const CHECKS: readonly Check[] = [
  { title: 'format', run: formatProblems },
  { title: 'types', run: typeProblems },
  { title: `laws, ${LAW_GAMES} games for each number of seats`, run: lawProblems },
  { title: 'words', run: wordProblems },
  { title: 'a test for each rule', run: ruleProblems },
  { title: 'goldens', run: goldenProblems },
  { title: 'old ledgers', run: ledgerProblems },
  { title: 'its own tests', run: testProblems },
]

function formatProblems(_game: Game, folder: string): string[] {
  const found = complaintsOf('biome', ['check', '--error-on-warnings', folder])
  return found.length === 0 ? [] : [...found, 'most of it is mended by: npm run format']
}

function typeProblems(): string[] {
  const configs = ['tsconfig.rules.json', 'tsconfig.json']
  return configs.flatMap((config) => complaintsOf('tsc', ['-p', config]))
}

function lawProblems(game: Game): string[] {
  for (const seats of seatCountsFrom(game)) {
    const { broken } = checkLaws(game, { seats, games: LAW_GAMES, seed: 'check' })
    if (broken === undefined) continue
    const again = `laws ${game.meta.id} --seats ${seats} --games 1 --seed ${broken.seed} --verbose`
    return [`law ${broken.law}`, broken.what, `show it: npx foldtable ${again}`]
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
  return ledgers.flatMap(({ file, problem }) => (problem === undefined ? [] : `${file} ${problem}`))
}

function testProblems(_game: Game, folder: string): string[] {
  return complaintsOf('vitest', ['run', '--reporter=dot', `${relative(ROOT, folder)}/`])
}
