// PostgreSQL keeps the contract of the ledger, and what is not known is said to be so.
import { FaultyWire } from '@foldtable/testkit/faulty-wire'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { KNOWN_STEPS } from '../src/ledger/migrations.ts'
import { PostgresSql } from '../src/ledger/postgres.ts'
import { migratePostgres } from '../src/ledger/postgres-opening.ts'
import { Outage, query, statement } from '../src/ledger/sql.ts'
import { asked, freshDatabase, hasPostgres } from './databases.ts'
import { ledgerContract } from './ledger-contract.ts'

async function opened(given?: string) {
  const url = given ?? (await freshDatabase())
  const sql = new PostgresSql({ urls: [url] })
  onTestFinished(() => sql.close())
  return { url, sql, reopen: async () => (await opened(url)).sql }
}

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  ledgerContract('PostgreSQL', () => opened())

  test('three that start at once on an empty database take each step once', async () => {
    const url = await freshDatabase()
    const steps = await Promise.all([1, 2, 3].map(() => migratePostgres([url])))
    expect(steps.toSorted((a, b) => a - b)).toEqual([0, 0, KNOWN_STEPS])
  })

  test('a table in the hands of another delays nobody else, and who follows is told', async () => {
    const url = await freshDatabase()
    await migratePostgres([url])
    const told: [string, number][] = []
    const sql = new PostgresSql({
      urls: [url],
      appended: ({ table }, by) => told.push([table, by]),
    })
    onTestFinished(() => sql.close())
    const ids = ['a', 'b', 'c', 'd']
    for (const id of ids)
      await asked(
        url,
        `INSERT INTO tables (id, game, status, visibility, invite, house, chance_key, n, at, asked, revision, created, updated, follows)
          VALUES ($1, '', 'playing', 'public', '', '{}', '', 0, 0, '', 0, 0, 0, 5)`,
        id,
      )
    const append = (table: string, n: number, body = '{}') =>
      new Promise<boolean | Outage>((resolve) =>
        sql.entries.append(
          { table, n, at: n, revision: 0, asked: '', deadline: null, body },
          [],
          (isAdded, problem) => resolve(problem ?? isAdded),
        ),
      )
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query("BEGIN; UPDATE tables SET updated = 1 WHERE id = 'b'")
    const held = append('b', 1)
    expect(await Promise.all(['a', 'c', 'd'].map((id) => append(id, 1)))).toEqual([
      true,
      true,
      true,
    ])
    expect(told.toSorted()).toEqual([
      ['a', 5],
      ['c', 5],
      ['d', 5],
    ])
    await holder.query('ROLLBACK')
    await holder.end()
    expect(await held).toBe(true)
    await asked(url, "UPDATE tables SET revision = 1 WHERE id = 'd'")
    expect(await append('d', 2)).toBe(false) // judged under another room
    // what the server does not take leaves its neighbours alone
    const odd = await Promise.all([append('a', 2), append('b', 2, 'no\0'), append('c', 3)])
    expect([odd[0], odd[1] instanceof Outage, odd[2]]).toEqual([true, true, false])
    expect(await asked(url, 'SELECT table_id, n FROM entries ORDER BY table_id, n')).toHaveLength(5)
  })

  test('texts are ordered by their bytes, and numbers are numbers', async () => {
    const url = await freshDatabase()
    await migratePostgres([url])
    const { sql } = await opened(url)
    for (const name of ['b', 'B', 'a', 'é'])
      await query(sql, 'INSERT INTO codes VALUES ($1, $2, $3)', name, 't', 9_007_199_254_740_991)
    const rows = await query(sql, 'SELECT code, since, since > 5 AS late FROM codes ORDER BY code')
    expect(rows.map(({ code }) => code)).toEqual(['B', 'a', 'b', 'é'])
    expect(rows[0]).toMatchObject({ since: 9_007_199_254_740_991, late: 1 })
    expect(await query(sql, 'SELECT sum(since) AS sum FROM codes WHERE code = $1', 'a')).toEqual([
      { sum: 9_007_199_254_740_991 },
    ])
  })
})

/** A line to it that can be broken. */
async function shaky() {
  const url = await freshDatabase()
  await asked(url, 'CREATE TABLE pulse (name TEXT PRIMARY KEY, at BIGINT NOT NULL)')
  await asked(url, 'CREATE TABLE marks (i BIGINT PRIMARY KEY)')
  const wire = await FaultyWire.open(Number(new URL(url).port))
  onTestFinished(() => wire.close())
  const through = Object.assign(new URL(url), { port: `${wire.port}` }).href
  const sql = new PostgresSql({ urls: [through] }, { patienceMs: 700 })
  onTestFinished(() => sql.close())
  const mark = (i: number) =>
    sql.run({ statements: [statement('INSERT INTO marks VALUES ($1)', i)] })
  const marks = async () => (await asked(url, 'SELECT i FROM marks ORDER BY i')).map(({ i }) => i)
  await mark(0)
  return { url, wire, sql, mark, marks }
}

const failed = (action: Promise<unknown>): Promise<Outage> =>
  action.then(
    () => Promise.reject(new Error('it went well')),
    (problem) => problem,
  )

describe.skipIf(!hasPostgres)('a line that fails', () => {
  test('an answer that is lost leaves it open, and the next finds what was written', async () => {
    const { wire, sql, mark, marks } = await shaky()
    wire.stall('back')
    expect((await failed(mark(1))).isUnknown).toBe(true)
    wire.mend({ loses: true })
    expect(await query(sql, 'SELECT count(*) AS many FROM marks')).toEqual([{ many: 2 }])
    expect(await marks()).toEqual(['0', '1'])
  })

  test('where nothing could be sent nothing was written', async () => {
    const { wire, mark, marks } = await shaky()
    wire.cut()
    const { isUnknown } = await failed(mark(1)) // its connection may have been thought whole
    const after = await failed(mark(2))
    expect(after.isUnknown).toBe(false)
    wire.mend()
    await mark(3)
    expect((await marks()).filter((i) => i !== '1' || !isUnknown)).toEqual(['0', '3'])
  })

  test('a server that says nothing is given up in time', async () => {
    const { wire, sql, mark } = await shaky()
    wire.stall()
    const begun = performance.now()
    await Promise.all([failed(mark(1)), failed(query(sql, 'SELECT 1 AS one'))])
    expect(performance.now() - begun).toBeLessThan(5000)
    wire.mend({ loses: true })
    await mark(4)
  })

  test('a backend that is ended is not the end', async () => {
    const { url, mark, marks } = await shaky()
    await asked(
      url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await mark(5).catch(() => mark(5))
    expect(await marks()).toEqual(['0', '5'])
  })

  test('after an unknown outcome nothing is read before a write has gone through', async () => {
    const { url, wire, sql, mark } = await shaky()
    wire.stall('back')
    await failed(mark(1))
    wire.mend({ loses: true })
    await query(sql, 'SELECT 1 AS one')
    expect(await asked(url, "SELECT count(*) FROM pulse WHERE name = 'settled'")).toEqual([
      { count: '1' },
    ])
  })

  test('a shape that another changed meanwhile is read anew', async () => {
    const { url, sql } = await shaky()
    for (let i = 0; i < 20; i++) await query(sql, 'SELECT * FROM marks')
    await asked(url, 'ALTER TABLE marks ADD COLUMN more TEXT')
    for (let i = 0; i < 20; i++)
      expect(await query(sql, 'SELECT * FROM marks')).toEqual([{ i: 0, more: null }])
  })
})
