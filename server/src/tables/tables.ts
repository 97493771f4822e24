// All tables: the live ones in memory up to a bound, the others on disk only.

import { gameById } from '@foldtable/games'
import { isForBots, loneSeat } from '@foldtable/host/absence'
import { settleQuestion } from '@foldtable/host/consent'
import { follow } from '@foldtable/host/following'
import { LiveTable } from '@foldtable/host/live-table'
import type { TableLedger } from '@foldtable/host/ports'
import { remove } from '@foldtable/host/rooms'
import type { SeatMessage } from '@foldtable/host/seats'
import type { NewTable, Person } from '@foldtable/host/wanted'
import { type Outcome, type Refusal, refuse } from '@foldtable/kernel'
import type { Ledger } from '../ledger/ledger.ts'
import { Outage } from '../ledger/sql.ts'
import { Damaged } from './damage.ts'
import type { Hooks } from './hooks.ts'
import { NO_LIMITS, type TableLimits } from './limits.ts'
import { Making, newId, type Opened } from './making.ts'
import { People } from './people.ts'
import { Rematches } from './rematches.ts'
import { Service } from './service.ts'
import { tableLedger } from './table-ledger.ts'

export class Tables {
  readonly #ledger: Ledger
  /** The same, as one table knows it. */
  readonly #truth: TableLedger
  readonly #hooks: Hooks
  readonly #limits: TableLimits
  readonly #live = new Map<string, LiveTable>()
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>()
  readonly #service: Service
  readonly making: Making
  readonly people: People
  readonly rematches: Rematches

  constructor(ledger: Ledger, hooks: Hooks, limits: Partial<TableLimits> = {}) {
    this.#ledger = ledger
    this.#truth = tableLedger(ledger, hooks)
    this.#hooks = hooks
    this.#limits = { ...NO_LIMITS, ...limits }
    const find = async (table: string) => this.find(table)
    this.making = new Making({ ledger, hooks, find }, this.#limits)
    this.people = new People(this, ledger)
    this.rematches = new Rematches(
      {
        now: () => hooks.now(),
        isOnline: (account) => hooks.isOnline(account),
        tooMany: (account) => this.making.tooMany(account),
        newId,
        blockersOf: (account, among) => hooks.blockersOf(account, among),
        begin: (...table) => this.making.again(...table),
      },
      this.#limits,
    )
    this.#service = new Service(
      {
        ledger,
        hooks,
        find,
        inMemory: (table) => this.#live.get(table),
        settleOffer: (live) => this.rematches.settle(live),
      },
      this.#limits.mostCounted,
    )
  }

  /** The time of the house. */
  get now(): number {
    return this.#hooks.now()
  }

  get liveCount(): number {
    return this.#live.size
  }

  /** More tables are in use than the memory is meant for. */
  get isFull(): boolean {
    return this.#live.size > this.#limits.mostTablesInUse
  }

  /** Whoever has no seat does not come to a table that is crowded, nor anybody to one that is over while too many are in use. */
  watchRefusal(live: LiveTable, account: string | null): Refusal | undefined {
    const { watchersPerTable: most } = this.#limits
    const isSeated = live.seatOf(account) !== undefined
    if (!isSeated && live.audience.size >= most)
      return refuse('tooManyWatchers', 'HOUSE-4.14', { most })
    const isPlaying = isSeated && live.stored.status !== 'over'
    return isPlaying || !this.isFull ? undefined : refuse('houseFull', 'HOUSE-4.14')
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

  get restingCount(): number {
    return this.#service.restingCount
  }

  [Symbol.iterator](): Iterator<LiveTable> {
    return this.#live.values()
  }

  /** From memory, at once, or from the disk; nothing if there is no such table. Throws `Damaged` if it cannot be opened. */
  find(table: string): LiveTable | Promise<LiveTable | undefined> {
    const live = this.#live.get(table)
    if (live === undefined) return this.#found(table)
    if (2 * this.#live.size > this.#limits.mostLiveTables) {
      this.#live.delete(table) // the latest used is the last in the map
      this.#live.set(table, live)
    }
    live.turns.touch()
    return this.#hooks.neighbours?.isHearing === false ? follow(live).then(() => live) : live
  }

  async #found(table: string): Promise<LiveTable | undefined> {
    const rest = this.#service.restOf(table)
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
      await this.#service.rest(table, problem, true)
      throw new Damaged(table, String(problem), { cause: problem })
    }
  }

  async #load(table: string): Promise<LiveTable | undefined> {
    await this.#hooks.neighbours?.follow(table)
    const stored = await this.#ledger.table(table)
    if (stored === undefined) return undefined
    const game = gameById(stored.game)
    if (game === undefined) throw new Error(`there is no game ${stored.game} here`)
    const live = new LiveTable(game, stored, this.#truth, this.#hooks)
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
      .catch((problem) => live && this.#hooks.fault(live, problem, 'storage'))
    return true
  }

  /** The longest unused go. A table in use stays, or there would soon be two of it. */
  #makeRoom(): void {
    for (const [table, oldest] of this.#live) {
      if (this.#live.size <= this.#limits.mostLiveTables) return
      if (!oldest.isInUse) this.#live.delete(table)
    }
  }

  /** A new table with its host; `from` is the place that the host asks from. */
  create(host: Person, wanted: NewTable, from?: string): Promise<Opened> {
    return this.making.create(host, wanted, from)
  }

  /** Somebody came, or something happened: what is asked or offered may be decided by it. In the table's turn. */
  async settleAt(live: LiveTable): Promise<void> {
    await settleQuestion(live, this.#hooks.now())
    await this.rematches.settle(live)
  }

  /** Why a person may not let a bot play on: it would be one more table that only bots play. */
  seatRefusal(live: LiveTable, account: string | null, { to }: SeatMessage): Refusal | undefined {
    if (to !== 'bot') return undefined
    const seat = live.seatOf(account)
    if (seat === undefined || loneSeat(live.room) !== seat) return undefined
    const { mostBotTables: most } = this.#limits
    let botTables = 0
    for (const one of this.#live.values())
      if (one.stored.status === 'playing' && one.seatOf(account) !== undefined)
        botTables += isForBots(one.room) ? 1 : 0
    return botTables >= most ? refuse('tooManyBotTables', 'HOUSE-1.8', { most }) : undefined
  }

  /** The host sends somebody away, who is told. */
  remove(live: LiveTable, by: string, seat: number, isKeptOut = true): Promise<Outcome> {
    return remove(live, by, { seat, isKeptOut }, (person) =>
      this.#hooks.removed(live, person, isKeptOut),
    )
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

  /** What is due at this table by now. */
  tick(table: string): Promise<void> {
    return this.#service.tick(table)
  }

  /** A list came upon it. */
  foundDamaged(table: string, problem: unknown): void {
    this.#service.foundDamaged(table, problem)
  }

  /** Something happened at it: it is served again. */
  goesOn(live: LiveTable): void {
    this.#service.goesOn(live)
  }
}
