// How often each of many may do something: so many a minute, or in another time.
import { Allowance } from '@foldtable/host/allowance'

export interface Rate {
  /** So many of each. */
  readonly most: number
  /** In so many seconds; a minute, if nothing is said. */
  readonly seconds?: number
  /** With more than this many who are counted, those who have long been quiet are forgotten early. */
  readonly counted: number
}

export class Rates {
  readonly #most: number
  readonly #seconds: number
  readonly #counted: number
  /** Who was heard of lately, and who was before and not since. */
  #lately = new Map<string, Allowance>()
  #before = new Map<string, Allowance>()

  constructor({ most, seconds = 60, counted }: Rate) {
    this.#most = most
    this.#seconds = seconds
    this.#counted = counted
  }

  /** How many are kept count of. */
  get size(): number {
    return this.#lately.size + this.#before.size
  }

  /** Takes one of `who`'s, if there is one left at that time. */
  take(who: string, now: number): boolean {
    return (this.#lately.get(who) ?? this.#noted(who)).take(now)
  }

  #noted(who: string): Allowance {
    const known = this.#before.get(who)
    this.#before.delete(who)
    if (this.#lately.size >= Math.ceil(this.#counted / 2)) {
      this.#before = this.#lately // whoever was in there has been quiet for longest
      this.#lately = new Map()
    }
    const allowance = known ?? new Allowance(this.#most / this.#seconds, this.#most)
    this.#lately.set(who, allowance)
    return allowance
  }
}
