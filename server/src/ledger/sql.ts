// The one door to a database: jobs of plain SQL that SQLite and PostgreSQL both understand.

export type Value = string | number | null
export type Row = { readonly [column: string]: Value }

/** Parameters are `$1`, `$2`, …; the SQL keeps to what both engines share. */
export interface Statement {
  readonly sql: string
  readonly values?: readonly Value[]
}

export interface Answer {
  readonly rows: readonly Row[]
  /** How many rows a writing statement touched. */
  readonly changes: number
}

/**
 * Statements that happen together or not at all. With `guard`, the first must touch a row; if it does not, nothing of the
 * job happens and the answer says so.
 */
export interface Job {
  readonly statements: readonly Statement[]
  readonly guard?: boolean
}

export type JobAnswer =
  | { readonly ok: true; readonly answers: readonly Answer[] }
  | { readonly ok: false; readonly reason: 'guard' }

export type Engine = 'sqlite' | 'postgres'

export interface Sql {
  /** SQLite, if it does not say. */
  readonly engine?: Engine
  /** Resolved once it is durable. Rejects with an `Outage` if the database failed. */
  run(job: Job): Promise<JobAnswer>
  /** Writes a consistent copy of everything to a file, where the engine can. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** Network or storage failed: retried at the edge that met it. */
export class Outage extends Error {
  override name = 'Outage'
  /** It may have been written all the same: the answer was lost. */
  readonly isUnknown: boolean

  constructor(message: string, options: ErrorOptions & { readonly isUnknown?: boolean } = {}) {
    super(message, options)
    this.isUnknown = options.isUnknown ?? false
  }
}

export const statement = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values })

/** One statement by itself: its rows. */
export async function query(
  sql: Pick<Sql, 'run'>,
  text: string,
  ...values: readonly Value[]
): Promise<readonly Row[]> {
  const answer = await sql.run({ statements: [statement(text, ...values)] })
  return answer.ok ? (answer.answers[0]?.rows ?? []) : []
}
