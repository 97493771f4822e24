// What goes on at a local table by itself: the clock's moves and the bots', each after its time.
import type { AnyMove, Request, Seat } from '@foldtable/kernel'
import type { Timers } from '../wire/timers.ts'
import { type Think, thinkHere } from './local-bots.ts'
import type { LocalTruth } from './local-truth.ts'

export interface PaceParts {
  readonly timers: Timers
  /** How long a bot seems to think, in milliseconds. */
  readonly botPace?: number | undefined
  readonly think?: Think | undefined
  /** Makes the entry, and sets the timers anew. */
  play(request: Request<AnyMove>): void
}

const BOT_PACE_MS = 900

export class LocalPace {
  readonly #parts: PaceParts
  #callOff: (() => void)[] = []

  constructor(parts: PaceParts) {
    this.#parts = parts
  }

  stop(): void {
    for (const callOff of this.#callOff) callOff()
    this.#callOff = []
  }

  /** To be called after every change; what was planned before is called off. */
  plan(truth: LocalTruth): void {
    this.stop()
    const { timers, botPace = BOT_PACE_MS } = this.#parts
    const { deadline, decision } = truth.table
    if (deadline !== null)
      this.#later(Math.max(0, deadline - truth.timeAt(timers.now())), () => this.#clock(truth))
    const seats = decision.result === undefined ? decision.seats : []
    const bot = seats.find((seat) => truth.isPlayedByBot(seat))
    if (bot !== undefined) this.#later(botPace, () => this.#bot(truth, bot))
  }

  #later(ms: number, act: () => void): void {
    this.#callOff.push(this.#parts.timers.after(ms, act))
  }

  #clock(truth: LocalTruth): void {
    const request = truth.table.clockRequest(truth.timeAt(this.#parts.timers.now()))
    if (request === undefined) this.plan(truth)
    else this.#parts.play(request)
  }

  /** A bot that fails to think does the first thing that is allowed. */
  #bot({ game, table, timeAt }: LocalTruth, seat: Seat): void {
    const { timers, think = thinkHere, play } = this.#parts
    const question = table.question(seat)
    if (question === null) return
    const answered = (thought: AnyMove | undefined) => {
      const move = thought ?? table.offers(seat)[0]
      if (move !== undefined && table.question(seat) === question)
        play({ by: seat, move, at: timeAt(timers.now()), question })
    }
    think(game, table.view(seat), seat).then(answered, () => answered(undefined))
  }
}
