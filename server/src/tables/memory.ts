// The tables that are in memory, up to a bound; the others are on disk only.
import { gameById } from '@foldtable/games'
import { follow } from '@foldtable/host/following'
import { LiveTable } from '@foldtable/host/live-table'
import type { TableLedger } from '@foldtable/host/ports'
import type { Outcome } from '@foldtable/kernel'
import type { Ledger } from '../ledger/ledger.ts'
import { Outage } from '../ledger/sql.ts'
import { Damaged } from './damage.ts'
import type { Hooks } from './hooks.ts'
import type { TableLimits } from './limits.ts'
import { Service } from './service.ts'
import { tableLedger } from './table-ledger.ts'

export abstract class Memory {
  readonly #ledger: Ledger
  /** The same, as the tables know it that are in memory. */
  #truth: TableLedger
  /** Aborted when what they were read from is not so any more. */
  #isSo = new AbortController()
  protected readonly hooks: Hooks
  protected readonly limits: TableLimits
  protected readonly service: Service
  readonly #live = new Map<string, LiveTable>()
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>()

  constructor(ledger: Ledger, hooks: Hooks, limits: TableLimits) {
    this.#ledger = ledger
    this.#truth = tableLedger(ledger, hooks, this.#isSo.signal)
    this.hooks = hooks
    this.limits = limits
    this.service = new Service(
      {
        ...{ ledger, hooks },
        find: async (table) => this.find(table),
        inMemory: (table) => this.#live.get(table),
        settleOffer: (live) => this.settleOffer(live),
      },
      limits.mostCounted,
    )
  }

  /** A rematch that is offered there may be decided. */
  protected abstract settleOffer(live: LiveTable): Promise<Outcome>

  get liveCount(): number {
    return this.#live.size
  }

  /** The most that one of them has. */
  get largest(): { readonly watchersOfATable: number; readonly actionsAtATable: number } {
    let [watchersOfATable, actionsAtATable] = [0, 0]
    for (const { audience, turns } of this.#live.values()) {
      watchersOfATable = Math.max(watchersOfATable, audience.size)
      actionsAtATable = Math.max(actionsAtATable, turns.underWay)
    }
    return { watchersOfATable, actionsAtATable }
  }

  [Symbol.iterator](): Iterator<LiveTable> {
    return this.#live.values()
  }

  /** From memory, at once, or from the disk; nothing if there is no such table. Throws `Damaged` if it cannot be opened. */
  find(table: string): LiveTable | Promise<LiveTable | undefined> {
    const live = this.#live.get(table)
    if (live === undefined) return this.#found(table)
    if (2 * this.#live.size > this.limits.mostLiveTables) {
      this.#live.delete(table) // the latest used is the last in the map
      this.#live.set(table, live)
    }
    live.turns.touch()
    return this.hooks.neighbours?.isHearing === false ? follow(live).then(() => live) : live
  }

  async #found(table: string): Promise<LiveTable | undefined> {
    const rest = this.service.restOf(table)
    if (rest?.isShut) throw new Damaged(table, rest.cause)
    const loading = this.#loading.get(table) ?? this.#opened(table)
    this.#loading.set(table, loading)
    try {
      return await loading
    } finally {
      this.#loading.delete(table)
    }
  }

  /** Whatever is wrong with one table is told with its number, and harms no other. */
  async #opened(table: string): Promise<LiveTable | undefined> {
    try {
      return await this.#load(table)
    } catch (problem) {
      if (problem instanceof Outage) throw problem
      await this.service.rest(table, problem, true)
      throw new Damaged(table, String(problem), { cause: problem })
    }
  }

  async #load(table: string): Promise<LiveTable | undefined> {
    await this.hooks.neighbours?.follow(table)
    const stored = await this.#ledger.table(table)
    if (stored === undefined) return undefined
    const game = gameById(stored.game)
    if (game === undefined) throw new Error(`there is no game ${stored.game} here`)
    const live = new LiveTable(game, stored, this.#truth, this.hooks)
    await live.inTurn(() => live.truth.load())
    this.#live.set(table, live)
    this.#makeRoom()
    return live
  }

  /** In memory, or about to be. */
  async #atHand(table: string): Promise<LiveTable | undefined> {
    return this.#live.get(table) ?? (await this.#loading.get(table)?.catch(() => undefined))
  }

  /** Another node has written there; false if nobody has it here. One that nobody uses is let go. */
  heard(table: string, hear: (live: LiveTable) => Promise<void>): boolean {
    const live = this.#live.get(table)
    if (live !== undefined && !live.isInUse) this.#live.delete(table)
    if (!this.#live.has(table) && !this.#loading.has(table)) return false
    this.#atHand(table)
      .then((found) => found && hear(found))
      .catch((problem) => live && this.hooks.fault(live, problem, 'storage'))
    return true
  }

  /** The longest unused go. A table in use stays, or there would soon be two of it. */
  #makeRoom(): void {
    for (const [table, oldest] of this.#live) {
      if (this.#live.size <= this.limits.mostLiveTables) return
      if (!oldest.isInUse) this.#live.delete(table)
    }
  }

  /** The ledger has another past: what is in memory is of the old one, and can write nothing any more. */
  forgetAll(): void {
    this.#isSo.abort(new Outage('the ledger has another past', { isUnknown: true }))
    this.#isSo = new AbortController()
    this.#truth = tableLedger(this.#ledger, this.hooks, this.#isSo.signal)
    this.#live.clear()
    this.#loading.clear()
  }

  /** What is stored of these tables has changed. */
  async reload(changed: readonly string[]): Promise<void> {
    for (const table of changed) {
      const live = this.#live.get(table)
      await live?.inTurn(() => live.truth.load())
    }
  }

  /** Resolved once nothing is under way at any table. */
  async settle(): Promise<void> {
    await Promise.all(
      [...this.#live.values()].map((live) => live.inTurn(() => live.movements.settle())),
    )
  }
}
