// Where SQLite writes entries first: all of one commit side by side in one row, whatever tables they are of. A table's entries
// go to a chapter of its own when there are enough of them, or when they keep the journal long; the row in `tables` is brought
// up to date then, or when somebody reads it. What lies in chapters is dropped from the journal.
import type { DatabaseSync } from 'node:sqlite'
import { CHAPTER, CHAPTERS, type Range, within } from './chapters.ts'
import type { NewEntry } from './entries.ts'
import { begun, type Open } from './journal-open.ts'
import { Shortening } from './journal-shortening.ts'
import { Outage } from './sql.ts'

const JOURNAL = 'CREATE TABLE IF NOT EXISTS journal (i INTEGER PRIMARY KEY, body TEXT NOT NULL)'

export const hasJournal = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'journal'").get() !== undefined

const statementsOf = (database: DatabaseSync) => ({
  version: database.prepare('PRAGMA data_version'),
  all: database.prepare('SELECT i, body FROM journal ORDER BY i'),
  add: database.prepare('INSERT INTO journal VALUES (?, ?)'),
  drop: database.prepare('DELETE FROM journal WHERE i < ?'),
  standing: database.prepare('SELECT n FROM tables WHERE id = ?'),
  lastChapter: database.prepare(
    'SELECT last FROM chapters WHERE table_id = ? ORDER BY first DESC LIMIT 1',
  ),
  chapter: database.prepare('INSERT INTO chapters VALUES (?, ?, ?, ?)'),
  row: database.prepare(`UPDATE tables SET n = ?2, at = ?3, updated = max(updated, ?3), asked = ?4, deadline = ?5
    WHERE id = ?1 AND n < ?2`),
})

/** Where its chapters end. */
const lastIn = (sql: ReturnType<typeof statementsOf>, table: string): number =>
  Number(sql.lastChapter.get(table)?.last ?? 0)

/** All that writes happens within somebody's transaction: between `begin` and `end`, or `undone`. */
export class Journal {
  readonly #sql: ReturnType<typeof statementsOf>
  readonly #open = new Map<string, Open>()
  readonly #behind = new Set<Open>()
  #full: Open[] = []
  #lines: string[] = []
  readonly #shortening: Shortening
  /** The latest commit in the journal. */
  #last = 0
  #seen: unknown
  #isDoubtful = true

  constructor(database: DatabaseSync) {
    database.exec(`${JOURNAL}; ${CHAPTERS}`)
    this.#sql = statementsOf(database)
    this.#shortening = new Shortening({
      open: this.#open,
      close: (open) => this.#close(open),
      drop: (before) => void this.#sql.drop.run(before),
    })
  }

  /** Rows of tables that are not up to date. */
  get behind(): number {
    return this.#behind.size
  }

  isBehind(table: string): boolean {
    return this.#open.get(table)?.isRowBehind === true
  }

  /** Reads everything anew after a rollback, at the start, and if another process has written since. */
  begin(): void {
    const version = this.#sql.version.get()?.data_version
    if (version === this.#seen && !this.#isDoubtful) return
    this.#open.clear()
    this.#behind.clear()
    this.#full = []
    this.#last = 0
    let first = 1
    let entries = 0
    for (const { i, body } of this.#sql.all.iterate()) {
      if (this.#last === 0) first = Number(i)
      this.#last = Number(i)
      for (const line of String(body).split('\n')) if (this.#reread(line)) entries += 1
    }
    this.#shortening.begin(first, this.#last, entries)
    this.#seen = version
    this.#isDoubtful = false
  }

  /** The guard: false if its table does not stand just before it. */
  add({ table, n, at, asked, deadline, body }: NewEntry): boolean {
    const open = this.#open.get(table) ?? this.#opened(table)
    if (open === undefined || open.n !== n - 1) return false
    this.#enter(open, this.#last + 1, body)
    open.n = n
    open.at = at
    open.asked = asked
    open.deadline = deadline
    if (open.texts.length === CHAPTER) this.#full.push(open)
    this.#lines.push(`${table}\t${n}\t${at}\t${asked}\t${deadline ?? ''}\t${body}`)
    return true
  }

  /** What was added becomes one row. */
  end(): void {
    const entries = this.#lines.length
    if (entries > 0) {
      this.#last += 1
      this.#sql.add.run(this.#last, this.#lines.join('\n'))
      this.#lines = []
    }
    for (const open of this.#full.splice(0)) this.#close(open)
    this.#shortening.goOn(this.#last, entries)
  }

  /** It was rolled back: what is known may be wrong. */
  undone(): void {
    this.#isDoubtful = true
    this.#lines = []
  }

  /** Throws an `Outage` if entries of the table are missing. */
  mustBeWhole(table: string): void {
    if (this.#open.get(table)?.isBroken)
      throw new Outage(`the journal lacks entries of table ${table}`)
  }

  /** What is in no chapter yet, and with which entry that begins. */
  openIn(table: string, range: Range): { readonly first: number; readonly texts: string[] } {
    this.mustBeWhole(table)
    const open = this.#open.get(table)
    if (open === undefined) return { first: Number.POSITIVE_INFINITY, texts: [] }
    const first = open.n - open.texts.length + 1
    return { first, texts: within(open.texts, first, range) }
  }

  /** Where the table stands. */
  standingOf(table: string): number {
    return this.#open.get(table)?.n ?? lastIn(this.#sql, table)
  }

  /** Its row, or those of all tables, before somebody reads them or writes to them otherwise. */
  settle(table?: string): void {
    if (table === undefined) for (const open of this.#behind) this.#settleRow(open)
    else {
      const open = this.#open.get(table)
      if (open !== undefined) this.#settleRow(open)
    }
  }

  #opened(table: string): Open | undefined {
    const found = this.#sql.standing.get(table)
    return found === undefined ? undefined : begun(this.#open, table, Number(found.n))
  }

  #enter(open: Open, commit: number, body: string): void {
    if (open.texts.length === 0) open.since = commit
    open.texts.push(body)
    open.isRowBehind = true
    this.#behind.add(open)
  }

  #settleRow(open: Open): void {
    if (!open.isRowBehind || open.isBroken) return
    this.#sql.row.run(open.table, open.n, open.at, open.asked, open.deadline)
    open.isRowBehind = false
    this.#behind.delete(open)
  }

  #close(open: Open): void {
    const { table, n, texts } = open
    if (open.isBroken) return
    const first = n - texts.length + 1
    // More than one only of what was read at the start: another process may have ended before it closed any.
    for (let at = 0; at < texts.length; at += CHAPTER) {
      const part = texts.slice(at, at + CHAPTER)
      this.#sql.chapter.run(table, first + at, first + at + part.length - 1, part.join('\n'))
    }
    open.texts = []
    this.#settleRow(open)
  }

  /** A line of the journal that somebody else wrote, or we before we were started; true if it is in no chapter. */
  #reread(line: string): boolean {
    const [table = '', n = '', at = '', asked = '', deadline = ''] = line.split('\t', 5)
    const open = this.#open.get(table) ?? begun(this.#open, table, lastIn(this.#sql, table))
    if (Number(n) <= open.n && !open.isBroken) return false // in a chapter already
    if (Number(n) !== open.n + 1) open.isBroken = true
    if (open.isBroken) return false
    const head = table.length + n.length + at.length + asked.length + deadline.length + 5
    this.#enter(open, this.#last, line.slice(head))
    open.n = Number(n)
    open.at = Number(at)
    open.asked = asked
    open.deadline = deadline === '' ? null : Number(deadline)
    return true
  }
}
