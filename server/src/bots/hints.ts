// What a strong bot would do in somebody's place: asked for by the person, thought of once for each question, from the seat's own view.
import { randomInt } from 'node:crypto'
import type { LiveTable } from '@foldtable/host/live-table'
import {
  type AnyMove,
  type Outcome,
  type Refusal,
  refuse,
  refused,
  type Seat,
} from '@foldtable/kernel'
import type { Pool } from './pool.ts'
import { TooLong } from './thread.ts'

export type Hinted = Outcome<{ readonly n: number; readonly moves: readonly AnyMove[] }>

interface Given {
  readonly n: number
  readonly hinted: Promise<Hinted>
}

const STRONG = 3
const SEEDS = 2 ** 32

export class Hints {
  readonly #pool: Pick<Pool, 'think'>
  readonly #given = new WeakMap<LiveTable, Map<Seat, Given>>()

  constructor(pool: Pick<Pool, 'think'>) {
    this.#pool = pool
  }

  /** Whoever asks again before anything has happened gets the same answer, and costs nothing (HOUSE-23.3). */
  async of(live: LiveTable, by: string): Promise<Hinted> {
    if (live.table === undefined && live.stored.status === 'playing')
      await live.inTurn(() => live.truth.load())
    const seat = live.seatOf(by)
    const refusal = refusalOf(live, seat)
    const { table } = live
    if (refusal !== undefined) return { ok: false, refusal }
    if (seat === undefined || table === undefined) return refused('notSeated', 'HOUSE-1.4')
    const given = this.#given.get(live) ?? new Map<Seat, Given>()
    this.#given.set(live, given)
    const before = given.get(seat)
    if (before?.n === table.n) return before.hinted
    const { n } = table
    const hinted = this.#thought(live, seat, table.view(seat), n)
    given.set(seat, { n, hinted })
    await hinted.then(({ ok }) => ok || given.get(seat)?.n !== n || given.delete(seat))
    return hinted
  }

  async #thought(live: LiveTable, seat: Seat, view: unknown, n: number): Promise<Hinted> {
    const question = { game: live.game.meta.id, view, seat, seed: randomInt(SEEDS) }
    try {
      const isAsked = () => live.table?.n === n
      const thought = await this.#pool.think(live.id, { ...question, level: STRONG }, isAsked)
      if (thought === undefined) return refused('notYourTurn', 'T-2.8')
      if (!('problem' in thought)) return { ok: true, n, moves: thought.moves }
    } catch (problem) {
      if (!(problem instanceof TooLong)) throw problem
    }
    return refused('noThought', 'HOUSE-23.4')
  }
}

function refusalOf(live: LiveTable, seat: Seat | undefined): Refusal | undefined {
  const { room, stored, table } = live
  if (stored.status !== 'playing') return refuse('notPlaying', 'HOUSE-3.4')
  if (room.hints !== true) return refuse('noHints', 'HOUSE-23.1')
  if (seat === undefined || room.sittings[seat]?.isBot) return refuse('notSeated', 'HOUSE-1.4')
  const { decision } = table ?? {}
  const isPause = decision?.result === undefined && decision?.due !== undefined
  const isAsked = !isPause && (table?.question(seat) ?? null) !== null
  return isAsked ? undefined : refuse('notYourTurn', 'T-2.8')
}
