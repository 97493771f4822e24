// A person's own tables, as pages show them: those that wait for them by the time that is left, those of others by the
// oldest move, those that are over by their end.
import { calledAt } from '@foldtable/host/called'
import { believedRoom } from '@foldtable/host/stored-room'
import type { Locale, Result } from '@foldtable/kernel'
import type { MyState, MyTable, MyTables } from '@foldtable/protocol'
import { query, type Row, type Sql, type Statement, statement } from '../ledger/sql.ts'
import { IS_ASKED, IS_CALLED } from '../ledger/table-rows.ts'
import { type ListedTable, type Lists, listedFrom } from './lists.ts'
import { NOTHING_TOLD, type Told } from './tidings-of.ts'
import { wishIn } from './wish.ts'

export interface MyWish {
  readonly state: MyState
  readonly game?: string
  /** Somebody else who sits there, by their id. */
  readonly with?: string
  /** Counted from 1. */
  readonly page: number
  readonly size: number
}

/** What it needs besides the store. */
export interface Teaching extends Lists {
  /** More tables than this that somebody has open are not looked through. */
  readonly mostOpen: number
  readonly now: number
  readonly language: Locale
  tidings(table: string, account: string, language: Locale): Promise<Told>
  isHere(account: string, table: string): boolean
}

export async function myTables(
  teaching: Teaching,
  account: string,
  wish: MyWish,
): Promise<MyTables> {
  const { sql, mostOpen } = teaching
  const [open, over] = await Promise.all([openOf(sql, account, mostOpen), countOver(sql, account)])
  const waiting = open.filter(isMine).length
  const counts = { waiting, running: open.length - waiting, over }
  const ids = await pageOf(teaching, account, wish, open)
  const shown = ids.slice(0, wish.size)
  return {
    counts,
    tables: await tablesFrom(teaching, account, shown),
    isMore: ids.length > wish.size,
  }
}

/** One more than fits, if there is one. */
async function pageOf(
  { sql, mostOpen }: Teaching,
  account: string,
  { state, game, with: other, page, size }: MyWish,
  open: readonly Row[],
): Promise<string[]> {
  const from = (page - 1) * size
  if (state === 'over') return overOf(sql, account, { game, other, from, size: size + 1 })
  const sitsThere = other === undefined ? undefined : await openWith(sql, other, mostOpen)
  return open
    .filter((row) => isMine(row) === (state === 'waiting'))
    .filter((row) => game === undefined || row.game === game)
    .filter(({ id }) => sitsThere === undefined || sitsThere.has(String(id)))
    .toSorted(state === 'waiting' ? byTimeLeft : byOldest)
    .slice(from, from + size + 1)
    .map(({ id }) => String(id))
}

const isMine = ({ my_turn: turn }: Row): boolean => Number(turn) === 1

const NEVER = Number.POSITIVE_INFINITY
const momentOf = ({ deadline, clockless }: Row): number =>
  deadline === null || deadline === undefined || Number(clockless) === 1 ? NEVER : Number(deadline)

const byOldest = (a: Row, b: Row): number => Number(a.updated) - Number(b.updated)
const byTimeLeft = (a: Row, b: Row): number => {
  const [left, right] = [momentOf(a), momentOf(b)]
  return left === right ? byOldest(a, b) : left - right
}

const OPEN = `SELECT t.id, t.game, t.updated, t.deadline,
  CASE WHEN t.house LIKE '%"clock":{"kind":"none"}%' THEN 1 ELSE 0 END AS clockless,
  CASE WHEN ${IS_ASKED} OR ${IS_CALLED} THEN 1 ELSE 0 END AS my_turn
  FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.account = $1`
const OF_STATUS = `${OPEN} AND s.status = $2 ORDER BY s.since DESC LIMIT $3`
/** Where somebody offers a rematch. */
const TO_ANSWER = `${OPEN} AND s.status = 'over' AND ${IS_CALLED} ORDER BY s.since DESC LIMIT $2`

async function openOf(sql: Sql, account: string, most: number): Promise<Row[]> {
  const found = await Promise.all([
    ...['waiting', 'playing'].map((status) => query(sql, OF_STATUS, account, status, most)),
    query(sql, TO_ANSWER, account, most),
  ])
  return found.flat()
}

async function openWith(sql: Sql, account: string, most: number): Promise<Set<string>> {
  const found = await Promise.all(
    ['waiting', 'playing'].map((status) =>
      query(
        sql,
        'SELECT table_id FROM sitters WHERE account = $1 AND status = $2 ORDER BY since DESC LIMIT $3',
        account,
        status,
        most,
      ),
    ),
  )
  return new Set(found.flat().map((row) => String(row.table_id)))
}

