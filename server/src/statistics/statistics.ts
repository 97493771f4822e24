// What people have played: counts per game, written with the last entry of a table, and read for profiles.
import type { BySeat, Result, Score, Seat } from '@foldtable/kernel'
import { query, type Row, type Sql, type Statement, statement } from '../ledger/sql.ts'

/** Null where a bot or nobody sits. */
export type AccountsBySeat = readonly (string | null)[]

export interface Finished {
  /** The game's id. */
  readonly game: string
  readonly result: Result
  readonly scores: BySeat<Score>
  readonly accountsBySeat: AccountsBySeat
}

/** Adds a table that is over to the counts of everybody who sat there. */
export const resultStatements = ({ game, result, scores, accountsBySeat }: Finished): Statement[] =>
  accountsBySeat.flatMap((account, seat) =>
    account === null
      ? []
      : Object.entries(countsOf(seat, result, scores)).map(([name, value]) =>
          statement(
            `INSERT INTO tallies (account, game, name, value) VALUES ($1, $2, $3, $4)
              ON CONFLICT (account, game, name) DO UPDATE SET value = tallies.value + excluded.value`,
            account,
            game,
            name,
            value,
          ),
        ),
  )

/** The game's own counts, and ours where anybody is ranked. */
const countsOf = (seat: Seat, { places }: Result, scores: BySeat<Score>) => ({
  ...scores[seat]?.tally,
  ...(places.length === 0 ? {} : { played: 1, won: places[seat] === 1 ? 1 : 0 }),
})

export interface GameProfile {
  readonly game: string
  readonly played: number
  readonly won: number
  /** The game's own counts, by their names in its catalog: `tally.<name>`. */
  readonly tallies: { readonly [name: string]: number }
  readonly rating: Rating | null
}

export interface Rating {
  readonly mu: number
  readonly sigma: number
  /** What the person is at least worth, most likely: mu - 3 sigma. */
  readonly points: number
  /** How many tables it is drawn from. */
  readonly played: number
}

export async function profileOf(sql: Sql, account: string): Promise<GameProfile[]> {
  const [tallies, ratings] = await Promise.all([
    query(sql, 'SELECT game, name, value FROM tallies WHERE account = $1 ORDER BY name', account),
    query(sql, 'SELECT game, mu, sigma, points, played FROM ratings WHERE account = $1', account),
  ])
  const games = [...new Set([...tallies, ...ratings].map(({ game }) => String(game)))].sort()
  return games.map((game) => {
    const isOfGame = (row: Row) => row.game === game
    return gameProfile(game, tallies.filter(isOfGame), ratings.find(isOfGame))
  })
}

function gameProfile(game: string, rows: readonly Row[], rating: Row | undefined): GameProfile {
  const counts = rows.map(({ name, value }) => [String(name), Number(value)] as const)
  const { played = 0, won = 0, ...tallies } = Object.fromEntries(counts)
  return { game, played, won, tallies, rating: rating === undefined ? null : ratingFrom(rating) }
}

const ratingFrom = (row: Row): Rating => ({
  mu: Number(row.mu),
  sigma: Number(row.sigma),
  points: Number(row.points),
  played: Number(row.played),
})

export interface Ranked {
  readonly place: number
  readonly account: string
  readonly name: string
  readonly avatar: string
  readonly points: number
  readonly played: number
}

export interface Leaderboard {
  readonly total: number
  readonly rows: readonly Ranked[]
}

/** Pages are counted from 1. Only who has played a rated game is on it. */
export async function leaderboard(
  sql: Sql,
  game: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Leaderboard> {
  const before = (page - 1) * size
  const [[counted], rows] = await Promise.all([
    query(sql, 'SELECT count(*) AS total FROM ratings WHERE game = $1', game),
    query(
      sql,
      `SELECT r.account, a.name, a.avatar, r.points, r.played FROM ratings r JOIN accounts a ON a.id = r.account
        WHERE r.game = $1 ORDER BY r.points DESC, r.account LIMIT $2 OFFSET $3`,
      game,
      size,
      before,
    ),
  ])
  return {
    total: Number(counted?.total ?? 0),
    rows: rows.map((row, index) => ({
      place: before + index + 1,
      account: String(row.account),
      name: String(row.name),
      avatar: String(row.avatar),
      points: Number(row.points),
      played: Number(row.played),
    })),
  }
}
