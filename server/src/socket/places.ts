// How many each may have at a time: an address, a person.
export class Places {
  readonly #most: number
  readonly #taken = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** The most that one of them has. */
  get largest(): number {
    return Math.max(0, ...this.#taken.values())
  }

  /** Takes one, if there is one left. */
  take(who: string): boolean {
    const taken = this.#taken.get(who) ?? 0
    if (taken >= this.#most) return false
    this.#taken.set(who, taken + 1)
    return true
  }

  has(who: string): boolean {
    return this.#taken.has(who)
  }

  free(who: string): void {
    const left = (this.#taken.get(who) ?? 1) - 1
    if (left > 0) this.#taken.set(who, left)
    else this.#taken.delete(who)
  }
}