async function countOver(sql: Sql, account: string): Promise<number> {
  const [row] = await query(
    sql,
    `SELECT count(*) AS many FROM sitters WHERE account = $1 AND status = 'over'`,
    account,
  )
  return Number(row?.many ?? 0)
}

interface OverWish {
  readonly game: string | undefined
  readonly other: string | undefined
  readonly from: number
  readonly size: number
}

/** Found by the index of the person's own, in the order of their ends; what else is wanted is looked up beside it. */
async function overOf(
  sql: Sql,
  account: string,
  { game, other, from, size }: OverWish,
): Promise<string[]> {
  const values: (string | number)[] = [account, size, from]
  const given = (value: string) => `$${values.push(value)}`
  const ofGame =
    game === undefined
      ? ['', '']
      : ['CROSS JOIN tables t', `AND t.id = s.table_id AND t.game = ${given(game)}`]
  const withOther =
    other === undefined
      ? ['', '']
      : ['CROSS JOIN sitters o', `AND o.table_id = s.table_id AND o.account = ${given(other)}`]
  const rows = await query(
    sql,
    `SELECT s.table_id AS id FROM sitters s ${ofGame[0]} ${withOther[0]}
      WHERE s.account = $1 AND s.status = 'over' ${ofGame[1]} ${withOther[1]}
      ORDER BY s.since DESC LIMIT $2 OFFSET $3`,
    ...values,
  )
  return rows.map(({ id }) => String(id))
}

const ROW = `SELECT t.id, t.game, t.status, t.visibility, t.house, t.n, t.at, t.asked, t.deadline, t.created, t.updated,
  t.result, s.account AS mine, s.seat AS my_seat, CASE WHEN ${IS_ASKED} THEN 1 ELSE 0 END AS my_turn,
  (SELECT change FROM rating_steps WHERE account = $2 AND table_id = $1) AS change
  FROM tables t LEFT JOIN sitters s ON s.table_id = t.id AND s.account = $2 WHERE t.id = $1`

/** More lines than this that somebody has not heard are not counted. */
const MOST_UNREAD = 99
/** Those of others, and not of whom the person does not want to hear. */
const UNREAD = `SELECT c.name, c.text FROM chat c WHERE c.table_id = $1 AND c.account <> $2
  AND c.i > coalesce((SELECT i FROM heard WHERE table_id = $1 AND account = $2), 0)
  AND NOT EXISTS (SELECT 1 FROM kept_away k WHERE k.account = $2 AND k.other = c.account)
  ORDER BY c.i DESC LIMIT ${MOST_UNREAD}`

async function tablesFrom(
  teaching: Teaching,
  account: string,
  ids: readonly string[],
): Promise<MyTable[]> {
  if (ids.length === 0) return []
  const statements: Statement[] = [
    ...ids.map((id) => statement(ROW, id, account)),
    ...ids.map((id) => statement(UNREAD, id, account)),
  ]
  const read = await teaching.sql.run({ statements })
  const answers = read.ok ? read.answers.map(({ rows }) => rows) : []
  const tables: MyTable[] = []
  for (const [index, id] of ids.entries()) {
    const [row] = answers[index] ?? []
    const unread = answers[ids.length + index] ?? []
    if (row === undefined) continue
    try {
      tables.push(await tableFrom(teaching, account, row, unread))
    } catch (problem) {
      teaching.damaged(id, problem)
    }
  }
  return tables
}

async function tableFrom(
  { now, language, tidings, isHere }: Teaching,
  account: string,
  row: Row,
  unread: readonly Row[],
): Promise<MyTable> {
  const listed = listedFrom(row)
  const room = believedRoom(String(row.house))
  const isOver = listed.status === 'over'
  const isOn = listed.status === 'playing'
  const heard = unread.length > 0 && isHere(account, listed.id) ? [] : unread
  const { until, ...told } = isOn ? await tidings(listed.id, account, language) : NOTHING_TOLD
  const wish = calledAt(room, listed.status).has(account) ? wishIn(room) : null
  return {
    ...listed,
    ...told,
    left: leftUntil(isOn ? until : (wish?.until ?? null), now),
    wish,
    turnOf: String(row.asked)
      .split(',')
      .filter(Boolean)
      .map((seat) => room.sittings[Number(seat)]?.name ?? ''),
    unread: heard.length,
    said: heard[0] === undefined ? null : saidIn(heard[0]),
    place: isOver ? placeOf(listed) : null,
    ratingChange: roundedOrNull(row.change),
    endedAt: isOver ? Number(row.at) : null,
  }
}

const leftUntil = (until: number | null, now: number): number | null =>
  until === null ? null : Math.max(0, until - now)

const saidIn = ({ name, text }: Row) => ({ name: String(name), text: String(text) })

const placeOf = ({ result, mySeat }: ListedTable): number | null =>
  (result as Result | null)?.places?.[mySeat ?? -1] ?? null

export const roundedOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Math.round(Number(value))
