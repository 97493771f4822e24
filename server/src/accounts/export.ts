// Everything that is stored about one person, as one JSON object.
import { query, type Row, type Sql } from '../ledger/sql.ts'

type Rows = readonly Row[]

export interface Exported {
  readonly account: Row
  /** Guests that were merged into the account. */
  readonly guests: Rows
  readonly sessions: Rows
  readonly signIns: Rows
  readonly tables: Rows
  readonly tallies: Rows
  readonly ratings: Rows
  readonly ratingSteps: Rows
  readonly keptAway: Rows
  readonly heard: Rows
  readonly chat: Rows
  /** Said while looking on. */
  readonly gallery: Rows
  readonly notices: Rows
}

const ACCOUNT = 'id, name, email, avatar, language, notices, digested, created, seen'

/** ACC-4.2: no hashes, no tokens. Nothing if there is no such account. */
export async function exportOf(sql: Sql, id: string): Promise<Exported | undefined> {
  const rows = (text: string): Promise<Rows> => query(sql, text, id)
  const said = (where: 'chat' | 'gallery') =>
    rows(
      `SELECT table_id, at, name, text FROM ${where} WHERE account = $1 ORDER BY at, table_id, i`,
    )
  const [account] = await rows(`SELECT ${ACCOUNT} FROM accounts WHERE id = $1`)
  if (account === undefined) return undefined
  const [
    guests,
    sessions,
    signIns,
    tables,
    tallies,
    ratings,
    ratingSteps,
    keptAway,
    heard,
    chat,
    gallery,
    notices,
  ] = await Promise.all([
    rows(`SELECT ${ACCOUNT} FROM accounts WHERE merged_into = $1 ORDER BY created, id`),
    rows('SELECT created, seen, device FROM sessions WHERE account = $1 ORDER BY created'),
    rows('SELECT email, expires FROM sign_ins WHERE account = $1 ORDER BY expires'),
    rows(
      `SELECT t.id, t.game, t.status, s.seat, t.created, t.updated FROM sitters s JOIN tables t ON t.id = s.table_id
        WHERE s.account IN (SELECT id FROM accounts WHERE id = $1 OR merged_into = $1) ORDER BY t.created, t.id, s.seat`,
    ),
    rows('SELECT game, name, value FROM tallies WHERE account = $1 ORDER BY game, name'),
    rows('SELECT game, rating, deviation, played FROM ratings WHERE account = $1 ORDER BY game'),
    rows(
      'SELECT game, table_id, at, rating, change FROM rating_steps WHERE account = $1 ORDER BY game, at',
    ),
    rows('SELECT other, muted, blocked, at FROM kept_away WHERE account = $1 ORDER BY other'),
    rows('SELECT table_id, i FROM heard WHERE account = $1 ORDER BY table_id'),
    said('chat'),
    said('gallery'),
    rows(
      'SELECT kind, table_id, n, context, state, sent FROM notices WHERE account = $1 ORDER BY due, table_id, n',
    ),
  ])
  return {
    account,
    guests,
    sessions,
    signIns,
    tables,
    tallies,
    ratings,
    ratingSteps,
    keptAway,
    heard,
    chat,
    gallery,
    notices,
  }
}
