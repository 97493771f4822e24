// What people have played: counts per game, written with the last entry of a table, and read for profiles.

import type { BySeat, Result, Score, Seat } from '@foldtable/kernel'
import type { GameProfile, Leaderboard, Ranked, Rating } from '@foldtable/protocol'
import { query, type Row, type Sql, type Statement, statement } from '../ledger/sql.ts'
import { PROVISIONAL } from './ratings.ts'

export interface Finished {
  readonly table: string
  /** When it ended. */
  readonly at: number
  /** The game's id. */
  readonly game: string
  readonly result: Result
  readonly scores: BySeat<Score>
  /** `account` is null where a bot or nobody sits, or whoever sat there was counted before; `leaves` ended it by going. */
  readonly seats: readonly { readonly account: string | null; readonly leaves: boolean }[]
  /** It was ended for everybody: nobody has won. */
  readonly isStopped: boolean
  /** It was played by people, to the end, and long enough to say who is better. */
  readonly isRated: boolean
}

/** Adds a table that is over to the counts of everybody who sat there. */
export function resultStatements(finished: Finished): Statement[] {
  const { game, result, scores, seats } = finished
  const isRanked = result.places.length > 0
  return seats.flatMap(({ account }, seat) => {
    if (account === null) return []
    const won = hasWon(finished, seat) ? 1 : 0
    return talliesOf(account, game, {
      ...scores[seat]?.tally,
      ...(isRanked ? { played: 1, won } : {}),
    })
  })
}

/** Somebody leaves for good, and the others play on: for them the game is over, and not won. */
export const leavingStatements = (
  account: string,
  game: string,
  tally: Score['tally'],
): Statement[] => talliesOf(account, game, { ...tally, played: 1, won: 0 })

/** Where others left, those who stayed have won only over somebody. */
function hasWon({ result: { places }, seats, isStopped }: Finished, seat: Seat): boolean {
  const isWalkover = seats.some(({ leaves }) => leaves)
  const isEverybodyFirst = places.every((place) => place === 1)
  if (isStopped || seats[seat]?.leaves || (isWalkover && isEverybodyFirst)) return false
  return places[seat] === 1
}

const talliesOf = (
  account: string,
  game: string,
  counts: { readonly [name: string]: number },
): Statement[] =>
  Object.entries(counts).map(([name, value]) =>
    statement(
      `INSERT INTO tallies (account, game, name, value) VALUES ($1, $2, $3, $4)
        ON CONFLICT (account, game, name) DO UPDATE SET value = tallies.value + excluded.value`,
      account,
      game,
      name,
      value,
    ),
  )

export async function profileOf(sql: Sql, account: string): Promise<GameProfile[]> {
  const [tallies, ratings] = await Promise.all([
    query(
      sql,
      'SELECT game, name, value FROM tallies WHERE account = $1 ORDER BY game, name',
      account,
    ),
    query(sql, 'SELECT game, rating, deviation, played FROM ratings WHERE account = $1', account),
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
  rating: Math.round(Number(row.rating)),
  deviation: Math.round(Number(row.deviation)),
  played: Number(row.played),
  isProvisional: Number(row.played) < PROVISIONAL,
})

/** Who comes after these is not listed. */
const MOST_RANKED = 10_000

const inOrder = (a: Row, b: Row): number =>
  Number(b.rating) - Number(a.rating) || (String(a.account) < String(b.account) ? -1 : 1)

const MOST_PROVISIONAL = 20

/** Of so many places, those who have played enough, or those who have not yet. */
const PLACED = (isEnough: boolean) => `SELECT r.account, a.name, a.avatar, r.rating, r.played FROM (
    SELECT account, rating, played FROM ratings WHERE game = $1 AND played ${isEnough ? '>=' : '<'} $2
      ORDER BY rating DESC, account LIMIT $3 OFFSET $4
  ) r JOIN accounts a ON a.id = r.account`

/** Pages are counted from 1. Only who has played enough rated tables has a place. */
export async function leaderboard(
  sql: Sql,
  game: string,
  { page, size }: { readonly page: number; readonly size: number },
  reader?: string,
): Promise<Leaderboard> {
  const before = (page - 1) * size
  const [[counted], rows, early, me] = await Promise.all([
    query(
      sql,
      'SELECT count(*) AS total FROM (SELECT 1 FROM ratings WHERE game = $1 AND played >= $2 LIMIT $3) one',
      game,
      PROVISIONAL,
      MOST_RANKED,
    ),
    query(sql, PLACED(true), game, PROVISIONAL, size, before),
    page > 1 ? [] : query(sql, PLACED(false), game, PROVISIONAL, MOST_PROVISIONAL, 0),
    reader === undefined ? null : ownPlace(sql, game, reader),
  ])
  return {
    total: Number(counted?.total ?? 0),
    rows: rows
      .toSorted(inOrder)
      .map((row, index) => ({ place: before + index + 1, ...rankedFrom(row) })),
    me,
    provisional: early.toSorted(inOrder).map(rankedFrom),
  }
}

async function ownPlace(sql: Sql, game: string, reader: string): Promise<Leaderboard['me']> {
  const [row] = await query(
    sql,
    `SELECT r.account, a.name, a.avatar, r.rating, r.played FROM ratings r JOIN accounts a ON a.id = r.account
      WHERE r.account = $1 AND r.game = $2`,
    reader,
    game,
  )
  if (row === undefined) return null
  const ranked = rankedFrom(row)
  if (ranked.played < PROVISIONAL) return { place: null, ...ranked }
  const [ahead] = await query(
    sql,
    `SELECT count(*) AS many FROM (SELECT 1 FROM ratings WHERE game = $1 AND played >= $2
      AND (rating > $3 OR (rating = $3 AND account < $4)) LIMIT $5) one`,
    game,
    PROVISIONAL,
    Number(row.rating),
    reader,
    MOST_RANKED,
  )
  return { place: Number(ahead?.many ?? 0) + 1, ...ranked }
}

const rankedFrom = (row: Row): Omit<Ranked, 'place'> => ({
  account: String(row.account),
  name: String(row.name),
  avatar: String(row.avatar),
  rating: Math.round(Number(row.rating)),
  played: Number(row.played),
})
