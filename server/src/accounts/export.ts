// Everything that is stored about one person, as one JSON object.
import { query, type Row, type Sql } from '../ledger/sql.ts'
import { ALL_OF } from './account.ts'

const ACCOUNT = 'id, name, email, avatar, language, notices, digested, created, seen'

const said = (where: 'chat' | 'gallery'): string =>
  `SELECT table_id, at, name, text FROM ${where} WHERE account = $1 ORDER BY at, table_id, i`

/** ACC-4.2: no hashes, no tokens. */
const KEPT = {
  /** Guests that were merged into the account. */
  guests: `SELECT ${ACCOUNT} FROM accounts WHERE merged_into = $1 ORDER BY created, id`,
  sessions: 'SELECT created, seen, device FROM sessions WHERE account = $1 ORDER BY created',
  signIns: 'SELECT email, expires FROM sign_ins WHERE account = $1 ORDER BY expires',
  tables: `SELECT t.id, t.game, t.status, s.seat, t.created, t.updated FROM sitters s JOIN tables t ON t.id = s.table_id
    WHERE s.account IN (${ALL_OF}) ORDER BY t.created, t.id, s.seat`,
  tallies: 'SELECT game, name, value FROM tallies WHERE account = $1 ORDER BY game, name',
  ratings: 'SELECT game, rating, deviation, played FROM ratings WHERE account = $1 ORDER BY game',
  ratingSteps:
    'SELECT game, table_id, at, rating, change FROM rating_steps WHERE account = $1 ORDER BY game, at',
  keptAway: 'SELECT other, muted, blocked, at FROM kept_away WHERE account = $1 ORDER BY other',
  heard: 'SELECT table_id, i FROM heard WHERE account = $1 ORDER BY table_id',
  chat: said('chat'),
  /** Said while looking on. */
  gallery: said('gallery'),
  notices: `SELECT kind, table_id, n, context, channel, state, sent FROM notices JOIN deliveries USING (account, kind, table_id, n)
      WHERE account = $1 ORDER BY due, table_id, n, channel`,
} as const

export type Exported = { readonly account: Row } & {
  readonly [K in keyof typeof KEPT]: readonly Row[]
}

/** Nothing if there is no such account. */
export async function exportOf(sql: Sql, id: string): Promise<Exported | undefined> {
  const [account] = await query(sql, `SELECT ${ACCOUNT} FROM accounts WHERE id = $1`, id)
  if (account === undefined) return undefined
  const kept = Object.entries(KEPT).map(async ([name, text]) => [name, await query(sql, text, id)])
  return { account, ...Object.fromEntries(await Promise.all(kept)) }
}
