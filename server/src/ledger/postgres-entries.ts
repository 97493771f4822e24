// Entries as rows of PostgreSQL. Appends of many tables that wait at the same time share one statement and one commit.
import type { Entries, EntriesWanted, NewEntry, Written } from './entries.ts'
import { EntriesInRows } from './entries-in-rows.ts'
import type { Lane } from './postgres-lane.ts'
import { type Job, type JobAnswer, Outage, type Row, type Statement, statement } from './sql.ts'

/** A row that somebody holds is left out: nobody waits for a table that is not theirs. */
const MANY = `WITH free AS MATERIALIZED (
    SELECT w.* FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::bigint[])
      WITH ORDINALITY AS w(id, n, at, asked, deadline, body, revision, place)
    CROSS JOIN LATERAL (SELECT 1 FROM tables t WHERE t.id = w.id AND t.n = w.n - 1
      AND t.revision = w.revision FOR NO KEY UPDATE SKIP LOCKED) f),
  moved AS (UPDATE tables t SET n = w.n, at = w.at, updated = w.at, asked = w.asked, deadline = w.deadline
    FROM free w WHERE t.id = w.id AND t.n = w.n - 1 AND t.revision = w.revision
    RETURNING w.id, w.n, w.at, w.body, w.place, t.follows),
  entered AS (INSERT INTO entries (table_id, n, at, body) SELECT id, n, at, body FROM moved)
  SELECT place, follows FROM moved`

/** The same for one, which waits for a lock for a while. */
const ONE = `WITH moved AS (UPDATE tables SET n = $2, at = $3, updated = $3, asked = $4, deadline = $5
    WHERE id = $1 AND n = $2 - 1 AND revision = $7 RETURNING id, follows),
  entered AS (INSERT INTO entries (table_id, n, at, body) SELECT id, $2, $3, $6 FROM moved)`
const ALONE = `${ONE} SELECT follows FROM moved`
/** If there is nothing to move it fails, and all that follows in its transaction. */
const FIRST = `${ONE} SELECT 1 / count(*) AS held, max(follows) AS follows FROM moved`

const MOST_TOGETHER = 256
const PATIENCE_MS = 5000

interface Waiting {
  readonly entry: NewEntry
  readonly written: Written
  /** Throws if the database has another past than when it was asked for. */
  check(): void
}

export interface Surroundings {
  /** For the past that the database has now. */
  ofNow<T extends object>(job: T): T & { check(): void }
  /** For what goes by itself. */
  run(job: Job): Promise<JobAnswer>
  /** An outcome is not known. */
  unsettle(): void
  /** It is durable. `follows` has a bit for each node at which somebody watches the table. */
  appended(entry: NewEntry, follows: number): void
}

export class PostgresEntries implements Entries {
  readonly #lane: Lane
  readonly #around: Surroundings
  readonly #rows: EntriesInRows
  #waiting: Waiting[] = []
  #isUnderWay = false

  constructor(lane: Lane, around: Surroundings) {
    this.#lane = lane
    this.#around = around
    this.#rows = new EntriesInRows(around)
  }

  append(entry: NewEntry, also: readonly Statement[], written: Written): void {
    const waiting = this.#around.ofNow({ entry, written })
    if (also.length > 0) {
      this.#alone(waiting, FIRST, also)
      return
    }
    this.#waiting.push(waiting)
    if (this.#isUnderWay) return
    this.#isUnderWay = true
    setImmediate(() => this.#go())
  }

  after(table: string, n: number): Promise<string[]> {
    return this.#rows.after(table, n)
  }

  page(table: string, wanted: EntriesWanted): Promise<string[]> {
    return this.#rows.page(table, wanted)
  }

  /** Resolved once nothing is under way. */
  async settle(): Promise<void> {
    while (this.#isUnderWay) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  #go(): void {
    const together = this.#firstOfEach()
    if (together.length === 0) {
      this.#isUnderWay = false
      return
    }
    const column = (of: (entry: NewEntry) => unknown) => together.map(({ entry }) => of(entry))
    const values = [
      ...[column((one) => one.table), column((one) => one.n), column((one) => one.at)],
      ...[column((one) => one.asked), column((one) => one.deadline), column((one) => one.body)],
      column((one) => one.revision),
    ]
    const end = performance.now() + PATIENCE_MS
    const check = () => {
      for (const one of together) one.check()
    }
    this.#lane.run({ statements: [{ sql: MANY, values }], check }, end).then(
      (answer) => {
        this.#go() // the next are on their way before these are told
        this.#tell(together, answer.ok ? (answer.answers[0]?.rows ?? []) : [])
      },
      (problem: unknown) => {
        this.#go()
        this.#failed(together, problem)
      },
    )
  }

  /** Of two of one table the second goes when the first is there. */
  #firstOfEach(): Waiting[] {
    const tables = new Set<string>()
    const together: Waiting[] = []
    const later: Waiting[] = []
    for (const one of this.#waiting) {
      const isNext = together.length < MOST_TOGETHER && !tables.has(one.entry.table)
      tables.add(one.entry.table)
      ;(isNext ? together : later).push(one)
    }
    this.#waiting = later
    return together
  }

  /** Those that were not written are behind, or their row was in somebody's hands: each is tried by itself. */
  #tell(together: readonly Waiting[], rows: readonly Row[]): void {
    const written = new Map(rows.map((row) => [Number(row.place), Number(row.follows)]))
    for (const [index, one] of together.entries()) {
      const follows = written.get(index + 1)
      if (follows === undefined) this.#alone(one, ALONE)
      else this.#done(one, follows)
    }
  }

  /** One that the server does not take must not take the others with it. */
  #failed(together: readonly Waiting[], problem: unknown): void {
    const outage = problem instanceof Outage ? problem : new Outage(String(problem))
    if (outage.isUnknown) this.#around.unsettle()
    if (outage.isUnknown || together.length === 1)
      for (const { written } of together) written(false, outage)
    else for (const one of together) this.#alone(one, ALONE)
  }

  #alone(waiting: Waiting, sql: string, also: readonly Statement[] = []): void {
    const { table, n, at, asked, deadline, body, revision } = waiting.entry
    try {
      waiting.check()
    } catch (problem) {
      waiting.written(false, problem as Outage)
      return
    }
    const first = statement(sql, table, n, at, asked, deadline, body, revision)
    this.#around.run({ statements: [first, ...also] }).then(
      (answer) => {
        const row = answer.ok ? answer.answers[0]?.rows[0] : undefined
        if (row === undefined) waiting.written(false)
        else this.#done(waiting, Number(row.follows))
      },
      (problem: Outage) => waiting.written(false, problem),
    )
  }

  #done({ entry, written }: Waiting, follows: number): void {
    written(true)
    this.#around.appended(entry, follows)
  }
}
