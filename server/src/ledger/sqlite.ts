// SQLite in a file, behind the doors of `sql.ts` and `entries.ts`. What writes is done on this thread, what only reads on
// another: whoever has been told that something is written finds it when reading.
import { existsSync, writeFileSync } from 'node:fs'
import { chaptersStatement, type Range, textsIn } from './chapters.ts'
import type { Entries, EntriesWanted, Store } from './entries.ts'
import type { Job, JobAnswer, Row } from './sql.ts'
import { aboutTables } from './sqlite-about.ts'
import { SqliteThread } from './sqlite-thread.ts'
import { SqliteWriter } from './sqlite-writer.ts'

/** The log is folded into the file after so many commits, and when none came for so long. */
const COMMITS_BETWEEN = 500
const IDLE_MS = 1000
/** Lists bring the rows of so many tables up to date at once; of more only so often. */
const FEW = 32
const SETTLED_EVERY_MS = 250

export class SqliteSql implements Store {
  readonly engine = 'sqlite'
  readonly #file: string
  readonly #writer: SqliteWriter
  readonly #reader: SqliteThread
  #commits = 0
  #idle: NodeJS.Timeout | undefined
  #settledAt = Number.NEGATIVE_INFINITY

  private constructor(file: string, reader: SqliteThread) {
    this.#file = file
    this.#reader = reader
    this.#writer = new SqliteWriter(file, () => this.#committed())
  }

  /** Resolved once the file is open. */
  static async open(file: string): Promise<SqliteSql> {
    if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 }) // SQLite's files beside it follow
    const reader = await SqliteThread.start(file)
    try {
      return new SqliteSql(file, reader)
    } catch (problem) {
      await reader.close()
      throw problem
    }
  }

  /** Jobs that wait to be written and to be read. */
  get waiting(): { readonly write: number; readonly read: number } {
    return { write: this.#writer.waiting, read: this.#reader.waiting }
  }

  readonly entries: Entries = {
    append: (entry, also, written) => this.#writer.append(entry, also, written),
    after: async (table, n) => this.#texts(table, { from: n + 1, to: Number.MAX_SAFE_INTEGER }),
    page: (table, wanted) => this.#page(table, wanted),
  }

  /** What an older version wrote is brought into today's form, which may take long; what came before is read. */
  ready(): void {
    this.#writer.journal
  }

  async run(job: Job): Promise<JobAnswer> {
    if (!isReading(job)) return this.#writer.run(job)
    await this.#settleFor(job)
    const answer = await this.#reader.run(job)
    await this.#writer.synced()
    return answer
  }

  /** By a thread of its own: it may take long. */
  async backup(file: string): Promise<void> {
    await this.#writer.run({ statements: [] }) // after everything that was asked before
    const thread = await SqliteThread.start(this.#file)
    try {
      await thread.backup(file)
    } finally {
      await thread.close()
    }
  }

  /** The last to close folds the log into the file. */
  async close(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#reader.close()
    await this.#writer.close()
  }

  async #page(table: string, { after = 0, before, size }: EntriesWanted): Promise<string[]> {
    if (before === undefined) return this.#texts(table, { from: after + 1, to: after + size })
    const to = Math.min(before - 1, this.#writer.journal.standingOf(table))
    return (await this.#texts(table, { from: Math.max(1, to + 1 - size), to })).reverse()
  }

  /** Chapters first, then what is in none yet. */
  async #texts(table: string, range: Range): Promise<string[]> {
    const { first, texts } = this.#writer.journal.openIn(table, range)
    const packed = { from: range.from, to: Math.min(range.to, first - 1) }
    const statement = chaptersStatement(table, packed)
    const answer =
      packed.to < packed.from ? NOTHING : await this.#reader.run({ statements: [statement] })
    await this.#writer.synced()
    const rows: readonly Row[] = answer.ok ? (answer.answers[0]?.rows ?? []) : []
    return [...textsIn(rows, packed), ...texts]
  }

  /** Rows of tables that are read must not lag behind their entries; lists under load may, for a moment. */
  async #settleFor({ statements }: Job): Promise<void> {
    for (const { sql, values = [] } of statements) {
      const about = aboutTables(sql)
      if (about === 'one') await this.#writer.settle(String(values[0]))
      else if (about === 'all') await this.#settleAll()
    }
  }

  async #settleAll(): Promise<void> {
    const now = performance.now()
    if (this.#writer.behind > FEW && now - this.#settledAt < SETTLED_EVERY_MS) return
    this.#settledAt = now
    await this.#writer.settle()
  }

  #committed(): void {
    this.#commits += 1
    if (this.#commits >= COMMITS_BETWEEN) this.#fold()
    else this.#idle ??= setTimeout(() => this.#fold(), IDLE_MS).unref()
  }

  #fold(): void {
    clearTimeout(this.#idle)
    this.#idle = undefined
    this.#commits = 0
    this.#reader.checkpoint()
  }
}

const NOTHING: JobAnswer = { ok: true, answers: [] }

const isReading = ({ guard = false, statements }: Job): boolean =>
  !guard && statements.length > 0 && statements.every(({ sql }) => sql.startsWith('SELECT'))
