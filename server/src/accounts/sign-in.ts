// Signing in by a link sent to an e-mail address: whoever reads the mail owns the address.
import type { Locale } from '@foldtable/kernel'
import { query, type Sql, type Statement, statement } from '../ledger/sql.ts'
import {
  ACCOUNT_COLUMNS,
  type Account,
  accountFrom,
  type Outcome,
  refused,
  textOrNull,
} from './account.ts'
import { mergeStatements } from './merge.ts'
import { nameFromEmail, readEmail } from './names.ts'
import { accountStatement, freshAccount, sessionStatements } from './opening.ts'
import { hashOf, newToken } from './tokens.ts'

export const LINK_MINUTES = 15
const LINK_MS = LINK_MINUTES * 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Links to one address: for all askers in an hour, and in a day, as many times what one may have in an hour. */
const FOR_ALL = 2
const IN_A_DAY = 6

/** Who asks for a link. */
export interface Asker {
  /** The account, if somebody is signed in. */
  readonly account?: string
  /** What links are counted by: strangers who ask together are one, and nobody is counted for another. */
  readonly from?: string
}

export interface Clicked {
  /** Of an account that is made. */
  readonly language?: Locale
  /** The account that is signed in where the link was opened. */
  readonly here?: string
  /** What that device calls itself. */
  readonly device?: string
}

export interface SignInAsked {
  /** As it is to be mailed to. */
  readonly email: string
  readonly token: string
}

export interface SignedIn {
  readonly account: Account
  /** Of the new session. */
  readonly token: string
  /** The account that asked: its sessions have ended (ACC-3.7). */
  readonly ended?: string
  /** The guest that is this account from now on, and the tables where its seat followed: their houses have changed. */
  readonly merged?: { readonly guest: string; readonly tables: readonly string[] }
}

/** Does the same for an address that is known and one that is not. Whoever has no link that works gets one (ACC-3.2). */
export async function requestSignIn(
  sql: Sql,
  now: number,
  typed: string,
  { account, from, most }: Asker & { readonly most: number },
): Promise<Outcome<SignInAsked>> {
  const read = readEmail(typed)
  if (!read.ok) return read
  const { email } = read
  const token = newToken()
  const expires = now + LINK_MS
  const answer = await sql.run({
    guard: true,
    statements: [
      statement(
        `INSERT INTO sign_ins (hash, email, account, expires, asker)
          SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT)
          WHERE NOT EXISTS (SELECT 1 FROM sign_ins WHERE email = $2 AND expires > $6)
            OR ((SELECT count(*) FROM sign_ins WHERE email = $2 AND expires > $7 AND asker = $5) < $9
              AND (SELECT count(*) FROM sign_ins WHERE email = $2 AND expires > $7) < $10
              AND (SELECT count(*) FROM sign_ins WHERE email = $2 AND expires > $8) < $11)`,
        hashOf(token),
        email,
        account ?? null,
        expires,
        from ?? '',
        now,
        expires - HOUR_MS,
        expires - DAY_MS,
        most,
        FOR_ALL * most,
        IN_A_DAY * most,
      ),
    ],
  })
  return answer.ok ? { ok: true, email, token } : refused('tooManyLinks', 'ACC-3.2')
}

/** Its mail could not be sent: it neither counts nor works. */
export const withdrawStatement = (token: string): Statement =>
  statement('DELETE FROM sign_ins WHERE hash = $1', hashOf(token))

/** Links are kept for a day after they were sent, to be counted. */
export const forgetLinksStatement = (now: number): Statement =>
  statement('DELETE FROM sign_ins WHERE expires <= $1', now + LINK_MS - DAY_MS)

/** ACC-3.10: what an account asked for before it had this owner, or this address, is void. */
export const voidLinksStatement = (account: string): Statement =>
  statement(
    `DELETE FROM sign_ins WHERE account = $1 OR email = (SELECT email FROM accounts WHERE id = $1)`,
    account,
  )

/**
 * Two links completed at the same instant for one new address: the second meets the first's account in the database and
 * fails as a whole, so its link still works when it is tried again.
 */
export async function completeSignIn(
  sql: Sql,
  now: number,
  link: string,
  { language = 'en', here, device = '', mostSessions }: Clicked & { readonly mostSessions: number },
): Promise<Outcome<SignedIn>> {
  const hash = hashOf(link)
  const [asked] = await query(
    sql,
    'SELECT email, account FROM sign_ins WHERE hash = $1 AND expires > $2',
    hash,
    now,
  )
  if (asked === undefined) return refused('linkNotValid', 'ACC-3.4')
  const email = String(asked.email)
  const asker = await accountBy(sql, 'id', textOrNull(asked.account))
  const owner = await accountBy(sql, 'email', email)
  const isChange = owner === undefined && asker !== undefined && asker.email !== null
  if (isChange && here !== asker.id) return refused('openWhereAsked', 'ACC-3.9')
  const { account, statements, ended, merged } = await arranged(sql, now, {
    email,
    asker,
    owner,
    language,
  })
  const token = newToken()
  const answer = await sql.run({
    guard: true,
    statements: [
      statement('DELETE FROM sign_ins WHERE hash = $1 AND expires > $2', hash, now),
      ...statements,
      ...sessionStatements(token, account.id, now, { most: mostSessions, device }),
    ],
  })
  if (!answer.ok) return refused('linkNotValid', 'ACC-3.4')
  return {
    ok: true,
    account,
    token,
    ...(ended === undefined ? {} : { ended }),
    ...(merged === undefined ? {} : { merged }),
  }
}

interface Proven {
  readonly email: string
  readonly asker: Account | undefined
  readonly owner: Account | undefined
  readonly language: Locale
}

interface Arranged extends Pick<SignedIn, 'account' | 'ended' | 'merged'> {
  readonly statements: readonly Statement[]
}

/** Whose session it will be, and what has to be written for that. */
async function arranged(
  sql: Sql,
  now: number,
  { email, asker, owner, language }: Proven,
): Promise<Arranged> {
  if (owner !== undefined) {
    if (asker === undefined || asker.email !== null) return { account: owner, statements: [] }
    const tables = await tablesToFollow(sql, asker.id, owner.id)
    const statements = mergeStatements(asker.id, owner.id)
    return { account: owner, statements, ended: asker.id, merged: { guest: asker.id, tables } }
  }
  if (asker !== undefined) {
    const statements = [
      voidLinksStatement(asker.id),
      statement('UPDATE accounts SET email = $2 WHERE id = $1', asker.id, email),
      statement('DELETE FROM sessions WHERE account = $1', asker.id), // ACC-3.7
    ]
    return { account: { ...asker, email }, statements, ended: asker.id }
  }
  const account = freshAccount(nameFromEmail(email), email, language, now)
  return { account, statements: [accountStatement(account)] }
}

async function accountBy(
  sql: Sql,
  column: 'id' | 'email',
  value: string | null,
): Promise<Account | undefined> {
  const [row] = await query(
    sql,
    `SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE ${column} = $1 AND merged_into IS NULL`,
    value,
  )
  return row === undefined ? undefined : accountFrom(row)
}

/** Those where the guest's seat can follow, because the account has none there. */
async function tablesToFollow(sql: Sql, guest: string, account: string): Promise<string[]> {
  const rows = await query(
    sql,
    `SELECT table_id FROM sitters WHERE account = $1
      AND table_id NOT IN (SELECT table_id FROM sitters WHERE account = $2) ORDER BY table_id`,
    guest,
    account,
  )
  return rows.map((row) => String(row.table_id))
}
