// The threads in which bots think: so many and no more. Tables take turns, however much one of them asks, and where all is busy
// everybody thinks less.
import type { Question, Thought } from './bot-worker.ts'
import { Thread, type ThreadSettings } from './thread.ts'

export interface PoolSettings extends ThreadSettings {
  readonly threads: number
  /** Milliseconds that a search takes at most, where nobody waits. */
  readonly searchMs: number
  now(): number
}

interface Waiting {
  readonly table: string
  readonly question: Omit<Question, 'id' | 'ms'>
  readonly since: number
  /** Whether anybody still wants to know when its turn comes. */
  isAsked(): boolean
  resolve(thought: Thought | undefined): void
  reject(problem: unknown): void
}

/** For every so many milliseconds that a question has waited, half the time to search. */
const PATIENCE_MS = 2000
/** Below this it is not worth searching: rules of thumb answer. */
const LEAST_MS = 25

export class Pool {
  readonly #settings: PoolSettings
  readonly #threads: readonly Thread[]
  /** By table. The first is next; whoever had a turn and has more to ask goes to the end. */
  readonly #waiting = new Map<string, Waiting[]>()
  #numbers = 0

  constructor(settings: PoolSettings) {
    this.#settings = settings
    this.#threads = Array.from({ length: settings.threads }, () => new Thread(settings))
  }

  /** Thoughts that wait for their turn. */
  get waiting(): number {
    let count = 0
    for (const asked of this.#waiting.values()) count += asked.length
    return count
  }

  /** Nothing if nobody wants to know any more. */
  think(
    table: string,
    question: Waiting['question'],
    isAsked: () => boolean = () => true,
  ): Promise<Thought | undefined> {
    return new Promise((resolve, reject) => {
      const since = this.#settings.now()
      const asked = { table, question, since, isAsked, resolve, reject }
      const before = this.#waiting.get(table)
      if (before === undefined) this.#waiting.set(table, [asked])
      else before.push(asked)
      this.#next()
    })
  }

  async stop(): Promise<void> {
    this.#waiting.clear()
    await Promise.all(this.#threads.map((thread) => thread.stop()))
  }

  #next(): void {
    for (const thread of this.#threads) {
      if (!thread.isIdle) continue
      const asked = this.#take()
      if (asked === undefined) return
      this.#numbers += 1
      const question = { ...this.#hurried(asked), id: this.#numbers }
      thread
        .think(question)
        .then(asked.resolve, asked.reject)
        .finally(() => this.#next())
    }
  }

  /** The next that is still asked. */
  #take(): Waiting | undefined {
    for (const [table, [asked, ...rest]] of this.#waiting) {
      this.#waiting.delete(table)
      if (rest.length > 0) this.#waiting.set(table, rest)
      if (asked?.isAsked()) return asked
      asked?.resolve(undefined)
    }
    return undefined
  }

  #hurried({ question, since }: Waiting): Omit<Question, 'id'> {
    const late = Math.floor((this.#settings.now() - since) / PATIENCE_MS)
    const ms = this.#settings.searchMs / 2 ** late
    if (ms >= LEAST_MS || question.level < 3) return { ...question, ms }
    return { ...question, level: 2, ms }
  }
}
