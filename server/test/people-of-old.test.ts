// A database of the first version: its people, links and notices go on; its ratings begin anew.
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Accounts } from '../src/accounts/accounts.ts'
import { hashOf } from '../src/accounts/tokens.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { query, statement } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import { dueNow } from '../src/notices/due.ts'
import { leaderboard, profileOf } from '../src/statistics/statistics.ts'
import { freshFolder } from './house.ts'
import { taken } from './people.ts'

test('[HOUSE-10.4] people of the first version go on, with ratings that begin anew', async () => {
  const sql = await SqliteSql.open(join(freshFolder(), 'old.sqlite'))
  onTestFinished(() => sql.close())
  await migrate(sql, undefined, 1)
  const now = 1_000_000
  await sql.run({
    statements: [
      statement(
        `INSERT INTO accounts VALUES ('a', 'Ann', 'ann@example.org', 'fox-teal', 'en', 'now', 'u', 1, NULL, 1, 1)`,
      ),
      statement(`INSERT INTO sessions VALUES ($1, 'a', $2, $2)`, hashOf('session'), now),
      statement(
        `INSERT INTO sign_ins VALUES ($1, 'ann@example.org', NULL, $2)`,
        hashOf('link'),
        now + 1,
      ),
      statement(`INSERT INTO tallies VALUES ('a', 'imperial', 'played', 2)`),
      statement(`INSERT INTO ratings VALUES ('a', 'imperial', 26, 8, 2, 2)`),
      statement(
        `INSERT INTO notices VALUES ('a', 'result', 't', 9, '{"game":"Imperial","path":"/"}', 'open', 5, 1, NULL)`,
      ),
    ],
  })
  await migrate(sql)

  const accounts = new Accounts(sql, () => now)
  expect(await accounts.bySession('session')).toMatchObject({ id: 'a', name: 'Ann' })
  expect(taken(await accounts.completeSignIn('link')).account.id).toBe('a')
  expect(await profileOf(sql, 'a')).toEqual([
    { game: 'imperial', played: 2, won: 0, tallies: {}, rating: null },
  ])
  expect((await leaderboard(sql, 'imperial', { page: 1, size: 1 })).total).toBe(0)
  expect(
    await dueNow(sql, [{ name: 'mail', reaches: 'a.email IS NOT NULL' }], now, 10),
  ).toMatchObject([{ noted: 5, channel: 'mail', tries: 1, isWanted: true, others: [] }])
  expect(await query(sql, 'SELECT asker FROM sign_ins')).toEqual([])
})
