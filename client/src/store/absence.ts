// Whether what comes in now happened while the connection was away.

/** A shorter cut is nothing to speak of. */
const AWAY_MS = 5000
/** So long after coming back, what was missed comes in. */
const CATCH_UP_MS = 2000

export class Absence {
  #isOpen: boolean
  #lostAt: number | undefined
  #until = 0

  constructor(isOpen: boolean) {
    this.#isOpen = isOpen
  }

  /** True if it is another state than before. */
  changed(isOpen: boolean, now: number): boolean {
    if (isOpen === this.#isOpen) return false
    this.#isOpen = isOpen
    if (!isOpen) this.#lostAt = now
    else if (this.#lostAt !== undefined && now - this.#lostAt > AWAY_MS)
      this.#until = now + CATCH_UP_MS
    return true
  }

  isCatchingUp(now: number): boolean {
    return now < this.#until
  }
}
