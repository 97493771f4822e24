// Games among bots end, whatever the game, the way to play it and the number of seats: 1,000 of each. How long they were and what
// happened in them is told.
import { games } from '@foldtable/games'
import { type AnyTable, type Game, readOptions, seededChance, Table } from '@foldtable/kernel'
import { rounds, seedOf, tell } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { playBetween } from '../src/contest.ts'
import { type Player, playerNamed } from '../src/players.ts'

/** One who thinks little of each level: whether a game ends is no question of strength. */
const PLAYERS = ['level:1', 'level:2', 'search:50moves']

/** Besides the usual one. */
const WAYS: { readonly [game: string]: readonly object[] } = {
  'full-metal-planete': [{ preset: 'published' }, { preset: 'app' }, { board: 5 }],
  imperial: [{ preset: 'published' }],
  'pass-the-ace': [{ startingLives: 5 }],
  powerhouse: [{ packsForSix: 2 }],
  serenissima: [{ firstPlayer: 'random', blockade: 'majority' }],
}

/** What is worth counting, of all that happens. */
const COUNTED = [
  ...['redealt', 'gameScored'],
  ...['factoryBuilt', 'peaceOffered', 'portTaken', 'basilicaBuilt'],
  ...['transferred', 'built', 'shipTaken'],
]

interface Way {
  readonly game: Game
  readonly seats: number
  readonly options: object
}

const ways: Way[] = games.flatMap((game) => {
  const { min, max } = game.meta.seats
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return [{}, ...(WAYS[game.meta.id] ?? [])].flatMap((options) =>
    ('packsForSix' in options ? [6] : counts).map((seats) => ({ game, seats, options })),
  )
})

test.each(ways.map((way) => [nameOf(way), way] as const))('%s', async (name, way) => {
  const players = await Promise.all(PLAYERS.map((one) => playerNamed(way.game, one, () => 0)))
  const lengths: number[] = []
  const happened = new Map<string, number>()
  for await (const round of rounds({ quick: 1, deep: 1000 })) {
    const table = played(way, seedOf(`${name} ${round}`), (seat) =>
      present(players[(seat + round) % players.length]),
    )
    expect(table.decision.result, `round ${round}`).toBeDefined()
    lengths.push(table.n)
    for (const { kind } of table.entries.flatMap(({ events }) => events))
      if (COUNTED.includes(kind)) happened.set(kind, (happened.get(kind) ?? 0) + 1)
  }
  lengths.sort((a, b) => a - b)
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))]
  const counts = [...happened].map(([kind, count]) => `${kind} ${count}`).join(', ')
  tell(`${name}: ${lengths.length} games, ${at(0)} to ${at(1)} entries, half ${at(0.5)}; ${counts}`)
})

function nameOf({ game, seats, options }: Way): string {
  return `${game.meta.id}, ${seats} seats, ${JSON.stringify(options)}`
}

function played(
  { game, seats, options }: Way,
  seed: string,
  playerOf: (seat: number) => Player,
): AnyTable {
  const read = readOptions(game, options)
  if (!read.ok) throw new RangeError(JSON.stringify(read.problems))
  const table = Table.open({ game, seats, options: read.options, chance: seededChance(seed) })
  playBetween(table, playerOf, seededChance(`${seed} minds`))
  return table
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('no such player')
  return value
}
