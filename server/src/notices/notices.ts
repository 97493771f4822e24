// Tells people by mail what waits for them: each thing once, and never what they are looking at.
import { createHash } from 'node:crypto'
import type { Accounts } from '../accounts/accounts.ts'
import { Outage, type Sql } from '../ledger/sql.ts'
import { digestLetter, type News, newsLetter } from '../mail/letters.ts'
import type { Mail } from '../mail/mail.ts'
import { type Mailer, Undeliverable } from '../mail/mailer.ts'
import { type NoticeContext, type NoticeKind, noteStatement } from './notice.ts'
import {
  claimDigestStatement,
  claimStatement,
  type DueNotice,
  droppedStatement,
  dueDigests,
  dueNow,
  failedStatement,
  forgetStatement,
  MOST_TRIES,
  nextDue,
  sentStatement,
} from './outbox.ts'

/** One flush does no more than this; `nextAt` then says that another is due. */
const MOST_AT_ONCE = 200

export interface NoticeSettings {
  readonly now: () => number
  /** Without a slash at the end. */
  readonly publicUrl: string
  isLooking(account: string, table: string): boolean
}

/** How many notices were sent, dropped, and put off because the mail server failed. */
export interface Flushed {
  sent: number
  dropped: number
  failed: number
}

export class Notices {
  readonly #sql: Sql
  readonly #accounts: Accounts
  readonly #mailer: Mailer
  readonly #settings: NoticeSettings

  constructor(sql: Sql, accounts: Accounts, mailer: Mailer, settings: NoticeSettings) {
    this.#sql = sql
    this.#accounts = accounts
    this.#mailer = mailer
    this.#settings = settings
  }

  async note(
    account: string,
    kind: NoticeKind,
    table: string,
    n: number,
    context: NoticeContext,
  ): Promise<void> {
    const key = { account, kind, table, n }
    await this.#sql.run({ statements: [noteStatement(key, context, this.#settings.now())] })
  }

  /** When to flush next; null if nothing waits. */
  nextAt(): Promise<number | null> {
    return nextDue(this.#sql)
  }

  /** One click in any notice mail; false if the token is nobody's. */
  unsubscribe(token: string): Promise<boolean> {
    return this.#accounts.unsubscribe(token)
  }

  /** Sends what is due. Safe to run twice at once, also on two machines. */
  async flush(): Promise<Flushed> {
    const flushed: Flushed = { sent: 0, dropped: 0, failed: 0 }
    const now = this.#settings.now()
    for (const notice of await dueNow(this.#sql, now, MOST_AT_ONCE)) {
      const [kept] = await this.#sifted([notice], flushed)
      if (kept !== undefined) await this.#sendOne(kept, flushed)
    }
    for (const digest of await dueDigests(this.#sql, now, MOST_AT_ONCE)) {
      await this.#sendDigest(await this.#sifted(digest, flushed), flushed)
    }
    await this.#sql.run({ statements: [forgetStatement(now)] })
    return flushed
  }

  /** Those worth a mail; the others are marked as not to be sent. */
  async #sifted(notices: readonly DueNotice[], flushed: Flushed): Promise<DueNotice[]> {
    const dropped = notices.filter((notice) => !this.#isWorthAMail(notice))
    if (dropped.length > 0) await this.#sql.run({ statements: dropped.map(droppedStatement) })
    flushed.dropped += dropped.length
    return notices.filter((notice) => !dropped.includes(notice))
  }

  #isWorthAMail({ key, tries, isFresh, isWanted }: DueNotice): boolean {
    const hasTriesLeft = tries < MOST_TRIES
    return hasTriesLeft && isFresh && isWanted && !this.#settings.isLooking(key.account, key.table)
  }

  async #sendOne(notice: DueNotice, flushed: Flushed): Promise<void> {
    const now = this.#settings.now()
    const claim = await this.#sql.run({ guard: true, statements: [claimStatement(notice, now)] })
    if (!claim.ok) return
    const mail = newsLetter(this.#posting(notice, [notice]), this.#newsOf(notice))
    await this.#post(mail, [notice], flushed)
  }

  /** If the process dies meanwhile, what was claimed goes with the digest of the next day. */
  async #sendDigest(notices: readonly DueNotice[], flushed: Flushed): Promise<void> {
    const [first] = notices
    if (first === undefined) return
    const { account } = first.key
    const now = this.#settings.now()
    const claim = await this.#sql.run({
      guard: true,
      statements: [
        claimDigestStatement(account, first.digested, now),
        ...notices.map((notice) => claimStatement(notice, now)),
      ],
    })
    if (!claim.ok) return
    const claimed = notices.filter((_, index) => claim.answers[index + 1]?.changes === 1)
    if (claimed.length === 0) return
    const news = claimed.map((notice) => this.#newsOf(notice))
    const isSent = await this.#post(
      digestLetter(this.#posting(first, claimed), news),
      claimed,
      flushed,
    )
    if (!isSent) {
      const back = claimDigestStatement(account, now, first.digested)
      await this.#sql.run({ statements: [back] })
    }
  }

  /** Sends and writes down how it went. */
  async #post(mail: Mail, notices: readonly DueNotice[], flushed: Flushed): Promise<boolean> {
    const problem = await this.#problemOf(mail)
    const now = this.#settings.now()
    const isFinal = problem instanceof Undeliverable
    await this.#sql.run({
      statements: notices.map((notice) =>
        problem === undefined ? sentStatement(notice, now) : failedStatement(notice, now, isFinal),
      ),
    })
    flushed[problem === undefined ? 'sent' : 'failed'] += notices.length
    return problem === undefined
  }

  async #problemOf(mail: Mail): Promise<Outage | undefined> {
    try {
      await this.#mailer.send(mail)
      return undefined
    } catch (problem) {
      if (problem instanceof Outage) return problem
      throw problem
    }
  }

  #posting({ reader, unsubscribe }: DueNotice, notices: readonly DueNotice[]) {
    const keys = notices.map(({ key }) => key)
    return {
      id: createHash('sha256').update(JSON.stringify(keys)).digest('hex').slice(0, 32),
      reader,
      unsubscribeUrl: `${this.#settings.publicUrl}/unsubscribe/${unsubscribe}`,
    }
  }

  #newsOf({ key, context }: DueNotice): News {
    const { path, ...rest } = context
    return { kind: key.kind, ...rest, url: `${this.#settings.publicUrl}${path}` }
  }
}
