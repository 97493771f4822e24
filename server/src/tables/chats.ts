// What people say to each other at a table. Kept apart from the ledger: it is no part of the game.
import { refuse } from '@foldtable/kernel'
import type { ChatLine } from '@foldtable/protocol'
import { query, type Row, type Sql, statement } from '../ledger/sql.ts'
import { Rates } from '../rates.ts'
import type { Settings } from '../settings.ts'
import type { Outcome } from './actions.ts'
import type { LiveTable } from './live-table.ts'

export type ChatLimits = Pick<
  Settings,
  'chatPerPerson' | 'chatPerTable' | 'chatKept' | 'mostCounted'
>

/** As many as a page of other lists has. */
const LATEST = 100
/** Whoever sits there may talk about a game for so long after it is over. */
const AFTERWARDS_MS = 24 * 3_600_000

export class Chats {
  readonly #sql: Sql
  readonly #limits: ChatLimits
  readonly #people: Rates
  readonly #tables: Rates

  constructor(sql: Sql, limits: ChatLimits) {
    this.#sql = sql
    this.#limits = limits
    const counted = limits.mostCounted
    this.#people = new Rates({ most: limits.chatPerPerson, counted })
    this.#tables = new Rates({ most: limits.chatPerTable, counted })
  }

  /** Whoever sits at the table may speak; it is stored before anybody hears it. */
  async say(live: LiveTable, account: string | null, text: string, at: number): Promise<Outcome> {
    const seat = live.seatOf(account)
    if (account === null || seat === undefined) return { refusal: refuse('notSeated', 'HOUSE-5.1') }
    const said = text.trim()
    if (said === '') return { refusal: refuse('nothingSaid', 'HOUSE-5.2') }
    const { status, updated } = live.stored
    if (status === 'over' && at > updated + AFTERWARDS_MS)
      return { refusal: refuse('talkIsOver', 'HOUSE-5.4') }
    if (!this.#people.take(account, at) || !this.#tables.take(live.id, at))
      return { refusal: refuse('tooMuchSaid', 'HOUSE-5.3', { most: this.#limits.chatPerPerson }) }
    const { sittings, room } = live.house
    const line = {
      at,
      seat: sittings.length > 0 ? seat : null,
      name: (sittings[seat] ?? room.people[seat])?.name ?? '',
      text: said,
    }
    const i = await this.#store(live.id, account, line)
    live.audience.tellAll({ kind: 'chat', table: live.id, i, ...line })
    return undefined
  }

  async #store(table: string, account: string, line: Omit<ChatLine, 'i'>): Promise<number> {
    const answer = await this.#sql.run({
      statements: [
        statement(
          `INSERT INTO chat (table_id, i, at, account, name, text, seat)
            SELECT CAST($1 AS TEXT), coalesce(max(i), 0) + 1, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT),
              CAST($5 AS TEXT), CAST($6 AS BIGINT) FROM chat WHERE table_id = $1 RETURNING i`,
          table,
          line.at,
          account,
          line.name,
          line.text,
          line.seat,
        ),
        statement(
          'DELETE FROM chat WHERE table_id = $1 AND i <= (SELECT max(i) FROM chat WHERE table_id = $1) - $2',
          table,
          this.#limits.chatKept,
        ),
      ],
    })
    return Number((answer.ok ? answer.answers[0]?.rows[0]?.i : undefined) ?? 0)
  }

  /** Somebody who sits there goes: they have heard what was said until now. */
  async heard(table: string, account: string): Promise<void> {
    const [row] = await query(this.#sql, UNHEARD, table, account)
    if (row === undefined) return
    await query(
      this.#sql,
      `INSERT INTO heard (table_id, account, i) VALUES ($1, $2, $3)
        ON CONFLICT (table_id, account) DO UPDATE SET i = excluded.i`,
      table,
      account,
      Number(row.i),
    )
  }

  async latest(table: string): Promise<ChatLine[]> {
    const rows = await query(
      this.#sql,
      'SELECT i, at, seat, name, text FROM chat WHERE table_id = $1 ORDER BY i DESC LIMIT $2',
      table,
      LATEST,
    )
    return rows.map(lineFrom).reverse()
  }
}

const UNHEARD = `SELECT i FROM chat WHERE table_id = $1
  AND i > coalesce((SELECT i FROM heard WHERE table_id = $1 AND account = $2), 0) ORDER BY i DESC LIMIT 1`

const lineFrom = ({ i, at, seat, name, text }: Row): ChatLine => ({
  i: Number(i),
  at: Number(at),
  seat: seat === null || seat === undefined ? null : Number(seat),
  name: String(name),
  text: String(text),
})
