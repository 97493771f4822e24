// One after another: nothing else happens at a table while something does.
export class Turns {
  readonly #now: () => number
  #tail: Promise<unknown> = Promise.resolve()
  #underWay = 0
  #lastUsed = 0

  constructor(now: () => number) {
    this.#now = now
  }

  take<T>(action: () => Promise<T>): Promise<T> {
    this.touch()
    this.#underWay += 1
    const done = this.#underWay === 1 ? begun(action) : this.#tail.then(action)
    this.#tail = done.then(this.#settled, this.#settled)
    return done
  }

  /** Somebody is about to use the table. */
  touch(): void {
    this.#lastUsed = this.#now()
  }

  /** What is done, or waits for its turn. */
  get underWay(): number {
    return this.#underWay
  }

  /** How long ago somebody took a turn, or was about to. */
  get unusedFor(): number {
    return this.#now() - this.#lastUsed
  }

  readonly #settled = (): void => {
    this.#underWay -= 1
  }
}

/** Nobody is before it: it begins at once. */
function begun<T>(action: () => Promise<T>): Promise<T> {
  try {
    return action()
  } catch (problem) {
    return Promise.reject(problem)
  }
}
