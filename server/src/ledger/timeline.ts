// Which past a PostgreSQL has. A failover that lost something, or a recovery of the past, begins another one: what was judged in the old one
// must not be written into the new.
import { createHash } from 'node:crypto'
import { Outage } from './sql.ts'

export class Timeline {
  readonly #changed: () => void
  #now: string | undefined

  /** `changed` is told in the same breath as it is found. */
  constructor(changed: () => void) {
    this.#changed = changed
  }

  /** As anybody may know it. */
  get name(): string {
    return createHash('sha256')
      .update(this.#now ?? '')
      .digest('hex')
      .slice(0, 16)
  }

  /** With every connection. Throws for a server that has stayed behind, such as a primary from before that was begun anew. */
  found(timeline: string): void {
    if (timeline === this.#now) return
    if (this.#now !== undefined && isBehind(timeline, this.#now))
      throw new Error('this server has stayed behind')
    const isFirst = this.#now === undefined
    this.#now = timeline
    if (!isFirst) this.#changed()
  }

  /** Whether it was written in the past that it was meant for cannot be told from here, so that it is looked at anew. */
  ofNow<T extends object>(job: T): T & { check(): void } {
    const before = this.#now
    const check = () => {
      if (before !== undefined && before !== this.#now)
        throw new Outage('the database has another past', { isUnknown: true })
    }
    return { ...job, check }
  }
}

/** Of the same database, and earlier. */
function isBehind(one: string, other: string): boolean {
  const at = other.lastIndexOf('-') + 1
  return one.slice(0, at) === other.slice(0, at) && one.slice(at) < other.slice(at)
}
