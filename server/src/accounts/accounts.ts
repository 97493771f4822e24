// People: guests by name at once, an e-mail address to keep the name, sessions, choices, and going away.
import { LOCALES, type Locale } from '@foldtable/kernel'
import { query, type Sql, statement, type Value } from '../ledger/sql.ts'
import {
  ACCOUNT_COLUMNS,
  type Account,
  accountFrom,
  NOTICE_CHOICES,
  type Outcome,
  oneOf,
  refused,
} from './account.ts'
import { AVATARS } from './avatars.ts'
import { forgetCodesStatement } from './device-codes.ts'
import { type Exported, exportOf } from './export.ts'
import { farewellStatements } from './farewell.ts'
import { readName } from './names.ts'
import { accountStatement, freshAccount, sessionStatements } from './opening.ts'
import {
  type Asker,
  type Clicked,
  completeSignIn,
  forgetLinksStatement,
  requestSignIn,
  type SignedIn,
  type SignInAsked,
  voidLinksStatement,
  withdrawStatement,
} from './sign-in.ts'
import { forgetNameAtTables } from './stored-rooms.ts'
import { hashOf, newToken } from './tokens.ts'

const SESSION_MS = 400 * 86_400_000
const SEEN_EVERY_MS = 60_000

/** So much of the hash of its token tells a device from the others. */
const DEVICE_ID = 16

/** One that a person is signed in on. */
interface Device {
  readonly id: string
  /** As it calls itself: browser and system; empty if it says nothing. */
  readonly device: string
  readonly created: number
  readonly seen: number
  /** The one that asks. */
  readonly isThis: boolean
}

interface AccountLimits {
  /** Of one person. */
  readonly sessions: number
  /** To one address in an hour, for one asker. */
  readonly links: number
}

export class Accounts {
  readonly #sql: Sql
  readonly #now: () => number
  readonly #limits: AccountLimits

  constructor(sql: Sql, now: () => number, limits: AccountLimits = { sessions: 50, links: 5 }) {
    this.#sql = sql
    this.#now = now
    this.#limits = limits
  }

  /** Somebody who only told a name, with a session. */
  async guest(
    typed: string,
    language: Locale = 'en',
    device = '',
  ): Promise<Outcome<{ readonly account: Account; readonly token: string }>> {
    const read = readName(typed)
    if (!read.ok) return read
    const now = this.#now()
    const account = freshAccount(read.name, null, language, now)
    const token = newToken()
    await this.#sql.run({
      statements: [
        accountStatement(account),
        ...sessionStatements(token, account.id, now, { most: this.#limits.sessions, device }),
      ],
    })
    return { ok: true, account, token }
  }

