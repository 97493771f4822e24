// How often somebody may do something: so many a second, and so many at once.
export class Allowance {
  readonly #rate: number
  readonly #burst: number
  #left: number
  #at = 0

  constructor(rate: number, burst: number) {
    this.#rate = rate
    this.#burst = burst
    this.#left = burst
  }

  /** Takes one, or as many as it costs, if so many are left at that time. */
  take(now: number, cost = 1): boolean {
    const passed = Math.max(0, now - this.#at)
    this.#at = now
    this.#left = Math.min(this.#burst, this.#left + (passed / 1000) * this.#rate)
    if (this.#left < cost) return false
    this.#left -= cost
    return true
  }
}
