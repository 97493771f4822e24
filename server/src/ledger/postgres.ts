// PostgreSQL behind the doors of `sql.ts` and `entries.ts`: a few connections, each with one job at a time, and one for appends. A job
// has five seconds in all.
import type { NewEntry, Store } from './entries.ts'
import { PostgresEntries } from './postgres-entries.ts'
import { Lane, type LaneOptions } from './postgres-lane.ts'
import { type Job, type JobAnswer, Outage, statement } from './sql.ts'
import { Timeline } from './timeline.ts'

const LANES = 8
const PATIENCE_MS = 5000

interface Waiting {
  readonly job: Checked
  readonly end: number
  resolve(answer: Promise<JobAnswer>): void
}

/** Of one past: in another it is not done. */
type Checked = Job & { check(): void }

export interface PostgresOptions extends Omit<LaneOptions, 'connected'> {
  /** The database has another past than before: nothing that was read may be so any more. */
  wentBack?(): void
  /** An entry is durable; who follows its table, a bit for each node. */
  appended?(entry: NewEntry, follows: number): void
}

export class PostgresSql implements Store {
  readonly engine = 'postgres'
  readonly entries: PostgresEntries
  readonly #timeline: Timeline
  readonly #appends: Lane
  readonly #free: Lane[]
  readonly #lanes: readonly Lane[]
  readonly #patience: number
  #waiting: Waiting[] = []
  #isClosed = false
  /** Something may have been written that is not at the standby yet: nothing is read before a write of our own is. */
  #unsettled: Promise<void> | undefined

  constructor(options: PostgresOptions, { lanes = LANES, patienceMs = PATIENCE_MS } = {}) {
    this.#timeline = new Timeline(() => {
      for (const lane of [this.#appends, ...this.#lanes]) lane.cut() // some may be at what was before
      options.wentBack?.()
    })
    const connected = (timeline: string) => this.#timeline.found(timeline)
    const newLane = () => new Lane({ ...options, connected })
    this.#appends = newLane()
    this.entries = new PostgresEntries(this.#appends, {
      ofNow: (job) => this.#timeline.ofNow(job),
      run: (job) => this.run(job),
      unsettle: () => this.unsettle(),
      appended: (entry, follows) => options.appended?.(entry, follows),
    })
    this.#lanes = Array.from({ length: lanes }, newLane)
    this.#free = [...this.#lanes]
    this.#patience = patienceMs
  }

  /** Jobs that wait for a connection; they are not told apart here. */
  get waiting(): { readonly write: number; readonly read: number } {
    return { write: this.#waiting.length + this.#lanes.length - this.#free.length, read: 0 }
  }

  /** Which past it has, by a name. */
  get timeline(): string {
    return this.#timeline.name
  }

  async run(job: Job): Promise<JobAnswer> {
    const end = performance.now() + this.#patience
    const checked = this.#timeline.ofNow(job)
    if (this.#unsettled !== undefined) await this.#unsettled
    return this.#next(checked, end)
  }

  /** To be called after an unknown outcome, here or elsewhere. */
  unsettle(): void {
    if (this.#unsettled !== undefined) return
    const settled = this.#next(
      this.#timeline.ofNow({ statements: [SETTLE] }),
      performance.now() + this.#patience,
    )
    this.#unsettled = settled.then(
      () => {
        this.#unsettled = undefined
      },
      (problem) => {
        this.#unsettled = undefined
        if (!this.#isClosed) this.unsettle()
        throw problem
      },
    )
    this.#unsettled.catch(() => undefined) // told to whoever waits for it
  }

  async #next(job: Checked, end: number): Promise<JobAnswer> {
    if (this.#isClosed) throw new Outage('the database is closed')
    const lane = this.#free.pop()
    if (lane !== undefined) return this.#on(lane, job, end)
    return new Promise((resolve) => this.#waiting.push({ job, end, resolve }))
  }

  async #on(lane: Lane, job: Checked, end: number): Promise<JobAnswer> {
    try {
      return await lane.run(job, end)
    } catch (problem) {
      if (problem instanceof Outage && problem.isUnknown) this.unsettle()
      throw problem
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free.push(lane)
      else next.resolve(this.#on(lane, next.job, next.end))
    }
  }

  backup(): Promise<void> {
    return Promise.reject(new Outage('PostgreSQL is backed up by its own tools, such as pg_dump'))
  }

  /** What was asked for before is still done; afterwards everything is an outage. */
  async close(): Promise<void> {
    await this.entries.settle()
    this.#isClosed = true
    while (this.#free.length < this.#lanes.length)
      await new Promise((resolve) => setTimeout(resolve, 5))
    await Promise.all([this.#appends, ...this.#lanes].map((lane) => lane.close()))
  }
}

const SETTLE = statement(
  `INSERT INTO pulse (name, at) VALUES ('settled', 0) ON CONFLICT (name) DO UPDATE SET at = pulse.at + 1`,
)
