// Tells people what waits for them, by every channel that reaches them: each thing once, and never what they are looking at.
import { createHash } from 'node:crypto'
import type { Locale } from '@foldtable/kernel'
import type { Accounts } from '../accounts/accounts.ts'
import type { Outage, Sql, Statement } from '../ledger/sql.ts'
import type { Tidings } from '../tables/tidings.ts'
import { type Channel, CutShort, type News, type Post, Undeliverable } from './channel.ts'
import { countWaiting, type DueNotice, dueDigests, dueNow, nextDue } from './due.ts'
import { type NoticeContext, type NoticeKind, type Noting, noteStatements } from './notice.ts'
import {
  claimDigestStatement,
  claimStatement,
  droppedStatement,
  failedStatement,
  forgetStatements,
  releasedStatement,
  sentStatement,
} from './outbox.ts'
import { sending, someAtOnce } from './sending.ts'

/** One flush does no more than this; `nextAt` then says that another is due. */
const MOST_AT_ONCE = 200
const DAY_MS = 86_400_000

interface NoticeSettings {
  readonly now: () => number
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** So many are on the way at the same time. */
  readonly atOnce: number
  /** So many notices wait for one person. */
  readonly mostWaiting: number
  /** For so long it is tried. */
  readonly days: number
  readonly log: { warn(facts: object, text: string): void }
  /** What became of one, in a channel. */
  counted?(channel: string, outcome: keyof Flushed): void
  isLooking(account: string, table: string): boolean | Promise<boolean>
  /** What happened at a table since the person's latest move, and what they are asked. */
  tidings?(table: string, account: string, language: Locale): Promise<Tidings>
}

/** How many notices were sent, dropped as not worth telling, put off because a channel failed, and given up. */
export interface Flushed {
  sent: number
  dropped: number
  failed: number
  givenUp: number
}

export class Notices {
  readonly #sql: Sql
  readonly #accounts: Accounts
  readonly #channels: ReadonlyMap<string, Channel>
  readonly #settings: NoticeSettings

  constructor(
    sql: Sql,
    accounts: Accounts,
    channels: readonly Channel[],
    settings: NoticeSettings,
  ) {
    this.#sql = sql
    this.#accounts = accounts
    this.#channels = new Map(channels.map((channel) => [channel.name, channel]))
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
    await this.#sql.run({ statements: noteStatements(key, context, this.#noting()) })
  }

