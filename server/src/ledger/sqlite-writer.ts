// The one connection that writes the SQLite file, on the thread that plays the moves: no thread has to be woken, nothing is
// copied.
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { NewEntry, Written } from './entries.ts'
import { hasJournal, Journal } from './journal.ts'
import { packOld } from './old-entries.ts'
import { type Answer, type Job, type JobAnswer, Outage, type Statement } from './sql.ts'
import { Commits, reasonOf } from './sqlite-commits.ts'
import { GUARDED, Statements } from './sqlite-statements.ts'

const NOTHING: readonly Answer[] = []
const DONE: JobAnswer = { ok: true, answers: NOTHING }

export class SqliteWriter {
  readonly #database: DatabaseSync
  readonly #commits: Commits
  readonly #statements: Statements
  readonly #begin: StatementSync
  readonly #commit: StatementSync
  #journal: Journal | undefined

  /** `committed` hears of each commit. Throws an `Outage` if the file cannot be opened. */
  constructor(file: string, committed: () => void = () => undefined) {
    try {
      this.#database = new DatabaseSync(file)
      this.#database.exec(`PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
        PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 0`)
      this.#begin = this.#database.prepare('BEGIN IMMEDIATE')
      this.#commit = this.#database.prepare('COMMIT')
      this.#statements = new Statements(this.#database, (table) => this.#journal?.settle(table))
      this.#commits = new Commits(file, (action) => this.#inTransaction(action), committed)
    } catch (problem) {
      throw new Outage(`${file}: ${reasonOf(problem)}`)
    }
  }

  /** Tables whose rows lag behind their entries. */
  get behind(): number {
    return this.#journal?.behind ?? 0
  }

  get waiting(): number {
    return this.#commits.waiting
  }

  run({ statements, guard = false }: Job): Promise<JobAnswer> {
    return new Promise((resolve, reject) => {
      this.#commits.ask({
        carryOut: () => this.#statements.all(statements, guard),
        done: (answer) => (answer instanceof Outage ? reject(answer) : resolve(answer)),
      })
    })
  }

  append(entry: NewEntry, also: readonly Statement[], written: Written): void {
    const journal = this.#theJournal()
    this.#commits.ask({
      carryOut: () => {
        journal.mustBeWhole(entry.table)
        if (!journal.add(entry)) return GUARDED
        return also.length === 0 ? DONE : this.#statements.all(also, false)
      },
      done: (answer) => (answer instanceof Outage ? written(false, answer) : written(answer.ok)),
    })
  }

  /** What is in memory of entries, up to date: also with what another process wrote. */
  get journal(): Journal {
    if (this.#commits.failure !== undefined) throw this.#commits.failure
    const journal = this.#theJournal()
    journal.begin()
    return journal
  }

  /** For who has read: resolved once the disk has all that they may have seen. */
  synced(): Promise<void> | undefined {
    return this.#commits.synced()
  }

  /** Brings rows up to date, if any that is asked for is not. */
  async settle(table?: string): Promise<void> {
    const journal = this.#found()
    if (journal === undefined) return
    const isBehind = table === undefined ? journal.behind > 0 : journal.isBehind(table)
    if (isBehind) await this.#settled(() => journal.settle(table))
  }

  /** What was asked for before is still done; afterwards everything is an outage. */
  async close(): Promise<void> {
    if (this.#commits.failure !== undefined) return
    await this.settle().catch(() => undefined)
    await this.run({ statements: [] }).catch(() => undefined)
    this.#commits.close()
    this.#database.close()
  }

  #settled(act: () => void): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#commits.ask({
        carryOut: () => {
          act()
          return DONE
        },
        done: (answer) => (answer instanceof Outage ? reject(answer) : resolve(answer)),
      })
    })
  }

  #inTransaction<T>(action: () => T): T {
    const journal = this.#found()
    this.#begin.run()
    try {
      journal?.begin()
      const done = action()
      journal?.end()
      this.#commit.run()
      return done
    } catch (problem) {
      journal?.undone()
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw problem
    }
  }

  /** Nothing in a database that was never used by this version: there no row lags behind. */
  #found(): Journal | undefined {
    if (this.#journal !== undefined || !hasJournal(this.#database)) return this.#journal
    return this.#theJournal()
  }

  /** Made when the database has its shape, outside of a transaction; what an older version wrote is packed first. */
  #theJournal(): Journal {
    if (this.#journal !== undefined) return this.#journal
    const journal = new Journal(this.#database)
    packOld(this.#database)
    journal.begin()
    this.#journal = journal
    return journal
  }
}
