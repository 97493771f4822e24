// The durable truth of tables: their house data, entries and snapshots. No truth lives anywhere else.
import type { Entry, Result, Seat, Snapshot } from '@foldtable/kernel'
import { query, type Row, type Sql, type Statement, statement } from './sql.ts'

export type Status = 'waiting' | 'playing' | 'over'
export type Visibility = 'public' | 'unlisted' | 'private'

/** What is stored of a table besides its entries. `house` is the host's own data, as JSON. */
export interface StoredTable {
  readonly id: string
  readonly game: string
  readonly status: Status
  readonly visibility: Visibility
  /** Whoever knows it may see and join a private table. */
  readonly invite: string
  readonly house: string
  readonly chanceKey: string
  readonly n: number
  readonly at: number
  /** Whom the table waits for. */
  readonly asked: readonly Seat[]
  /** When the house has to do something by itself. */
  readonly deadline: number | null
  /** Counts the changes of everything but entries. */
  readonly revision: number
  readonly result: Result | null
  readonly created: number
  readonly updated: number
}

export interface Sitter {
  readonly account: string
  readonly seat: Seat | null
}

/** What an append changes besides adding its entry. */
export interface Progress {
  readonly status: Status
  readonly asked: readonly Seat[]
  readonly deadline: number | null
  /** The deadline is another one than before. */
  readonly isDeadlineNew: boolean
  readonly result: Result | null
  /** The status or the result is another one than before. */
  readonly isTurning: boolean
  /** Written in the same breath: a snapshot, tallies, ratings. */
  readonly also?: readonly Statement[]
}

export class Ledger {
  readonly #sql: Sql
  readonly #appended: (seconds: number) => void

  /** `appended` hears how long each append took. */
  constructor(sql: Sql, appended: (seconds: number) => void = () => undefined) {
    this.#sql = sql
    this.#appended = appended
  }

  async create(table: StoredTable, sitters: readonly Sitter[]): Promise<void> {
    const { id, game, status, visibility, invite, house, chanceKey, created } = table
    await this.#sql.run({
      statements: [
        statement(
          `INSERT INTO tables (id, game, status, visibility, invite, house, chance_key, n, at, asked, deadline, revision,
            result, created, updated) VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8, '', $9, 0, NULL, $8, $8)`,
          id,
          game,
          status,
          visibility,
          invite,
          house,
          chanceKey,
          created,
          table.deadline,
        ),
        ...sitterStatements(id, status, sitters),
      ],
    })
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const [row] = await query(this.#sql, 'SELECT * FROM tables WHERE id = $1', id)
    return row === undefined ? undefined : tableFrom(row)
  }

  /** Changes what is not an entry; false if somebody else changed it first. */
  async change(table: StoredTable, sitters: readonly Sitter[]): Promise<boolean> {
    const { id, status, visibility, house, deadline, revision, updated } = table
    const answer = await this.#sql.run({
      guard: true,
      statements: [
        statement(
          `UPDATE tables SET status = $2, visibility = $3, house = $4, deadline = $5, updated = $6, revision = $7
            WHERE id = $1 AND revision = $7 - 1`,
          id,
          status,
          visibility,
          house,
          deadline,
          updated,
          revision,
        ),
        statement('DELETE FROM sitters WHERE table_id = $1', id),
        ...sitterStatements(id, status, sitters),
      ],
    })
    return answer.ok
  }

  /** Adds entry n to a table that stands at n - 1; false if it does not stand there any more. */
  async append(id: string, entry: Entry, progress: Progress): Promise<boolean> {
    const begun = performance.now()
    const entered = statement(ENTER, id, entry.n, entry.at, JSON.stringify(entry))
    const statements = [advance(id, entry, progress), entered, ...turning(id, progress)]
    if (progress.also !== undefined) statements.push(...progress.also)
    const answer = await this.#sql.run({ guard: true, statements })
    this.#appended((performance.now() - begun) / 1000)
    return answer.ok
  }

  async setDeadline(id: string, deadline: number | null): Promise<void> {
    await query(this.#sql, 'UPDATE tables SET deadline = $2 WHERE id = $1', id, deadline)
  }

  async entriesAfter(id: string, n: number): Promise<Entry[]> {
    const rows = await query(
      this.#sql,
      'SELECT body FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n',
      id,
      n,
    )
    return rows.map(({ body }) => JSON.parse(String(body)))
  }

  async snapshot<S>(id: string): Promise<Snapshot<S> | undefined> {
    const [row] = await query(this.#sql, 'SELECT body FROM snapshots WHERE table_id = $1', id)
    return row === undefined ? undefined : JSON.parse(String(row.body))
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

const ENTER = 'INSERT INTO entries VALUES ($1, $2, $3, $4)'

/** Most entries change neither status nor deadline, and writing a column writes its indexes too. */
const ADVANCE = 'UPDATE tables SET n = $2, at = $3, updated = $3, asked = $4'
const STOOD_BEFORE = 'WHERE id = $1 AND n = $2 - 1'
const ADVANCE_ONLY = `${ADVANCE} ${STOOD_BEFORE}`
const ADVANCE_AND_SET = `${ADVANCE}, deadline = $5 ${STOOD_BEFORE}`

function advance(id: string, { n, at }: Entry, progress: Progress): Statement {
  const { asked, deadline, isDeadlineNew } = progress
  return isDeadlineNew
    ? statement(ADVANCE_AND_SET, id, n, at, askedText(asked), deadline)
    : statement(ADVANCE_ONLY, id, n, at, askedText(asked))
}

const turning = (id: string, { isTurning, status, result }: Progress): Statement[] =>
  isTurning
    ? [
        statement(
          'UPDATE tables SET status = $2, result = $3 WHERE id = $1',
          id,
          status,
          result === null ? null : JSON.stringify(result),
        ),
        statement('UPDATE sitters SET status = $2 WHERE table_id = $1', id, status),
      ]
    : []

/** One snapshot per table: the latest. */
export const snapshotStatement = (id: string, snapshot: Snapshot<unknown>): Statement =>
  statement(
    `INSERT INTO snapshots VALUES ($1, $2, $3)
      ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, body = excluded.body`,
    id,
    snapshot.standing.n,
    JSON.stringify(snapshot),
  )

const sitterStatements = (id: string, status: Status, sitters: readonly Sitter[]): Statement[] =>
  sitters.map(({ account, seat }) =>
    statement('INSERT INTO sitters VALUES ($1, $2, $3, $4)', id, account, seat, status),
  )

/** As it is stored: `,1,3,`, so that a seat can be looked for in SQL. */
const askedText = (asked: readonly Seat[]): string =>
  asked.length === 0 ? '' : `,${asked.join(',')},`

/** Where `t` is a table and `s` one of its sitters: the table waits for them. */
export const IS_ASKED = "(s.seat IS NOT NULL AND t.asked LIKE '%,' || CAST(s.seat AS TEXT) || ',%')"

function tableFrom(row: Row): StoredTable {
  return {
    id: String(row.id),
    game: String(row.game),
    status: String(row.status) as Status,
    visibility: String(row.visibility) as Visibility,
    invite: String(row.invite),
    house: String(row.house),
    chanceKey: String(row.chance_key),
    n: Number(row.n),
    at: Number(row.at),
    asked: String(row.asked).split(',').filter(Boolean).map(Number),
    deadline: row.deadline === null || row.deadline === undefined ? null : Number(row.deadline),
    revision: Number(row.revision),
    result: row.result === null || row.result === undefined ? null : JSON.parse(String(row.result)),
    created: Number(row.created),
    updated: Number(row.updated),
  }
}