  /** On another device of the same person; answers its token. */
  async newSession(account: string, device: string): Promise<string> {
    const token = newToken()
    await this.#sql.run({
      statements: sessionStatements(token, account, this.#now(), {
        most: this.#limits.sessions,
        device,
      }),
    })
    return token
  }

  /** Where the person is signed in; `session` is the one that asks. */
  async devicesOf(account: string, session: string): Promise<Device[]> {
    const rows = await query(
      this.#sql,
      'SELECT hash, device, created, seen FROM sessions WHERE account = $1 ORDER BY seen DESC, created DESC',
      account,
    )
    const own = hashOf(session)
    return rows.map((row) => ({
      id: String(row.hash).slice(0, DEVICE_ID),
      device: String(row.device),
      created: Number(row.created),
      seen: Number(row.seen),
      isThis: row.hash === own,
    }))
  }

  /** Signs out there; answers the hash of what was its token, or nothing if there is no such device. */
  async endDevice(account: string, id: string): Promise<string | undefined> {
    const rows = await query(this.#sql, 'SELECT hash FROM sessions WHERE account = $1', account)
    const hash = rows.map((row) => String(row.hash)).find((one) => one.slice(0, DEVICE_ID) === id)
    if (hash !== undefined) await query(this.#sql, 'DELETE FROM sessions WHERE hash = $1', hash)
    return hash
  }

  /** A guest that was merged answers as the account it is now. */
  async byId(id: string): Promise<Account | undefined> {
    const [row] = await query(
      this.#sql,
      `SELECT ${ACCOUNT_COLUMNS} FROM accounts
        WHERE id = COALESCE((SELECT merged_into FROM accounts WHERE id = $1), $1)`,
      id,
    )
    return row === undefined ? undefined : accountFrom(row)
  }

  /** One hash and one look, whether the token is known or not. */
  bySession(token: string): Promise<Account | undefined> {
    return this.bySessionHash(hashOf(token))
  }

  async bySessionHash(hash: string): Promise<Account | undefined> {
    const now = this.#now()
    const [row] = await query(
      this.#sql,
      `SELECT a.*, s.seen AS used FROM sessions s JOIN accounts a ON a.id = s.account
        WHERE s.hash = $1 AND s.seen > $2`,
      hash,
      now - SESSION_MS,
    )
    if (row === undefined) return undefined
    if (now - Number(row.used) >= SEEN_EVERY_MS) await this.#see(hash, String(row.id), now)
    return accountFrom(row)
  }

  async #see(hash: string, account: string, now: number): Promise<void> {
    await this.#sql.run({
      statements: [
        statement('UPDATE sessions SET seen = $2 WHERE hash = $1', hash, now),
        statement('UPDATE accounts SET seen = $2 WHERE id = $1', account, now),
      ],
    })
  }

  async signOut(token: string): Promise<void> {
    await query(this.#sql, 'DELETE FROM sessions WHERE hash = $1', hashOf(token))
  }

  async signOutEverywhere(account: string): Promise<void> {
    await this.#sql.run({
      statements: [
        statement('DELETE FROM sessions WHERE account = $1', account),
        voidLinksStatement(account),
      ],
    })
  }

  async rename(account: string, typed: string): Promise<Outcome<{ readonly account: Account }>> {
    const read = readName(typed)
    return read.ok ? this.#change(account, 'name = $2', read.name) : read
  }

  async setAvatar(
    account: string,
    avatar: string,
  ): Promise<Outcome<{ readonly account: Account }>> {
    if (!AVATARS.includes(avatar)) return refused('unknownAvatar', 'ACC-1.4')
    return this.#change(account, 'avatar = $2', avatar)
  }

  async setLanguage(
    account: string,
    language: string,
  ): Promise<Outcome<{ readonly account: Account }>> {
    if (oneOf(LOCALES, language) === undefined) return refused('unknownLanguage', 'ACC-1.5')
    return this.#change(account, 'language = $2', language)
  }

  /** The first digest comes a day after it was chosen. */
  async setNotices(
    account: string,
    choice: string,
  ): Promise<Outcome<{ readonly account: Account }>> {
    if (oneOf(NOTICE_CHOICES, choice) === undefined)
      return refused('unknownNoticeChoice', 'ACC-1.6')
    return this.#change(
      account,
      'digested = CASE WHEN notices = $2 THEN digested ELSE $3 END, notices = $2',
      choice,
      this.#now(),
    )
  }

  /** By the token in every notice mail; false if it is nobody's. */
  async unsubscribe(token: string): Promise<boolean> {
    const answer = await this.#sql.run({
      guard: true,
      statements: [statement(`UPDATE accounts SET notices = 'off' WHERE unsubscribe = $1`, token)],
    })
    return answer.ok
  }

  /** The caller mails the token, and withdraws the link if that fails. */
  requestSignIn(email: string, asker: Asker = {}): Promise<Outcome<SignInAsked>> {
    return requestSignIn(this.#sql, this.#now(), email, { ...asker, most: this.#limits.links })
  }

  async withdrawLink(token: string): Promise<void> {
    await this.#sql.run({ statements: [withdrawStatement(token)] })
  }

  completeSignIn(token: string, clicked: Clicked = {}): Promise<Outcome<SignedIn>> {
    return completeSignIn(this.#sql, this.#now(), token, {
      ...clicked,
      mostSessions: this.#limits.sessions,
    })
  }

  /**
   * Seats at tables that are not over have to be left before. Names go first: if it fails on the way, the person is
   * still there to ask again. Answers the tables whose names have changed.
   */
  async delete(account: string): Promise<Outcome<{ readonly tables: readonly string[] }>> {
    const tables = await forgetNameAtTables(this.#sql, account)
    const answer = await this.#sql.run({ guard: true, statements: farewellStatements(account) })
    return answer.ok ? { ok: true, tables } : UNKNOWN
  }

  async export(account: string): Promise<Outcome<{ readonly data: Exported }>> {
    const data = await exportOf(this.#sql, account)
    return data === undefined ? UNKNOWN : { ok: true, data }
  }

  /** To be called now and then: sessions and links that have ended leave the disk. */
  async forgetEnded(): Promise<void> {
    const now = this.#now()
    await this.#sql.run({
      statements: [
        statement('DELETE FROM sessions WHERE seen <= $1', now - SESSION_MS),
        forgetLinksStatement(now),
        forgetCodesStatement(now),
      ],
    })
  }

  async #change(
    account: string,
    assignments: string,
    ...values: readonly Value[]
  ): Promise<Outcome<{ readonly account: Account }>> {
    const answer = await this.#sql.run({
      guard: true,
      statements: [
        statement(`UPDATE accounts SET ${assignments} WHERE id = $1`, account, ...values),
        statement(`SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE id = $1`, account),
      ],
    })
    const row = answer.ok ? answer.answers[1]?.rows[0] : undefined
    return row === undefined ? UNKNOWN : { ok: true, account: accountFrom(row) }
  }
}

const UNKNOWN = refused('unknownAccount', 'ACC-1.7')
