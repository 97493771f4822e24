// Sees to it that notices are sent when they are due.
import type { Notices } from './notices.ts'

const LONGEST_SLEEP = 60_000

export class Postman {
  readonly #notices: Notices
  readonly #now: () => number
  readonly #failed: (problem: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()

  constructor(
    notices: Notices,
    { now, failed }: { now(): number; failed(problem: unknown): void },
  ) {
    this.#notices = notices
    this.#now = now
    this.#failed = failed
  }

  start(): void {
    this.#sleep(LONGEST_SLEEP / 2)
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#round
  }

  #sleep(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#round = this.#goRound()
    }, ms)
    this.#timer.unref()
  }

  async #goRound(): Promise<void> {
    try {
      await this.#notices.flush()
      const next = await this.#notices.nextAt()
      const wait =
        next === null ? LONGEST_SLEEP : Math.min(Math.max(next - this.#now(), 1000), LONGEST_SLEEP)
      if (this.#timer !== undefined) this.#sleep(wait)
    } catch (problem) {
      this.#failed(problem)
      if (this.#timer !== undefined) this.#sleep(LONGEST_SLEEP)
    }
  }
}
