// What is counted for all nodes together: how often somebody did something in a time that ends then.
import { query, type Sql } from '../ledger/sql.ts'
import { NOW } from './claims.ts'

const COUNT = `INSERT INTO limits AS l VALUES ($1, $2, 1) ON CONFLICT (key) DO UPDATE
  SET count = CASE WHEN l.span = excluded.span THEN l.count + 1 ELSE 1 END, span = excluded.span RETURNING count`

export async function counted(sql: Sql, what: string, end: number): Promise<number> {
  const [row] = await query(sql, COUNT, what, end)
  return Number(row?.count ?? 0)
}

export const forgetCounts = (sql: Sql): Promise<unknown> =>
  query(sql, `DELETE FROM limits WHERE span < ${NOW}`)
