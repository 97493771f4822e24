// A way by which people are told: mail is one. What a channel needs is this file and a line in the list of `house.ts`.
import type { Locale } from '@foldtable/kernel'
import { Outage } from '../ledger/sql.ts'
import type { Wish } from '../tables/wish.ts'
import type { NoticeContext, NoticeKind } from './notice.ts'

export interface Channel {
  /** As the database names it: not to be changed. */
  readonly name: string
  /** Whom it can reach, as an SQL condition on an account `a`. */
  readonly reaches: string
  /**
   * Resolved once it is out of our hands. Rejects with an `Outage`, in bounded time because others wait for it: then it is
   * tried again, unless that is `Undeliverable`.
   */
  send(post: Post, signal?: AbortSignal): Promise<void>
  /** For the log: enough to know who did not get it. */
  nameOf(reader: Reader): string
}

/** What goes to one person in one piece. */
export interface Post {
  /** One that had to be sent twice has the same. */
  readonly id: string
  readonly reader: Reader
  readonly news: readonly News[]
  /** What has gathered in a day. */
  readonly isDigest: boolean
  /** Shows a page on GET and takes effect on POST (RFC 8058). */
  readonly unsubscribeUrl: string
}

export interface Reader {
  readonly account: string
  readonly email: string | null
  readonly name: string
  readonly language: Locale
}

/** Something that happened at a table. */
export interface News extends Omit<NoticeContext, 'path'> {
  readonly kind: NoticeKind
  readonly url: string
  /** Who else plays. */
  readonly others?: readonly string[]
  /** What happened since the reader's latest move, and what they are asked. */
  readonly since?: readonly string[]
  readonly asked?: string | null
  /** What somebody asks for. */
  readonly wish?: Wish
}

/** It will never be taken there: trying again is no use. */
export class Undeliverable extends Outage {
  override name = 'Undeliverable'
}

/** Whoever sent it goes away: it was neither taken nor refused. */
export class CutShort extends Outage {
  override name = 'CutShort'
}
