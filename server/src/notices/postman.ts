// Sees to it that notices are sent when they are due.
import type { Notices } from './notices.ts'

const LONGEST_SLEEP = 60_000

interface PostmanHooks {
  now(): number
  failed(problem: unknown): void
  /** A round is over: how many notices wait. */
  wentRound(waiting: number): void
}

export class Postman {
  readonly #notices: Notices
  readonly #hooks: PostmanHooks
  readonly #leaving = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()

  constructor(notices: Notices, hooks: PostmanHooks) {
    this.#notices = notices
    this.#hooks = hooks
  }

  start(): void {
    this.#sleep(LONGEST_SLEEP / 2)
  }

  /** Goes now; for tests, whose time may jump. */
  wake(): Promise<void> {
    clearTimeout(this.#timer)
    this.#round = this.#round.then(() => this.#goRound())
    return this.#round
  }

  /** Mails under way are cut short and their notices put back. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#leaving.abort()
    await this.#round
  }

  #sleep(ms: number): void {
    if (this.#leaving.signal.aborted) return
    this.#timer = setTimeout(() => {
      this.#round = this.#goRound()
    }, ms)
    this.#timer.unref()
  }

  async #goRound(): Promise<void> {
    try {
      await this.#notices.flush(this.#leaving.signal)
      const next = await this.#notices.nextAt()
      this.#hooks.wentRound(await this.#notices.waiting())
      const wait = next === null ? LONGEST_SLEEP : Math.max(next - this.#hooks.now(), 1000)
      this.#sleep(Math.min(wait, LONGEST_SLEEP))
    } catch (problem) {
      this.#hooks.failed(problem)
      this.#sleep(LONGEST_SLEEP)
    }
  }
}
