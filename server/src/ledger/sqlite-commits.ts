// Everything that is asked for in one turn of the event loop shares one transaction and one wait for the disk; nobody is answered before.
import { type JobAnswer, Outage } from './sql.ts'
import { Syncs } from './sqlite-sync.ts'

/** Something to be done within a transaction, and who hears what came of it once that is durable. */
export interface Waiting {
  carryOut(): JobAnswer
  done(answer: JobAnswer | Outage): void
}

/** More than this in one commit would make the first of them wait too long. */
const MOST_TOGETHER = 1000

export class Commits {
  readonly #inTransaction: <T>(action: () => T) => T
  readonly #committed: () => void
  readonly #syncs: Syncs
  #waiting: Waiting[] = []
  #isAwake = false
  #failure: Outage | undefined

  /** `inTransaction` carries out, commits, and has undone all if it throws; `committed` hears of each commit. */
  constructor(file: string, inTransaction: <T>(action: () => T) => T, committed: () => void) {
    this.#syncs = new Syncs(file)
    this.#inTransaction = inTransaction
    this.#committed = committed
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Everything is an outage by now. */
  get failure(): Outage | undefined {
    return this.#failure
  }

  ask(one: Waiting): void {
    if (this.#failure === undefined) {
      this.#waiting.push(one)
      this.#wake()
    } else one.done(this.#failure)
  }

  /** For who has read: resolved once the disk has all that they may have seen. */
  synced(): Promise<void> | undefined {
    return this.#syncs.isUnderWay ? this.#syncs.settled() : undefined
  }

  /** Once nothing waits. */
  close(): void {
    this.#failure = new Outage('the database is closed')
    this.#syncs.close()
  }

  /** After everything that lies in the sockets was read: those moves share the commit. While the disk is waited for, they wait too. */
  #wake(): void {
    if (this.#isAwake || this.#syncs.isUnderWay) return
    this.#isAwake = true
    setImmediate(this.#write)
  }

  readonly #write = (): void => {
    this.#isAwake = false
    const jobs = this.#waiting.splice(0, MOST_TOGETHER)
    const answers = this.#together(jobs)
    this.#syncs.sync((problem) => this.#answer(jobs, answers, problem))
  }

  /** Nobody is answered before it is on the disk. If that failed, nobody knows what is: only a new start, which reads it, helps. */
  #answer(
    jobs: readonly Waiting[],
    answers: readonly (JobAnswer | Outage)[],
    problem: Error | undefined,
  ): void {
    if (problem !== undefined) this.#failure = new Outage(`the disk failed: ${problem.message}`)
    if (this.#waiting.length > 0) this.#wake()
    this.#committed()
    for (let at = 0; at < answers.length; at++) {
      const answer = this.#failure ?? answers[at]
      if (answer !== undefined) jobs[at]?.done(answer)
    }
  }

  /** Nobody is answered before the commit. If one fails, each is tried by itself, so that only that one is lost. */
  #together(jobs: readonly Waiting[]): (JobAnswer | Outage)[] {
    try {
      return this.#inTransaction(() => jobs.map((job) => job.carryOut()))
    } catch (problem) {
      if (jobs.length > 1) return jobs.flatMap((job) => this.#together([job]))
      return [new Outage(reasonOf(problem))]
    }
  }
}

export const reasonOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem)
