// The one connection that writes the SQLite file, on the thread that plays the moves: no thread has to be woken, nothing is
// copied. Everything that is asked for in one turn of the event loop shares one transaction and one wait for the disk.
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { NewEntry, Written } from './entries.ts'
import { hasJournal, Journal } from './journal.ts'
import { packOld } from './old-entries.ts'
import { type Answer, type Job, type JobAnswer, Outage, type Row, type Statement } from './sql.ts'
import { type About, aboutTables } from './sqlite-about.ts'

/** Something to be done within a transaction, and who hears what came of it once that is durable. */
interface Waiting {
  carryOut(): JobAnswer
  done(answer: JobAnswer | Outage): void
}

interface Prepared {
  readonly made: StatementSync
  readonly reads: boolean
  /** Whose rows in `tables` it reads or writes. */
  readonly about: About
}

/** More than this in one commit would make the first of them wait too long. */
const MOST_TOGETHER = 1000
const NOTHING: readonly Answer[] = []
const DONE: JobAnswer = { ok: true, answers: NOTHING }
const GUARDED: JobAnswer = { ok: false, reason: 'guard' }

export class SqliteWriter {
  readonly #database: DatabaseSync
  readonly #committed: () => void
  readonly #prepared = new Map<string, Prepared>()
  readonly #begin: StatementSync
  readonly #commit: StatementSync
  #journal: Journal | undefined
  #waiting: Waiting[] = []
  #isAwake = false
  #failure: Outage | undefined

  /** `committed` hears of each commit. Throws an `Outage` if the file cannot be opened. */
  constructor(file: string, committed: () => void = () => undefined) {
    this.#committed = committed
    try {
      this.#database = new DatabaseSync(file)
      this.#database.exec(`PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
        PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 0`)
      this.#begin = this.#database.prepare('BEGIN IMMEDIATE')
      this.#commit = this.#database.prepare('COMMIT')
    } catch (problem) {
      throw new Outage(`${file}: ${reasonOf(problem)}`)
    }
  }

  /** Tables whose rows lag behind their entries. */
  get behind(): number {
    return this.#journal?.behind ?? 0
  }

  get waiting(): number {
    return this.#waiting.length
  }

  run({ statements, guard = false }: Job): Promise<JobAnswer> {
    return new Promise((resolve, reject) => {
      this.#ask({
        carryOut: () => this.#all(statements, guard),
        done: (answer) => (answer instanceof Outage ? reject(answer) : resolve(answer)),
      })
    })
  }

  append(entry: NewEntry, also: readonly Statement[], written: Written): void {
    const journal = this.#theJournal()
    this.#ask({
      carryOut: () => {
        journal.mustBeWhole(entry.table)
        if (!journal.add(entry)) return GUARDED
        return also.length === 0 ? DONE : this.#all(also, false)
      },
      done: (answer) => (answer instanceof Outage ? written(false, answer) : written(answer.ok)),
    })
  }

  /** What is in memory of entries, up to date: also with what another process wrote. */
  get journal(): Journal {
    if (this.#failure !== undefined) throw this.#failure
    const journal = this.#theJournal()
    journal.begin()
    return journal
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
    if (this.#failure !== undefined) return
    await this.settle().catch(() => undefined)
    await this.run({ statements: [] }).catch(() => undefined)
    this.#failure = new Outage('the database is closed')
    this.#database.close()
  }

  #settled(act: () => void): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#ask({
        carryOut: () => {
          act()
          return DONE
        },
        done: (answer) => (answer instanceof Outage ? reject(answer) : resolve(answer)),
      })
    })
  }

  #ask(one: Waiting): void {
    if (this.#failure === undefined) {
      this.#waiting.push(one)
      this.#wake()
    } else one.done(this.#failure)
  }

  /** After everything that lies in the sockets was read: those moves share the commit. */
  #wake(): void {
    if (this.#isAwake) return
    this.#isAwake = true
    setImmediate(this.#write)
  }

  readonly #write = (): void => {
    this.#isAwake = false
    const jobs = this.#waiting.splice(0, MOST_TOGETHER)
    if (this.#waiting.length > 0) this.#wake()
    const answers = this.#together(jobs)
    this.#committed()
    for (let at = 0; at < answers.length; at++) {
      const answer = answers[at]
      if (answer !== undefined) jobs[at]?.done(answer)
    }
  }

  /** Nobody is answered before the commit. If one fails, each is tried by itself, so that only that one is lost. */
  #together(jobs: readonly Waiting[]): (JobAnswer | Outage)[] {
    try {
      return this.#inTransaction(() => jobs.map((job) => job.carryOut()))
    } catch (problem) {
      if (jobs.length > 1) return jobs.flatMap((job) => this.#together([job]))
      return [new Outage(reasonOf(problem))]
    }
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

  /** Throws if a statement fails; a guard that does not hold stops the job before it has done anything. */
  #all(statements: readonly Statement[], guard: boolean): JobAnswer {
    const answers: Answer[] = []
    for (const one of statements) {
      const answer = this.#answerTo(one)
      if (guard && answers.length === 0 && answer.changes === 0) return GUARDED
      answers.push(answer)
    }
    return { ok: true, answers }
  }

  #answerTo({ sql, values = [] }: Statement): Answer {
    const { made, reads, about } = this.#preparedFor(sql)
    if (about === 'one') this.#journal?.settle(String(values[0]))
    else if (about === 'all') this.#journal?.settle()
    if (!reads) return { rows: [], changes: Number(made.run(...values).changes) }
    const rows = made.all(...values) as Row[]
    return { rows, changes: rows.length }
  }

  #preparedFor(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known !== undefined) return known
    const made = this.#database.prepare(sql.replace(/\$(\d+)/g, '?$1'))
    const one = { made, reads: made.columns().length > 0, about: aboutTables(sql) }
    this.#prepared.set(sql, one)
    return one
  }
}

const reasonOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem)
