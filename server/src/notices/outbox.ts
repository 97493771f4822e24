// Notices on their way out. Each is open, then claimed by one flush, then sent or dropped.
//
// Nobody can mark a mail as sent in the same instant as sending it, so a notice is first claimed for ten minutes. If the
// process dies while it holds the claim, the notice is taken up again when the claim runs out. At worst the mail server
// took the mail and we died before writing that down: the person gets it again, with the same Message-ID, by which mail
// programs know it as one. A mail server that is away is tried again after growing pauses, for as long as there is
// anything to tell.

import { readRoom } from '@foldtable/host/stored-room'
import { LOCALES } from '@foldtable/kernel'
import { oneOf } from '../accounts/account.ts'
import { IS_ASKED } from '../ledger/ledger.ts'
import { query, type Row, type Sql, type Statement, statement } from '../ledger/sql.ts'
import type { Reader } from '../mail/letters.ts'
import { type Wish, wishIn } from '../tables/wish.ts'
import { keyFrom, type NoticeContext, type NoticeKey } from './notice.ts'

const DAY_MS = 86_400_000
const CLAIM_MS = 600_000
const FIRST_PAUSE_MS = 300_000
const LONGEST_PAUSE_MS = 6 * 3_600_000
const KEPT_MS = 30 * DAY_MS

/** Five minutes, ten, twenty, …, six hours. */
const pauseAfter = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 20), LONGEST_PAUSE_MS)

/** A notice whose time has come, with its reader. */
export interface DueNotice {
  readonly key: NoticeKey
  readonly context: NoticeContext
  /** What it told cannot be read. */
  readonly isDamaged: boolean
  /** Who else plays there now: names are not kept with notices. */
  readonly others: readonly string[]
  /** What is asked there, if something is. */
  readonly wish: Wish | null
  readonly tries: number
  readonly noted: number
  /** Whether there is still anything to tell: the person is asked, the table goes on. */
  readonly isFresh: boolean
  readonly reader: Reader
  readonly isWanted: boolean
  readonly unsubscribe: string
  readonly digested: number
}

/** A turn is over as soon as the person is asked no longer, or is asked something new. */
const DUE = `SELECT o.account, o.kind, o.table_id, o.n, o.context, o.tries, o.noted, a.email, a.name, a.language, a.notices,
    a.unsubscribe, a.digested, t.house,
    CASE
      WHEN t.id IS NULL THEN 0
      WHEN o.kind IN ('turn', 'reminder') AND NOT ${IS_ASKED} THEN 0
      WHEN o.kind IN ('turn', 'reminder') AND EXISTS (SELECT 1 FROM notices l WHERE l.account = o.account AND l.kind = 'turn'
        AND l.table_id = o.table_id AND l.n > o.n) THEN 0
      WHEN o.kind IN ('question', 'rematch') AND (s.called IS NULL OR s.called <> o.kind) THEN 0
      WHEN o.kind IN ('question', 'rematch') AND EXISTS (SELECT 1 FROM notices l WHERE l.account = o.account
        AND l.kind = o.kind AND l.table_id = o.table_id AND l.n > o.n) THEN 0
      WHEN o.kind = 'invitation' AND (t.status <> 'waiting' OR s.account IS NOT NULL) THEN 0
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
  ...contextFrom(String(row.context)),
  ...peopleAt(row.house, String(row.account)),
  tries: Number(row.tries),
  noted: Number(row.noted),
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

function contextFrom(text: string): Pick<DueNotice, 'context' | 'isDamaged'> {
  try {
    return { context: JSON.parse(text), isDamaged: false }
  } catch {
    return { context: { game: '', path: '' }, isDamaged: true }
  }
}

/** A room that cannot be read has nobody to name. */
function peopleAt(stored: unknown, account: string): Pick<DueNotice, 'others' | 'wish'> {
  try {
    const room = readRoom(String(stored))
    const others = room.sittings.flatMap(({ id, name, hasLeft }) =>
      id === account || hasLeft ? [] : [name],
    )
    return { others, wish: wishIn(room) }
  } catch {
    return { others: [], wish: null }
  }
}

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

/** Another try later, or none where it would be no use. */
export const failedStatement = (
  { key, tries }: DueNotice,
  now: number,
  isGivenUp: boolean,
): Statement =>
  statement(
    `UPDATE notices SET state = $6, due = $7 WHERE ${KEY} AND tries = $5`,
    ...valuesOf(key),
    tries + 1,
    isGivenUp ? 'dropped' : 'open',
    now + pauseAfter(tries),
  )

/** The claim is given back as if it had never been taken. */
export const releasedStatement = ({ key, tries }: DueNotice, now: number): Statement =>
  statement(
    `UPDATE notices SET state = 'open', due = $7, tries = $6 WHERE ${KEY} AND tries = $5`,
    ...valuesOf(key),
    tries + 1,
    tries,
    now,
  )

/** How many are on their way. */
export async function countWaiting(sql: Sql): Promise<number> {
  const [row] = await query(
    sql,
    `SELECT count(*) AS waiting FROM notices WHERE state IN ('open', 'claimed')`,
  )
  return Number(row?.waiting ?? 0)
}

export const droppedStatement = ({ key, tries }: DueNotice): Statement =>
  statement(
    `UPDATE notices SET state = 'dropped' WHERE ${KEY} AND tries = $5 AND state IN ('open', 'claimed')`,
    ...valuesOf(key),
    tries,
  )

/** What is done stays for a while, so that it is not done again. */
export const forgetStatement = (now: number): Statement =>
  statement(`DELETE FROM notices WHERE state IN ('sent', 'dropped') AND due < $1`, now - KEPT_MS)
