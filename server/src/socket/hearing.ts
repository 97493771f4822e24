// What one browser says is done in the order in which it was said, and is not read faster than it is done.
import type { WebSocket } from 'ws'

type Pausable = Pick<WebSocket, 'pause' | 'resume' | 'isPaused'>

/** Who listens. */
interface Ear {
  /** Nothing if it was done at once. */
  hear(text: string): Promise<void> | void
  failed(text: string, problem: unknown): void
}

export class Hearing {
  readonly #socket: Pausable
  readonly #most: number
  readonly #ear: Ear
  /** The first of them is being heard. */
  readonly #said: string[] = []

  /** With more than `most` that wait, nothing is read for a while. */
  constructor(socket: Pausable, most: number, ear: Ear) {
    this.#socket = socket
    this.#most = most
    this.#ear = ear
  }

  /** Messages that wait to be heard. */
  get waiting(): number {
    return this.#said.length
  }

  inOrder(text: string): void {
    this.#said.push(text)
    if (this.#said.length > this.#most) this.#socket.pause()
    else if (this.#said.length === 1) this.#go(text)
  }

  #go(first: string): void {
    for (let text: string | undefined = first; text !== undefined; text = this.#said[0]) {
      try {
        const heard = this.#ear.hear(text)
        if (heard !== undefined) return void heard.then(this.#goOn, this.#goOn)
        this.#done()
      } catch (problem) {
        this.#done(problem)
      }
    }
  }

  readonly #goOn = (problem: unknown): void => {
    this.#done(problem)
    const [next] = this.#said
    if (next !== undefined) this.#go(next)
  }

  /** With what went wrong, if anything did. */
  #done(problem?: unknown): void {
    const text = this.#said.shift() ?? ''
    if (problem !== undefined) this.#ear.failed(text, problem)
    if (this.#socket.isPaused && this.#said.length <= this.#most / 2) this.#socket.resume()
  }
}