  #noting(): Noting {
    const { now, mostWaiting: most } = this.#settings
    return { at: now(), most, channels: [...this.#channels.values()] }
  }

  /** When to flush next; null if nothing waits. */
  nextAt(): Promise<number | null> {
    return nextDue(this.#sql)
  }

  waiting(): Promise<number> {
    return countWaiting(this.#sql)
  }

  /** One click in any notice mail; false if the token is nobody's. */
  unsubscribe(token: string): Promise<boolean> {
    return this.#accounts.unsubscribe(token)
  }

  /** Sends what is due. Safe to run twice at once, also on two machines. After `signal`, what is under way is put back. */
  async flush(signal?: AbortSignal): Promise<Flushed> {
    const flushed: Flushed = { sent: 0, dropped: 0, failed: 0, givenUp: 0 }
    const now = this.#settings.now()
    const channels = [...this.#channels.values()]
    const due = await this.#sifted(await dueNow(this.#sql, channels, now, MOST_AT_ONCE), flushed)
    const digests = await dueDigests(this.#sql, channels, now, MOST_AT_ONCE)
    const mails = [
      ...lettersOf(due).map((notices) => () => this.#sendAtOnce(notices, flushed, signal)),
      ...digests.map((digest) => async () => {
        await this.#sendDigest(await this.#sifted(digest, flushed), flushed, signal)
      }),
    ]
    await someAtOnce(mails, this.#settings.atOnce, () => signal?.aborted === true)
    return flushed
  }

  /** To be called now and then: what was done long ago leaves the disk. */
  async forgetDone(): Promise<void> {
    await this.#sql.run({ statements: forgetStatements(this.#settings.now()) })
  }

  /** Those worth telling; the others are marked as not to be sent. Who looks and does not answer is reminded later. */
  async #sifted(notices: readonly DueNotice[], flushed: Flushed): Promise<DueNotice[]> {
    const seen = new Set<DueNotice>()
    for (const one of notices)
      if (await this.#settings.isLooking(one.key.account, one.key.table)) seen.add(one)
    const isStale = ({ isFresh, isWanted, isDamaged }: DueNotice) =>
      !isFresh || !isWanted || isDamaged
    for (const { key, isDamaged } of notices)
      if (isDamaged) this.#settings.log.warn({ ...key }, 'a notice cannot be read and is dropped')
    const dropped = notices.filter((one) => isStale(one) || seen.has(one))
    if (dropped.length > 0) {
      const reminders = dropped.filter((one) => !isStale(one)).flatMap((one) => this.#reminder(one))
      await this.#sql.run({ statements: [...dropped.map(droppedStatement), ...reminders] })
    }
    for (const one of dropped) this.#count(one, 'dropped', flushed)
    return notices.filter((notice) => !dropped.includes(notice))
  }

  /** Of a turn, once, a day later. */
  #reminder({ key, context }: DueNotice): Statement[] {
    if (key.kind !== 'turn') return []
    return noteStatements({ ...key, kind: 'reminder' }, context, this.#noting())
  }

  async #sendAtOnce(
    notices: readonly DueNotice[],
    flushed: Flushed,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const now = this.#settings.now()
    const claims = await Promise.all(
      notices.map((one) => this.#sql.run({ guard: true, statements: [claimStatement(one, now)] })),
    )
    const claimed = notices.filter((_, index) => claims[index]?.ok)
    await this.#post(claimed, false, flushed, signal)
  }

  /** If the process dies meanwhile, what was claimed goes with the digest of the next day. */
  async #sendDigest(
    notices: readonly DueNotice[],
    flushed: Flushed,
    signal: AbortSignal | undefined,
  ): Promise<void> {
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
    let areAllSent = true
    for (const ofOne of Map.groupBy(claimed, ({ channel }) => channel).values())
      areAllSent = (await this.#post(ofOne, true, flushed, signal)) && areAllSent
    if (areAllSent) return
    await this.#sql.run({ statements: [claimDigestStatement(account, now, first.digested)] })
  }

  /** Sends what one channel tells one person, and writes down how it went. */
  async #post(
    notices: readonly DueNotice[],
    isDigest: boolean,
    flushed: Flushed,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
    const [first] = notices
    const channel = this.#channels.get(first?.channel ?? '')
    if (first === undefined || channel === undefined) return true
    const problem = await sending(channel, await this.#postOf(first, notices, isDigest), signal)
    const now = this.#settings.now()
    if (problem === undefined) {
      const statements = notices.flatMap((one) => [sentStatement(one, now), ...this.#reminder(one)])
      await this.#sql.run({ statements })
      for (const one of notices) this.#count(one, 'sent', flushed)
      return true
    }
    if (problem instanceof CutShort) {
      await this.#sql.run({ statements: notices.map((one) => releasedStatement(one, now)) })
      return false
    }
    const isGivenUp = ({ noted }: DueNotice) =>
      problem instanceof Undeliverable || now - noted >= this.#settings.days * DAY_MS
    await this.#sql.run({
      statements: notices.map((one) => failedStatement(one, now, isGivenUp(one))),
    })
    for (const one of notices) {
      this.#count(one, isGivenUp(one) ? 'givenUp' : 'failed', flushed)
      this.#tellFailure(one, channel.nameOf(one.reader), problem, isGivenUp(one))
    }
    return false
  }

  #count({ channel }: DueNotice, outcome: keyof Flushed, flushed: Flushed): void {
    flushed[outcome] += 1
    this.#settings.counted?.(channel, outcome)
  }

  #tellFailure(
    { key: { kind, table }, channel, tries }: DueNotice,
    to: string,
    { message }: Outage,
    isGivenUp: boolean,
  ): void {
    this.#settings.log.warn(
      { kind, table, channel, to, tries: tries + 1, problem: message },
      isGivenUp ? 'a notice was given up' : 'a notice was not sent and will be tried again',
    )
  }

  async #postOf(
    { reader, unsubscribe }: DueNotice,
    notices: readonly DueNotice[],
    isDigest: boolean,
  ): Promise<Post> {
    const keys = notices.map(({ key }) => key)
    return {
      ...{ reader, isDigest },
      id: createHash('sha256').update(JSON.stringify(keys)).digest('hex').slice(0, 32),
      news: await Promise.all(notices.map((one) => this.#newsOf(one))),
      unsubscribeUrl: `${this.#settings.publicUrl}/unsubscribe/${unsubscribe}`,
    }
  }

  async #newsOf({ key, context, others, wish, reader }: DueNotice): Promise<News> {
    const { path, ...rest } = context
    const { kind, table, account } = key
    const isTurn = kind === 'turn' || kind === 'reminder'
    const told = isTurn
      ? await this.#settings.tidings?.(table, account, reader.language)
      : undefined
    const url = `${this.#settings.publicUrl}${path}`
    const isCall = kind === 'question' || kind === 'rematch'
    return {
      ...{ kind, ...rest, others, url, since: told?.since ?? [], asked: told?.asked ?? null },
      ...(isCall && wish !== null ? { by: wish.by, wish } : {}),
    }
  }
}

/** In each channel one by one, but all invitations of a person together. */
function lettersOf(due: readonly DueNotice[]): DueNotice[][] {
  const letters = Map.groupBy(due, ({ key, channel }) =>
    key.kind === 'invitation' ? `${channel}: invitations of ${key.account}` : key,
  )
  return [...letters.values()]
}
