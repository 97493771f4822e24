// Bots in seats: asked like people, with a seat's replica, off the main thread and at a human pace.

import { randomInt } from 'node:crypto'
import { isUnattended } from '@foldtable/host/absence'
import { playRequest } from '@foldtable/host/actions'
import { botLevel } from '@foldtable/host/bots'
import { hesitationOf } from '@foldtable/host/hesitation'
import type { LiveTable } from '@foldtable/host/live-table'
import { Plans } from '@foldtable/host/plans'
import type { AnyMove, AnyTable, Seat } from '@foldtable/kernel'
import type { Thought } from './bot-worker.ts'
import { Hints } from './hints.ts'
import { Pool, type PoolSettings } from './pool.ts'
import { TooLong } from './thread.ts'

interface BotSettings extends PoolSettings {
  /** Milliseconds before a bot answers, where there is something to choose. */
  readonly pace: number
  /** Is told every answer that was none of the offers, and whether it is the first at its table. */
  nonsense(live: LiveTable, answer: AnyMove, isFirst: boolean): void
  /** And of a thought that was cut short: what the clock would play is played instead. */
  tooLong(live: LiveTable, problem: TooLong): void
}

/** Seeds of thoughts are below this. */
const SEEDS = 2 ** 32

export class Bots {
  readonly #settings: BotSettings
  readonly #pool: Pool
  /** For people who ask. */
  readonly hints: Hints
  /** Questions that were noticed and not answered yet, with what waits until they are asked. */
  readonly #noticed = new Map<string, NodeJS.Timeout>()
  readonly #plans = new Plans()
  readonly #told = new WeakSet<LiveTable>()
  #isStopped = false

  constructor(settings: BotSettings) {
    this.#settings = settings
    this.#pool = new Pool(settings)
    this.hints = new Hints(this.#pool)
  }

  get waiting(): number {
    return this.#pool.waiting
  }

  /** If the table waits for bots, they answer after a while, each question once. A table that nobody attends pauses. */
  notice(live: LiveTable): void {
    const { table, room } = live
    if (this.#isStopped || table === undefined || table.decision.result !== undefined) return
    if (live.stored.status !== 'playing' || isUnattended(live)) return
    for (const seat of table.decision.seats) {
      if (!room.sittings[seat]?.isBot) continue
      const name = `${live.id} ${seat} ${table.question(seat)}`
      if (this.#noticed.has(name)) continue
      const ask = () => {
        this.#answer(live, seat)
          .catch(this.#failed)
          .finally(() => this.#noticed.delete(name))
      }
      this.#noticed.set(name, setTimeout(ask, hesitationOf(table, seat, this.#settings.pace)))
    }
  }

  /** A thought that is cut short by the end of the house is no failure. */
  readonly #failed = (problem: unknown): void => {
    if (!this.#isStopped) this.#settings.failed(problem)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const timer of this.#noticed.values()) clearTimeout(timer)
    this.#noticed.clear()
    await this.#pool.stop()
  }

  async #answer(live: LiveTable, seat: Seat): Promise<void> {
    const { table } = live
    const question = table?.question(seat) ?? null
    if (table === undefined || question === null || !live.room.sittings[seat]?.isBot) return
    if (isUnattended(live)) return
    try {
      const moves = this.#plans.take(live, seat) ?? (await this.#thought(live, table, seat))
      const [move, ...rest] = moves
      if (move !== undefined) await this.#play(live, { by: seat, move, question }, rest)
    } catch (problem) {
      if (!(problem instanceof TooLong)) throw problem
      this.#settings.tooLong(live, problem)
      await live.inTurn(() => this.#playTimeout(live, seat, question))
    }
  }

  async #play(
    live: LiveTable,
    asked: { readonly by: Seat; readonly move: AnyMove; readonly question: number },
    rest: readonly AnyMove[],
  ): Promise<void> {
    const at = this.#settings.now()
    await live.inTurn(async () => {
      if (isUnattended(live)) return
      // Kept before it is played: whoever hears of the move asks for the next one at once.
      this.#plans.keep(live, asked.by, (live.table?.n ?? 0) + 1, rest)
      await playRequest(live, { ...asked, at })
    })
  }

  /** None if the table has gone on meanwhile. */
  async #thought(live: LiveTable, table: AnyTable, seat: Seat): Promise<readonly AnyMove[]> {
    const game = live.game.meta.id
    const { n } = table
    const seed = randomInt(SEEDS)
    const level = botLevel(live.room.sittings[seat]?.id ?? '')
    const question = { game, view: table.view(seat), seat, level, seed }
    const isAsked = () => !this.#isStopped && live.table?.n === n
    const thought = await this.#pool.think(live.id, question, isAsked)
    return thought === undefined ? [] : this.#movesOf(live, thought)
  }

  #movesOf(live: LiveTable, thought: Thought): readonly AnyMove[] {
    if ('problem' in thought)
      throw new Error(`a bot of ${live.game.meta.id} gave up: ${thought.problem}`)
    if (thought.nonsense !== undefined) {
      this.#settings.nonsense(live, thought.nonsense, !this.#told.has(live))
      this.#told.add(live)
    }
    return thought.moves
  }

  /** What the clock would play, as the bot's own move or, where the game wants that, as the clock's. */
  async #playTimeout(live: LiveTable, seat: Seat, question: number): Promise<void> {
    const { table, game } = live
    if (table === undefined || table.question(seat) !== question) return
    const move = game.timeout(table.state, seat)
    const at = this.#settings.now()
    const made = await playRequest(live, { by: seat, move, at, question })
    if (!made.ok) await playRequest(live, { by: 'clock', seat, move, at })
  }
}
