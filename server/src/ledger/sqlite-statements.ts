// Statements of one connection: prepared once each, and before one that names tables their rows are brought up to date.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Answer, JobAnswer, Row, Statement } from './sql.ts'
import { type About, aboutTables } from './sqlite-about.ts'

interface Prepared {
  readonly made: StatementSync
  readonly reads: boolean
  /** Whose rows in `tables` it reads or writes. */
  readonly about: About
}

export const GUARDED: JobAnswer = { ok: false, reason: 'guard' }

export class Statements {
  readonly #database: DatabaseSync
  readonly #settle: (table?: string) => void
  readonly #prepared = new Map<string, Prepared>()

  /** `settle` brings the row of a table, or all of them, up to date. */
  constructor(database: DatabaseSync, settle: (table?: string) => void) {
    this.#database = database
    this.#settle = settle
  }

  /** Throws if a statement fails; a guard that does not hold stops the job before it has done anything. */
  all(statements: readonly Statement[], guard: boolean): JobAnswer {
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
    if (about === 'one') this.#settle(String(values[0]))
    else if (about === 'all') this.#settle()
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
