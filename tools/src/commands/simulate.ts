// Random play of many games: how fast, how long, and how they end.
import type { Game } from '@foldtable/kernel'
import { command, EXIT } from '../command.ts'
import { countFrom, gameNamed, optionsFrom, seatCountsFrom, seedFrom } from '../inputs.ts'
import { progress } from '../progress.ts'
import { playGames, Stuck } from '../simulation/play-games.ts'
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
    options: { type: 'string', value: 'json', help: 'options of the table' },
    json: { type: 'boolean', help: 'prints one JSON object and nothing else' },
  },
  notes: ['Exit code 1 if a game breaks down or does not end.'],
  run(id, values) {
    const game = gameNamed(id)
    const games = countFrom(values.games ?? '1000', 'games', { min: 1, max: 10_000_000 })
    const seatCounts = seatCountsFrom(game, values.seats)
    const options = optionsFrom(game, values.options)
    const seed = seedFrom(values.seed)
    try {
      const outcomes = seatCounts.map((seats) => played(game, { seats, games, seed, options }))
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

function played(
  game: Game,
  settings: { seats: number; games: number; seed: string; options: unknown },
): Outcome {
  const shown = progress(settings.games, `${settings.seats} seats`)
  const begun = performance.now()
  const finished = playGames(game, settings, shown.at)
  const seconds = (performance.now() - begun) / 1000
  shown.done()
  return { seats: settings.seats, finished, seconds }
}
