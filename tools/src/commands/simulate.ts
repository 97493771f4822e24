// Random play of many games: how fast, how long, and how they end.
import { type Game, readOptions, seededChance } from '@foldtable/kernel'
import { command, EXIT } from '../command.ts'
import { countFrom, gameNamed, optionsFrom, seatCountsFrom, seedFrom } from '../inputs.ts'
import { progress } from '../progress.ts'
import { playGames, type Settings, Stuck } from '../simulation/play-games.ts'
import { printReport } from '../simulation/print.ts'
import { type Outcome, reportOf } from '../simulation/report.ts'

export const simulate = command({
  name: 'simulate',
  operand: '<game>',
  summary: 'plays many random games and counts how they go',
  options: {
    games: { type: 'string', value: 'n', help: 'games for each number of seats (1000)' },
    seats: { type: 'string', value: 'n|all', help: 'how many seats (all that the game has)' },
    seed: { type: 'string', value: 'text', help: 'the same seed plays the same games' },
    options: {
      type: 'string',
      value: 'json|any',
      help: 'options of the table; any: each game has its own',
    },
    totals: { type: 'boolean', help: 'holds the conserved totals after every move' },
    json: { type: 'boolean', help: 'prints one JSON object and nothing else' },
  },
  notes: ['Exit code 1 if a game breaks down or does not end.'],
  async run(id, values) {
    const game = gameNamed(id)
    const games = countFrom(values.games ?? '1000', 'games', { min: 1, max: 10_000_000 })
    const seatCounts = seatCountsFrom(game, values.seats)
    const isAny = values.options === 'any'
    const options = isAny ? 'any' : optionsFrom(game, values.options)
    const optionsFor = isAny ? await anyOptions(game) : () => options
    const seed = seedFrom(values.seed)
    const settings = { games, seed, optionsFor, totals: values.totals ?? false }
    try {
      const outcomes = seatCounts.map((seats) => played(game, { ...settings, seats }))
      const report = { game: game.meta.id, seed, options, ...reportOf(outcomes) }
      if (values.json) console.log(JSON.stringify(report))
      else printReport(game, report)
      return EXIT.fine
    } catch (problem) {
      if (!(problem instanceof Stuck)) throw problem
      console.error(`foldtable simulate: ${problem.message}`)
      return EXIT.failed
    }
  },
})

/** The tests' own random options; they are not at hand where only the server is installed. */
async function anyOptions(game: Game): Promise<(seed: string) => unknown> {
  const { randomOptions } = await import('@foldtable/testkit/random-options')
  return (seed) => {
    const read = readOptions(
      game,
      randomOptions(game.meta.options, seededChance(`${seed} options`)),
    )
    if (!read.ok) throw new RangeError(JSON.stringify(read.problems))
    return read.options
  }
}

function played(game: Game, settings: Settings): Outcome {
  const shown = progress(settings.games, `${settings.seats} seats`)
  const begun = performance.now()
  const finished = playGames(game, settings, shown.at)
  const seconds = (performance.now() - begun) / 1000
  shown.done()
  return { seats: settings.seats, finished, seconds }
}
