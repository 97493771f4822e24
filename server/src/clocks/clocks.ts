// Wakes tables whose deadline has passed. Deadlines are stored with the tables, so a restart changes nothing. A tick fails
// only where storage does: a table that cannot be served rests by itself.
import type { Ledger } from '../ledger/ledger.ts'

/** Even if nothing is known to be due, look again after this long. */
const LONGEST_SLEEP = 60_000
const MOST_AT_ONCE = 200
/** After an outage the next round waits this long, then twice as long, up to the longest sleep. */
const FIRST_PAUSE = 1000

interface Due extends Pick<Ledger, 'tablesDue' | 'nextDeadline'> {
  /** Where others set deadlines too, it looks more often. */
  readonly longestSleep?: () => number
}

export class Clocks {
  readonly #ledger: Due
  readonly #tick: (table: string) => Promise<void>
  readonly #now: () => number
  readonly #failed: (problem: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #wakesAt = Number.POSITIVE_INFINITY
  #round: Promise<void> = Promise.resolve()
  #isStopped = true
  #pause = FIRST_PAUSE

  constructor(
    ledger: Due,
    {
      now,
      tick,
      failed,
    }: { now(): number; tick(table: string): Promise<void>; failed(problem: unknown): void },
  ) {
    this.#ledger = ledger
    this.#now = now
    this.#tick = tick
    this.#failed = failed
  }

  start(): void {
    this.#isStopped = false
    this.#wakeAt(this.#now())
  }

  /** Resolved once the round that is on has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#round
  }

  /** Some table has a deadline now. */
  note(at: number | null): void {
    if (at !== null && at < this.#wakesAt) this.#wakeAt(at)
  }

  /** Looks at once, whatever was planned. */
  wake(): void {
    this.#wakeAt(this.#now())
  }

  #wakeAt(at: number): void {
    if (this.#isStopped) return
    clearTimeout(this.#timer)
    this.#wakesAt = at
    const longest = this.#ledger.longestSleep?.() ?? LONGEST_SLEEP
    const sleep = Math.min(Math.max(0, at - this.#now()), longest)
    this.#timer = setTimeout(() => {
      this.#round = this.#goRound()
    }, sleep)
  }

  async #goRound(): Promise<void> {
    this.#wakesAt = Number.POSITIVE_INFINITY
    try {
      const due = await this.#ledger.tablesDue(this.#now(), MOST_AT_ONCE)
      const served = await Promise.allSettled(due.map((table) => this.#tick(table)))
      const failed = served.find((one) => one.status === 'rejected')
      if (failed !== undefined) throw failed.reason
      const next = await this.#ledger.nextDeadline()
      this.#pause = FIRST_PAUSE
      // Tables that are due again at once must not keep the clock spinning.
      const rest = due.length === 0 ? 0 : 50
      this.#wakeAt(
        Math.min(this.#wakesAt, Math.max(next ?? Number.POSITIVE_INFINITY, this.#now() + rest)),
      )
    } catch (problem) {
      this.#failed(problem)
      this.#wakeAt(this.#now() + this.#pause)
      this.#pause = Math.min(this.#pause * 2, LONGEST_SLEEP)
    }
  }
}
