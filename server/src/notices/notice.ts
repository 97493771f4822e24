// A notice: something at a table that a person may want to be told by mail, stored until that is done.
import { type Row, type Statement, statement } from '../ledger/sql.ts'

export const NOTICE_KINDS = [
  'turn',
  'reminder',
  'invitation',
  'result',
  'question',
  'rematch',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What the mail needs to know besides the notice itself. */
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

/** Whoever comes back within this time needs no mail. */
const GRACE_MS: { readonly [K in NoticeKind]: number } = {
  turn: 60_000,
  reminder: DAY_MS,
  invitation: 0,
  result: 0,
  question: 60_000,
  rematch: 60_000,
}

/** What is noted, and how many may wait for one person: nobody reads more. */
export interface Noting {
  readonly at: number
  readonly most: number
}

/** Stores the notice once, and only for somebody who can be written to. To go with the entry it is about. */
export const noteStatement = (
  { account, kind, table, n }: NoticeKey,
  context: NoticeContext,
  { at, most }: Noting,
): Statement =>
  statement(
    `INSERT INTO notices (account, kind, table_id, n, context, state, due, tries, sent, noted)
      SELECT id, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT), 'open',
        CAST($6 AS BIGINT), 0, NULL, CAST($7 AS BIGINT) FROM accounts WHERE id = $1 AND email IS NOT NULL
        AND (SELECT count(*) FROM notices WHERE account = $1 AND state IN ('open', 'claimed')) < $8
      ON CONFLICT (account, kind, table_id, n) DO NOTHING`,
    account,
    kind,
    table,
    n,
    JSON.stringify(context),
    at + GRACE_MS[kind],
    at,
    most,
  )

export const keyFrom = (row: Row): NoticeKey => ({
  account: String(row.account),
  kind: NOTICE_KINDS.find((kind) => kind === row.kind) ?? 'turn',
  table: String(row.table_id),
  n: Number(row.n),
})
