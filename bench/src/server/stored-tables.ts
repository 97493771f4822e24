// A store with very many tables in it: one real table, copied inside the database.

import { query, type Sql, statement } from '@foldtable/server/ledger/sql'
import { SqliteSql } from '@foldtable/server/ledger/sqlite'
import { SEATS } from './contestant.ts'
import { guests, startedTable } from './our-client.ts'
import { databaseIn, startOurs } from './our-server.ts'

/** Whatever of a table is stored in which relation, and under which name its id stands there. */
const RELATIONS = [
  { name: 'tables', id: 'id' },
  { name: 'chapters', id: 'table_id' },
  { name: 'snapshots', id: 'table_id' },
  { name: 'sitters', id: 'table_id' },
] as const

/** Every other copy has something to do tomorrow, so that the server has deadlines to look through. */
const TOMORROW_MS = 24 * 60 * 60 * 1000

export async function storeTables(folder: string, count: number): Promise<void> {
  const server = await startOurs(folder)
  const id = await startedTable(await guests(server.address, SEATS))
  await server.stop()
  const sql = await SqliteSql.open(databaseIn(folder))
  try {
    for (const { name, id: column } of RELATIONS) await copyRows(sql, name, column, id, count)
    const [stored] = await query(sql, 'SELECT count(*) AS tables FROM tables')
    if (stored?.tables !== count + 1) throw new Error(`${stored?.tables} tables are stored`)
    const tomorrow = Date.now() + TOMORROW_MS
    await query(sql, 'UPDATE tables SET deadline = $1', tomorrow)
    await query(sql, "UPDATE tables SET deadline = NULL WHERE id LIKE '%0' OR id LIKE '%5'")
  } finally {
    await sql.close()
  }
}

async function copyRows(
  sql: Sql,
  relation: string,
  column: string,
  id: string,
  count: number,
): Promise<void> {
  const [row] = await query(sql, `SELECT * FROM ${relation} WHERE ${column} = $1`, id)
  if (row === undefined) return // an engine or a game that stores nothing there yet
  const others = Object.keys(row).filter((name) => name !== column)
  await sql.run({
    statements: [
      statement(
        `WITH RECURSIVE copies(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copies WHERE i < $2)
          INSERT INTO ${relation} (${[column, ...others].join(', ')})
          SELECT 'copy-' || i, ${others.join(', ')} FROM copies, ${relation} WHERE ${column} = $1`,
        id,
        count,
      ),
    ],
  })
}
