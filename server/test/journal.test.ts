// How SQLite keeps entries: side by side in a journal first, in chapters later, and whole whatever happens in between.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { AnyEvent, Entry } from '@foldtable/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { Ledger, type Progress, type StoredTable } from '../src/ledger/ledger.ts'
import { KNOWN_STEPS, migrate } from '../src/ledger/migrations.ts'
import { Outage, query, statement } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import { freshFolder } from './house.ts'

const stored = (id: string): StoredTable => ({
  ...{ id, game: 'pass-the-ace', status: 'playing', visibility: 'public', isShown: true },
  ...{ invite: 'inv', house: '{}', chanceKey: 'k', n: 0, at: 5, asked: [], deadline: null },
  ...{ revision: 0, result: null, rules: null, created: 5, updated: 5 },
})
/** What a line must not be taken for the end of. */
const ODD: AnyEvent = Object.assign({ kind: 'happened' }, { text: 'a\tb\nc é' })
const entry = (n: number): Entry => ({
  ...{ n, at: 10 * n, by: 0, move: { kind: 'x' } },
  events: [ODD],
})
const ON: Progress = {
  ...{ status: 'playing', asked: [1, 2], deadline: null, result: null },
  ...{ isDeadlineNew: false, isTurning: false, revision: 0 },
}

async function opened(file = join(freshFolder(), 'journal.sqlite')) {
  const sql = await SqliteSql.open(file)
  onTestFinished(() => sql.close())
  await migrate(sql)
  return { file, sql, ledger: new Ledger(sql) }
}

async function begun(...tables: string[]) {
  const made = await opened()
  for (const id of tables) await made.ledger.create(stored(id), [])
  return made
}

/** From one number to another, a commit each, or all in one. */
async function append(ledger: Ledger, id: string, from: number, to: number, isOneCommit = true) {
  const numbers = Array.from({ length: to + 1 - from }, (_, at) => from + at)
  if (isOneCommit)
    return Promise.all(
      numbers.map((n) => ledger.append(id, { ...entry(n) }, { ...ON, deadline: n })),
    )
  const answers: boolean[] = []
  for (const n of numbers) answers.push(await ledger.append(id, entry(n), ON))
  return answers
}

const numbersOf = async (ledger: Ledger, id: string): Promise<number[]> =>
  (await ledger.entriesAfter(id, 0)).map(({ n }) => n)
const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1)
const countOf = async (sql: SqliteSql, relation: string): Promise<number> =>
  Number((await query(sql, `SELECT count(*) AS n FROM ${relation}`))[0]?.n)

test('a commit is one row, and a chapter is written when there are enough entries', async () => {
  const { sql, ledger } = await begun('a', 'b')
  await Promise.all([append(ledger, 'a', 1, 70), append(ledger, 'b', 1, 3)])
  expect(await countOf(sql, 'journal')).toBe(1)
  expect(await query(sql, 'SELECT table_id, first, last FROM chapters')).toEqual([
    { table_id: 'a', first: 1, last: 64 },
    { table_id: 'a', first: 65, last: 70 },
  ])
  await append(ledger, 'a', 71, 90)
  expect(await ledger.entriesAfter('a', 0)).toEqual(upTo(90).map(entry))
  expect(await ledger.entriesAfter('b', 1)).toEqual([entry(2), entry(3)])
})

test('[HOUSE-2.5] what a server left that was killed is found, and goes on', async () => {
  const { sql, file, ledger } = await begun('a', 'b')
  await append(ledger, 'a', 1, 66, false)
  await append(ledger, 'b', 1, 5)
  const copy = `${file}.killed`
  for (const rest of ['', '-wal']) copyFileSync(`${file}${rest}`, `${copy}${rest}`)
  await append(ledger, 'a', 67, 68) // never seen by the copy
  const again = await opened(copy)
  const [row] = await query(again.sql, "SELECT n, asked, deadline FROM tables WHERE id = 'b'")
  expect(row).toEqual({ n: 5, asked: ',1,2,', deadline: 5 })
  expect([await numbersOf(again.ledger, 'a'), await numbersOf(again.ledger, 'b')]).toEqual([
    upTo(66),
    upTo(5),
  ])
  expect(await append(again.ledger, 'a', 67, 140)).not.toContain(false)
  expect(await numbersOf(again.ledger, 'a')).toEqual(upTo(140))
  await sql.close()
})

test('two who write the same file see what the other wrote, and lose nothing', async () => {
  const one = await begun('a')
  const other = await opened(one.file)
  for (let n = 1; n <= 200; n++) {
    const [mine, theirs] = n % 3 === 0 ? [other, one] : [one, other]
    expect(await mine.ledger.append('a', entry(n), ON)).toBe(true)
    expect(await theirs.ledger.append('a', entry(n), ON)).toBe(false)
  }
  for (const { ledger } of [one, other]) expect(await numbersOf(ledger, 'a')).toEqual(upTo(200))
})

