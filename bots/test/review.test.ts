// A strong bot's look at a game that is over: luck is where chance was asked, and advice is asked with what the seat knew.
import { games } from '@foldtable/games'
import {
  type AnyTable,
  canonical,
  commitmentOf,
  type Game,
  keyedChance,
  keyFromSeed,
  offers,
  readOptions,
  recordFor,
  redact,
  seededChance,
  Table,
  type TableRecord,
} from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { playBetween } from '../src/contest.ts'
import { playerNamed, randomPlayer } from '../src/players.ts'
import { type Policy, policyOf } from '../src/policies.ts'
import { type Review, reviewing } from '../src/review/review.ts'

const SMALL = { budget: 20, horizon: 5 }

/** Seat 0 plays at random, maybe among bots that know the game. */
async function evening(game: Game, isAmongBots = false, seed = 'evening'): Promise<AnyTable> {
  const read = readOptions(game, game.meta.id === 'powerhouse' ? { gameCount: 1 } : {})
  if (!read.ok) throw new RangeError('no options')
  const seats = Math.max(2, game.meta.seats.min)
  const chance = keyedChance(keyFromSeed(seed), [])
  const table = Table.open({ game, seats, options: read.options, chance })
  const any = randomPlayer(game)
  const bot = isAmongBots ? ((await playerNamed(game, 'thumb', () => 0)) ?? any) : any
  playBetween(table, (seat) => (seat === 0 ? any : bot), seededChance(seed))
  return table
}

const recordOf = (table: AnyTable, viewer: number | 'spectator' = 0, seed = 'evening') => {
  const key = keyFromSeed(seed)
  const seats = Array.from({ length: table.seats }, (_, seat) => ({ name: `seat ${seat}` }))
  const chance = { commitment: commitmentOf(key), entropy: [], key }
  return recordFor(table, { seats, chance }, viewer)
}

function reviewOf(game: Game, policy: Policy, record: TableRecord, seat?: number): Review {
  const steps = reviewing(game, policy, record, seat)
  for (let done = 0; ; ) {
    const step = steps.next()
    if (step.done) return step.value
    expect(step.value).toBeGreaterThanOrEqual(done)
    done = step.value
  }
}

/** Hardly thinks, and makes no plans. */
async function quick(game: Game): Promise<Policy> {
  const { plan: _, ...policy } = (await policyOf(game.meta.id)) ?? {}
  return { ...policy, choose: (_view, _seat, found, chance) => chance.pick(found), ...SMALL }
}

test.each(games)('$meta.id: a game is looked at, whoever asks', async (game) => {
  const table = await evening(game)
  const policy = await quick(game)
  const record = recordOf(table)
  const { luck, advised } = reviewOf(game, policy, record, 0)
  const rolled = table.entries.filter(({ drawn = 0 }) => drawn > 0)
  expect(luck?.count).toBe(rolled.length)
  expect(luck?.bySeat).toHaveLength(table.seats)
  for (const { n } of luck?.moments ?? []) expect(rolled.map((entry) => entry.n)).toContain(n)
  expect(advised?.asked).toBeGreaterThan(0)
  for (const { n, view, own, better } of advised?.advice ?? []) {
    expect(record.entries[n - 1]).toMatchObject({ by: 0, move: own })
    const found = offers(game, view, 0).map(canonical)
    expect(found).toEqual(expect.arrayContaining([own, better].map(canonical)))
    expect(canonical(redact(view, 0))).toBe(canonical(view))
  }
})

test('whoever plays at random hears of something better, whoever plays as the bot does of nothing, again and again', async () => {
  const game = games.find(({ meta }) => meta.id === 'pass-the-ace')
  const policy = await policyOf('pass-the-ace')
  if (game === undefined || policy === undefined) throw new Error('it is in the catalog')
  const table = await evening(game, true)
  const record = recordOf(table)
  const { luck, advised: random } = reviewOf(game, policy, record, 0)
  expect(random?.asked).toBeGreaterThan(random?.agreed ?? 0)
  const bots = reviewOf(game, policy, record, 1).advised
  expect(bots?.agreed).toBe(bots?.asked)
  expect(reviewOf(game, policy, record, 0)).toEqual({ luck, advised: random })
  expect(reviewOf(game, policy, record)).toEqual({ luck, advised: null })
})

test('a record that hides something tells no luck, and only its own seat is advised', async () => {
  const game = games.find(({ meta }) => meta.id === 'powerhouse')
  if (game === undefined) throw new Error('it is in the catalog')
  const table = await evening(game)
  const open = recordOf(table)
  const { key: _, ...chance } = open.chance
  const entries = redact(open.entries, 0)
  const closed: TableRecord = { ...open, chance, viewer: 0, entries }
  const policy = await quick(game)
  expect(reviewOf(game, policy, closed, 0)).toMatchObject({
    luck: null,
    advised: { asked: expect.any(Number) },
  })
  expect(reviewOf(game, policy, closed, 1)).toEqual({ luck: null, advised: null })
})
