// Codes that let another device in: shown on one where somebody is signed in, typed on another. They live for minutes.
import { randomInt } from 'node:crypto'
import { query, type Sql, type Statement, statement } from '../ledger/sql.ts'
import { hashOf } from './tokens.ts'

const CODE_MINUTES = 5
/** Letters and digits that nobody takes for another. Eight of them are not guessed within minutes. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

export interface Shown {
  readonly account: string
  /** The hash of the session that shows it: when it ends, the code does. */
  readonly session: string
}

export class DeviceCodes {
  readonly #sql: Sql
  readonly #most: number
  readonly #now: () => number

  constructor(sql: Sql, most: number, now: () => number) {
    this.#sql = sql
    this.#most = most
    this.#now = now
  }

  /** The one that the person showed before is worth nothing any more. */
  async show(account: string, session: string): Promise<{ code: string; until: number }> {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    const now = this.#now()
    const until = now + CODE_MINUTES * 60_000
    await this.#sql.run({
      statements: [
        forgetCodesStatement(now),
        statement('DELETE FROM device_codes WHERE account = $1', account),
        statement(
          'INSERT INTO device_codes (account, hash, session, until) VALUES ($1, $2, $3, $4)',
          ...[account, hashOf(code), hashOf(session), until],
        ),
        statement(
          `DELETE FROM device_codes WHERE account IN (
            SELECT account FROM device_codes ORDER BY until DESC, account DESC LIMIT 1000000 OFFSET $1)`,
          this.#most,
        ),
      ],
    })
    return { code, until }
  }

  /** As it was typed, with spaces or in small letters. */
  async look(typed: string): Promise<Shown | undefined> {
    const [row] = await query(
      this.#sql,
      'SELECT account, session FROM device_codes WHERE hash = $1 AND until > $2',
      ...[hashOf(read(typed)), this.#now()],
    )
    return row && { account: String(row.account), session: String(row.session) }
  }

  /** It is used up; false if it was before. */
  async end(typed: string): Promise<boolean> {
    const ending = statement('DELETE FROM device_codes WHERE hash = $1', hashOf(read(typed)))
    return (await this.#sql.run({ guard: true, statements: [ending] })).ok
  }
}

export const forgetCodesStatement = (now: number): Statement =>
  statement('DELETE FROM device_codes WHERE until <= $1', now)

const read = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')
