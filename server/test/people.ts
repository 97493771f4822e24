// For tests about people: a real database in a folder of its own, a clock to set, tables to sit at.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account, Outcome } from '../src/accounts/account.ts'
import { Accounts } from '../src/accounts/accounts.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { query, type Sql, statement } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export interface People {
  readonly sql: Sql
  readonly accounts: Accounts
  readonly clock: { now: number }
}

let opened: Promise<Sql> | undefined

/** One database for all tests of a process: opening one takes longer than most of them. */
async function emptyDatabase(): Promise<Sql> {
  opened ??= open()
  const sql = await opened
  const tables = await query(
    sql,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'steps'`,
  )
  await sql.run({ statements: tables.map(({ name }) => statement(`DELETE FROM ${name}`)) })
  return sql
}

async function open(): Promise<Sql> {
  const folder = mkdtempSync(join(tmpdir(), 'foldtable-people-'))
  const sql = await SqliteSql.open(join(folder, 'people.db'))
  await migrate(sql)
  rmSync(folder, { recursive: true }) // its files stay as long as they are open
  return sql
}

export async function people(): Promise<People> {
  const sql = await emptyDatabase()
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

/** Those of every version. */
const COLUMNS = `id, game, status, visibility, invite, house, chance_key, n, at, asked, deadline, revision, result,
  created, updated`

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
    `INSERT INTO tables (${COLUMNS}) VALUES ($1, 'pass-the-ace', 'playing', 'public', 'invite', $2, 'key', 1, 1, $3, NULL, 0, NULL,
      1, 1)`,
    table,
    JSON.stringify({ sittings: seats }),
    asked === 0 ? '' : `,${sitters.map((_, index) => index).join(',')},`,
  )
  for (const [index, { id }] of sitters.entries()) {
    await query(
      sql,
      `INSERT INTO sitters (table_id, account, seat, status, since) VALUES ($1, $2, $3, 'playing', 1)`,
      table,
      id,
      index,
    )
  }
}

/** A table that waits for people, with nobody at it. */
export async function waitingTable(sql: Sql, table: string): Promise<void> {
  await query(
    sql,
    `INSERT INTO tables (${COLUMNS}) VALUES ($1, 'pass-the-ace', 'waiting', 'public', 'invite', '{}', 'key', 0, 1, '', NULL, 0, NULL,
      1, 1)`,
    table,
  )
}
