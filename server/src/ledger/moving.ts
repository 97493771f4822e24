// A whole house from one database to another, whichever engines they have: row by row in the order of their keys, then compared. What
// belongs to nodes that run (`nodes`, `presence`, `claims`, `limits`) stays behind.
import { createHash } from 'node:crypto'
import { CHAPTER } from './chapters.ts'
import type { Store } from './entries.ts'
import { query, type Row, type Statement, statement, type Value } from './sql.ts'

/** What is kept, and by which columns each row is known. A test holds it against the database's shape. */
export const KEPT: { readonly [table: string]: readonly string[] } = {
  accounts: ['id'],
  sessions: ['hash'],
  sign_ins: ['hash'],
  tables: ['id'],
  snapshots: ['table_id'],
  sitters: ['table_id', 'account'],
  chat: ['table_id', 'i'],
  gallery: ['table_id', 'i'],
  heard: ['table_id', 'account'],
  kept_away: ['account', 'other'],
  codes: ['code'],
  tallies: ['account', 'game', 'name'],
  ratings: ['account', 'game'],
  rating_steps: ['account', 'table_id'],
  notices: ['account', 'kind', 'table_id', 'n'],
  deliveries: ['account', 'kind', 'table_id', 'n', 'channel'],
}

/** So many rows at a time. */
const TOGETHER = 500
const MOVING = 'moving'

async function* pagesOf(sql: Store, table: string): AsyncGenerator<readonly Row[]> {
  const keys = KEPT[table] ?? []
  const order = `ORDER BY ${keys.join(', ')} LIMIT ${TOGETHER}`
  const after = `(${keys.join(', ')}) > (${keys.map((_, index) => `$${index + 1}`).join(', ')})`
  let rows = await query(sql, `SELECT * FROM ${table} ${order}`)
  while (rows.length > 0) {
    yield rows
    const last = keys.map((key): Value => rows.at(-1)?.[key] ?? null)
    rows = await query(sql, `SELECT * FROM ${table} WHERE ${after} ${order}`, ...last)
  }
}

/** Who follows a table is for nodes that run. */
const columnsOf = (row: Row): string[] =>
  Object.keys(row)
    .filter((column) => column !== 'follows')
    .sort()

/** Nothing but the beginning of such a move. */
export async function isFree(sql: Store): Promise<boolean> {
  const [moving] = await query(sql, 'SELECT at FROM pulse WHERE name = $1', MOVING)
  if (moving !== undefined) return true
  const [accounts] = await query(sql, 'SELECT id FROM accounts LIMIT 1')
  const [tables] = await query(sql, 'SELECT id FROM tables LIMIT 1')
  return accounts === undefined && tables === undefined
}

/** `told` hears how many rows of what are there. */
export async function copyAll(
  from: Store,
  to: Store,
  told: (table: string, rows: number) => void,
): Promise<void> {
  await query(
    to,
    `INSERT INTO pulse VALUES ($1, 0) ON CONFLICT (name) DO UPDATE SET at = 0`,
    MOVING,
  )
  for (const table of [...Object.keys(KEPT), to.engine === 'postgres' ? 'entries' : 'chapters'])
    await query(to, `DELETE FROM ${table}`) // of a move that was cut short
  for (const table of Object.keys(KEPT)) {
    let rows = 0
    for await (const page of pagesOf(from, table)) {
      if (table === 'tables') for (const row of page) await copyEntries(from, to, String(row.id))
      await to.run({ statements: page.map((row) => insertion(table, row)) })
      rows += page.length
      told(table, rows)
    }
  }
}

/** A move to here was cut short: it is not a house. */
export async function mustBeWhole(sql: Store): Promise<void> {
  const [moving] = await query(sql, 'SELECT at FROM pulse WHERE name = $1', MOVING)
  if (moving === undefined) return
  throw new Error('a move to this database was cut short; do it again with `npx foldtable move`')
}

/** To be called when all was compared: before that it is not a house. */
export const openMoved = (to: Store): Promise<unknown> =>
  query(to, 'DELETE FROM pulse WHERE name = $1', MOVING)

function insertion(table: string, row: Row): Statement {
  const columns = columnsOf(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  return statement(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    ...columns.map((column): Value => row[column] ?? null),
  )
}

async function copyEntries(from: Store, to: Store, table: string): Promise<void> {
  const texts = await from.entries.after(table, 0)
  const statements: Statement[] = []
  for (let first = 0; first < texts.length; first += CHAPTER)
    statements.push(
      ...(to.engine === 'postgres'
        ? inRows(table, first, texts.slice(first, first + CHAPTER))
        : [inChapter(table, first, texts.slice(first, first + CHAPTER))]),
    )
  for (let at = 0; at < statements.length; at += TOGETHER)
    await to.run({ statements: statements.slice(at, at + TOGETHER) })
}

const inRows = (table: string, first: number, texts: readonly string[]): Statement[] =>
  texts.map((text, index) =>
    statement(
      'INSERT INTO entries (table_id, n, at, body) VALUES ($1, $2, $3, $4)',
      ...[table, first + index + 1, Number(JSON.parse(text).at), text],
    ),
  )

const inChapter = (table: string, first: number, texts: readonly string[]): Statement =>
  statement(
    'INSERT INTO chapters (table_id, first, last, body) VALUES ($1, $2, $3, $4)',
    ...[table, first + 1, first + texts.length, texts.join('\n')],
  )

/** For each table of the database: how many rows, and the hash of all of them in their order; entries by the table they belong to. */
export async function* summaryOf(sql: Store): AsyncGenerator<readonly [string, string]> {
  for (const table of Object.keys(KEPT)) {
    const hash = createHash('sha256')
    let rows = 0
    for await (const page of pagesOf(sql, table)) {
      rows += page.length
      for (const row of page) {
        hash.update(JSON.stringify(columnsOf(row).map((column) => row[column])))
        if (table === 'tables') yield await entriesOf(sql, String(row.id))
      }
    }
    yield [table, `${rows} ${hash.digest('hex')}`]
  }
}

async function entriesOf(sql: Store, table: string): Promise<readonly [string, string]> {
  const texts = await sql.entries.after(table, 0)
  const hash = createHash('sha256').update(texts.join('\n'))
  return [`entries of ${table}`, `${texts.length} ${hash.digest('hex')}`]
}
