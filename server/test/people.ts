// For tests about people: a real database in a folder of its own, a clock to set, tables to sit at.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Account, Outcome } from '../src/accounts/account.ts'
import { Accounts } from '../src/accounts/accounts.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { query, type Sql } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export interface People {
  readonly sql: Sql
  readonly accounts: Accounts
  readonly clock: { now: number }
}

/** Gone again when the test is over. */
export async function people(): Promise<People> {
  const folder = mkdtempSync(join(tmpdir(), 'foldtable-people-'))
  const sql = await SqliteSql.open(join(folder, 'people.db'))
  onTestFinished(async () => {
    await sql.close()
    rmSync(folder, { recursive: true })
  })
  await migrate(sql)
  const clock = { now: Date.UTC(2026, 0, 1) }
  return { sql, clock, accounts: new Accounts(sql, () => clock.now) }
}

/** What was taken, or the test fails with the refusal. */
export function taken<T>(outcome: Outcome<T>): { readonly ok: true } & T {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`)
  return outcome
}

export const refusalOf = <T>(outcome: Outcome<T>): string =>
  outcome.ok ? 'taken' : `${outcome.refusal.code} ${outcome.refusal.rule}`

export async function member(accounts: Accounts, email: string): Promise<Account> {
  const { token } = taken(await accounts.requestSignIn(email))
  return taken(await accounts.completeSignIn(token)).account
}

/** A table at which these sit, each asked or not. */
export async function seat(
  sql: Sql,
  table: string,
  sitters: readonly { readonly id: string; readonly name: string }[],
  asked = 0,
): Promise<void> {
  const seats = sitters.map(({ id, name }) => ({ id, name }))
  await query(
    sql,
    `INSERT INTO tables VALUES ($1, 'pass-the-ace', 'playing', 'public', 'invite', $2, 'key', 1, 1, $3, NULL, 0, NULL,
      1, 1)`,
    table,
    JSON.stringify({ sittings: seats }),
    asked === 0 ? '' : `,${sitters.map((_, index) => index).join(',')},`,
  )
  for (const [index, { id }] of sitters.entries()) {
    await query(sql, `INSERT INTO sitters VALUES ($1, $2, $3, 'playing')`, table, id, index)
  }
}
