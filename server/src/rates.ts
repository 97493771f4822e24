// How often each of many may do something: so many a minute, or in another time.
import { Allowance } from '@foldtable/host/allowance'

export interface Rate {
  /** So many of each. */
  readonly most: number
  /** In so many seconds; a minute, if nothing is said. */
  readonly seconds?: number
  /** With more than this many who are counted, the longest quiet are forgotten early. */
  readonly counted: number
}

export class Rates {
  readonly #most: number
  readonly #seconds: number
  readonly #counted: number
  readonly #allowances = new Map<string, Allowance>()

  constructor({ most, seconds = 60, counted }: Rate) {
    this.#most = most
    this.#seconds = seconds
    this.#counted = counted
  }

  /** How many are kept count of. */
  get size(): number {
    return this.#allowances.size
  }

  /** Takes one of `who`'s, if there is one left at that time. */
  take(who: string, now: number): boolean {
    const allowance =
      this.#allowances.get(who) ?? new Allowance(this.#most / this.#seconds, this.#most)
    this.#allowances.delete(who) // the latest is the last in the map
    this.#allowances.set(who, allowance)
    const [quietest] = this.#allowances.keys()
    if (this.#allowances.size > this.#counted && quietest !== undefined)
      this.#allowances.delete(quietest)
    return allowance.take(now)
  }
}
