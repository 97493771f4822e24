// SQLite keeps the contract of the ledger, writes safely, and can be backed up while it is used.
import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
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

const ADD = statement('INSERT INTO marks VALUES (1)')

async function marked() {
  const { sql, file } = await opened()
  await query(sql, 'CREATE TABLE marks (i BIGINT)')
  return { sql, file }
}

const bySpy = () => onTestFinished(() => void vi.restoreAllMocks())

test('it writes ahead, and nobody is answered before the disk has it', async () => {
  bySpy()
  const { sql, file } = await marked()
  const [journal] = await query(sql, 'PRAGMA journal_mode')
  expect(journal?.journal_mode).toBe('wal')
  const other = new DatabaseSync(file, { readOnly: true })
  onTestFinished(() => other.close())
  const seen: unknown[] = []
  let isAnswered = false
  const real = fs.fdatasyncSync
  vi.spyOn(fs, 'fdatasyncSync').mockImplementation((log) => {
    seen.push(isAnswered, other.prepare('SELECT count(*) AS marks FROM marks').get()?.marks)
    real(log)
  })
  await sql.run({ statements: [ADD] }).then(() => {
    isAnswered = true
  })
  expect([...seen, isAnswered]).toEqual([false, 1, true])
})

test('the log that a start makes anew has its name on the disk before anybody is answered', async () => {
  bySpy()
  const { file, sql } = await opened()
  const inode = (path: string) => fs.statSync(path).ino
  const synced: number[] = []
  vi.spyOn(fs, 'fsyncSync').mockImplementation((one) => void synced.push(fs.fstatSync(one).ino))
  await query(sql, 'CREATE TABLE marks (i BIGINT)')
  expect(synced).toEqual([inode(dirname(file))])
  await sql.run({ statements: [ADD] })
  expect(synced).toHaveLength(1)
})

test('while a slow disk is waited for, others go on, and nobody reads what it may lose', async () => {
  bySpy()
  const { sql } = await marked()
  const slowly = vi.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
    for (const until = performance.now() + 1.5; performance.now() < until; );
  })
  const asked: (() => void)[] = []
  vi.spyOn(fs, 'fdatasync').mockImplementation((_log, done) => {
    asked.push(() => done(null))
  })
  while (asked.length === 0) {
    void sql.run({ statements: [ADD] })
    await turn()
  }
  slowly.mockClear()
  const heard: string[] = []
  const written = sql.run({ statements: [ADD] }).then(() => heard.push('written'))
  const read = sql.run({ statements: [statement('SELECT i FROM marks')] })
  const told = read.then(() => heard.push('read'))
  for (let turns = 0; turns < 20; turns++) await turn() // the thread is free
  expect([heard, slowly.mock.calls]).toEqual([[], []])
  while (heard.length < 2) {
    asked.shift()?.()
    await turn()
  }
  await Promise.all([written, told])
})

test('when the disk has failed, nothing is believed until a new start', async () => {
  bySpy()
  const { sql, file } = await marked()
  const failing = vi.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
    throw new Error('the disk is gone')
  })
  await expect(sql.run({ statements: [ADD] })).rejects.toThrow(/the disk is gone/)
  failing.mockRestore()
  await expect(sql.run({ statements: [ADD] })).rejects.toThrow(Outage)
  const again = await opened(file)
  await again.sql.run({ statements: [ADD] })
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
