// Requests that make no entry, so that a resend of one does nothing a second time: the latest so many.
export class Resends {
  readonly #most: number
  readonly #keys = new Set<string>()

  constructor(most: number) {
    this.#most = most
  }

  has(account: string | null, key: string): boolean {
    return this.#keys.has(`${account} ${key}`)
  }

  add(account: string | null, key: string): void {
    this.#keys.add(`${account} ${key}`)
    const [oldest] = this.#keys
    if (this.#keys.size > this.#most && oldest !== undefined) this.#keys.delete(oldest)
  }
}
