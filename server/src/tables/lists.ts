// Lists of tables: the public lobby. A person's own are in `my-tables.ts`.

import { isBotId } from '@foldtable/host/bots'
import type { Room } from '@foldtable/host/room'
import { believedRoom } from '@foldtable/host/stored-room'
import type { Result } from '@foldtable/kernel'
import type { ListedTable } from '@foldtable/protocol'
import type { StoredTable } from '../ledger/ledger.ts'
import { query, type Row, type Sql, statement } from '../ledger/sql.ts'
import { IS_ASKED } from '../ledger/table-rows.ts'

export type { ListedTable }

export interface Page {
  /** Counted from 1. */
  readonly page: number
  readonly size: number
}

export interface Lists {
  readonly sql: Sql
  /** A table that cannot be read is left out, and told. */
  damaged(table: string, problem: unknown): void
}

const ROW = `SELECT t.id, t.game, t.status, t.visibility, t.house, t.n, t.created, t.updated, t.result,
  s.account AS mine, s.seat AS my_seat, CASE WHEN ${IS_ASKED} THEN 1 ELSE 0 END AS my_turn
  FROM tables t LEFT JOIN sitters s ON s.table_id = t.id AND s.account = $2 WHERE t.id = $1`

/** What is on the page is found first, by indexes alone; only these tables are read. */
async function rowsOf(
  { sql, damaged }: Lists,
  ids: readonly string[],
  account: string,
): Promise<ListedTable[]> {
  if (ids.length === 0) return []
  const read = await sql.run({ statements: ids.map((id) => statement(ROW, id, account)) })
  const rows = read.ok ? read.answers.flatMap((answer) => answer.rows) : []
  return rows.flatMap((row) => {
    try {
      return [listedFrom(row)]
    } catch (problem) {
      damaged(String(row.id), problem)
      return []
    }
  })
}

/** `account` is who asks; nobody, if they have no session. */
export async function publicTables(
  lists: Lists,
  account: string | undefined,
  { game, status, page, size }: Page & { readonly game?: string; readonly status?: string },
): Promise<ListedTable[]> {
  const filters = Object.entries({ game, status }).filter(([, value]) => value !== undefined)
  const conditions = filters.map(([column], index) => ` AND ${column} = $${index + 3}`)
  const rows = await query(
    lists.sql,
    `SELECT id FROM tables WHERE visibility = 'public' AND shown = 1${conditions.join('')}
      ORDER BY created DESC, id DESC LIMIT $1 OFFSET $2`,
    size,
    (page - 1) * size,
    ...filters.map(([, value]) => value ?? ''),
  )
  return rowsOf(lists, idsIn(rows), account ?? '')
}

/** How many public tables of a game are open; a hundred stand for more. */
export interface PublicCount {
  readonly game: string
  readonly waiting: number
  readonly playing: number
}

const MOST_COUNTED = 100
const COUNT = `SELECT count(*) AS many FROM (SELECT 1 AS one FROM tables
  WHERE visibility = 'public' AND shown = 1 AND game = $1 AND status = $2 LIMIT ${MOST_COUNTED}) counted`

export async function publicCounts(sql: Sql, games: readonly string[]): Promise<PublicCount[]> {
  const read = await sql.run({
    statements: games.flatMap((game) => [
      statement(COUNT, game, 'waiting'),
      statement(COUNT, game, 'playing'),
    ]),
  })
  const counts = read.ok ? read.answers.map(({ rows: [row] }) => Number(row?.many ?? 0)) : []
  return games.map((game, at) => ({
    game,
    waiting: counts[2 * at] ?? 0,
    playing: counts[2 * at + 1] ?? 0,
  }))
}

const idsIn = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id))

export function listedFrom(row: Row): ListedTable {
  return {
    ...listedOf(believedRoom(String(row.house)), {
      id: String(row.id),
      game: String(row.game),
      status: String(row.status) as StoredTable['status'],
      visibility: String(row.visibility) as StoredTable['visibility'],
      n: Number(row.n),
      created: Number(row.created),
      updated: Number(row.updated),
      result: resultFrom(row.result),
    }),
    ...mineFrom(row),
  }
}

/** Throws where it cannot be read. */
export function resultFrom(text: unknown): Result | null {
  if (text === null || text === undefined) return null
  const result: Result = JSON.parse(String(text))
  if (typeof result?.reason !== 'string' || !Array.isArray(result.places))
    throw new TypeError('its result cannot be read')
  return result
}

type Stored = Pick<
  StoredTable,
  'id' | 'game' | 'status' | 'visibility' | 'n' | 'created' | 'updated' | 'result'
>

/** As everybody sees it. */
export function listedOf(room: Room, stored: Stored): ListedTable {
  const { id, game, status, visibility, n, created, updated, result } = stored
  const people = room.sittings.length > 0 ? room.sittings : room.party.people
  const { minPlayers, maxPlayers, options, clock } = room.party.settings
  return {
    ...{ id, game, status, visibility, n, created, updated, result },
    seats: people.map(({ name }) => name),
    bots: people.filter((one) => isBotId(one.id) || ('hasLeft' in one && one.isBot)).length,
    host: people.find((one) => one.id === room.party.host)?.name ?? '',
    ...{ minPlayers, maxPlayers, options, clock },
    pace: room.pace,
    substitutes: room.substitutes ?? false,
  }
}

function mineFrom({ mine, my_seat: seat, my_turn: turn }: Row): Partial<ListedTable> {
  if (mine === null || mine === undefined) return {}
  const mySeat = seat === null || seat === undefined ? null : Number(seat)
  return { isMyTurn: Number(turn) === 1, mySeat }
}
