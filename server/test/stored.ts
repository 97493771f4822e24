// A look into a house's database from outside, to see what is stored and to damage it.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE } from '../src/server.ts'

/** One statement, closed again at once. */
export function stored(dataDir: string, sql: string, ...values: (string | number | null)[]) {
  const database = new DatabaseSync(join(dataDir, DATABASE))
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

/** So many more tables like this one, each waiting for its deadline. */
export function copies(dataDir: string, table: string, count: number, change: string): void {
  const [row = {}] = stored(dataDir, 'SELECT * FROM tables WHERE id = ?', table)
  const columns = Object.keys(row).filter((name) => name !== 'id')
  const list = columns.join(', ')
  stored(
    dataDir,
    `WITH RECURSIVE i (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM i WHERE k < ?)
      INSERT INTO tables (id, ${list}) SELECT 'copy' || k, ${list} FROM tables, i WHERE id = ?`,
    count,
    table,
  )
  stored(dataDir, `UPDATE tables SET ${change} WHERE id LIKE 'copy%'`)
}

/** Writes another text over one that has been stored of an entry, wherever that lies. */
export function rewriteEntry(
  dataDir: string,
  table: string,
  n: number,
  change: (text: string) => string,
): void {
  const line = new RegExp(`^(${table}\t${n}\t.*?\t.*?\t.*?\t)(.*)$`, 'm')
  const rows = stored(dataDir, 'SELECT i, body FROM journal')
  const found = rows.find(({ body }) => line.test(String(body)))
  if (found === undefined) throw new Error(`entry ${n} of ${table} is not in the journal`)
  const body = String(found.body).replace(line, (_, head, text) => head + change(text))
  stored(dataDir, 'UPDATE journal SET body = ? WHERE i = ?', body, found.i as number)
}
