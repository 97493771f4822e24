// Whom somebody does not want to hear, or not to sit with. Nobody is told that they are kept away.

import { type Refusal, refuse } from '@foldtable/kernel'
import type { Away, AwayPerson } from '@foldtable/protocol'
import { query, type Sql, statement } from '../ledger/sql.ts'

/** Everybody whom the person keeps away, the latest first. */
export async function keptAwayBy(sql: Sql, account: string, most: number): Promise<AwayPerson[]> {
  const rows = await query(
    sql,
    'SELECT other, muted, blocked, at FROM kept_away WHERE account = $1 LIMIT $2',
    account,
    most,
  )
  const latest = rows.toSorted((a, b) => Number(b.at) - Number(a.at))
  if (latest.length === 0) return []
  const named = await sql.run({
    statements: latest.map(({ other }) =>
      statement('SELECT id, name, avatar FROM accounts WHERE id = $1', String(other)),
    ),
  })
  const people = named.ok ? named.answers.map(({ rows: [one] }) => one) : []
  return latest.flatMap(({ muted, blocked }, index) => {
    const one = people[index]
    if (one === undefined) return []
    const { id, name, avatar } = one
    return [
      {
        id: String(id),
        name: String(name),
        avatar: String(avatar),
        isMuted: Number(muted) === 1,
        isBlocked: Number(blocked) === 1,
      },
    ]
  })
}

/** Neither muted nor blocked is not kept away at all. */
export async function keepAway(
  sql: Sql,
  { account, other, at, most }: { account: string; other: string; at: number; most: number },
  { isMuted, isBlocked }: Away,
): Promise<Refusal | undefined> {
  if (account === other) return refuse('notYourself', 'ACC-6.3')
  if (!isMuted && !isBlocked) {
    await query(sql, 'DELETE FROM kept_away WHERE account = $1 AND other = $2', account, other)
    return undefined
  }
  const kept = await sql.run({
    guard: true,
    statements: [
      statement(
        `INSERT INTO kept_away (account, other, muted, blocked, at)
          SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST($5 AS BIGINT)
          WHERE (SELECT count(*) FROM kept_away WHERE account = $1 AND other <> $2) < $6
          ON CONFLICT (account, other) DO UPDATE SET muted = excluded.muted, blocked = excluded.blocked, at = excluded.at`,
        account,
        other,
        isMuted ? 1 : 0,
        isBlocked ? 1 : 0,
        at,
        most,
      ),
    ],
  })
  return kept.ok ? undefined : refuse('tooManyKeptAway', 'ACC-6.2', { most })
}

/** Who of these has blocked the person; asked of the store at once, however many they are. */
export async function blockersOf(
  sql: Sql,
  account: string,
  among: readonly string[],
): Promise<string[]> {
  const rows = await query(
    sql,
    'SELECT account FROM kept_away WHERE other = $1 AND blocked = 1',
    account,
  )
  const blockers = new Set(rows.map((row) => String(row.account)))
  return among.filter((one) => blockers.has(one))
}

export async function isBlockedBy(sql: Sql, account: string, by: string): Promise<boolean> {
  const [row] = await query(
    sql,
    'SELECT blocked FROM kept_away WHERE account = $1 AND other = $2',
    by,
    account,
  )
  return Number(row?.blocked ?? 0) === 1
}
