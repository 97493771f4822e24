// A notice: something at a table that a person may want to be told, stored until that is done by every channel.
import { type Row, type Statement, statement } from '../ledger/sql.ts'

const NOTICE_KINDS = ['turn', 'reminder', 'invitation', 'result', 'question', 'rematch'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What whoever tells it needs to know besides the notice itself. */
export interface NoticeContext {
  /** The game's title. */
  readonly game: string
  /** Where the link leads, below the public address: `/tables/abc?invite=…`. */
  readonly path: string
  /** Who invites. */
  readonly by?: string
  /** Where the person ended, and among how many. */
  readonly place?: number
  readonly of?: number
}

/**
 * One for each account, kind, table and entry number. For a turn and its reminder, `n` is the question; what somebody is called
 * to at one moment of a table is told once, however often it is asked.
 */
export interface NoticeKey {
  readonly account: string
  readonly kind: NoticeKind
  readonly table: string
  readonly n: number
}

const DAY_MS = 86_400_000

/** Whoever comes back within this time need not be told. */
const GRACE_MS: { readonly [K in NoticeKind]: number } = {
  turn: 60_000,
  reminder: DAY_MS,
  invitation: 0,
  result: 0,
  question: 60_000,
  rematch: 60_000,
}

/** When, how many may wait for one person (nobody reads more), and by which channels people are told. */
export interface Noting {
  readonly at: number
  readonly most: number
  readonly channels: readonly Reaching[]
}

/** What is known of a channel where something is noted. */
export interface Reaching {
  readonly name: string
  readonly reaches: string
}

/** Some channel reaches the account `a`. */
export const isReached = (channels: readonly Reaching[]): string =>
  channels.length === 0 ? '1 = 0' : `(${channels.map(({ reaches }) => reaches).join(' OR ')})`

/** Stores the notice once, and only for somebody who can be told. To go with the entry it is about. */
export const noteStatements = (
  key: NoticeKey,
  context: NoticeContext,
  { at, most, channels }: Noting,
): Statement[] => [
  statement(
    `INSERT INTO notices (account, kind, table_id, n, context, noted)
      SELECT a.id, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT), CAST($6 AS BIGINT)
        FROM accounts a WHERE a.id = $1 AND ${isReached(channels)}
        AND (SELECT count(*) FROM deliveries WHERE account = $1 AND state IN ('open', 'claimed')) < $7
      ON CONFLICT (account, kind, table_id, n) DO NOTHING`,
    ...valuesOf(key),
    JSON.stringify(context),
    at,
    most,
  ),
  ...deliveryStatements(key, at, channels),
]

/** One delivery for each channel that reaches the person, once. */
export const deliveryStatements = (
  key: NoticeKey,
  at: number,
  channels: readonly Reaching[],
): Statement[] =>
  channels.map(({ name, reaches }) =>
    statement(
      `INSERT INTO deliveries (account, kind, table_id, n, channel, state, due, tries)
        SELECT o.account, o.kind, o.table_id, o.n, CAST($5 AS TEXT), 'open', CAST($6 AS BIGINT), 0
          FROM notices o JOIN accounts a ON a.id = o.account
          WHERE o.account = $1 AND o.kind = $2 AND o.table_id = $3 AND o.n = $4 AND ${reaches}
        ON CONFLICT (account, kind, table_id, n, channel) DO NOTHING`,
      ...valuesOf(key),
      name,
      at + GRACE_MS[key.kind],
    ),
  )

export const valuesOf = ({ account, kind, table, n }: NoticeKey) =>
  [account, kind, table, n] as const

export const keyFrom = (row: Row): NoticeKey => ({
  account: String(row.account),
  kind: NOTICE_KINDS.find((kind) => kind === row.kind) ?? 'turn',
  table: String(row.table_id),
  n: Number(row.n),
})
