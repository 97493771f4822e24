// Entries as versions before 0.2 kept them, a row each, are packed into chapters: a slice at a time, each for itself, so that a
// packing that was killed goes on where it stopped. When none is left their relation goes.
import type { DatabaseSync } from 'node:sqlite'
import { CHAPTER } from './chapters.ts'

/** Entries that are packed within one commit. */
const SLICE = 64 * CHAPTER
/** Between two folds of the log into the file, so that it does not grow as large as that. */
const SLICES = 64

/** Whether there are any: some rows each, in a relation that a newer database does not have. */
const hasOld = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'entries'").get() !== undefined

/** All that are left. */
export function packOld(database: DatabaseSync): void {
  if (!hasOld(database)) return
  for (let slices = 1; packSlice(database); slices++)
    if (slices % SLICES === 0) database.exec('PRAGMA wal_checkpoint(PASSIVE)')
  database.exec('DROP TABLE entries')
}

/** The first so many rows in the order of tables, cut where a chapter ends. False if there are none left. */
function packSlice(database: DatabaseSync): boolean {
  const end = database.prepare(END).get()
  const [which, ...bound] = end === undefined ? ['1'] : upTo(String(end.table_id), Number(end.n))
  database.exec('BEGIN IMMEDIATE')
  database
    .prepare(
      `INSERT INTO chapters SELECT table_id, min(n), max(n), group_concat(body, char(10) ORDER BY n) FROM entries
        WHERE ${which} GROUP BY table_id, (n - 1) / ${CHAPTER}`,
    )
    .run(...bound)
  database.prepare(`DELETE FROM entries WHERE ${which}`).run(...bound)
  database.exec('COMMIT')
  return end !== undefined
}

const END = `SELECT table_id, n FROM entries ORDER BY table_id, n LIMIT 1 OFFSET ${SLICE}`

/** Of the table that a slice ends in, only whole chapters. */
const upTo = (table: string, n: number): [string, string, number] => [
  'table_id < ?1 OR (table_id = ?1 AND n <= ?2)',
  table,
  n - (n % CHAPTER),
]
