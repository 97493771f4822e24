// The door to where entries are kept, beside the one for everything else: each engine keeps them in its own way.
import type { Outage, Sql, Statement } from './sql.ts'

/** An entry with what it changes in the row of its table. */
export interface NewEntry {
  readonly table: string
  readonly n: number
  readonly at: number
  /** Of the room: where several nodes write, it is still that. */
  readonly revision: number
  /** Whom the table waits for, as the row has it. */
  readonly asked: string
  readonly deadline: number | null
  /** JSON on one line. */
  readonly body: string
}

/** Once it is durable: true; false if its table does not stand just before it; or what went wrong. */
export type Written = (isAdded: boolean, problem?: Outage) => void

/** So many after a number, oldest first, or before one, newest first. */
export interface EntriesWanted {
  readonly after?: number
  readonly before?: number
  readonly size: number
}

export interface Entries {
  /**
   * Adds an entry to a table that stands at the number before, and `also` in the same breath, or neither. Whatever is asked
   * for in one turn of the event loop may share a commit; one that fails takes no other with it.
   */
  append(entry: NewEntry, also: readonly Statement[], written: Written): void
  /** The texts of those after a number, oldest first. */
  after(table: string, n: number): Promise<readonly string[]>
  page(table: string, wanted: EntriesWanted): Promise<readonly string[]>
}

/**
 * A whole database. A table's row may lag behind its entries as long as nobody can tell: whoever reads or writes `tables`
 * through `run` finds `n`, `at`, `updated`, `asked` and `deadline` as the latest entry left them.
 */
export interface Store extends Sql {
  readonly entries: Entries
}
