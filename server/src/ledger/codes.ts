// Six digits for each table that waits, to be said on the phone: found by an index, and not given again for a while.
import { randomInt } from 'node:crypto'
import { query, type Sql, type Statement, statement } from './sql.ts'

/** A code that led somewhere leads nowhere else for this long afterwards. */
const REST_MS = 3_600_000
const TRIES = 8
const FIRST = 100_000
const END = 1_000_000

/** Null if there are too many already. */
export async function giveCode(
  sql: Sql,
  table: string,
  now: number,
  most: number,
): Promise<string | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const code = String(randomInt(FIRST, END))
    const answer = await sql.run({
      guard: true,
      statements: [
        statement(
          `INSERT INTO codes (code, table_id, since) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT)
            WHERE NOT EXISTS (SELECT 1 FROM codes WHERE code = $1) AND (SELECT count(*) FROM codes) < $4`,
          code,
          table,
          now,
          most,
        ),
      ],
    })
    if (answer.ok) return code
  }
  return null
}

/** It leads nowhere any more, and is nobody else's yet. */
export const endCode = (code: string, now: number): Statement =>
  statement(`UPDATE codes SET table_id = '', since = $2 WHERE code = $1`, code, now)

/** One look, whether there is such a code or not. */
export async function tableWithCode(sql: Sql, code: string): Promise<string | undefined> {
  const [row] = await query(
    sql,
    `SELECT t.id FROM codes c JOIN tables t ON t.id = c.table_id
      WHERE c.code = $1 AND t.status = 'waiting' AND t.visibility <> 'private'`,
    code,
  )
  return row === undefined ? undefined : String(row.id)
}

/** To be called now and then: those of rooms that no longer wait. */
export const forgetCodes = (now: number): Statement =>
  statement(
    `DELETE FROM codes WHERE since < $1 AND NOT EXISTS
      (SELECT 1 FROM tables t WHERE t.id = table_id AND (t.status = 'waiting' OR t.updated >= $1))`,
    now - REST_MS,
  )
