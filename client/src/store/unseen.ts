// Which entry somebody has not seen yet, kept over visits.
import type { KeyValues } from '../wire/key-values.ts'

/** Nobody looks, if an entry is not marked as seen by then. */
const LOOK_MS = 4000

export class Unseen {
  readonly #storage: KeyValues
  readonly #name: string
  /** The last entry that was seen; null before the table was ever opened. */
  #seen: number | null
  #from: number | null = null
  /** Somebody has looked at this table before, now or on an earlier visit. */
  #isKnown: boolean
  /** When the first entry came that nobody has marked as seen yet. */
  #waitsSince = 0

  constructor(storage: KeyValues, table: string) {
    this.#storage = storage
    this.#name = `foldtable.seen.${table}`
    const kept = storage.get(this.#name)
    this.#seen = kept === null || Number.isNaN(Number(kept)) ? null : Number(kept)
    this.#isKnown = this.#seen !== null
  }

  get from(): number | null {
    return this.#from
  }

  /** On a first visit everything is as good as seen. */
  opened(n: number): void {
    if (this.#seen === null || this.#seen > n) this.#seen = n
    this.#from = this.#seen < n ? this.#seen + 1 : null
  }

  /**
   * Whoever looks marks each entry soon; where that does not happen, or it happened while away, it was missed. Not on a
   * first visit, while the page is still on its way.
   */
  came(n: number, now: number, wasAway = false): void {
    if (!this.#isKnown || this.#seen === null || n <= this.#seen) return
    if (n === this.#seen + 1) this.#waitsSince = now
    if (wasAway || now - this.#waitsSince > LOOK_MS) this.#from ??= this.#seen + 1
  }

  /** True if something was missed until now. */
  markSeen(n: number): boolean {
    const hadMissed = this.#from !== null
    if (n !== this.#seen || !this.#isKnown) this.#storage.set(this.#name, String(n))
    this.#seen = n
    this.#isKnown = true
    this.#from = null
    return hadMissed
  }
}
