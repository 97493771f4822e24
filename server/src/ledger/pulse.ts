// One row that is written to see whether the database can be written.
import { query, type Sql } from './sql.ts'

/** Rejects with an `Outage` if nothing can be written. */
export async function writePulse(sql: Sql, now: number): Promise<void> {
  await query(
    sql,
    `INSERT INTO pulse (name, at) VALUES ('written', $1) ON CONFLICT (name) DO UPDATE SET at = excluded.at`,
    now,
  )
}

/** When it was written last, in milliseconds since 1970; 0 if never. */
export async function lastPulse(sql: Sql): Promise<number> {
  const [row] = await query(sql, "SELECT at FROM pulse WHERE name = 'written'")
  return Number(row?.at ?? 0)
}

/** A file is put back to where it stood before: what anybody has seen since is no more. */
export async function beginTimeline(sql: Sql, now: number): Promise<void> {
  await query(
    sql,
    `INSERT INTO pulse (name, at) VALUES ('timeline', $1) ON CONFLICT (name) DO UPDATE SET at = excluded.at`,
    now,
  )
}

/** Unlike that of the same file before it was put back. */
export async function timelineOf(sql: Sql): Promise<string> {
  const [row] = await query(sql, "SELECT at FROM pulse WHERE name = 'timeline'")
  return String(row?.at ?? 0)
}
