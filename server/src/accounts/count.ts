// How many people the house knows, and the most that one of them has, for the figures.
import { query, type Sql } from '../ledger/sql.ts'

export async function countPeople(sql: Sql): Promise<{ guest: number; member: number }> {
  const [row] = await query(
    sql,
    'SELECT count(*) AS everybody, count(email) AS members FROM accounts WHERE merged_into IS NULL',
  )
  const member = Number(row?.members ?? 0)
  return { guest: Number(row?.everybody ?? 0) - member, member }
}

/** Sessions, notices that are not sent yet, tables and those of them that are open, of whoever has most of them. */
export async function largestShares(sql: Sql) {
  const largest = async (from: string) => {
    const [row] = await query(
      sql,
      `SELECT max(share) AS largest FROM (SELECT count(*) AS share FROM ${from} GROUP BY account)`,
    )
    return Number(row?.largest ?? 0)
  }
  return {
    sessionsOfAPerson: await largest('sessions'),
    noticesOfAPerson: await largest(`deliveries WHERE state IN ('open', 'claimed')`),
    tablesOfAPerson: await largest('sitters'),
    openTablesOfAPerson: await largest(`sitters WHERE status IN ('waiting', 'playing')`),
  }
}
