// How an account and a session come into being.
import type { Locale } from '@foldtable/kernel'
import { type Statement, statement } from '../ledger/sql.ts'
import type { Account } from './account.ts'
import { anyAvatar } from './avatars.ts'
import { hashOf, newId, newToken } from './tokens.ts'

export const freshAccount = (
  name: string,
  email: string | null,
  language: Locale,
  created: number,
): Account => ({ id: newId(), name, email, avatar: anyAvatar(), language, notices: 'now', created })

export const accountStatement = (account: Account): Statement =>
  statement(
    `INSERT INTO accounts (id, name, email, avatar, language, notices, unsubscribe, digested, created, seen)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8)`,
    account.id,
    account.name,
    account.email,
    account.avatar,
    account.language,
    account.notices,
    newToken(),
    account.created,
  )

/** A new session; with too many, those that were not used for longest end. */
export const sessionStatements = (
  token: string,
  account: string,
  at: number,
  { most, device = '' }: { readonly most: number; readonly device?: string },
): Statement[] => [
  statement(
    'INSERT INTO sessions (hash, account, created, seen, device) VALUES ($1, $2, $3, $3, $4)',
    hashOf(token),
    account,
    at,
    device,
  ),
  statement(
    `DELETE FROM sessions WHERE account = $1 AND hash NOT IN
      (SELECT hash FROM sessions WHERE account = $1 ORDER BY seen DESC, created DESC, hash = $3 DESC LIMIT $2)`,
    account,
    most,
    hashOf(token),
  ),
]
