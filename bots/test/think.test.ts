// What a bot answers: an offer, whatever its game's own player says; a plan where that has one; the same for the same seed.
import { gameById } from '@foldtable/games'
import { type AnyMove, type Game, seededChance, Table } from '@foldtable/kernel'
import { sealedBids } from '@foldtable/testkit/sealed-bids'
import { expect, test } from 'vitest'
import { LEVELS, type Level } from '../src/levels.ts'
import type { Policy } from '../src/policies.ts'
import { type Thinking, think, thought } from '../src/think.ts'

const passTheAce = gameById('pass-the-ace') as Game
const game = sealedBids as unknown as Game
const table = Table.open({
  game: sealedBids,
  seats: 2,
  options: { rounds: 1, ties: 'nobody' },
  chance: seededChance('think'),
})
const ask = (
  policy: Policy | undefined,
  { level = 2, seed = 1 }: { level?: Level; seed?: number } = {},
) => think(game, { view: table.view(0), seat: 0, level, seed }, policy && { policy })
const bid = (card: number) => ({ kind: 'bid', card }) as AnyMove

test('an answer that is none of the offers is told, and the table goes on with another', async () => {
  const { moves, nonsense } = await ask({ choose: () => bid(9) })
  expect(nonsense).toEqual(bid(9))
  expect(moves).toHaveLength(1)
  expect(table.offers(0)).toContainEqual(moves[0])
})

test('a plan that begins with none of the offers is told as well', async () => {
  const planned = { choose: () => undefined, plan: () => [bid(9), bid(1)] }
  expect(await ask(planned)).toMatchObject({ moves: [expect.anything()], nonsense: bid(9) })
})

test('an offer is taken, and no opinion is no nonsense', async () => {
  expect(await ask({ choose: () => bid(3) })).toEqual({ moves: [bid(3)] })
  expect(await ask({ choose: () => undefined })).not.toHaveProperty('nonsense')
})

test('a plan is answered whole', async () => {
  const planned = { choose: () => bid(1), plan: () => [bid(3), bid(2)] }
  expect(await ask(planned)).toEqual({ moves: [bid(3), bid(2)] })
})

test('the level is told to the policy', async () => {
  const told: unknown[] = []
  const listening: Policy = {
    choose: (_view, _seat, offers, _chance, level) => {
      told.push(level)
      return offers[0]
    },
    isSearched: () => false,
  }
  for (const level of LEVELS) await ask(listening, { level })
  expect(told).toEqual([1, 2, undefined])
})

const deal = Table.open({
  game: passTheAce,
  seats: 3,
  options: { startingLives: 3 },
  chance: seededChance('think'),
})
const seatAsked = () => (deal.decision.result === undefined ? (deal.decision.seats[0] ?? 0) : 0)
while (deal.offers(seatAsked()).length < 2)
  deal.play({ by: seatAsked(), move: deal.offers(seatAsked())[0] as AnyMove, at: 0 })
const asked = seatAsked()
const alone = (level: Level, seed: number, thinking?: Thinking) =>
  thought(passTheAce, undefined, { view: deal.view(asked), seat: asked, level, seed }, thinking)

test.each(LEVELS)(
  'a game without a player of its own has bots of level %i, the same for the same seed',
  (level) => {
    const answers = [1, 1, 2].map((seed) => alone(level, seed, { moves: 200 }))
    expect(answers[1]).toEqual(answers[0])
    for (const { moves } of answers) expect(deal.offers(asked)).toContainEqual(moves[0])
  },
)

test('a search ends when its time is over, and answers all the same', () => {
  let times = 0
  const { moves } = alone(3, 1, { moves: Number.POSITIVE_INFINITY, isOver: () => ++times > 3 })
  expect(deal.offers(asked)).toContainEqual(moves[0])
  expect(times).toBeGreaterThan(3)
})
