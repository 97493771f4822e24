// Brings the entries of the past that are not at hand, in the background, page by page.
import type { FetchFrames } from './fetch-frames.ts'
import type { History } from './history.ts'

const PAGE = 500

export class PastLoader {
  readonly #fetch: (after: number, size: number) => ReturnType<FetchFrames>
  #running: { readonly history: History; readonly done: Promise<void> } | undefined

  constructor(fetch: (after: number, size: number) => ReturnType<FetchFrames>) {
    this.#fetch = fetch
  }

  /** Until everything up to entry `n` is at hand; fails where the server cannot be reached. One at a time. */
  load(history: History, n: number): Promise<void> {
    if (this.#running?.history === history) return this.#running.done
    const running = {
      history,
      done: this.#load(history, n).finally(() => {
        if (this.#running === running) this.#running = undefined
      }),
    }
    this.#running = running
    return running.done
  }

  async #load(history: History, n: number): Promise<void> {
    while (history.firstMissing <= n) {
      const before = history.firstMissing
      const page = await this.#fetch(before - 1, Math.min(PAGE, n - before + 1))
      for (const frame of page) if (frame.n <= n) history.add(frame)
      if (history.firstMissing === before) throw new Error(`entry ${before} was not sent`)
    }
  }
}
