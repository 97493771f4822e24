// Counts, ratings, profiles and the leaderboard.
import type { Result, Score } from '@foldtable/kernel'
import { ordinal, rate, rating } from 'openskill'
import { expect, test } from 'vitest'
import type { Sql } from '../src/ledger/sql.ts'
import { ratingStatements } from '../src/statistics/ratings.ts'
import {
  type Finished,
  leaderboard,
  profileOf,
  resultStatements,
} from '../src/statistics/statistics.ts'
import { type People, people, taken } from './people.ts'

const won = (...places: number[]): Result => ({ reason: 'points', places })
const lost = (roundsLost: number): Score => ({ points: 0, tally: { roundsLost } })

async function guests({ accounts }: People, ...names: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) ids.push(taken(await accounts.guest(name)).account.id)
  return ids
}

/** As tables do with their last entry. */
async function finish(sql: Sql, finished: Finished): Promise<void> {
  const statements = [...resultStatements(finished), ...(await ratingStatements(sql, finished))]
  await sql.run({ statements })
}

const table = (
  accountsBySeat: readonly (string | null)[],
  result: Result,
  scores: Score[] = [],
): Finished => ({ game: 'pass-the-ace', accountsBySeat, result, scores })

test('a result adds to the counts of everybody who sat there', async () => {
  const house = await people()
  const { sql } = house
  const [ann = '', bob = ''] = await guests(house, 'Ann', 'Bob')
  await finish(sql, table([ann, bob], won(1, 2), [lost(1), lost(3)]))
  await finish(sql, table([bob, ann], won(1, 1), [lost(2), lost(2)]))
  await finish(sql, { ...table([ann, bob], won(2, 1)), game: 'imperial' })
  const profile = await profileOf(sql, ann)
  expect(profile).toMatchObject([
    { game: 'imperial', played: 1, won: 0, tallies: {} },
    { game: 'pass-the-ace', played: 2, won: 2, tallies: { roundsLost: 3 } },
  ])
  expect(profile.map((one) => one.rating?.played)).toEqual([1, 2])
})

test('where nobody is ranked only the own counts of the game are added', async () => {
  const house = await people()
  const { sql } = house
  const [ann = ''] = await guests(house, 'Ann')
  await finish(sql, table([ann, null], { reason: 'abandoned', places: [] }, [lost(2), lost(0)]))
  expect(await profileOf(sql, ann)).toEqual([
    { game: 'pass-the-ace', played: 0, won: 0, tallies: { roundsLost: 2 }, rating: null },
  ])
})

test('somebody who never played has an empty profile', async () => {
  const { sql } = await people()
  expect(await profileOf(sql, 'nobody')).toEqual([])
})

test('ratings follow the places, from where each stood', async () => {
  const house = await people()
  const { sql } = house
  const [ann = '', bob = '', cleo = ''] = await guests(house, 'Ann', 'Bob', 'Cleo')
  await finish(sql, table([ann, bob, cleo], won(2, 1, 2)))
  await finish(sql, table([cleo, ann], won(2, 1)))

  const first = rate([[rating()], [rating()], [rating()]], { rank: [2, 1, 2] })
  const second = rate([first[2], first[0]], { rank: [2, 1] })
  for (const [account, [expected], played] of [
    [ann, second[1], 2],
    [bob, first[1], 1],
    [cleo, second[0], 2],
  ] as const) {
    const [profile] = await profileOf(sql, account)
    expect(profile?.rating).toEqual({
      mu: expect.closeTo(expected.mu, 9),
      sigma: expect.closeTo(expected.sigma, 9),
      points: expect.closeTo(ordinal(expected), 9),
      played,
    })
  }
})

test('bots and empty seats are met as strangers and not rated', async () => {
  const house = await people()
  const { sql } = house
  const [ann = ''] = await guests(house, 'Ann')
  const bots = table([null, ann, null], won(1, 2, 3))
  expect(await ratingStatements(sql, bots)).toHaveLength(1)
  await finish(sql, bots)
  const [, [expected]] = rate([[rating()], [rating()], [rating()]], { rank: [1, 2, 3] })
  const [profile] = await profileOf(sql, ann)
  expect(profile?.rating?.mu).toBeCloseTo(expected.mu, 9)
  expect(await ratingStatements(sql, table([null, null], won(1, 2)))).toEqual([])
  expect(await ratingStatements(sql, table([ann], won(1)))).toEqual([])
})

test('two tables that end at the same time both count', async () => {
  const house = await people()
  const { sql } = house
  const [ann = '', bob = '', cleo = ''] = await guests(house, 'Ann', 'Bob', 'Cleo')
  const one = await ratingStatements(sql, table([ann, bob], won(1, 2)))
  const two = await ratingStatements(sql, table([ann, cleo], won(1, 2)))
  await sql.run({ statements: one })
  const [before] = await profileOf(sql, ann)
  await sql.run({ statements: two })
  const [after] = await profileOf(sql, ann)
  expect(after?.rating?.played).toBe(2)
  expect(after?.rating?.mu).toBeGreaterThan(before?.rating?.mu ?? 0)
  expect(after?.rating?.sigma).toBeLessThan(before?.rating?.sigma ?? 0)
  const { mu = 0, sigma = 0, points } = after?.rating ?? {}
  expect(points).toBeCloseTo(mu - 3 * sigma, 9)
})

test('the leaderboard goes by what people are at least worth, page by page', async () => {
  const house = await people()
  const { sql, accounts } = house
  const ids = await guests(house, 'Ann', 'Bob', 'Cleo', 'Dan', 'Eve')
  const [ann = '', bob = '', cleo = '', dan = ''] = ids
  await finish(sql, table([ann, bob, cleo, dan], won(4, 3, 2, 1)))
  await finish(sql, { ...table([ann, bob], won(1, 2)), game: 'imperial' })
  await accounts.rename(dan, 'Daniel')

  const page = async (number: number) => {
    const { total, rows } = await leaderboard(sql, 'pass-the-ace', { page: number, size: 3 })
    return { total, rows: rows.map(({ place, name, played }) => [place, name, played]) }
  }
  expect(await page(1)).toEqual({
    total: 4,
    rows: [
      [1, 'Daniel', 1],
      [2, 'Cleo', 1],
      [3, 'Bob', 1],
    ],
  })
  expect(await page(2)).toEqual({ total: 4, rows: [[4, 'Ann', 1]] })
  expect(await page(3)).toEqual({ total: 4, rows: [] })

  await accounts.delete(dan)
  expect((await page(1)).rows[0]).toEqual([1, 'Cleo', 1])
  const { rows } = await leaderboard(sql, 'imperial', { page: 1, size: 1 })
  const { avatar } = (await accounts.byId(ann)) ?? {}
  expect(rows).toEqual([
    { place: 1, account: ann, name: 'Ann', avatar, points: expect.any(Number), played: 1 },
  ])
})
