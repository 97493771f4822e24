// The durable truth of tables: their rooms, entries and snapshots. No truth lives anywhere else.
import type {
  FoundSnapshot,
  Plans,
  Sitter,
  Status,
  StoredTable,
  Progress as TableProgress,
} from '@foldtable/host/ports'
import type { Entry } from '@foldtable/kernel'
import { endCode, forgetCodes, giveCode, tableWithCode } from './codes.ts'
import type { EntriesWanted, Store } from './entries.ts'
import { findSnapshot } from './snapshots.ts'
import { query, type Statement, statement } from './sql.ts'
import { askedText, sitterStatements, tableFrom, turning } from './table-rows.ts'

export type { Sitter, Status, StoredTable, Visibility } from '@foldtable/host/ports'

/** What an append changes besides adding its entry. */
export interface Progress extends TableProgress {
  /** Written in the same breath: a snapshot, tallies, ratings. */
  readonly also?: readonly Statement[]
}

export class Ledger {
  readonly #sql: Store
  readonly #appended: (seconds: number) => void
  /** When the first of those was asked for that are not answered yet. */
  #begun: number | undefined

  /** `appended` hears how long the first append of each commit took. */
  constructor(sql: Store, appended: (seconds: number) => void = () => undefined) {
    this.#sql = sql
    this.#appended = appended
  }

