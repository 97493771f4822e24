// Notices on their way out. Each is open, then claimed by one flush, then sent or dropped.
//
// Nobody can mark a mail as sent in the same instant as sending it, so a notice is first claimed for ten minutes. If the
// process dies while it holds the claim, the notice is taken up again when the claim runs out, at most three times in
// all. The worst cases: the mail server took the mail and we died before writing that down, so the person gets it again
// (up to three times, with the same Message-ID, by which mail programs know it as one); or we died three times before
// sending, and it is dropped.
import { LOCALES } from '@foldtable/kernel'
import { oneOf } from '../accounts/account.ts'
import { IS_ASKED } from '../ledger/ledger.ts'
import { query, type Row, type Sql, type Statement, statement } from '../ledger/sql.ts'
import type { Reader } from '../mail/letters.ts'
import { keyFrom, type NoticeContext, type NoticeKey } from './notice.ts'

const DAY_MS = 86_400_000
export const MOST_TRIES = 3
const CLAIM_MS = 600_000
const RETRY_MS = 300_000
const KEPT_MS = 30 * DAY_MS

/** A notice whose time has come, with its reader. */
export interface DueNotice {
  readonly key: NoticeKey
  readonly context: NoticeContext
  readonly tries: number
  /** Whether there is still anything to tell: the person is asked, the table goes on. */
  readonly isFresh: boolean
  readonly reader: Reader
  readonly isWanted: boolean
  readonly unsubscribe: string
  readonly digested: number
}

/** A turn is over as soon as the person is asked no longer, or is asked something new. */
const DUE = `SELECT o.account, o.kind, o.table_id, o.n, o.context, o.tries, a.email, a.name, a.language, a.notices,
    a.unsubscribe, a.digested,
    CASE
      WHEN t.id IS NULL THEN 0
      WHEN o.kind = 'turn' AND NOT ${IS_ASKED} THEN 0
      WHEN o.kind = 'turn' AND EXISTS (SELECT 1 FROM notices l WHERE l.account = o.account AND l.kind = 'turn'
        AND l.table_id = o.table_id AND l.n > o.n) THEN 0
      WHEN o.kind = 'invitation' AND t.status = 'over' THEN 0
      ELSE 1
    END AS fresh
  FROM notices o
  JOIN accounts a ON a.id = o.account
  LEFT JOIN tables t ON t.id = o.table_id
  LEFT JOIN sitters s ON s.table_id = o.table_id AND s.account = o.account
  WHERE o.state IN ('open', 'claimed') AND o.due <= $1`

/** Those that go, or are dropped, one by one. */
export async function dueNow(sql: Sql, now: number, most: number): Promise<DueNotice[]> {
  const rows = await query(
    sql,
    `${DUE} AND a.notices <> 'digest' ORDER BY o.due, o.account, o.table_id, o.n LIMIT $2`,
    now,
    most,
  )
  return rows.map(dueFrom)
}

/** All of one person together, for everybody whose last digest is a day old. */
export async function dueDigests(sql: Sql, now: number, most: number): Promise<DueNotice[][]> {
  const people = await query(
    sql,
    `SELECT DISTINCT o.account FROM notices o JOIN accounts a ON a.id = o.account
      WHERE o.state IN ('open', 'claimed') AND o.due <= $1 AND a.notices = 'digest' AND a.digested <= $2
      ORDER BY o.account LIMIT $3`,
    now,
    now - DAY_MS,
    most,
  )
  const digests = people.map(async ({ account }) => {
    const rows = await query(
      sql,
      `${DUE} AND o.account = $2 ORDER BY o.due, o.table_id, o.n`,
      now,
      String(account),
    )
    return rows.map(dueFrom)
  })
  return Promise.all(digests)
}

const dueFrom = (row: Row): DueNotice => ({
  key: keyFrom(row),
  context: JSON.parse(String(row.context)),
  tries: Number(row.tries),
  isFresh: Number(row.fresh) === 1,
  reader: {
    email: String(row.email),
    name: String(row.name),
    language: oneOf(LOCALES, row.language) ?? 'en',
  },
  isWanted: row.email !== null && row.notices !== 'off',
  unsubscribe: String(row.unsubscribe),
  digested: Number(row.digested),
})

/** When something is due next; null if nothing waits. */
export async function nextDue(sql: Sql): Promise<number | null> {
  const [row] = await query(
    sql,
    `SELECT min(CASE WHEN a.notices = 'digest' AND a.digested + $1 > o.due THEN a.digested + $1 ELSE o.due END) AS at
      FROM notices o JOIN accounts a ON a.id = o.account WHERE o.state IN ('open', 'claimed')`,
    DAY_MS,
  )
  return row?.at === null || row === undefined ? null : Number(row.at)
}

const KEY = 'account = $1 AND kind = $2 AND table_id = $3 AND n = $4'
const valuesOf = ({ account, kind, table, n }: NoticeKey) => [account, kind, table, n] as const

/** Touches nothing if another flush was faster: it has counted a try. */
export const claimStatement = ({ key, tries }: DueNotice, now: number): Statement =>
  statement(
    `UPDATE notices SET state = 'claimed', due = $6, tries = tries + 1
      WHERE ${KEY} AND tries = $5 AND state IN ('open', 'claimed')`,
    ...valuesOf(key),
    tries,
    now + CLAIM_MS,
  )

/** The account's turn for a digest; touches nothing if another flush has taken it. */
export const claimDigestStatement = (account: string, digested: number, now: number): Statement =>
  statement(
    'UPDATE accounts SET digested = $3 WHERE id = $1 AND digested = $2',
    account,
    digested,
    now,
  )

/** After the claim: only whoever holds it, who counted the try after `tries`, may say how it went. */
export const sentStatement = ({ key, tries }: DueNotice, now: number): Statement =>
  statement(
    `UPDATE notices SET state = 'sent', sent = $6 WHERE ${KEY} AND tries = $5`,
    ...valuesOf(key),
    tries + 1,
    now,
  )

/** Another try later, if there is one left. */
export const failedStatement = (
  { key, tries }: DueNotice,
  now: number,
  isFinal: boolean,
): Statement =>
  statement(
    `UPDATE notices SET state = $6, due = $7 WHERE ${KEY} AND tries = $5`,
    ...valuesOf(key),
    tries + 1,
    isFinal || tries + 1 >= MOST_TRIES ? 'dropped' : 'open',
    now + RETRY_MS,
  )

export const droppedStatement = ({ key, tries }: DueNotice): Statement =>
  statement(
    `UPDATE notices SET state = 'dropped' WHERE ${KEY} AND tries = $5 AND state IN ('open', 'claimed')`,
    ...valuesOf(key),
    tries,
  )

/** What is done stays for a while, so that it is not done again. */
export const forgetStatement = (now: number): Statement =>
  statement(`DELETE FROM notices WHERE state IN ('sent', 'dropped') AND due < $1`, now - KEPT_MS)
