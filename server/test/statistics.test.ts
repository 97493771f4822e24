// Counts, ratings, profiles and the leaderboard.
import { randomUUID } from 'node:crypto'
import type { Result, Score } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import type { Sql } from '../src/ledger/sql.ts'
import { PROVISIONAL, ratingStatements } from '../src/statistics/ratings.ts'
import {
  type Finished,
  leaderboard,
  leavingStatements,
  profileOf,
  resultStatements,
} from '../src/statistics/statistics.ts'
import { rated, UNKNOWN } from '../src/statistics/strength.ts'
import { member, type People, people, taken } from './people.ts'

const won = (...places: number[]): Result => ({ reason: 'points', places })
const lost = (roundsLost: number): Score => ({ points: 0, tally: { roundsLost } })

async function members({ accounts }: People, ...names: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) {
    const { id } = await member(accounts, `${name.toLowerCase()}@example.org`)
    taken(await accounts.rename(id, name))
    ids.push(id)
  }
  return ids
}

/** As tables do with their last entry. */
async function finish(sql: Sql, finished: Finished): Promise<void> {
  const statements = [...resultStatements(finished), ...(await ratingStatements(sql, finished))]
  await sql.run({ statements })
}

/** Played by these, to the end. */
const table = (
  accounts: readonly (string | null)[],
  result: Result,
  scores: Score[] = [],
): Finished => ({
  table: randomUUID(),
  at: 1,
  game: 'pass-the-ace',
  seats: accounts.map((account) => ({ account, leaves: false })),
  result,
  scores,
  isStopped: false,
  isRated: true,
})

test('a result adds to the counts of everybody who sat there', async () => {
  const house = await people()
  const { sql } = house
  const [ann = '', bob = ''] = await members(house, 'Ann', 'Bob')
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
  const [ann = ''] = await members(house, 'Ann')
  await finish(sql, table([ann, null], { reason: 'abandoned', places: [] }, [lost(2), lost(0)]))
  expect(await profileOf(sql, ann)).toEqual([
    { game: 'pass-the-ace', played: 0, won: 0, tallies: { roundsLost: 2 }, rating: null },
  ])
})

test('somebody who never played has an empty profile', async () => {
  const { sql } = await people()
  expect(await profileOf(sql, 'nobody')).toEqual([])
})

const ended = async (sql: Sql, ...accounts: string[]) =>
  Promise.all(
    accounts.map(async (account) => {
      const [profile] = await profileOf(sql, account)
      return [profile?.played, profile?.won, profile?.rating?.played ?? 0]
    }),
  )

test('[HOUSE-10.2] a match that was stopped is played by all and won by nobody', async () => {
  const house = await people()
  const { sql } = house
  const [ann = '', bob = ''] = await members(house, 'Ann', 'Bob')
  const stopped = { isStopped: true, isRated: false }
  await finish(sql, { ...table([ann, bob], won(1, 1)), ...stopped })
  await finish(sql, { ...table([ann, bob], won(1, 2)), ...stopped })
  expect(await ended(sql, ann, bob)).toEqual([
    [2, 0, 0],
    [2, 0, 0],
  ])
})

test('[HOUSE-10.2] whoever leaves has not won, and those who stay only over somebody', async () => {
  const house = await people()
  const { sql } = house
  const [ann = '', bob = ''] = await members(house, 'Ann', 'Bob')
  const seats = [
    { account: ann, leaves: true },
    { account: bob, leaves: false },
  ]
  await finish(sql, { ...table([], won(2, 1)), seats, isRated: false })
  expect(await ended(sql, ann, bob)).toEqual([
    [1, 0, 0],
    [1, 1, 0],
  ])
  await finish(sql, { ...table([], won(1, 1)), seats, isRated: false })
  expect(await ended(sql, ann, bob)).toEqual([
    [2, 0, 0],
    [2, 1, 0],
  ])
})

test('[HOUSE-10.3] whoever leaves has played, with the counts as they stand then', async () => {
  const house = await people()
  const { sql } = house
  const [ann = ''] = await members(house, 'Ann')
  await sql.run({ statements: leavingStatements(ann, 'pass-the-ace', { roundsLost: 2 }) })
  expect(await profileOf(sql, ann)).toEqual([
    { game: 'pass-the-ace', played: 1, won: 0, tallies: { roundsLost: 2 }, rating: null },
  ])
})

