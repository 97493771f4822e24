// Bots in seats: asked like people, with a seat's replica, off the main thread and at a human pace.

import { isUnattended } from '@foldtable/host/absence'
import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import type { AnyMove, AnyTable, Seat } from '@foldtable/kernel'
import { Thinker, type ThinkerSettings, TooLong } from './thinker.ts'

export interface BotSettings extends ThinkerSettings {
  /** Milliseconds before a bot answers. */
  readonly pace: number
  now(): number
  /** Is told an answer that was none of the offers, once for each table. */
  nonsense(live: LiveTable, answer: AnyMove): void
  /** And of a thought that was cut short: what the clock would play is played instead. */
  tooLong(live: LiveTable, problem: TooLong): void
}

export class Bots {
  readonly #settings: BotSettings
  readonly #thinker: Thinker
  /** Questions that were noticed and not answered yet, with what waits until they are asked. */
  readonly #noticed = new Map<string, NodeJS.Timeout>()
  readonly #told = new WeakSet<LiveTable>()
  #isStopped = false

  constructor(settings: BotSettings) {
    this.#settings = settings
    this.#thinker = new Thinker(settings)
  }

  get waiting(): number {
    return this.#thinker.waiting
  }

  /** If the table waits for bots, they answer after a while, each question once. A table that nobody attends pauses. */
  notice(live: LiveTable): void {
    const { table, house } = live
    if (this.#isStopped || table === undefined || table.decision.result !== undefined) return
    if (live.stored.status !== 'playing' || isUnattended(live)) return
    for (const seat of table.decision.seats) {
      if (!house.sittings[seat]?.isBot) continue
      const name = `${live.id} ${seat} ${table.question(seat)}`
      if (this.#noticed.has(name)) continue
      const ask = () => {
        this.#answer(live, seat)
          .catch(this.#failed)
          .finally(() => this.#noticed.delete(name))
      }
      this.#noticed.set(name, setTimeout(ask, this.#paceOf(table, seat)))
    }
  }

  /** Whoever goes on with a turn of its own answers sooner: a turn of many steps is one thought. */
  #paceOf({ entries }: AnyTable, seat: Seat): number {
    const { pace } = this.#settings
    return entries.at(-1)?.by === seat ? pace / 4 : pace
  }

  /** A thought that is cut short by the end of the house is no failure. */
  readonly #failed = (problem: unknown): void => {
    if (!this.#isStopped) this.#settings.failed(problem)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const timer of this.#noticed.values()) clearTimeout(timer)
    this.#noticed.clear()
    await this.#thinker.stop()
  }

  async #answer(live: LiveTable, seat: Seat): Promise<void> {
    const { table } = live
    const question = table?.question(seat) ?? null
    if (table === undefined || question === null || !live.house.sittings[seat]?.isBot) return
    if (isUnattended(live)) return
    try {
      const move = await this.#thought(live, table, seat)
      const at = this.#settings.now()
      await live.inTurn(async () => {
        if (!isUnattended(live)) await playRequest(live, { by: seat, move, at, question })
      })
    } catch (problem) {
      if (!(problem instanceof TooLong)) throw problem
      this.#settings.tooLong(live, problem)
      await live.inTurn(() => this.#playTimeout(live, seat, question))
    }
  }

  async #thought(live: LiveTable, table: AnyTable, seat: Seat): Promise<AnyMove> {
    const game = live.game.meta.id
    const thought = await this.#thinker.think(live.id, { game, view: table.view(seat), seat })
    const { move, nonsense, problem } = thought
    if (move === undefined) throw new Error(`a bot of ${game} gave up: ${problem}`)
    if (nonsense !== undefined && !this.#told.has(live)) {
      this.#told.add(live)
      this.#settings.nonsense(live, nonsense)
    }
    return move
  }

  /** What the clock would play, as the bot's own move or, where the game wants that, as the clock's. */
  async #playTimeout(live: LiveTable, seat: Seat, question: number): Promise<void> {
    const { table, game } = live
    if (table === undefined || table.question(seat) !== question) return
    const move = game.timeout(table.state, seat)
    const at = this.#settings.now()
    const made = await playRequest(live, { by: seat, move, at, question })
    if ('refusal' in made) await playRequest(live, { by: 'clock', seat, move, at })
  }
}
