// A thread with a connection of its own: jobs that arrive while others are carried out go together in the next round.
import { Worker } from 'node:worker_threads'
import { THREAD_LIMITS } from '../base/threads.ts'
import { type Job, type JobAnswer, Outage } from './sql.ts'
import { type PackedAnswers, type PackedJobs, packJobs, unpackAnswers } from './sqlite-parcels.ts'
import type { FromWorker, ToWorker } from './sqlite-worker.ts'

interface Waiting {
  readonly job: Job
  resolve(answer: JobAnswer): void
  reject(problem: Error): void
}

/** More jobs than this in one round would make the first of them wait too long. */
const MOST_TOGETHER = 1000

/** Threads without a file. One takes longer to begin than a file to open; they keep no process from ending. */
const idle = new Set<Worker>()
const MOST_IDLE = 2

function thread(): Worker {
  const [worker] = idle
  if (worker === undefined) {
    const url = new URL('./sqlite-worker.ts', import.meta.url)
    return new Worker(url, { resourceLimits: THREAD_LIMITS })
  }
  idle.delete(worker)
  deafen(worker)
  worker.ref()
  return worker
}

function leave(worker: Worker): void {
  deafen(worker)
  worker.unref()
  if (idle.size >= MOST_IDLE) void worker.terminate()
  else idle.add(worker.once('error', () => idle.delete(worker)))
}

function deafen(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
}

export class SqliteThread {
  readonly #worker: Worker
  #waiting: Waiting[] = []
  #writing: Waiting[] = []
  #task: { resolve(): void; reject(problem: Error): void } | undefined
  #failure: Outage | undefined
  #written: (() => void) | undefined
  readonly #names = new Map<string, number>()

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (message: FromWorker) => this.#hear(message))
    worker.on('error', (problem) => this.#fail(problem.message))
    worker.on('exit', () => this.#fail('the database thread has ended'))
  }

  /** Resolved once it runs. */
  static async start(file: string): Promise<SqliteThread> {
    const worker = thread()
    const message: ToWorker = { kind: 'open', file }
    worker.postMessage(message)
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', (problem) => reject(new Outage(`${file}: ${problem.message}`)))
    })
    return new SqliteThread(worker)
  }

  run(job: Job): Promise<JobAnswer> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject })
      if (this.#writing.length === 0 && this.#waiting.length === 1)
        setImmediate(() => this.#write())
    })
  }

  /** How many jobs are not done yet. */
  get waiting(): number {
    return this.#waiting.length + this.#writing.length
  }

  backup(file: string): Promise<void> {
    return this.#taskOf({ kind: 'backup', file })
  }

  /** Some time soon; what it cannot fold is folded the next time. */
  checkpoint(): void {
    const message: ToWorker = { kind: 'checkpoint' }
    if (this.#failure === undefined) this.#worker.postMessage(message)
  }

  /** What was asked for before is still done; afterwards everything is an outage. */
  async close(): Promise<void> {
    if (this.#failure !== undefined) return
    this.#failure = new Outage('the database is closed')
    while (this.#writing.length > 0 || this.#waiting.length > 0) {
      await new Promise<void>((resolve) => {
        this.#written = resolve
      })
    }
    await this.#taskOf({ kind: 'close' })
    leave(this.#worker)
  }

  #taskOf(message: ToWorker): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#task = { resolve, reject }
      this.#worker.postMessage(message)
    })
  }

  #write(): void {
    if (this.#writing.length > 0 || this.#waiting.length === 0) return
    this.#writing = this.#waiting.splice(0, MOST_TOGETHER)
    const learn: string[] = []
    const jobs: PackedJobs = packJobs(
      this.#writing.map(({ job }) => job),
      (sql) => this.#nameOf(sql, learn),
    )
    const message: ToWorker = { kind: 'jobs', jobs, learn }
    this.#worker.postMessage(message)
  }

  /** The thread is sent each text once, and its number from then on. */
  #nameOf(sql: string, learn: string[]): number {
    const known = this.#names.get(sql)
    if (known !== undefined) return known
    const name = this.#names.size
    this.#names.set(sql, name)
    learn.push(sql)
    return name
  }

  #hear(message: FromWorker): void {
    if (message.kind === 'finished') {
      const { problem } = message
      if (problem === undefined) this.#task?.resolve()
      else this.#task?.reject(new Outage(problem))
    } else if (message.kind === 'done') {
      const written = this.#writing
      this.#writing = []
      this.#write()
      this.#written?.()
      this.#settle(written, message.answers)
    }
  }

  #settle(written: readonly Waiting[], packed: PackedAnswers): void {
    const answers = unpackAnswers(packed)
    for (const { resolve, reject } of written) {
      const answer = answers.next().value
      if (answer === undefined) reject(new Outage('the database gave no answer'))
      else if (!answer.ok && answer.reason === 'failed') reject(new Outage(answer.problem))
      else resolve(answer)
    }
  }

  #fail(problem: string): void {
    this.#failure ??= new Outage(problem)
    const failure = this.#failure
    for (const one of [...this.#writing, ...this.#waiting]) one.reject(failure)
    this.#writing = []
    this.#waiting = []
    this.#task?.reject(failure)
  }
}
