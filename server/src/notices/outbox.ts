// Notices on their way out. Each has a delivery for every channel, which is open, then claimed by one flush, then sent or dropped.
//
// Nobody can mark a mail as sent in the same instant as sending it, so a notice is first claimed for ten minutes. If the
// process dies while it holds the claim, the notice is taken up again when the claim runs out. At worst the mail server
// took the mail and we died before writing that down: the person gets it again, with the same Message-ID, by which mail
// programs know it as one. A mail server that is away is tried again after growing pauses, for as long as there is
// anything to tell.

import { type Statement, statement } from '../ledger/sql.ts'
import type { DueNotice } from './due.ts'
import { valuesOf } from './notice.ts'

const CLAIM_MS = 600_000
const FIRST_PAUSE_MS = 300_000
const LONGEST_PAUSE_MS = 6 * 3_600_000
const KEPT_MS = 30 * 86_400_000

/** Five minutes, ten, twenty, …, six hours. */
const pauseAfter = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 20), LONGEST_PAUSE_MS)

const KEY = 'account = $1 AND kind = $2 AND table_id = $3 AND n = $4 AND channel = $5'
const keyOf = ({ key, channel }: DueNotice) => [...valuesOf(key), channel] as const

/** Touches nothing if another flush was faster: it has counted a try. */
export const claimStatement = (one: DueNotice, now: number): Statement =>
  statement(
    `UPDATE deliveries SET state = 'claimed', due = $7, tries = tries + 1
      WHERE ${KEY} AND tries = $6 AND state IN ('open', 'claimed')`,
    ...keyOf(one),
    one.tries,
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
export const sentStatement = (one: DueNotice, now: number): Statement =>
  statement(
    `UPDATE deliveries SET state = 'sent', sent = $7 WHERE ${KEY} AND tries = $6`,
    ...keyOf(one),
    one.tries + 1,
    now,
  )

/** Another try later, or none where it would be no use. */
export const failedStatement = (one: DueNotice, now: number, isGivenUp: boolean): Statement =>
  statement(
    `UPDATE deliveries SET state = $7, due = $8 WHERE ${KEY} AND tries = $6`,
    ...keyOf(one),
    one.tries + 1,
    isGivenUp ? 'dropped' : 'open',
    now + pauseAfter(one.tries),
  )

/** The claim is given back as if it had never been taken. */
export const releasedStatement = (one: DueNotice, now: number): Statement =>
  statement(
    `UPDATE deliveries SET state = 'open', due = $8, tries = $7 WHERE ${KEY} AND tries = $6`,
    ...keyOf(one),
    one.tries + 1,
    one.tries,
    now,
  )

export const droppedStatement = (one: DueNotice): Statement =>
  statement(
    `UPDATE deliveries SET state = 'dropped' WHERE ${KEY} AND tries = $6 AND state IN ('open', 'claimed')`,
    ...keyOf(one),
    one.tries,
  )

/** What is done stays for a while, so that it is not done again. */
export const forgetStatements = (now: number): Statement[] => [
  statement(
    `DELETE FROM deliveries WHERE state IN ('sent', 'dropped') AND due < $1`,
    now - KEPT_MS,
  ),
  statement(
    `DELETE FROM notices WHERE noted < $1 AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.account = notices.account
      AND d.kind = notices.kind AND d.table_id = notices.table_id AND d.n = notices.n)`,
    now - KEPT_MS,
  ),
]
