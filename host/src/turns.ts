// One after another: nothing else happens at a table while something does.
export class Turns {
  #tail: Promise<unknown> = Promise.resolve()
  #underWay = 0

  take<T>(action: () => Promise<T>): Promise<T> {
    this.#underWay += 1
    const done = this.#tail.then(action)
    this.#tail = done.then(this.#settled, this.#settled)
    return done
  }

  /** What is done, or waits for its turn. */
  get underWay(): number {
    return this.#underWay
  }

  readonly #settled = (): void => {
    this.#underWay -= 1
  }
}