test('tables that rest get their chapter, and the journal stays short', async () => {
  const { sql, ledger } = await begun('busy', ...upTo(40).map((i) => `t${i}`))
  await Promise.all(upTo(40).map((i) => append(ledger, `t${i}`, 1, 3)))
  for (let n = 0; n < 24_000; n += 500) await append(ledger, 'busy', n + 1, n + 500)
  const rested = "SELECT count(*) AS n FROM chapters WHERE table_id LIKE 't%'"
  expect(await query(sql, rested)).toEqual([{ n: 40 }])
  expect(await countOf(sql, 'journal')).toBeLessThan(30)
  for (const i of upTo(40)) expect(await numbersOf(ledger, `t${i}`)).toEqual([1, 2, 3])
  expect(await numbersOf(ledger, 'busy')).toEqual(upTo(24_000))
  expect(await append(ledger, 't7', 4, 5)).toEqual([true, true])
  expect(await append(ledger, 't7', 5, 5)).toEqual([false])
  const longest = 'SELECT max(last - first + 1) AS longest FROM chapters'
  expect(await query(sql, longest)).toEqual([{ longest: 64 }])
})

test('what is undone is not known either', async () => {
  const { sql, ledger } = await begun('a')
  await append(ledger, 'a', 1, 63)
  const also = [statement('INSERT INTO nowhere VALUES (1)')]
  const failing = Array.from({ length: 3 }, () => ledger.append('a', entry(64), { ...ON, also }))
  for (const one of failing) await expect(one).rejects.toThrow(Outage)
  expect(await countOf(sql, 'chapters')).toBe(0)
  expect(await append(ledger, 'a', 64, 65)).toEqual([true, true])
  expect(await numbersOf(ledger, 'a')).toEqual(upTo(65))
})

test('a hole in the journal harms only its table', async () => {
  const { sql, file, ledger } = await begun('a', 'b')
  await append(ledger, 'a', 1, 3, false)
  await append(ledger, 'b', 1, 1)
  await sql.close()
  const database = new DatabaseSync(file)
  database.exec("UPDATE journal SET body = 'rubbish' WHERE body LIKE 'a\t2\t%'")
  database.close()
  const again = await opened(file)
  await expect(again.ledger.entriesAfter('a', 0)).rejects.toThrow(Outage)
  await expect(again.ledger.append('a', entry(4), ON)).rejects.toThrow(Outage)
  expect(await append(again.ledger, 'b', 2, 3)).toEqual([true, true])
})

/** As the version before wrote it. */
async function oldDatabase(tables: readonly (readonly [id: string, entries: number])[]) {
  const file = join(freshFolder(), 'old.sqlite')
  const sql = await SqliteSql.open(file)
  await migrate(sql, undefined, KNOWN_STEPS - 1)
  for (const [id, n] of tables) {
    await new Ledger(sql).create(stored(id), [])
    const rows = upTo(n).map((i) =>
      statement(
        'INSERT INTO entries VALUES ($1, $2, $3, $4)',
        id,
        i,
        10 * i,
        JSON.stringify(entry(i)),
      ),
    )
    const grown = statement('UPDATE tables SET n = $2 WHERE id = $1', id, n)
    await sql.run({ statements: [...rows, grown] })
  }
  await sql.close()
  return file
}

test('[HOUSE-7.4] entries of an older version are packed, also where that was begun and killed', async () => {
  const tables = [
    ['a', 130],
    ['b', 9000],
    ['c', 1],
  ] as const
  const file = await oldDatabase(tables)
  const database = new DatabaseSync(file)
  database.exec(`CREATE TABLE chapters (table_id TEXT NOT NULL, first BIGINT NOT NULL, last BIGINT NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (table_id, first));
    CREATE TABLE journal (i INTEGER PRIMARY KEY, body TEXT NOT NULL);
    INSERT INTO chapters SELECT table_id, min(n), max(n), group_concat(body, char(10) ORDER BY n) FROM entries
      WHERE table_id = 'a' AND n <= 64 GROUP BY table_id;
    DELETE FROM entries WHERE table_id = 'a' AND n <= 64`) // as far as it had come
  database.close()
  const { sql, ledger } = await opened(file)
  for (const [id, n] of tables) {
    expect(await numbersOf(ledger, id)).toEqual(upTo(n))
    expect(await append(ledger, id, n + 1, n + 2)).toEqual([true, true])
  }
  expect(await ledger.entriesPage('b', { after: 4094, size: 4 })).toEqual(
    [4095, 4096, 4097, 4098].map(entry),
  )
  expect(await query(sql, "SELECT name FROM sqlite_schema WHERE name = 'entries'")).toEqual([])
})
