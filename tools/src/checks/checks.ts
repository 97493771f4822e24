// The checks of one game, each with a list of what is wrong.
import { relative } from 'node:path'
import type { Game } from '@foldtable/kernel'
import { ROOT } from '../checkout.ts'
import { seatCountsFrom } from '../inputs.ts'
import { outputOf } from './packaged-tool.ts'

export interface Check {
  readonly title: string
  run(): string[] | Promise<string[]>
}

const LAW_GAMES = 50

export async function checksOf(game: Game, folder: string): Promise<Check[]> {
  const { checkLaws } = await import('@foldtable/testkit/laws')
  const { wordProblems } = await import('@foldtable/testkit/words')
  const { ruleCoverage } = await import('@foldtable/testkit/rule-coverage')
  const { casesOf, writePlaythroughs } = await import('@foldtable/testkit/playthroughs')
  const { checkLedgers } = await import('@foldtable/testkit/ledgers')
  const { id } = game.meta
  const seatCounts = seatCountsFrom(game)

  return [
    {
      title: 'format',
      run: () =>
        outputOf('biome', ['check', '--error-on-warnings', folder], 'mend it with: npm run format'),
    },
    {
      title: 'types',
      run: async () => [
        ...(await outputOf('tsc', ['-p', 'tsconfig.rules.json'])),
        ...(await outputOf('tsc', ['-p', 'tsconfig.json'])),
      ],
    },
    {
      title: `laws, ${LAW_GAMES} games for each number of seats`,
      run: () =>
        firstOf(seatCounts, (seats) => {
          const { broken } = checkLaws(game, { seats, games: LAW_GAMES, seed: 'check' })
          if (broken === undefined) return []
          const again = `npx foldtable laws ${id} --seats ${seats} --games 1 --seed ${broken.seed} --verbose`
          return [`law ${broken.law}`, broken.what, `show it: ${again}`]
        }),
    },
    { title: 'words', run: () => wordProblems(game, folder) },
    {
      title: 'a test for each rule',
      run() {
        const { rules, unknown } = ruleCoverage(folder)
        const missing = rules.filter(({ status }) => status === 'missing')
        return [
          ...missing.map((rule) => `no test cites ${rule.id}`),
          ...unknown.map((rule) => `${rule} is cited and not in RULES.md`),
        ]
      },
    },
    {
      title: 'goldens',
      run() {
        const shown = new Set(casesOf(folder).map(({ seats }) => seats))
        const changed = writePlaythroughs(game, folder, { check: true }).filter(
          (one) => one.changed,
        )
        return [
          ...seatCounts
            .filter((seats) => !shown.has(seats))
            .map((seats) => `playthroughs/cases.json has none for ${seats} seats`),
          ...changed.map(({ file }) => `${relative(ROOT, file)} is out of date`),
          ...(changed.length > 0 ? [`read the diff after: npx foldtable playthroughs ${id}`] : []),
        ]
      },
    },
    {
      title: 'old ledgers',
      run() {
        const ledgers = checkLedgers(game, folder)
        if (ledgers.length === 0)
          return [`there is none; record one: npx foldtable playthroughs ${id}`]
        return ledgers.flatMap(({ file, problem }) => (problem ? [`${file} ${problem}`] : []))
      },
    },
    {
      title: 'its own tests',
      run: () => outputOf('vitest', ['run', '--reporter=dot', relative(ROOT, folder)]),
    },
  ]
}

function firstOf<T>(things: readonly T[], problemsWith: (thing: T) => string[]): string[] {
  for (const thing of things) {
    const problems = problemsWith(thing)
    if (problems.length > 0) return problems
  }
  return []
}
