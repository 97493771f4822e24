// People inside what tables store about themselves. A table that is in memory has to be read anew afterwards.
import { Outage, query, type Sql, type Statement, statement } from '../ledger/sql.ts'
import { ALL_OF, FORMER_NAME } from './account.ts'

/** The guest's seats become the account's, where the account has none. Ids are random, so a text is replaced safely. */
export const reseatStatement = (guest: string, account: string): Statement =>
  statement(
    `UPDATE tables SET house = REPLACE(house, $3, $4), revision = revision + 1
      WHERE id IN (SELECT table_id FROM sitters WHERE account = $1)
        AND id NOT IN (SELECT table_id FROM sitters WHERE account = $2)`,
    guest,
    account,
    JSON.stringify(guest),
    JSON.stringify(account),
  )

/** Answers the tables at which the person sat. */
export async function forgetNameAtTables(sql: Sql, account: string): Promise<string[]> {
  const people = await query(sql, ALL_OF, account)
  const ids = people.map(({ id }) => String(id))
  const sat = await query(
    sql,
    `SELECT DISTINCT table_id FROM sitters
      WHERE account IN (${ALL_OF}) ORDER BY table_id`,
    account,
  )
  const tables = sat.map((row) => String(row.table_id))
  await Promise.all(tables.map((table) => forgetNamesAt(sql, table, ids)))
  return tables
}

const ATTEMPTS = 5

async function forgetNamesAt(sql: Sql, table: string, ids: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [row] = await query(sql, 'SELECT house, revision FROM tables WHERE id = $1', table)
    const room = row === undefined ? undefined : withoutNames(String(row.house), ids)
    if (row === undefined || room === undefined) return
    const answer = await sql.run({
      guard: true,
      statements: [
        statement(
          'UPDATE tables SET house = $2, revision = revision + 1 WHERE id = $1 AND revision = $3',
          table,
          room,
          Number(row.revision),
        ),
      ],
    })
    if (answer.ok) return
  }
  throw new Outage(`table ${table} changes all the time`)
}

/** Whatever has the id of one of them and a name gets the name of nobody. Nothing, if it is damaged: nobody reads it. */
function withoutNames(room: string, ids: readonly string[]): string | undefined {
  const nameless = (_key: string, value: { id: string; name?: unknown } | null) =>
    typeof value?.name === 'string' && ids.includes(value.id)
      ? { ...value, name: FORMER_NAME }
      : value
  try {
    return JSON.stringify(JSON.parse(room, nameless))
  } catch {
    return undefined
  }
}
