// Lists of tables: the public lobby, and a person's own with whose turn it is.
import { IS_ASKED } from '../ledger/ledger.ts'
import { query, type Row, type Sql } from '../ledger/sql.ts'
import type { House } from './house.ts'

export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly visibility: string
  readonly seats: readonly string[]
  readonly maxPlayers: number
  readonly options: unknown
  readonly pace: string
  readonly n: number
  readonly updated: number
  /** Of the person who asks, if they sit there; the seat is null before the game begins. */
  readonly isMyTurn?: boolean
  readonly mySeat?: number | null
  readonly result: unknown
}

export interface Page {
  readonly page: number
  readonly size: number
}

const COLUMNS = `t.id, t.game, t.status, t.visibility, t.house, t.n, t.updated, t.result,
  s.account AS mine, s.seat AS my_seat, CASE WHEN ${IS_ASKED} THEN 1 ELSE 0 END AS my_turn`

/** `account` is who asks; nobody, if they have no session. */
export async function publicTables(
  sql: Sql,
  account: string | undefined,
  { game, status, page, size }: Page & { readonly game?: string; readonly status?: string },
): Promise<ListedTable[]> {
  const rows = await query(
    sql,
    `SELECT ${COLUMNS} FROM tables t LEFT JOIN sitters s ON s.table_id = t.id AND s.account = $5
      WHERE t.visibility = 'public' AND ($1 = '' OR t.game = $1) AND ($2 = '' OR t.status = $2)
      ORDER BY t.created DESC LIMIT $3 OFFSET $4`,
    game ?? '',
    status ?? '',
    size,
    page * size,
    account ?? '',
  )
  return rows.map(listedFrom)
}

export async function tablesOf(
  sql: Sql,
  account: string,
  { status, page, size }: Page & { readonly status?: string },
): Promise<ListedTable[]> {
  const rows = await query(
    sql,
    `SELECT ${COLUMNS} FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.account = $1 AND ($2 = '' OR s.status = $2)
      ORDER BY my_turn DESC, t.updated DESC LIMIT $3 OFFSET $4`,
    account,
    status ?? '',
    size,
    page * size,
  )
  return rows.map(listedFrom)
}

function listedFrom(row: Row): ListedTable {
  const house: House = JSON.parse(String(row.house))
  const people = house.sittings.length > 0 ? house.sittings : house.room.people
  return {
    id: String(row.id),
    game: String(row.game),
    status: String(row.status),
    visibility: String(row.visibility),
    seats: people.map(({ name }) => name),
    maxPlayers: house.room.settings.maxPlayers,
    options: house.room.settings.options,
    pace: house.pace,
    n: Number(row.n),
    updated: Number(row.updated),
    ...mineFrom(row),
    result: row.result === null || row.result === undefined ? null : JSON.parse(String(row.result)),
  }
}

function mineFrom({ mine, my_seat: seat, my_turn: turn }: Row): Partial<ListedTable> {
  if (mine === null || mine === undefined) return {}
  const mySeat = seat === null || seat === undefined ? null : Number(seat)
  return { isMyTurn: Number(turn) === 1, mySeat }
}