  async create(table: StoredTable, sitters: readonly Sitter[]): Promise<void> {
    const { id, game, status, visibility, invite, house, chanceKey, created } = table
    await this.#sql.run({
      statements: [
        statement(
          `INSERT INTO tables (id, game, status, visibility, invite, house, chance_key, n, at, asked, deadline, revision,
            result, created, updated, shown) VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8, '', $9, 0, NULL, $8, $8, $10)`,
          id,
          game,
          status,
          visibility,
          invite,
          house,
          chanceKey,
          created,
          table.deadline,
          table.isShown ? 1 : 0,
        ),
        ...sitterStatements(table, sitters),
      ],
    })
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const [row] = await query(this.#sql, 'SELECT * FROM tables WHERE id = $1', id)
    return row === undefined ? undefined : tableFrom(row)
  }

  /** Changes what is not an entry of a table that stands at this one; false if somebody else changed it first. */
  async change(
    table: StoredTable,
    sitters: readonly Sitter[],
    also: readonly Statement[] = [],
  ): Promise<boolean> {
    const { id, status, visibility, house, deadline, revision, updated, invite } = table
    const answer = await this.#sql.run({
      guard: true,
      statements: [
        statement(
          `UPDATE tables SET status = $2, visibility = $3, house = $4, deadline = $5, updated = $6, revision = $7,
            invite = $8, shown = $9
            WHERE id = $1 AND revision = $7 - 1 AND n = $10`,
          id,
          status,
          visibility,
          house,
          deadline,
          updated,
          revision,
          invite,
          table.isShown ? 1 : 0,
          table.n,
        ),
        statement('DELETE FROM sitters WHERE table_id = $1', id),
        ...sitterStatements(table, sitters),
        ...also,
      ],
    })
    return answer.ok
  }

  /** Adds entry n to a table that stands at n - 1, under the same room; false if it does not stand there any more. */
  append(id: string, entry: Entry, progress: Progress): Promise<boolean> {
    this.#begun ??= performance.now()
    const { n, at } = entry
    const { deadline, also = [] } = progress
    const asked = askedText(progress.asked)
    const { revision } = progress
    const added = { table: id, n, at, revision, asked, deadline, body: JSON.stringify(entry) }
    const statements = progress.isTurning ? [...turning(id, at, progress), ...also] : also
    return new Promise((resolve, reject) => {
      this.#sql.entries.append(added, statements, (isAdded, problem) => {
        if (this.#begun !== undefined) this.#appended((performance.now() - this.#begun) / 1000)
        this.#begun = undefined
        if (problem === undefined) resolve(isAdded)
        else reject(problem)
      })
    })
  }

  /** What depends on who is there; false if the table has gone on. */
  async setPlans(id: string, { deadline, isShown, n, revision }: Plans): Promise<boolean> {
    const answer = await this.#sql.run({
      guard: true,
      statements: [
        statement(
          'UPDATE tables SET deadline = $2, shown = $3 WHERE id = $1 AND n = $4 AND revision = $5',
          ...[id, deadline, isShown ? 1 : 0, n, revision],
        ),
      ],
    })
    return answer.ok
  }

  /** Not before then: for a table that cannot be served, if it is due at all. */
  async postpone(id: string, until: number): Promise<void> {
    await query(
      this.#sql,
      'UPDATE tables SET deadline = $2 WHERE id = $1 AND deadline < $2',
      id,
      until,
    )
  }

  /** At how many tables of each kind the person sits. */
  async openTablesOf(account: string): Promise<{ waiting: number; playing: number }> {
    const rows = await query(
      this.#sql,
      `SELECT status, count(*) AS many FROM sitters WHERE account = $1 AND status IN ('waiting', 'playing')
        GROUP BY status`,
      account,
    )
    const many = (status: Status) => Number(rows.find((row) => row.status === status)?.many ?? 0)
    return { waiting: many('waiting'), playing: many('playing') }
  }

  /** The tables at which the person sits, one after another, however many there are. */
  async *tablesWith(account: string, status: Status): AsyncGenerator<string> {
    let last = ''
    for (;;) {
      const rows = await query(
        this.#sql,
        `SELECT table_id FROM sitters WHERE account = $1 AND status = $2 AND table_id > $3
          ORDER BY table_id LIMIT 100`,
        account,
        status,
        last,
      )
      for (const { table_id: id } of rows) yield String(id)
      if (rows.length === 0) return
      last = String(rows.at(-1)?.table_id)
    }
  }

  /** How many tables wait, and how many games are on. */
  async openTables(): Promise<{ readonly [status: string]: number }> {
    const rows = await query(
      this.#sql,
      `SELECT status, count(*) AS many FROM tables WHERE status <> 'over' GROUP BY status`,
    )
    return Object.fromEntries(rows.map(({ status, many }) => [String(status), Number(many)]))
  }

  /** Live tables for which nothing was planned, as after a crash, are looked at then. */
  async planForgotten(at: number): Promise<void> {
    await query(
      this.#sql,
      `UPDATE tables SET deadline = $1 WHERE status <> 'over' AND deadline IS NULL AND house LIKE '%"pace":"live"%'`,
      at,
    )
  }

  /** Six digits that lead to this table while it waits; null if there are `most` already. */
  giveCode(id: string, now: number, most: number): Promise<string | null> {
    return giveCode(this.#sql, id, now, most)
  }

  async endCode(code: string, now: number): Promise<void> {
    await this.#sql.run({ statements: [endCode(code, now)] })
  }

  /** The table that waits and has this code. */
  tableWithCode(code: string): Promise<string | undefined> {
    return tableWithCode(this.#sql, code)
  }

  async forgetCodes(now: number): Promise<void> {
    await this.#sql.run({ statements: [forgetCodes(now)] })
  }

  async entriesAfter(id: string, n: number): Promise<Entry[]> {
    return (await this.#sql.entries.after(id, n)).map((text) => JSON.parse(text))
  }

  /** So many entries after a number, oldest first, or before one, newest first. */
  async entriesPage(id: string, wanted: EntriesWanted): Promise<Entry[]> {
    return (await this.#sql.entries.page(id, wanted)).map((text) => JSON.parse(text))
  }

  /** The latest snapshot of the table, if it fits this version of its rules. */
  snapshot(id: string, rules: number): Promise<FoundSnapshot> {
    return findSnapshot(this.#sql, id, rules)
  }

  /** The latest moment at which anything happened at a table that is played. */
  async latestAt(): Promise<number> {
    const [row] = await query(
      this.#sql,
      // The index of tables that are not over is found by its own words.
      "SELECT max(at) AS at FROM tables WHERE status <> 'over' AND status = 'playing'",
    )
    return Number(row?.at ?? 0)
  }

  /** The earliest moment at which the house has something to do at any table. */
  async nextDeadline(): Promise<number | null> {
    const [row] = await query(
      this.#sql,
      'SELECT min(deadline) AS at FROM tables WHERE deadline IS NOT NULL',
    )
    return row?.at === null || row === undefined ? null : Number(row.at)
  }

  async tablesDue(now: number, most: number): Promise<string[]> {
    const rows = await query(
      this.#sql,
      'SELECT id FROM tables WHERE deadline <= $1 ORDER BY deadline LIMIT $2',
      now,
      most,
    )
    return rows.map(({ id }) => String(id))
  }
}
