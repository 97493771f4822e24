// One thread in which bots think, one thought at a time, and each thought has an end. A thread that died is replaced.
import { Worker } from 'node:worker_threads'
import { THREAD_LIMITS } from '../base/threads.ts'
import type { Question, Thought } from './bot-worker.ts'

export interface ThreadSettings {
  /** Milliseconds after which a thought is cut short. */
  readonly thoughtMs: number
  failed(problem: unknown): void
  /** The thread's own code; tests have others. */
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

const CODE = new URL('./bot-worker.ts', import.meta.url)

export class Thread {
  readonly #settings: ThreadSettings
  #current: Asked | undefined
  #limit: NodeJS.Timeout | undefined
  #worker: Worker | undefined
  #isAwake = false
  #isStopped = false

  constructor(settings: ThreadSettings) {
    this.#settings = settings
  }

  get isIdle(): boolean {
    return this.#current === undefined && !this.#isStopped
  }

  think(question: Question): Promise<Thought> {
    return new Promise((resolve, reject) => {
      this.#current = { question, resolve, reject }
      this.#awake().postMessage(question)
      if (this.#isAwake) this.#limitThought()
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#limit)
    await this.#worker?.terminate()
  }

  /** From when the thread is there: that it takes its time to start is not the thought's fault. */
  #limitThought(): void {
    if (this.#current === undefined) return
    this.#limit = setTimeout(() => this.#cutShort(), this.#settings.thoughtMs)
    this.#limit.unref()
  }

  /** Nothing else ends a thought: the thread goes, and the next question has a new one. */
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
  }

  /** Started with the first question. */
  #awake(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = new Worker(this.#settings.thread ?? CODE, { resourceLimits: THREAD_LIMITS })
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
