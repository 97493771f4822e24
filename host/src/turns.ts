// One after another: nothing else happens at a table while something does. Nothing is made while nobody waits.

/** It says by itself when it is over, perhaps later. Throws nothing. */
export type Turn = (leave: () => void) => void

export class Turns {
  readonly #now: () => number
  readonly #waiting: Turn[] = []
  #isTaken = false
  /** Those who waited are being let in. */
  #isOpening = false
  #lastUsed = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** At once, if nobody is before it. */
  take(turn: Turn): void {
    this.touch()
    if (this.#isTaken || this.#isOpening) this.#waiting.push(turn)
    else {
      this.#isTaken = true
      turn(this.#leave)
    }
  }

  /** For what takes its time. */
  during<T>(action: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.take((leave) => {
        begun(action).then(
          (done) => {
            leave()
            resolve(done)
          },
          (problem) => {
            leave()
            reject(problem)
          },
        )
      })
    })
  }

  /** Somebody is about to use the table. */
  touch(): void {
    this.#lastUsed = this.#now()
  }

  /** What is done, or waits for its turn. */
  get underWay(): number {
    return this.#waiting.length + (this.#isTaken ? 1 : 0)
  }

  /** How long ago somebody took a turn, or was about to. */
  get unusedFor(): number {
    return this.#now() - this.#lastUsed
  }

  /** Many whose turns are over at once are let in by one loop, so that they are not one inside the other. */
  readonly #leave = (): void => {
    this.#isTaken = false
    if (this.#isOpening || this.#waiting.length === 0) return
    this.#isOpening = true
    while (!this.#isTaken && this.#waiting.length > 0) {
      this.#isTaken = true
      this.#waiting.shift()?.(this.#leave)
    }
    this.#isOpening = false
  }
}

function begun<T>(action: () => Promise<T>): Promise<T> {
  try {
    return action()
  } catch (problem) {
    return Promise.reject(problem)
  }
}
