// Ratings of people at a game, changed by tables that say who is better.
import { query, type Sql, type Statement, statement } from '../ledger/sql.ts'
import type { Finished } from './statistics.ts'
import { rated, type Strength, UNKNOWN } from './strength.ts'

/** So many rated tables, and people believe the number. */
export const PROVISIONAL = 10

/** HOUSE-10.1. Everybody has an address, or nobody is rated: guests are made by the dozen. */
export async function ratingStatements(
  sql: Sql,
  { game, result, seats, isRated, table, at }: Finished,
): Promise<Statement[]> {
  const accounts = seats.flatMap(({ account }) => account ?? [])
  const isWhole = accounts.length === seats.length && result.places.length === seats.length
  if (!isRated || !isWhole || accounts.length < 2) return []
  const known = await strengthsOf(sql, game, accounts)
  const before = accounts.flatMap((account) => known.get(account) ?? [])
  if (before.length < accounts.length) return []
  const after = rated(before, result.places)
  return accounts.flatMap((account, seat) => {
    const [old, fresh] = [before[seat] ?? UNKNOWN, after[seat] ?? UNKNOWN]
    const change = fresh.rating - old.rating
    return [
      changeStatement(account, game, old, fresh),
      stepStatement({ account, game, table, at, change }),
    ]
  })
}

/** Of those who have an address. */
async function strengthsOf(
  sql: Sql,
  game: string,
  accounts: readonly string[],
): Promise<Map<string, Strength>> {
  const rows = await query(
    sql,
    `SELECT a.id, r.rating, r.deviation FROM accounts a LEFT JOIN ratings r ON r.account = a.id AND r.game = $1
      WHERE a.email IS NOT NULL AND a.id IN (${accounts.map((_, index) => `$${index + 2}`).join(', ')})`,
    game,
    ...accounts,
  )
  return new Map(
    rows.map(({ id, rating, deviation }) => [
      String(id),
      rating === null || rating === undefined
        ? UNKNOWN
        : { rating: Number(rating), deviation: Number(deviation) },
    ]),
  )
}

/** A difference, not a value: another of the person's tables may end between the reading and the writing. */
const changeStatement = (
  account: string,
  game: string,
  old: Strength,
  fresh: Strength,
): Statement =>
  statement(
    `INSERT INTO ratings (account, game, rating, deviation, played) VALUES ($1, $2, $3, $4, 1)
      ON CONFLICT (account, game) DO UPDATE SET rating = ratings.rating + $5,
        deviation = ratings.deviation * $6, played = ratings.played + 1`,
    account,
    game,
    fresh.rating,
    fresh.deviation,
    fresh.rating - old.rating,
    fresh.deviation / old.deviation,
  )

/** What a finished table did to the rating of somebody who sat there. */
export interface RatingStep {
  readonly account: string
  readonly rating: number
  readonly change: number
}

/** Of these people; none for a table that was not rated. */
export async function ratingStepsAt(
  sql: Sql,
  table: string,
  accounts: readonly string[],
): Promise<RatingStep[]> {
  if (accounts.length === 0) return []
  const rows = await query(
    sql,
    `SELECT account, rating, change FROM rating_steps
      WHERE table_id = $1 AND account IN (${accounts.map((_, index) => `$${index + 2}`).join(', ')})`,
    table,
    ...accounts,
  )
  return rows.map(({ account, rating, change }) => ({
    account: String(account),
    rating: Math.round(Number(rating)),
    change: Math.round(Number(change)),
  }))
}

/** As it stands then, for the curve of a rating and beside a finished table. */
const stepStatement = (step: {
  readonly account: string
  readonly game: string
  readonly table: string
  readonly at: number
  readonly change: number
}): Statement =>
  statement(
    `INSERT INTO rating_steps (account, game, table_id, at, rating, change)
      SELECT account, game, CAST($3 AS TEXT), CAST($4 AS BIGINT), rating, CAST($5 AS DOUBLE PRECISION)
      FROM ratings WHERE account = $1 AND game = $2
      ON CONFLICT (account, table_id) DO NOTHING`,
    step.account,
    step.game,
    step.table,
    step.at,
    step.change,
  )
