// How strong people are at a game, as far as results tell: Plackett-Luce, from the places at a table.
import { ordinal, rate, rating } from 'openskill'
import { query, type Sql, type Statement, statement } from '../ledger/sql.ts'
import type { Finished } from './statistics.ts'

type Strength = ReturnType<typeof rating>

/** Bots and empty seats are beaten, or beat, as somebody unknown would; they get no rating of their own. */
export async function ratingStatements(
  sql: Sql,
  { game, result, accountsBySeat }: Omit<Finished, 'scores'>,
): Promise<Statement[]> {
  const { places } = result
  if (places.length < 2) return []
  const known = await strengthsOf(sql, game, accountsBySeat)
  const before = places.map((_, seat) => known.get(accountsBySeat[seat] ?? '') ?? rating())
  const after = rate(
    before.map((one) => [one]),
    { rank: places },
  )
  return before.flatMap((old, seat) => {
    const account = accountsBySeat[seat] ?? null
    const fresh = after[seat]?.[0]
    return account === null || fresh === undefined
      ? []
      : [changeStatement(account, game, old, fresh)]
  })
}

async function strengthsOf(
  sql: Sql,
  game: string,
  accountsBySeat: Finished['accountsBySeat'],
): Promise<Map<string, Strength>> {
  const accounts = accountsBySeat.filter((account) => account !== null)
  if (accounts.length === 0) return new Map()
  const rows = await query(
    sql,
    `SELECT account, mu, sigma FROM ratings
      WHERE game = $1 AND account IN (${accounts.map((_, index) => `$${index + 2}`).join(', ')})`,
    game,
    ...accounts,
  )
  return new Map(
    rows.map(({ account, mu, sigma }) => [
      String(account),
      { mu: Number(mu), sigma: Number(sigma) },
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
    `INSERT INTO ratings (account, game, mu, sigma, points, played) VALUES ($1, $2, $3, $4, $5, 1)
      ON CONFLICT (account, game) DO UPDATE SET mu = ratings.mu + $6, sigma = ratings.sigma * $7,
        points = ratings.mu + $6 - 3 * ratings.sigma * $7, played = ratings.played + 1`,
    account,
    game,
    fresh.mu,
    fresh.sigma,
    ordinal(fresh),
    fresh.mu - old.mu,
    fresh.sigma / old.sigma,
  )
