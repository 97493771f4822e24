// How often each of many may do something: so many a minute, or in another time.
import { Allowance } from './socket/allowance.ts'

/** With more than this many at once, the longest quiet are forgotten early. */
const MOST = 100_000

export class Rates {
  readonly #most: number
  readonly #seconds: number
  readonly #allowances = new Map<string, Allowance>()

  constructor(most: number, seconds = 60) {
    this.#most = most
    this.#seconds = seconds
  }

  /** Takes one of `who`'s, if there is one left at that time. */
  take(who: string, now: number): boolean {
    const allowance =
      this.#allowances.get(who) ?? new Allowance(this.#most / this.#seconds, this.#most)
    this.#allowances.delete(who) // the latest is the last in the map
    this.#allowances.set(who, allowance)
    const [quietest] = this.#allowances.keys()
    if (this.#allowances.size > MOST && quietest !== undefined) this.#allowances.delete(quietest)
    return allowance.take(now)
  }
}
