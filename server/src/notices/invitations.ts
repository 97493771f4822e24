// Inviting somebody by a notice: a few a day, so that nobody is at the mercy of strangers.

import type { LiveTable } from '@foldtable/host/live-table'
import { DONE, type Outcome, refused } from '@foldtable/kernel'
import type { Invited } from '@foldtable/protocol'
import type { Account } from '../accounts/account.ts'
import { isBlockedBy } from '../accounts/kept-away.ts'
import { query, type Sql, statement } from '../ledger/sql.ts'
import { deliveryStatements, isReached, type Reaching } from './notice.ts'

interface InvitationLimits {
  /** From one person in a day. */
  readonly sent: number
  /** To one person in a day, from people they have never played with. */
  readonly received: number
}

const DAY_MS = 86_400_000

/** More are not shown. */
const MOST_SHOWN = 20

/** Invitations of the person to tables that still wait, and at which they do not sit. */
export async function invitationsOf(sql: Sql, account: string): Promise<Invited[]> {
  const rows = await query(
    sql,
    `SELECT o.table_id, o.context, t.game FROM notices o JOIN tables t ON t.id = o.table_id
      LEFT JOIN sitters s ON s.table_id = o.table_id AND s.account = o.account
      WHERE o.account = $1 AND o.kind = 'invitation' AND t.status = 'waiting' AND s.account IS NULL
      LIMIT $2`,
    account,
    MOST_SHOWN,
  )
  return rows.flatMap((row) => {
    const { by = '', path } = contextFrom(String(row.context))
    return path === undefined
      ? []
      : [{ table: String(row.table_id), game: String(row.game), by, path }]
  })
}

/** One that cannot be read is not shown. */
function contextFrom(text: string): { readonly by?: string; readonly path?: string } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** $1 is invited by $2; what was noted after $3 counts. */
const SENT = `(SELECT count(*) FROM notices WHERE inviter = $2 AND noted > $3)`
const RECEIVED = `(SELECT count(*) FROM notices WHERE account = $1 AND kind = 'invitation' AND noted > $3)`
const HAVE_MET = `EXISTS (SELECT 1 FROM sitters a JOIN sitters b ON b.table_id = a.table_id
  WHERE a.account = $2 AND b.account = $1 AND a.status <> 'waiting')`
const IS_ALLOWED = `${SENT} < $4 AND (${RECEIVED} < $5 OR ${HAVE_MET})`

interface Invitation {
  readonly inviter: Account
  readonly reader: Account
  readonly live: LiveTable
  readonly now: number
  readonly channels: readonly Reaching[]
}

/** HOUSE-9.8. Says nothing of whether the person has an address, or wants mails. */
export async function invite(
  sql: Sql,
  limits: InvitationLimits,
  { inviter, reader, live, now, channels }: Invitation,
): Promise<Outcome> {
  if (inviter.email === null) return refused('addressFirst', 'HOUSE-9.8')
  if (live.seatOf(reader.id) !== undefined) return refused('alreadySeated', 'HOUSE-9.5')
  if (await isBlockedBy(sql, inviter.id, reader.id)) return DONE // as if it were on its way
  const values = [reader.id, inviter.id, now - DAY_MS, limits.sent, limits.received] as const
  const context = {
    game: live.game.meta.title,
    path: `/tables/${live.id}?invite=${live.stored.invite}`,
    by: inviter.name,
  }
  const key = { account: reader.id, kind: 'invitation', table: live.id, n: 0 } as const
  const noted = await sql.run({
    guard: true,
    statements: [
      statement(
        `INSERT INTO notices (account, kind, table_id, n, context, noted, inviter)
          SELECT a.id, 'invitation', CAST($6 AS TEXT), 0, CAST($7 AS TEXT), CAST($8 AS BIGINT), CAST($2 AS TEXT)
            FROM accounts a WHERE a.id = $1 AND ${isReached(channels)} AND ${IS_ALLOWED}
          ON CONFLICT (account, kind, table_id, n) DO NOTHING`,
        ...values,
        live.id,
        JSON.stringify(context),
        now,
      ),
      ...deliveryStatements(key, now, channels),
    ],
  })
  if (noted.ok) return DONE
  const [row] = await query(sql, `SELECT 1 AS one WHERE ${IS_ALLOWED}`, ...values)
  return row === undefined ? refused('tooManyInvitations', 'HOUSE-9.8') : DONE
}
