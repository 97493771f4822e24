// Whom somebody has played with, what they finished, and how two people fared against each other.

import { isBotId } from '@foldtable/host/bots'
import type { Result } from '@foldtable/kernel'
import type { Companion, PlayedTable, PlayedTables, RatingPoint, Versus } from '@foldtable/protocol'
import { FORMER_NAME } from '../accounts/account.ts'
import { query, type Row, type Sql, statement } from '../ledger/sql.ts'
import { type ListedTable, type Lists, listedFrom, resultFrom } from '../tables/lists.ts'
import { roundedOrNull } from '../tables/my-tables.ts'

/** So many fit on a page. */
const MOST_PEOPLE = 50

/** Over so many of somebody's latest tables. */
interface LookingBack {
  readonly sql: Sql
  readonly mostMet: number
}

/** The last fifty; who is here comes first, then who was met last. */
export async function companionsOf(
  { sql, mostMet }: LookingBack,
  account: string,
  isHere: (account: string) => boolean,
): Promise<Companion[]> {
  const met = await lastMet(sql, account, mostMet)
  const ids = [...met.keys()].slice(0, MOST_PEOPLE)
  if (ids.length === 0) return []
  const read = await sql.run({
    statements: ids.map((id) =>
      statement(`SELECT id, name, avatar FROM accounts WHERE id = $1`, id),
    ),
  })
  const rows = read.ok ? read.answers.flatMap(({ rows: found }) => found) : []
  return rows
    .filter(({ name }) => name !== FORMER_NAME)
    .map((row) => companionFrom(row, met, isHere))
    .toSorted((a, b) => Number(b.isHere) - Number(a.isHere) || b.at - a.at)
}

const companionFrom = (
  { id, name, avatar }: Row,
  met: ReadonlyMap<string, number>,
  isHere: (account: string) => boolean,
): Companion => ({
  id: String(id),
  name: String(name),
  avatar: String(avatar),
  isHere: isHere(String(id)),
  at: met.get(String(id)) ?? 0,
})

/** Of those who sat with somebody, when; the latest first. */
async function lastMet(sql: Sql, account: string, most: number): Promise<Map<string, number>> {
  const found = await Promise.all(
    ['playing', 'over'].map((status) =>
      query(
        sql,
        `SELECT table_id, since FROM sitters WHERE account = $1 AND status = $2 ORDER BY since DESC LIMIT $3`,
        account,
        status,
        most,
      ),
    ),
  )
  const tables = found.flat().toSorted((a, b) => Number(b.since) - Number(a.since))
  if (tables.length === 0) return new Map()
  const read = await sql.run({
    statements: tables.map((row) =>
      statement('SELECT account FROM sitters WHERE table_id = $1', String(row.table_id)),
    ),
  })
  const met = new Map<string, number>()
  for (const [index, { rows }] of (read.ok ? read.answers : []).entries())
    for (const { account: other } of rows)
      if (other !== account && !met.has(String(other)))
        met.set(String(other), Number(tables[index]?.since ?? 0))
  return met
}

/** What somebody finished and anybody may know of, or the reader sat there too; the latest first. */
export async function playedBy(
  lists: Lists,
  account: string,
  reader: string | undefined,
  { page, size, game }: { readonly page: number; readonly size: number; readonly game?: string },
): Promise<PlayedTables> {
  const values: (string | number)[] = [account, size + 1, (page - 1) * size, reader ?? '']
  const ofGame = game === undefined ? '' : `AND t.game = $${values.push(game)}`
  const rows = await query(
    lists.sql,
    `SELECT t.id, t.game, t.status, t.visibility, t.house, t.n, t.at, t.created, t.updated, t.result,
        s.account AS mine, s.seat AS my_seat, 0 AS my_turn,
        (SELECT change FROM rating_steps WHERE account = $1 AND table_id = t.id) AS change
      FROM sitters s CROSS JOIN tables t
      WHERE s.account = $1 AND s.status = 'over' AND t.id = s.table_id AND t.n > 0 ${ofGame}
        AND (t.visibility = 'public'
          OR EXISTS (SELECT 1 FROM sitters m WHERE m.table_id = s.table_id AND m.account = $4))
      ORDER BY s.since DESC LIMIT $2 OFFSET $3`,
    ...values,
  )
  const tables = rows.slice(0, size).flatMap((row) => {
    try {
      return [playedFrom(row)]
    } catch (problem) {
      lists.damaged(String(row.id), problem)
      return []
    }
  })
  return { tables, isMore: rows.length > size }
}

function playedFrom(row: Row): PlayedTable {
  const { id, game, result, mySeat }: ListedTable = listedFrom(row)
  const { sittings } = JSON.parse(String(row.house)) as {
    sittings: readonly { id: string; name: string }[]
  }
  return {
    id,
    game,
    people: sittings.map((one) => ({
      account: isBotId(one.id) ? null : one.id,
      name: one.name,
    })),
    place: (result as Result | null)?.places?.[mySeat ?? -1] ?? null,
    ratingChange: roundedOrNull(row.change),
    endedAt: Number(row.at),
  }
}

/** How the first fared against the second. */
export async function versus(
  { sql, mostMet }: LookingBack,
  account: string,
  other: string,
): Promise<Versus> {
  const rows = await query(
    sql,
    `SELECT t.result, s.seat AS mine, o.seat AS theirs FROM sitters s CROSS JOIN sitters o CROSS JOIN tables t
      WHERE s.account = $1 AND s.status = 'over' AND o.table_id = s.table_id AND o.account = $2
        AND t.id = s.table_id AND t.result IS NOT NULL
      ORDER BY s.since DESC LIMIT $3`,
    account,
    other,
    mostMet,
  )
  const pairs = rows.flatMap(({ result, mine, theirs }) => {
    const places = placesIn(result)
    const [a, b] = [places[Number(mine)], places[Number(theirs)]]
    return a === undefined || b === undefined ? [] : [a - b]
  })
  return {
    games: pairs.length,
    ahead: pairs.filter((gap) => gap < 0).length,
    behind: pairs.filter((gap) => gap > 0).length,
  }
}

/** None of a table whose result cannot be read. */
function placesIn(result: unknown): readonly (number | undefined)[] {
  try {
    return resultFrom(result)?.places ?? []
  } catch {
    return []
  }
}

/** So many can be told apart in the picture. */
const MOST_POINTS = 200

/** How a rating came about: the latest tables, oldest first. */
export async function ratingCurve(sql: Sql, account: string, game: string): Promise<RatingPoint[]> {
  const rows = await query(
    sql,
    `SELECT at, rating FROM rating_steps WHERE account = $1 AND game = $2 ORDER BY at DESC LIMIT $3`,
    account,
    game,
    MOST_POINTS,
  )
  return rows
    .map(({ at, rating }) => ({ at: Number(at), rating: Math.round(Number(rating)) }))
    .toReversed()
}
