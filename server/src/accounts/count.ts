// How many people the house knows, for the figures.
import { query, type Sql } from '../ledger/sql.ts'

export async function countPeople(sql: Sql): Promise<{ guest: number; member: number }> {
  const [row] = await query(
    sql,
    'SELECT count(*) AS everybody, count(email) AS members FROM accounts WHERE merged_into IS NULL',
  )
  const member = Number(row?.members ?? 0)
  return { guest: Number(row?.everybody ?? 0) - member, member }
}
