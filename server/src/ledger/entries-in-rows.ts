// Entries as rows of `entries`, each written with the row of its table: plain SQL, for any engine.
import type { Entries, EntriesWanted, NewEntry, Written } from './entries.ts'
import { type Outage, query, type Sql, type Statement, statement } from './sql.ts'

const ADVANCE = `UPDATE tables SET n = $2, at = $3, updated = $3, asked = $4, deadline = $5
  WHERE id = $1 AND n = $2 - 1`
const ENTER = 'INSERT INTO entries VALUES ($1, $2, $3, $4)'
const AFTER = 'SELECT body FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n'
const PAGE_AFTER = `${AFTER} LIMIT $3`
const PAGE_BEFORE =
  'SELECT body FROM entries WHERE table_id = $1 AND n < $2 ORDER BY n DESC LIMIT $3'

export class EntriesInRows implements Entries {
  readonly #sql: Pick<Sql, 'run'>

  constructor(sql: Pick<Sql, 'run'>) {
    this.#sql = sql
  }

  append(entry: NewEntry, also: readonly Statement[], written: Written): void {
    const { table, n, at, asked, deadline, body } = entry
    const advance = statement(ADVANCE, table, n, at, asked, deadline)
    const statements = [advance, statement(ENTER, table, n, at, body), ...also]
    this.#sql.run({ guard: true, statements }).then(
      ({ ok }) => written(ok),
      (problem: Outage) => written(false, problem),
    )
  }

  after(table: string, n: number): Promise<string[]> {
    return this.#bodies(AFTER, table, n)
  }

  page(table: string, { after = 0, before, size }: EntriesWanted): Promise<string[]> {
    return before === undefined
      ? this.#bodies(PAGE_AFTER, table, after, size)
      : this.#bodies(PAGE_BEFORE, table, before, size)
  }

  async #bodies(text: string, ...values: readonly (string | number)[]): Promise<string[]> {
    const rows = await query(this.#sql, text, ...values)
    return rows.map(({ body }) => String(body))
  }
}
