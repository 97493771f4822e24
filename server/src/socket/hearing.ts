// What one browser says is done in the order in which it was said, and is not read faster than it is done.
import type { WebSocket } from 'ws'

interface Said {
  /** Nothing if it was done at once. */
  hear(): Promise<void> | void
  failed(problem: unknown): void
}

export class Hearing {
  readonly #socket: Pick<WebSocket, 'pause' | 'resume' | 'isPaused'>
  readonly #most: number
  /** The first of them is being heard. */
  readonly #said: Said[] = []

  /** With more than `most` that wait, nothing is read for a while. */
  constructor(socket: Pick<WebSocket, 'pause' | 'resume' | 'isPaused'>, most: number) {
    this.#socket = socket
    this.#most = most
  }

  /** Messages that wait to be heard. */
  get waiting(): number {
    return this.#said.length
  }

  inOrder(hear: Said['hear'], failed: Said['failed']): void {
    this.#said.push({ hear, failed })
    if (this.#said.length > this.#most) this.#socket.pause()
    else if (this.#said.length === 1) this.#go()
  }

  #go(): void {
    for (let next = this.#said[0]; next !== undefined; next = this.#said[0]) {
      try {
        const heard = next.hear()
        if (heard !== undefined) {
          heard.then(this.#goOn, this.#goOn)
          return
        }
        this.#done()
      } catch (problem) {
        this.#done(problem)
      }
    }
  }

  readonly #goOn = (problem: unknown): void => {
    this.#done(problem)
    this.#go()
  }

  /** With what went wrong, if anything did. */
  #done(problem?: unknown): void {
    const done = this.#said.shift()
    if (problem !== undefined) done?.failed(problem)
    if (this.#socket.isPaused && this.#said.length <= this.#most / 2) this.#socket.resume()
  }
}
