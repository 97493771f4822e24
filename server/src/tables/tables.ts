// All tables of the house: made, joined by people, played again, looked at, served.

import { isForBots, loneSeat } from '@foldtable/host/absence'
import { settleQuestion } from '@foldtable/host/consent'
import type { LiveTable } from '@foldtable/host/live-table'
import { remove } from '@foldtable/host/rooms'
import type { SeatMessage } from '@foldtable/host/seats'
import type { NewTable, Person } from '@foldtable/host/wanted'
import { type Outcome, type Refusal, refuse } from '@foldtable/kernel'
import type { Ledger } from '../ledger/ledger.ts'
import type { Hooks } from './hooks.ts'
import { NO_LIMITS, type TableLimits } from './limits.ts'
import { Making, newId, type Opened } from './making.ts'
import { Memory } from './memory.ts'
import { People } from './people.ts'
import { Rematches } from './rematches.ts'

export class Tables extends Memory {
  readonly making: Making
  readonly people: People
  readonly rematches: Rematches

  constructor(ledger: Ledger, hooks: Hooks, limits: Partial<TableLimits> = {}) {
    super(ledger, hooks, { ...NO_LIMITS, ...limits })
    this.making = new Making(
      { ledger, hooks, find: async (table) => this.find(table) },
      this.limits,
    )
    this.people = new People(this, ledger)
    this.rematches = new Rematches(
      {
        counting: hooks.counting,
        now: () => hooks.now(),
        isOnline: (account) => hooks.isOnline(account),
        tooMany: (account) => this.making.tooMany(account),
        newId,
        blockersOf: (account, among) => hooks.blockersOf(account, among),
        begin: (...table) => this.making.again(...table),
      },
      this.limits,
    )
  }

  protected settleOffer(live: LiveTable): Promise<Outcome> {
    return this.rematches.settle(live)
  }

  /** The time of the house. */
  get now(): number {
    return this.hooks.now()
  }

  /** More tables are in use than the memory is meant for. */
  get isFull(): boolean {
    return this.liveCount > this.limits.mostTablesInUse
  }

  /** Whoever has no seat does not come to a table that is crowded, nor anybody to one that is over while too many are in use. */
  watchRefusal(live: LiveTable, account: string | null): Refusal | undefined {
    const { watchersPerTable: most } = this.limits
    const isSeated = live.seatOf(account) !== undefined
    if (!isSeated && live.audience.size >= most)
      return refuse('tooManyWatchers', 'HOUSE-4.14', { most })
    const isPlaying = isSeated && live.stored.status !== 'over'
    return isPlaying || !this.isFull ? undefined : refuse('houseFull', 'HOUSE-4.14')
  }

  get restingCount(): number {
    return this.service.restingCount
  }

  /** A new table with its host; `from` is the place that the host asks from. */
  create(host: Person, wanted: NewTable, from?: string): Promise<Opened> {
    return this.making.create(host, wanted, from)
  }

  /** Somebody came, or something happened: what is asked or offered may be decided by it. In the table's turn. */
  async settleAt(live: LiveTable): Promise<void> {
    await settleQuestion(live, this.hooks.now())
    await this.rematches.settle(live)
  }

  /** Why a person may not let a bot play on: it would be one more table that only bots play. */
  seatRefusal(live: LiveTable, account: string | null, { to }: SeatMessage): Refusal | undefined {
    if (to !== 'bot') return undefined
    const seat = live.seatOf(account)
    if (seat === undefined || loneSeat(live.room) !== seat) return undefined
    const { mostBotTables: most } = this.limits
    let botTables = 0
    for (const one of this)
      if (one.stored.status === 'playing' && one.seatOf(account) !== undefined)
        botTables += isForBots(one.room) ? 1 : 0
    return botTables >= most ? refuse('tooManyBotTables', 'HOUSE-1.8', { most }) : undefined
  }

  /** The host sends somebody away, who is told. */
  remove(live: LiveTable, by: string, seat: number, isKeptOut = true): Promise<Outcome> {
    return remove(live, by, { seat, isKeptOut }, (person) =>
      this.hooks.removed(live, person, isKeptOut),
    )
  }

  /** What is due at this table by now. */
  tick(table: string): Promise<void> {
    return this.service.tick(table)
  }

  /** A list came upon it. */
  foundDamaged(table: string, problem: unknown): void {
    this.service.foundDamaged(table, problem)
  }

  /** Something happened at it: it is served again. */
  goesOn(live: LiveTable): void {
    this.service.goesOn(live)
  }
}
