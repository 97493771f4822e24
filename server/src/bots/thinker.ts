// The one thread in which bots think. Tables take turns, one thought at a time, and each thought has an end.
import { Worker } from 'node:worker_threads'
import { THREAD_LIMITS } from '../threads.ts'
import type { Question, Thought } from './bot-worker.ts'

export interface ThinkerSettings {
  /** Milliseconds after which a thought is cut short. */
  readonly thoughtMs: number
  failed(problem: unknown): void
  /** The thread; tests have others. */
  readonly thread?: URL
}

/** The thread was ended in the middle of it. */
export class TooLong extends Error {
  override name = 'TooLong'
}

interface Asked {
  readonly question: Question
  resolve(thought: Thought): void
  reject(problem: Error): void
}

const THREAD = new URL('./bot-worker.ts', import.meta.url)

export class Thinker {
  readonly #settings: ThinkerSettings
  /** By table. The first is next; whoever had a turn and has more to ask goes to the end. */
  readonly #waiting = new Map<string, Asked[]>()
  #current: Asked | undefined
  #limit: NodeJS.Timeout | undefined
  #worker: Worker | undefined
  #isAwake = false
  #numbers = 0
  #isStopped = false

  constructor(settings: ThinkerSettings) {
    this.#settings = settings
  }

  /** Thoughts that wait for their turn. */
  get waiting(): number {
    let count = 0
    for (const asked of this.#waiting.values()) count += asked.length
    return count
  }

  think(table: string, what: Omit<Question, 'id'>): Promise<Thought> {
    this.#numbers += 1
    const question = { ...what, id: this.#numbers }
    return new Promise((resolve, reject) => {
      const asked = { question, resolve, reject }
      const before = this.#waiting.get(table)
      if (before === undefined) this.#waiting.set(table, [asked])
      else before.push(asked)
      this.#next()
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#waiting.clear()
    clearTimeout(this.#limit)
    await this.#worker?.terminate()
  }

  #next(): void {
    const [first] = this.#waiting
    if (this.#isStopped || this.#current !== undefined || first === undefined) return
    const [table, [asked, ...rest]] = first
    this.#waiting.delete(table)
    if (rest.length > 0) this.#waiting.set(table, rest)
    if (asked === undefined) return
    this.#current = asked
    this.#thread().postMessage(asked.question)
    if (this.#isAwake) this.#limitThought()
  }

  /** From when the thread is there: that it takes its time to start is not the thought's fault. */
  #limitThought(): void {
    if (this.#current === undefined) return
    this.#limit = setTimeout(() => this.#cutShort(), this.#settings.thoughtMs)
    this.#limit.unref()
  }

  /** Nothing else ends a thought: the thread goes, and the next table has a new one. */
  #cutShort(): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
    this.#done(({ question: { game }, reject }) =>
      reject(new TooLong(`a bot of ${game} thought for more than ${this.#settings.thoughtMs} ms`)),
    )
  }

  #done(settle: (asked: Asked) => void): void {
    const current = this.#current
    if (current === undefined) return
    clearTimeout(this.#limit)
    this.#current = undefined
    settle(current)
    this.#next()
  }

  /** Started when the first bot is asked; a thread that died is replaced. */
  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = new Worker(this.#settings.thread ?? THREAD, {
      resourceLimits: THREAD_LIMITS,
    })
    this.#isAwake = false
    worker.on('online', () => {
      if (this.#worker !== worker) return
      this.#isAwake = true
      this.#limitThought()
    })
    worker.on('message', (thought: Thought) => {
      if (thought.id === this.#current?.question.id) this.#done(({ resolve }) => resolve(thought))
    })
    worker.on('error', (problem) => this.#isStopped || this.#settings.failed(problem))
    worker.on('exit', () => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      if (!this.#isStopped) this.#done(({ reject }) => reject(new Error('the thread ended')))
    })
    worker.unref()
    this.#worker = worker
    return worker
  }
}
