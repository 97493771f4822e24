// Two players against each other over many deals, with the error of what is found.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Contest, type Match, matchOf } from '@foldtable/bots/contest'
import { PLAYERS, type Player, playerNamed } from '@foldtable/bots/players'
import type { Game } from '@foldtable/kernel'
import { BadInput, command, EXIT } from '../command.ts'
import { countFrom, gameNamed, optionsFrom, seedFrom } from '../inputs.ts'
import { progress } from '../progress.ts'
import { printVerdict } from '../simulation/print-verdict.ts'
import { verdictOf } from '../simulation/verdict.ts'

export const contest = command({
  name: 'contest',
  operand: '<game>',
  summary: 'lets one kind of player sit among another, and counts who wins',
  options: {
    a: { type: 'string', value: 'player', help: 'the one (search:200ms)' },
    b: { type: 'string', value: 'player', help: 'all the others (thumb)' },
    games: {
      type: 'string',
      value: 'n',
      help: 'at most so many, each deal once in each seat (200)',
    },
    seats: { type: 'string', value: 'n', help: 'how many seats (the fewest of the game)' },
    until: { type: 'string', value: 'share', help: 'stops once the error is as small as this' },
    options: { type: 'string', value: 'json', help: 'options of the table' },
    seed: { type: 'string', value: 'text', help: 'the same seed deals the same cards' },
    json: { type: 'boolean', help: 'prints one JSON object and nothing else' },
  },
  notes: [
    `Players: ${PLAYERS}.`,
    'A search in milliseconds depends on the machine; one in moves gives the same answers anywhere.',
    'Exit code 1 if a game does not end, or somebody answers what it was not offered.',
  ],
  async run(id, values) {
    const game = gameNamed(id)
    const { min, max } = game.meta.seats
    const seats = countFrom(values.seats ?? String(min), 'seats', { min, max })
    const most = countFrom(values.games ?? '200', 'games', { min: 1, max: 10_000_000 })
    const seed = seedFrom(values.seed)
    const settings = { game, seats, options: optionsFrom(game, values.options), seed }
    const [a, b] = await Promise.all([
      playerFrom(game, 'a', values.a ?? 'search:200ms'),
      playerFrom(game, 'b', values.b ?? 'thumb'),
    ])
    const matches = played({ ...settings, a, b }, most, errorFrom(values.until))
    const verdict = { a: a.name, b: b.name, seed, ...verdictOf(matches, seats) }
    if (values.json) console.log(JSON.stringify({ game: game.meta.id, seats, ...verdict }))
    else printVerdict(game, seats, verdict)
    return verdict.unfinished > 0 ? EXIT.failed : EXIT.fine
  },
})

async function playerFrom(game: Game, option: string, name: string): Promise<Player> {
  const player = await playerNamed(game, located(name), () => performance.now()).catch(
    (problem) => {
      throw new BadInput(`--${option} ${name} cannot be loaded: ${problem}`)
    },
  )
  if (player !== undefined) return player
  throw new BadInput(`--${option} must be one of ${PLAYERS}, not "${name}"`)
}

/** The folder of a bot is named as from here. */
function located(name: string): string {
  const [, folder, level = ''] = /^old:(.+?)(@\d)?$/.exec(name) ?? []
  if (folder === undefined) return name
  return `old:${pathToFileURL(join(resolve(folder), 'index.ts'))}${level}`
}

function errorFrom(text = '0'): number {
  const error = Number(text)
  if (error >= 0 && error < 1) return error
  throw new BadInput(`--until must be a share such as 0.03, not "${text}"`)
}

/** Whole deals, so that every seat has had its turn. */
function played(settings: Contest, most: number, until: number): Match[] {
  const { seats } = settings
  const matches: Match[] = []
  const shown = progress(most, `${settings.a.name} among ${settings.b.name}`)
  for (let deal = 0; deal === 0 || matches.length + seats <= most; deal++) {
    for (let seat = 0; seat < seats; seat++) {
      matches.push(matchOf(settings, deal, seat))
      shown.at(matches.length)
    }
    if (until > 0 && deal >= 10 && verdictOf(matches, seats).error <= until) break
  }
  shown.done()
  return matches
}