test('[HOUSE-10.4] ratings follow the places, from where each stood, and begin at 1500', async () => {
  const house = await people()
  const { sql } = house
  const [ann = '', bob = '', cleo = ''] = await members(house, 'Ann', 'Bob', 'Cleo')
  await finish(sql, table([ann, bob, cleo], won(2, 1, 2)))
  await finish(sql, table([cleo, ann], won(2, 1)))

  expect(UNKNOWN.rating).toBe(1500)
  const first = rated([UNKNOWN, UNKNOWN, UNKNOWN], [2, 1, 2])
  const second = rated([first[2] ?? UNKNOWN, first[0] ?? UNKNOWN], [2, 1])
  for (const [account, expected, played] of [
    [ann, second[1], 2],
    [bob, first[1], 1],
    [cleo, second[0], 2],
  ] as const) {
    const [profile] = await profileOf(sql, account)
    expect(profile?.rating).toEqual({
      rating: Math.round(expected?.rating ?? 0),
      deviation: Math.round(expected?.deviation ?? 0),
      played,
      isProvisional: true,
    })
  }
})

test('[HOUSE-10.1] where a bot sits, or a guest, or too little was played, nobody is rated', async () => {
  const house = await people()
  const { sql, accounts } = house
  const [ann = '', bob = ''] = await members(house, 'Ann', 'Bob')
  const guest = taken(await accounts.guest('Gus')).account.id
  const among = async (finished: Finished) => (await ratingStatements(sql, finished)).length
  expect(await among(table([ann, bob], won(1, 2)))).toBe(4) // each a rating and its step
  expect(await among(table([ann, null, bob], won(1, 2, 3)))).toBe(0)
  expect(await among(table([ann, guest], won(1, 2)))).toBe(0)
  expect(await among(table([ann], won(1)))).toBe(0)
  expect(await among(table([ann, bob], won()))).toBe(0)
  expect(await among({ ...table([ann, bob], won(1, 2)), isRated: false })).toBe(0)
})

test('two tables that end at the same time both count', async () => {
  const house = await people()
  const { sql } = house
  const [ann = '', bob = '', cleo = ''] = await members(house, 'Ann', 'Bob', 'Cleo')
  const one = await ratingStatements(sql, table([ann, bob], won(1, 2)))
  const two = await ratingStatements(sql, table([ann, cleo], won(1, 2)))
  await sql.run({ statements: one })
  const [before] = await profileOf(sql, ann)
  await sql.run({ statements: two })
  const [after] = await profileOf(sql, ann)
  expect(after?.rating?.played).toBe(2)
  expect(after?.rating?.rating).toBeGreaterThan(before?.rating?.rating ?? 0)
  expect(after?.rating?.deviation).toBeLessThan(before?.rating?.deviation ?? 0)
})

test('[HOUSE-10.5] the leaderboard goes by rating, page by page, once ten tables were rated', async () => {
  const house = await people()
  const { sql, accounts } = house
  const ids = await members(house, 'Ann', 'Bob', 'Cleo', 'Dan', 'Eve')
  const [ann = '', bob = '', cleo = '', dan = '', eve = ''] = ids
  const page = async (number: number) => {
    const { total, rows } = await leaderboard(sql, 'pass-the-ace', { page: number, size: 3 })
    return { total, rows: rows.map(({ place, name, played }) => [place, name, played]) }
  }
  for (let n = 1; n < PROVISIONAL; n++)
    await finish(sql, table([ann, bob, cleo, dan], won(4, 3, 2, 1)))
  await finish(sql, table([ann, eve], won(2, 1)))
  expect(await page(1)).toEqual({ total: 1, rows: [[1, 'Ann', 10]] })
  await finish(sql, table([ann, bob, cleo, dan], won(4, 3, 2, 1)))
  await accounts.rename(dan, 'Daniel')

  expect(await page(1)).toEqual({
    total: 4,
    rows: [
      [1, 'Daniel', 10],
      [2, 'Cleo', 10],
      [3, 'Bob', 10],
    ],
  })
  expect(await page(2)).toEqual({ total: 4, rows: [[4, 'Ann', 11]] })
  expect(await page(3)).toEqual({ total: 4, rows: [] })
  const [profile] = await profileOf(sql, dan)
  expect(profile?.rating?.isProvisional).toBe(false)

  await accounts.delete(dan)
  const { rows } = await leaderboard(sql, 'pass-the-ace', { page: 1, size: 1 })
  const { avatar } = (await accounts.byId(cleo)) ?? {}
  expect(rows).toEqual([
    { place: 1, account: cleo, name: 'Cleo', avatar, rating: expect.any(Number), played: 10 },
  ])
  expect(Number.isInteger(rows[0]?.rating)).toBe(true)
})
