// Notices whose time has come, with their readers and whether there is still anything to tell.
import { readRoom } from '@foldtable/host/stored-room'
import { LOCALES } from '@foldtable/kernel'
import { oneOf } from '../accounts/account.ts'
import { query, type Row, type Sql } from '../ledger/sql.ts'
import { IS_ASKED } from '../ledger/table-rows.ts'
import { type Wish, wishIn } from '../tables/wish.ts'
import type { Reader } from './channel.ts'
import { keyFrom, type NoticeContext, type NoticeKey, type Reaching } from './notice.ts'

const DAY_MS = 86_400_000

/** A notice whose time has come in a channel, with its reader. */
export interface DueNotice {
  readonly key: NoticeKey
  readonly channel: string
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

/** Notice `o` is what delivery `d` delivers. */
const SAME = 'o.account = d.account AND o.kind = d.kind AND o.table_id = d.table_id AND o.n = d.n'

/** A turn is over as soon as the person is asked no longer, or is asked something new. */
const dueIn = (
  channels: readonly Reaching[],
) => `SELECT o.account, o.kind, o.table_id, o.n, o.context, o.noted, d.channel, d.tries, a.email, a.name, a.language, a.notices,
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
    END AS fresh,
    CASE ${channels.map(reachedIn).join(' ')} WHEN 1 = 0 THEN 1 ELSE 0 END AS reached
  FROM deliveries d
  JOIN notices o ON ${SAME}
  JOIN accounts a ON a.id = o.account
  LEFT JOIN tables t ON t.id = o.table_id
  LEFT JOIN sitters s ON s.table_id = o.table_id AND s.account = o.account
  WHERE d.state IN ('open', 'claimed') AND d.due <= $1`

const reachedIn = ({ name, reaches }: Reaching) =>
  `WHEN d.channel = '${name}' AND ${reaches} THEN 1`

/** Those that go, or are dropped, one by one. */
export async function dueNow(
  sql: Sql,
  channels: readonly Reaching[],
  now: number,
  most: number,
): Promise<DueNotice[]> {
  const rows = await query(
    sql,
    `${dueIn(channels)} AND a.notices <> 'digest' ORDER BY d.due, o.account, o.table_id, o.n LIMIT $2`,
    now,
    most,
  )
  return rows.map(dueFrom)
}

/** All of one person together, for everybody whose last digest is a day old. */
export async function dueDigests(
  sql: Sql,
  channels: readonly Reaching[],
  now: number,
  most: number,
): Promise<DueNotice[][]> {
  const people = await query(
    sql,
    `SELECT DISTINCT d.account FROM deliveries d JOIN accounts a ON a.id = d.account
      WHERE d.state IN ('open', 'claimed') AND d.due <= $1 AND a.notices = 'digest' AND a.digested <= $2
      ORDER BY d.account LIMIT $3`,
    now,
    now - DAY_MS,
    most,
  )
  const digests = people.map(async ({ account }) => {
    const rows = await query(
      sql,
      `${dueIn(channels)} AND o.account = $2 ORDER BY d.due, o.table_id, o.n`,
      now,
      String(account),
    )
    return rows.map(dueFrom)
  })
  return Promise.all(digests)
}

const dueFrom = (row: Row): DueNotice => ({
  key: keyFrom(row),
  channel: String(row.channel),
  ...contextFrom(String(row.context)),
  ...peopleAt(row.house, String(row.account)),
  tries: Number(row.tries),
  noted: Number(row.noted),
  isFresh: Number(row.fresh) === 1,
  reader: {
    account: String(row.account),
    email: row.email === null ? null : String(row.email),
    name: String(row.name),
    language: oneOf(LOCALES, row.language) ?? 'en',
  },
  isWanted: Number(row.reached) === 1 && row.notices !== 'off',
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
    `SELECT min(CASE WHEN a.notices = 'digest' AND a.digested + $1 > d.due THEN a.digested + $1 ELSE d.due END) AS at
      FROM deliveries d JOIN accounts a ON a.id = d.account WHERE d.state IN ('open', 'claimed')`,
    DAY_MS,
  )
  return row?.at === null || row === undefined ? null : Number(row.at)
}

/** How many are on their way. */
export async function countWaiting(sql: Sql): Promise<number> {
  const [row] = await query(
    sql,
    `SELECT count(*) AS waiting FROM deliveries WHERE state IN ('open', 'claimed')`,
  )
  return Number(row?.waiting ?? 0)
}
