// Who is at a table, and since when; who is away, and since when. With several nodes, who is at the others is read from the ledger. The one
// home of it: who is waited for, who hosts and who is played for is worked out from here.
import type { Elsewhere } from './ports.ts'

/** Many more than sit at any table; the others came and went in its waiting room. */
const MOST_AWAY = 1000

export class Presence {
  readonly #now: () => number
  /** How many connections of each account there are, and since when there is one. */
  readonly #here = new Map<string, { readonly count: number; readonly since: number }>()
  readonly #awaySince = new Map<string, number>()
  /** As it was last read: by account, the latest of all other nodes. */
  #elsewhere: ReadonlyMap<string, Elsewhere> = new Map()
  /** When it was brought into memory: nobody who is not here has been seen since, nor hurried before. */
  readonly #since: number

  constructor(now: () => number) {
    this.#now = now
    this.#since = now()
  }

  /** True if the account was not here before. */
  comes(account: string): boolean {
    const { count, since } = this.#here.get(account) ?? { count: 0, since: this.#now() }
    this.#here.set(account, { count: count + 1, since })
    this.#awaySince.delete(account)
    return count === 0
  }

  /** True if nobody of the account is here any more. When a seat went is kept in mind. */
  goes(account: string, isSeated: boolean): boolean {
    const { count, since } = this.#here.get(account) ?? { count: 1, since: this.#now() }
    if (count > 1) {
      this.#here.set(account, { count: count - 1, since })
      return false
    }
    this.#here.delete(account)
    if (isSeated) this.#awaySince.set(account, this.#now())
    return true
  }

  /** Somebody took a seat and has not opened the table yet. */
  expect(account: string): void {
    if (this.isHere(account)) return
    this.#awaySince.delete(account) // the latest is the last in the map
    this.#awaySince.set(account, this.#now())
    const [oldest] = this.#awaySince.keys()
    if (this.#awaySince.size > MOST_AWAY && oldest !== undefined) this.#awaySince.delete(oldest)
  }

  /** Who is at other nodes. */
  readElsewhere(found: readonly Elsewhere[]): void {
    const all = new Map<string, Elsewhere>()
    for (const one of found) {
      const other = all.get(one.account)
      if (other === undefined || isLater(one, other)) all.set(one.account, one)
    }
    this.#elsewhere = all
  }

  isElsewhere(account: string): boolean {
    return this.#elsewhere.get(account)?.gone === null
  }

  /** Somebody looks on at another node. */
  get isWatchedElsewhere(): boolean {
    for (const { gone } of this.#elsewhere.values()) if (gone === null) return true
    return false
  }

  isHere(account: string): boolean {
    return this.#here.has(account) || this.isElsewhere(account)
  }

  hereSince(account: string): number | undefined {
    const here = this.#here.get(account)?.since
    const other = this.isElsewhere(account) ? this.#elsewhere.get(account)?.since : undefined
    return here === undefined || other === undefined ? (here ?? other) : Math.min(here, other)
  }

  /** When the account was seen to go; nothing if that was before the table was brought into memory. */
  wentAt(account: string): number | undefined {
    const [here, other] = [
      this.#awaySince.get(account),
      this.#elsewhere.get(account)?.gone ?? undefined,
    ]
    return here === undefined || other === undefined ? (here ?? other) : Math.max(here, other)
  }

  awaySince(account: string): number | null {
    if (this.isHere(account)) return null
    return this.wentAt(account) ?? this.#since
  }
}

/** Who is there counts before who has gone, and the last who went before the others. */
const isLater = (one: Elsewhere, other: Elsewhere): boolean =>
  other.gone !== null && (one.gone === null || one.gone > other.gone)
