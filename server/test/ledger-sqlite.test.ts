// SQLite keeps the contract of the ledger, writes safely, and can be backed up while it is used.
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../src/ledger/migrations.ts'
import { Outage, query, statement } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import { freshFolder } from './house.ts'
import { ledgerContract } from './ledger-contract.ts'

async function opened(file = join(freshFolder(), 'test.sqlite')) {
  const sql = await SqliteSql.open(file)
  onTestFinished(() => sql.close())
  return { file, sql, reopen: async () => (await opened(file)).sql }
}

ledgerContract('SQLite', () => opened())

test('it writes ahead and waits for the disk', async () => {
  const { sql } = await opened()
  const [journal] = await query(sql, 'PRAGMA journal_mode')
  const [synchronous] = await query(sql, 'PRAGMA synchronous')
  expect([journal?.journal_mode, synchronous?.synchronous]).toEqual(['wal', 2])
})

test('a backup is a whole database of its own', async () => {
  const { sql, file } = await opened()
  await migrate(sql)
  await query(sql, 'INSERT INTO steps VALUES (50)')
  const copy = `${file}.copy`
  await sql.backup(copy)
  await query(sql, 'INSERT INTO steps VALUES (51)')
  const other = await opened(copy)
  expect(await query(other.sql, 'SELECT step FROM steps WHERE step >= 50')).toEqual([{ step: 50 }])
  await expect(sql.backup(copy)).rejects.toThrow(Outage)
})

test('a file that is no database is said so', async () => {
  await expect(SqliteSql.open(import.meta.filename).then((sql) => migrate(sql))).rejects.toThrow(
    /database/,
  )
})

test('jobs that wait share commits', async () => {
  const { sql } = await opened()
  await query(sql, 'CREATE TABLE marks (i BIGINT)')
  await Promise.all(
    Array.from({ length: 500 }, (_, i) =>
      sql.run({ statements: [statement('INSERT INTO marks VALUES ($1)', i)] }),
    ),
  )
  expect(await query(sql, 'SELECT count(*) AS marks FROM marks')).toEqual([{ marks: 500 }])
})
