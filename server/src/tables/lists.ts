// Lists of tables: the public lobby, and a person's own with whose turn it is.
import type { ListedTable } from '@foldtable/protocol'
import { IS_ASKED, type StoredTable } from '../ledger/ledger.ts'
import { query, type Row, type Sql, statement } from '../ledger/sql.ts'
import { type House, isBotId } from './house.ts'

export type { ListedTable }

export interface Page {
  readonly page: number
  readonly size: number
}

export interface Lists {
  readonly sql: Sql
  /** A table that cannot be read is left out, and told. */
  damaged(table: string, problem: unknown): void
}

/** How far back the lobby goes. */
export const LAST_PAGE = 100
/** More tables than this that somebody has open are not looked through. */
const MOST_OPEN = 500

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
    page * size,
    ...filters.map(([, value]) => value ?? ''),
  )
  return rowsOf(lists, idsIn(rows), account ?? '')
}

/** Those that wait for the person come first, then what is open by its latest move, then what is over. */
export async function tablesOf(
  lists: Lists,
  account: string,
  { status, page, size }: Page & { readonly status?: string },
): Promise<ListedTable[]> {
  const from = page * size
  const open = ['waiting', 'playing'].filter((one) => status === undefined || status === one)
  const ids = await openTablesOf(lists.sql, account, open)
  const shown = ids.slice(from, from + size)
  const isOverToo = status === undefined || status === 'over'
  const rest = isOverToo
    ? await tablesOver(lists.sql, account, size - shown.length, Math.max(0, from - ids.length))
    : []
  return rowsOf(lists, [...shown, ...rest], account)
}

async function openTablesOf(
  sql: Sql,
  account: string,
  statuses: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    statuses.map((status) => query(sql, OPEN, account, status, MOST_OPEN)),
  )
  const rank = ({ my_turn, updated }: Row) => [Number(my_turn), Number(updated)] as const
  return idsIn(
    found.flat().toSorted((a, b) => {
      const [[aTurn, aAt], [bTurn, bAt]] = [rank(a), rank(b)]
      return bTurn - aTurn || bAt - aAt
    }),
  )
}

const OPEN = `SELECT t.id, t.updated, CASE WHEN ${IS_ASKED} THEN 1 ELSE 0 END AS my_turn
  FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.account = $1 AND s.status = $2
  ORDER BY s.since DESC LIMIT $3`

const tablesOver = async (sql: Sql, account: string, size: number, from: number) =>
  idsIn(
    await query(
      sql,
      `SELECT table_id AS id FROM sitters WHERE account = $1 AND status = 'over'
        ORDER BY since DESC LIMIT $2 OFFSET $3`,
      account,
      size,
      from,
    ),
  )

const idsIn = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id))

function listedFrom(row: Row): ListedTable {
  return {
    ...listedOf(JSON.parse(String(row.house)), {
      id: String(row.id),
      game: String(row.game),
      status: String(row.status) as StoredTable['status'],
      visibility: String(row.visibility) as StoredTable['visibility'],
      n: Number(row.n),
      created: Number(row.created),
      updated: Number(row.updated),
      result:
        row.result === null || row.result === undefined ? null : JSON.parse(String(row.result)),
    }),
    ...mineFrom(row),
  }
}

type Stored = Pick<
  StoredTable,
  'id' | 'game' | 'status' | 'visibility' | 'n' | 'created' | 'updated' | 'result'
>

/** As everybody sees it. */
export function listedOf(house: House, stored: Stored): ListedTable {
  const { id, game, status, visibility, n, created, updated, result } = stored
  const people = house.sittings.length > 0 ? house.sittings : house.room.people
  const { minPlayers, maxPlayers, options, clock } = house.room.settings
  return {
    ...{ id, game, status, visibility, n, created, updated, result },
    seats: people.map(({ name }) => name),
    bots: people.filter((one) => isBotId(one.id) || ('hasLeft' in one && one.isBot)).length,
    host: people.find((one) => one.id === house.room.host)?.name ?? '',
    ...{ minPlayers, maxPlayers, options, clock },
    pace: house.pace,
    substitutes: house.substitutes ?? false,
  }
}

function mineFrom({ mine, my_seat: seat, my_turn: turn }: Row): Partial<ListedTable> {
  if (mine === null || mine === undefined) return {}
  const mySeat = seat === null || seat === undefined ? null : Number(seat)
  return { isMyTurn: Number(turn) === 1, mySeat }
}
