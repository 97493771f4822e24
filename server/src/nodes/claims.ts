// What must be done once is taken by one node, for a while. Times are the database's: no two nodes agree on theirs.
import { query, type Sql } from '../ledger/sql.ts'

export const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

const TAKE = `INSERT INTO claims VALUES ($1, $2, ${NOW} + $3, 1)
  ON CONFLICT (what) DO UPDATE SET holder = excluded.holder, until = excluded.until,
    fence = claims.fence + CASE WHEN claims.holder = excluded.holder THEN 0 ELSE 1 END
  WHERE claims.until < ${NOW} OR claims.holder = excluded.holder
  RETURNING fence`

/** The fence grows with every new holder; nothing if another has it. */
export async function take(
  sql: Sql,
  what: string,
  holder: string,
  ms: number,
): Promise<number | undefined> {
  const [row] = await query(sql, TAKE, what, holder, ms)
  return row === undefined ? undefined : Number(row.fence)
}

/** Whoever is served is somebody's for so long; if that node dies over it, another serves it then. */
const SERVED_MS = 10_000
const DUE = `UPDATE tables SET deadline = ${NOW} + ${SERVED_MS} WHERE id IN (
    SELECT id FROM tables WHERE deadline <= ${NOW} ORDER BY deadline LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING id`

/** Tables whose time has come, each to one node. */
export async function takeDue(sql: Sql, most: number): Promise<string[]> {
  return (await query(sql, DUE, most)).map(({ id }) => String(id))
}
