// Bots in seats: asked like people, with a seat's replica, off the main thread and at a human pace.
import { Worker } from 'node:worker_threads'
import type { AnyMove, AnyTable, Seat } from '@foldtable/kernel'
import { playRequest } from '../tables/actions.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Question, Thought } from './bot-worker.ts'

export interface BotSettings {
  /** Milliseconds before a bot answers. */
  readonly pace: number
  now(): number
  failed(problem: unknown): void
}

export class Bots {
  readonly #settings: BotSettings
  readonly #thinking = new Map<number, (thought: Thought) => void>()
  readonly #timers = new Map<string, NodeJS.Timeout>()
  #worker: Worker | undefined
  #asked = 0

  constructor(settings: BotSettings) {
    this.#settings = settings
  }

  /** If the table waits for bots, they answer after a while: one timer for each question. */
  notice(live: LiveTable): void {
    const { table, house } = live
    if (table === undefined || table.decision.result !== undefined) return
    for (const seat of table.decision.seats) {
      if (!house.sittings[seat]?.isBot) continue
      const name = `${live.id} ${seat} ${table.question(seat)}`
      if (this.#timers.has(name)) continue
      const timer = setTimeout(
        () => {
          this.#timers.delete(name)
          this.#answer(live, seat).catch(this.#settings.failed)
        },
        this.#paceOf(table, seat),
      )
      this.#timers.set(name, timer)
    }
  }

  /** Whoever goes on with a turn of its own answers sooner: a turn of many steps is one thought. */
  #paceOf({ entries }: AnyTable, seat: Seat): number {
    const { pace } = this.#settings
    return entries.at(-1)?.by === seat ? pace / 4 : pace
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    await this.#worker?.terminate()
  }

  async #answer(live: LiveTable, seat: Seat): Promise<void> {
    const { table } = live
    const question = table?.question(seat) ?? null
    if (table === undefined || question === null || !live.house.sittings[seat]?.isBot) return
    const move = await this.#think(live.game.meta.id, table.view(seat), seat)
    const at = this.#settings.now()
    await live.inTurn(() => playRequest(live, { by: seat, move, at, question }))
  }

  #think(game: string, view: unknown, seat: Seat): Promise<AnyMove> {
    this.#asked += 1
    const question: Question = { id: this.#asked, game, view, seat }
    return new Promise((resolve, reject) => {
      this.#thinking.set(question.id, ({ move, problem }) => {
        if (move === undefined) reject(new Error(`a bot of ${game} gave up: ${problem}`))
        else resolve(move)
      })
      this.#thread().postMessage(question)
    })
  }

  /** Started when the first bot is asked; a thread that died is replaced, and its questions are asked again later. */
  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url))
    worker.on('message', (thought: Thought) => {
      const settle = this.#thinking.get(thought.id)
      this.#thinking.delete(thought.id)
      settle?.(thought)
    })
    worker.on('error', this.#settings.failed)
    worker.on('exit', () => {
      this.#worker = undefined
      for (const [id, settle] of this.#thinking) settle({ id, problem: 'the thread ended' })
      this.#thinking.clear()
    })
    worker.unref()
    this.#worker = worker
    return worker
  }
}
