// Who is at a table, and since when; who is away, and since when. The one home of it: who is waited for, who hosts and who is
// played for is worked out from here.

/** Many more than sit at any table; the others came and went in its waiting room. */
const MOST_AWAY = 1000

export class Presence {
  readonly #now: () => number
  /** How many connections of each account there are, and since when there is one. */
  readonly #here = new Map<string, { readonly count: number; readonly since: number }>()
  readonly #awaySince = new Map<string, number>()
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

  isHere(account: string): boolean {
    return this.#here.has(account)
  }

  hereSince(account: string): number | undefined {
    return this.#here.get(account)?.since
  }

  /** When the account was seen to go; nothing if that was before the table was brought into memory. */
  wentAt(account: string): number | undefined {
    return this.#awaySince.get(account)
  }

  awaySince(account: string): number | null {
    if (this.isHere(account)) return null
    return this.#awaySince.get(account) ?? this.#since
  }
}
