// The journal is kept short: tables that keep it long get their chapters a few at a time, then what lies in chapters is dropped, a few
// commits at a time.
import type { Open } from './journal-open.ts'

/** After so many commits, or entries, it is looked at which tables wrote nothing since the time before. */
const COMMITS = 1000
const ENTRIES = 10_000
/** Chapters of such tables and commits to drop within one commit, so that none is long. */
const CHAPTERS_AT_ONCE = 8
const DROPPED_AT_ONCE = 32
/** Commits after which it is looked at what can be dropped: the sooner, the more often the same pages are written to. */
const DROPPED_EVERY = 64

interface Shortened {
  /** What the journal holds, by table. */
  readonly open: Map<string, Open>
  /** Its entries go to their chapter. */
  close(open: Open): void
  /** All commits before this one go. */
  drop(before: number): void
}

export class Shortening {
  readonly #of: Shortened
  /** Tables that keep the journal long. */
  #old: Open[] = []
  /** The oldest commit in the journal, and up to where it can be dropped. */
  #first = 1
  #dropTo = 0
  /** The latest commit when it was last looked at, and the entries since. */
  #lookedAt = 0
  #entriesSince = 0

  constructor(of: Shortened) {
    this.#of = of
  }

  /** It was read anew: so many entries, in these commits. */
  begin(first: number, last: number, entries: number): void {
    this.#old = []
    this.#first = first
    this.#dropTo = 0
    this.#lookedAt = last
    this.#entriesSince = entries
  }

  /** Within a commit that wrote so many entries; `last` is the latest in the journal. */
  goOn(last: number, entries: number): void {
    this.#entriesSince += entries
    if (this.#old.length > 0) this.#closeSome(last)
    else if (last - this.#lookedAt >= COMMITS || this.#entriesSince >= ENTRIES) this.#look(last)
    else if (last % DROPPED_EVERY === 0) this.#seeWhatIsOld(last)
    if (this.#first < this.#dropTo) this.#dropSome()
  }

  /** Whoever has entries from before the last look has been slow, and is put away: its row tells where it stands. */
  #look(last: number): void {
    const { open } = this.#of
    for (const one of open.values())
      if (one.texts.length === 0) open.delete(one.table)
      else if (one.since <= this.#lookedAt) this.#old.push(one)
    this.#lookedAt = last
    this.#entriesSince = 0
    if (this.#old.length === 0) this.#seeWhatIsOld(last)
  }

  #closeSome(last: number): void {
    for (const one of this.#old.splice(0, CHAPTERS_AT_ONCE)) this.#of.close(one)
    if (this.#old.length === 0) this.#seeWhatIsOld(last)
  }

  #seeWhatIsOld(last: number): void {
    this.#dropTo = last + 1
    for (const { texts, since } of this.#of.open.values())
      if (texts.length > 0 && since < this.#dropTo) this.#dropTo = since
  }

  #dropSome(): void {
    this.#first = Math.min(this.#dropTo, this.#first + DROPPED_AT_ONCE)
    this.#of.drop(this.#first)
  }
}
