// How often each of many may do something: so many a minute, or in another time. What is rare and dear is counted for all nodes together.
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

  /** Takes one of `who`'s, or as many as it costs, if so many are left at that time. */
  take(who: string, now: number, cost = 1): boolean {
    return (this.#lately.get(who) ?? this.#noted(who)).take(now, Math.min(cost, this.#most))
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

/** How often all nodes have counted this since the time that ends then began, this one included. */
export type Counting = (what: string, end: number) => Promise<number>

/** The same over all nodes: each counts for itself, and then where all of them see it. If that cannot be asked, its own count holds. */
export class CommonRates {
  readonly #own: Rates
  readonly #most: number
  readonly #ms: number
  readonly #of: string
  readonly #counting: Counting | undefined

  constructor(of: string, rate: Rate, counting: Counting | undefined) {
    this.#own = new Rates(rate)
    this.#most = rate.most
    this.#ms = (rate.seconds ?? 60) * 1000
    this.#of = of
    this.#counting = counting
  }

  async take(who: string, now: number): Promise<boolean> {
    if (!this.#own.take(who, now)) return false
    if (this.#counting === undefined) return true
    const end = (Math.floor(now / this.#ms) + 1) * this.#ms
    const counted = await this.#counting(`${this.#of} ${who}`, end).catch(() => 0)
    return counted <= this.#most
  }
}
