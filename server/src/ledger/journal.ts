// Where SQLite writes entries first: all of one commit side by side in one row, whatever tables they are of. A table's entries
// go to a chapter of its own when there are enough of them, or when they keep the journal long; the row in `tables` is brought
// up to date then, or when somebody reads it. What lies in chapters is dropped from the journal.
import type { DatabaseSync } from 'node:sqlite'
import { CHAPTER, CHAPTERS, type Range, within } from './chapters.ts'
import type { NewEntry } from './entries.ts'
import { Outage } from './sql.ts'

/** What the journal holds of a table. */
interface Open {
  readonly table: string
  n: number
  at: number
  asked: string
  deadline: number | null
  /** Entries that are in no chapter yet. */
  texts: string[]
  /** The commit that the first of them is in. */
  since: number
  /** Its row in `tables` stands at an earlier entry. */
  isRowBehind: boolean
  /** Some of its entries are not where they should be: it is left as it is. */
  isBroken: boolean
}

/** After so many commits, or entries, the journal is shortened: tables that wrote nothing since the time before get their chapter. */
const COMMITS = 1000
const ENTRIES = 10_000
/** Chapters of such tables and commits to drop within one commit, so that none is long. */
const CHAPTERS_AT_ONCE = 8
const DROPPED_AT_ONCE = 32
/** Commits after which it is looked at what can be dropped: the sooner, the more often the same pages are written to. */
const DROPPED_EVERY = 64

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

/** All that writes happens within somebody's transaction: between `begin` and `end`, or `undone`. */
export class Journal {
  readonly #sql: ReturnType<typeof statementsOf>
  readonly #open = new Map<string, Open>()
  readonly #behind = new Set<Open>()
  #full: Open[] = []
  /** Tables that keep the journal long. */
  #old: Open[] = []
  #lines: string[] = []
  /** The oldest and the latest commit in the journal, and up to where it can be dropped. */
  #first = 1
  #last = 0
  #dropTo = 0
  /** The latest commit when it was last looked at for shortening, and the entries since. */
  #lookedAt = 0
  #entriesSince = 0
  #seen: unknown
  #isDoubtful = true

  constructor(database: DatabaseSync) {
    database.exec(`${JOURNAL}; ${CHAPTERS}`)
    this.#sql = statementsOf(database)
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
    this.#forget()
    for (const { i, body } of this.#sql.all.iterate()) {
      if (this.#last === 0) this.#first = Number(i)
      this.#last = Number(i)
      for (const line of String(body).split('\n')) this.#reread(line)
    }
    this.#lookedAt = this.#last
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
    if (this.#lines.length > 0) this.#write()
    for (const open of this.#full.splice(0)) this.#close(open)
    if (this.#old.length > 0) this.#shorten()
    else if (this.#last - this.#lookedAt >= COMMITS || this.#entriesSince >= ENTRIES) this.#look()
    else if (this.#last % DROPPED_EVERY === 0) this.#dropOld()
    if (this.#first < this.#dropTo) this.#drop()
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
    return this.#open.get(table)?.n ?? this.#inChapters(table)
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
    return found === undefined ? undefined : this.#begun(table, Number(found.n))
  }

  #begun(table: string, n: number): Open {
    const open: Open = {
      ...{ table, n, at: 0, asked: '', deadline: null, texts: [], since: 0 },
      ...{ isRowBehind: false, isBroken: false },
    }
    this.#open.set(table, open)
    return open
  }

  #inChapters(table: string): number {
    return Number(this.#sql.lastChapter.get(table)?.last ?? 0)
  }

  #enter(open: Open, commit: number, body: string): void {
    if (open.texts.length === 0) open.since = commit
    open.texts.push(body)
    open.isRowBehind = true
    this.#behind.add(open)
  }

  #write(): void {
    this.#last += 1
    this.#entriesSince += this.#lines.length
    this.#sql.add.run(this.#last, this.#lines.join('\n'))
    this.#lines = []
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

  /** Whoever has entries from before the last look has been slow, and is put away: its row tells where it stands. */
  #look(): void {
    for (const open of this.#open.values())
      if (open.texts.length === 0) this.#open.delete(open.table)
      else if (open.since <= this.#lookedAt) this.#old.push(open)
    this.#lookedAt = this.#last
    this.#entriesSince = 0
    if (this.#old.length === 0) this.#dropOld()
  }

  #shorten(): void {
    for (const open of this.#old.splice(0, CHAPTERS_AT_ONCE)) this.#close(open)
    if (this.#old.length === 0) this.#dropOld()
  }

  #dropOld(): void {
    this.#dropTo = this.#last + 1
    for (const { texts, since } of this.#open.values())
      if (texts.length > 0 && since < this.#dropTo) this.#dropTo = since
  }

  #drop(): void {
    this.#first = Math.min(this.#dropTo, this.#first + DROPPED_AT_ONCE)
    this.#sql.drop.run(this.#first)
  }

  #forget(): void {
    this.#open.clear()
    this.#behind.clear()
    this.#full = []
    this.#old = []
    this.#first = 1
    this.#last = 0
    this.#dropTo = 0
    this.#entriesSince = 0
  }

  /** A line of the journal that somebody else wrote, or we before we were started. */
  #reread(line: string): void {
    const [table = '', n = '', at = '', asked = '', deadline = ''] = line.split('\t', 5)
    const open = this.#open.get(table) ?? this.#begun(table, this.#inChapters(table))
    if (Number(n) <= open.n && !open.isBroken) return // in a chapter already
    if (Number(n) !== open.n + 1) open.isBroken = true
    if (open.isBroken) return
    const head = table.length + n.length + at.length + asked.length + deadline.length + 5
    this.#enter(open, this.#last, line.slice(head))
    open.n = Number(n)
    open.at = Number(at)
    open.asked = asked
    open.deadline = deadline === '' ? null : Number(deadline)
    this.#entriesSince += 1
  }
}
