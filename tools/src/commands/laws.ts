// Holding a game to the laws of the house by random play.
import type { LawReport } from '@foldtable/testkit/laws'
import { gameFolder } from '../checkout.ts'
import { command, EXIT } from '../command.ts'
import { countFrom, gameNamed, optionsFrom, seatCountsFrom, seedFrom } from '../inputs.ts'
import { progress } from '../progress.ts'

export const laws = command({
  name: 'laws',
  operand: '<game>',
  summary: 'holds a game to the laws of the house by random play',
  options: {
    games: { type: 'string', value: 'n', help: 'games for each number of seats (50)' },
    seats: { type: 'string', value: 'n|all', help: 'how many seats (all that the game has)' },
    seed: { type: 'string', value: 'text', help: 'the same seed plays the same games' },
    options: { type: 'string', value: 'json', help: 'options of the table' },
    verbose: { type: 'boolean', help: 'shows more of a broken law: the last entry, both sides' },
  },
  notes: ['Exit code 1 if a law is broken.'],
  async run(id, values) {
    const { checkLaws, LAWS } = await import('@foldtable/testkit/laws')
    const game = gameNamed(id)
    const games = countFrom(values.games ?? '50', 'games', { min: 1, max: 1_000_000 })
    const seed = seedFrom(values.seed)
    const given = values.options === undefined ? {} : { options: optionsFrom(game, values.options) }
    console.log(`${game.meta.title}: ${games} games for each number of seats, seed ${seed}`)
    for (const seats of seatCountsFrom(game, values.seats)) {
      const shown = progress(games, `${seats} seats`)
      const report = checkLaws(game, { seats, games, seed, ...given, onGame: shown.at })
      shown.done()
      console.log(`\n${seats} seats: ${report.games} games, ${report.steps} steps`)
      printChecks(report.checks, LAWS)
      if (report.broken === undefined) continue
      const options = values.options === undefined ? '' : ` --options '${values.options}'`
      printBroken(report.broken, values.verbose ?? false)
      const again = `laws ${game.meta.id} --seats ${seats}${options} --games ${report.broken.games}`
      console.log(`Show it again:\n  npx foldtable ${again} --seed ${report.broken.seed}`)
      return EXIT.failed
    }
    const { checkLedgers } = await import('@foldtable/testkit/ledgers')
    const ledgers = checkLedgers(game, gameFolder(game.meta.id))
    console.log(`\n${String(ledgers.length).padStart(11)} checks of law ${LAWS.ledgers}`)
    const stray = ledgers.find(({ problem }) => problem !== undefined)
    if (stray !== undefined) {
      console.log(`\nBroken: law ${LAWS.ledgers}\n  ${stray.file} ${stray.problem}`)
      return EXIT.failed
    }
    console.log('\nEvery law holds.')
    return EXIT.fine
  },
})

function printChecks(checks: LawReport['checks'], names: { readonly [law: string]: string }): void {
  for (const [law, count] of Object.entries(checks)) {
    console.log(`  ${String(count).padStart(9)} checks of law ${names[law] ?? law}`)
  }
}

function printBroken(broken: NonNullable<LawReport['broken']>, isVerbose: boolean): void {
  console.log(`\nBroken: law ${broken.law}`)
  console.log(`  ${broken.what}`)
  console.log(`  seed ${broken.seed}, entry ${broken.n}`)
  if (isVerbose) for (const line of broken.details) console.log(`    ${line}`)
  else console.log('  (--verbose shows the last entry and both sides)')
}
