// What people say to each other at a table. Kept apart from the ledger: it is no part of the game.
import { refuse } from '@foldtable/kernel'
import type { ChatLine } from '@foldtable/protocol'
import { query, type Sql, statement } from '../ledger/sql.ts'
import type { Outcome } from './actions.ts'
import type { LiveTable } from './live-table.ts'

const LATEST = 100

export class Chats {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Whoever sits at the table may speak; it is stored before anybody hears it. */
  async say(
    live: LiveTable,
    person: { id: string; name: string } | null,
    text: string,
    at: number,
  ): Promise<Outcome> {
    const said = text.trim()
    if (person === null || live.seatOf(person.id) === undefined)
      return { refusal: refuse('notSeated', 'HOUSE-5.1') }
    if (said === '') return { refusal: refuse('nothingSaid', 'HOUSE-5.2') }
    const [row] = await query(
      this.#sql,
      'SELECT count(*) AS lines FROM chat WHERE table_id = $1',
      live.id,
    )
    const i = Number(row?.lines ?? 0) + 1
    await this.#sql.run({
      statements: [
        statement(
          'INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6)',
          live.id,
          i,
          at,
          person.id,
          person.name,
          said,
        ),
      ],
    })
    live.audience.tellAll({ kind: 'chat', table: live.id, i, at, name: person.name, text: said })
    return undefined
  }

  async latest(table: string): Promise<ChatLine[]> {
    const rows = await query(
      this.#sql,
      'SELECT i, at, name, text FROM chat WHERE table_id = $1 ORDER BY i DESC LIMIT $2',
      table,
      LATEST,
    )
    return rows
      .map(({ i, at, name, text }) => ({
        i: Number(i),
        at: Number(at),
        name: String(name),
        text: String(text),
      }))
      .reverse()
  }
}
