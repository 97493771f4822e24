// SQLite in a file, behind the doors of `sql.ts` and `entries.ts`. One thread writes and another reads, so that neither waits for the other:
// whoever has been told that something is written finds it when reading.
import { existsSync, writeFileSync } from 'node:fs'
import type { Store } from './entries.ts'
import { EntriesInRows } from './entries-in-rows.ts'
import type { Job, JobAnswer } from './sql.ts'
import { SqliteThread } from './sqlite-thread.ts'

export class SqliteSql implements Store {
  readonly entries = new EntriesInRows(this)
  readonly engine = 'sqlite'
  readonly #writer: SqliteThread
  readonly #reader: SqliteThread

  private constructor(writer: SqliteThread, reader: SqliteThread) {
    this.#writer = writer
    this.#reader = reader
  }

  /** Resolved once the file is open. */
  static async open(file: string): Promise<SqliteSql> {
    if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 }) // SQLite's files beside it follow
    const reader = SqliteThread.start(file, 'read')
    try {
      return new SqliteSql(await SqliteThread.start(file, 'write'), await reader)
    } catch (problem) {
      await (await reader).close()
      throw problem
    }
  }

  /** Jobs that wait to be written and to be read. */
  get waiting(): { readonly write: number; readonly read: number } {
    return { write: this.#writer.waiting, read: this.#reader.waiting }
  }

  run(job: Job): Promise<JobAnswer> {
    return (isReading(job) ? this.#reader : this.#writer).run(job)
  }

  backup(file: string): Promise<void> {
    return this.#writer.backup(file)
  }

  /** The last to close folds the log into the file, and only who writes can. */
  async close(): Promise<void> {
    await this.#reader.close()
    await this.#writer.close()
  }
}

const isReading = ({ guard = false, statements }: Job): boolean =>
  !guard && statements.length > 0 && statements.every(({ sql }) => sql.startsWith('SELECT'))
