// Tables whose time has come are served, one thing after another; one that cannot be served rests (HOUSE-20.1).

import type { LiveTable } from '@foldtable/host/live-table'
import { serve } from '@foldtable/host/serving'
import type { Outcome } from '@foldtable/kernel'
import type { Ledger } from '../ledger/ledger.ts'
import { Outage } from '../ledger/sql.ts'
import { Damaged } from './damage.ts'
import type { Hooks } from './hooks.ts'
import { type Rest, Rests } from './rests.ts'

interface ServiceParts {
  readonly ledger: Ledger
  readonly hooks: Hooks
  find(table: string): Promise<LiveTable | undefined>
  inMemory(table: string): LiveTable | undefined
  /** A rematch that is offered there is decided. */
  settleOffer(live: LiveTable): Promise<Outcome>
}

export class Service {
  readonly #parts: ServiceParts
  readonly #rests: Rests

  constructor(parts: ServiceParts, mostCounted: number) {
    this.#parts = parts
    this.#rests = new Rests(mostCounted)
  }

  get #now(): number {
    return this.#parts.hooks.now()
  }

  get restingCount(): number {
    return this.#rests.count(this.#now)
  }

  /** The rest that is on. */
  restOf(table: string): Rest | undefined {
    return this.#rests.at(table, this.#now)
  }

  /** What is due at this table by now: the end of a pause, a move for who ran out of time, … */
  async tick(table: string): Promise<void> {
    const now = this.#now
    try {
      const live = await this.#parts.find(table)
      if (live === undefined) return
      const isServed = await live.inTurn(() => this.#serve(live, now))
      if (isServed) this.goesOn(live)
    } catch (problem) {
      if (problem instanceof Outage) throw problem
      await this.rest(table, problem, problem instanceof Damaged)
    }
  }

  /** False if it rests. A table that is as due as before, and where nothing happened, throws. */
  async #serve(live: LiveTable, now: number): Promise<boolean> {
    const rest = this.#rests.at(live.id, now)
    if (rest !== undefined) {
      await live.truth.postpone(rest.until)
      return false
    }
    if (this.#parts.hooks.neighbours !== undefined) await live.truth.follow() // and who is where
    const { n, revision, deadline } = live.stored
    const served = await serve(live, now, this.#parts)
    const code = served.ok ? undefined : served.refusal.code
    const after = live.stored
    const isLeft = after.n === n && after.revision === revision && after.deadline === deadline
    if (isLeft && code === 'outage') throw new Outage(`table ${live.id} was not stored`)
    if (isLeft && deadline !== null && deadline <= now)
      throw new Error(`what is due cannot be played: ${code ?? 'nothing happened'}`)
    return true
  }

  /** Told once for each rest; the store is told too, so that it is not among those that are due. */
  async rest(table: string, problem: unknown, isShut: boolean): Promise<void> {
    const { until } = this.#restNow(table, problem, isShut)
    const live = this.#parts.inMemory(table)
    if (live === undefined) return this.#parts.ledger.postpone(table, until)
    await live.inTurn(() => live.truth.postpone(until))
    this.#setRest(live, { since: this.#now, until })
  }

  /** A list came upon it. */
  foundDamaged(table: string, problem: unknown): void {
    this.#restNow(table, problem, true)
  }

  #restNow(table: string, problem: unknown, isShut: boolean): Rest {
    const now = this.#now
    const before = this.#rests.at(table, now)
    if (before !== undefined) return before
    const rest = this.#rests.begin(table, now, { cause: String(problem), isShut })
    this.#parts.hooks.rested(table, rest, problem)
    return rest
  }

  /** Something happened at it: it is served again. */
  goesOn(live: LiveTable): void {
    this.#rests.end(live.id)
    this.#setRest(live, null)
  }

  /** Everybody there is told that nothing goes on by itself, and that it does again. */
  #setRest(live: LiveTable, rest: LiveTable['rest']): void {
    if (rest === null && live.rest === null) return
    live.rest = rest === null ? null : { ...rest, since: live.rest?.since ?? rest.since }
    live.tellChange()
  }
}
