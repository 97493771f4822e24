// What a table is: its row, what lies around its game, and the game folded in memory. It agrees with the ledger or is read
// again; nothing leaves here that is not written.
import {
  type AnyTable,
  commitmentOf,
  DONE,
  type Entry,
  type Outcome,
  type Played,
  refused,
} from '@foldtable/kernel'
import { type Folding, foldedTable, openedTable, wholeTable } from './folding.ts'
import type { LiveTable } from './live-table.ts'
import type { Cause, StoredTable, TableLedger } from './ports.ts'
import { type Room, seated, withBotsNoted } from './room.ts'
import { plansOf, progressOf, type RoomChange, rowWith, sittersOf } from './row.ts'
import { readRoomOf } from './stored-room.ts'
import { tellEntry, tellMissed, tellRoom } from './telling.ts'

const ATTEMPTS = 3

export class Truth {
  readonly #live: LiveTable
  readonly #ledger: TableLedger
  #stored: StoredTable
  #room: Room
  #table: AnyTable | undefined
  /** The latest entry that watchers were told; nothing before it was first read. */
  #told: number | undefined

  constructor(live: LiveTable, stored: StoredTable, ledger: TableLedger) {
    this.#live = live
    this.#ledger = ledger
    this.#stored = stored
    this.#room = readRoomOf(live.game, stored.house)
  }

  get stored(): StoredTable {
    return this.#stored
  }

  get room(): Room {
    return this.#room
  }

  /** The game itself; nothing before it has begun. */
  get table(): AnyTable | undefined {
    return this.#table
  }

  /** Everybody left the waiting room: nothing was played, and nothing will be. */
  get isClosed(): boolean {
    return this.#stored.status === 'over' && this.#room.sittings.length === 0
  }

  get commitment(): string {
    return commitmentOf(this.#stored.chanceKey)
  }

  /** Reads everything anew: after a conflict, an outage, or for the first time. */
  async load(): Promise<void> {
    const { id, revision } = this.#stored
    const stored = await this.#ledger.table(id)
    if (stored === undefined) throw new Error(`table ${id} is gone`)
    this.#stored = stored
    this.#room = readRoomOf(this.#live.game, stored.house)
    if (stored.status === 'waiting' || this.isClosed) return
    try {
      this.#table = await foldedTable(this.#folding)
      if (this.#table === undefined) await this.#open()
    } catch (problem) {
      this.#table = undefined // the row is new, and it is no game that goes with it
      throw problem
    }
    await this.#catchUp()
    if (stored.revision !== revision) tellRoom(this.#live)
    this.#live.world.woken(this.#live)
  }

  get #folding(): Folding {
    const { game, world } = this.#live
    return {
      ...{ game, stored: this.#stored, room: this.#room, ledger: this.#ledger },
      unfit: (why) => world.snapshotUnfit(this.#live, why),
    }
  }

  async #open(): Promise<void> {
    const { table, entry } = openedTable(this.#folding, this.#live.world.now())
    this.#table = table
    if (!(await this.#append(table, entry))) return this.load() // another node was first
  }

  /** What another node wrote, or was written without an answer, is told to those who watch here; what a bot did for somebody is counted. */
  async #catchUp(): Promise<void> {
    const { n = 0, entries = [] } = this.#table ?? {}
    const told = this.#told ?? n
    const isGap = told < n && (entries[0]?.n ?? n + 1) > told + 1
    if (isGap && this.#live.audience.size > 0) await this.unfold() // some lie before the snapshot
    const { standIns } = this.#live
    const from = this.#table && standIns.missing(this.#room, this.#table)
    if (from !== undefined)
      standIns.recall(this.#room, await this.#ledger.entriesAfter(this.#stored.id, from))
    this.#told = Math.max(told, n)
    tellMissed(this.#live, told)
  }

  /** Another node has gone on: nothing to do if it was known, and everything is read anew if not. */
  async follow(n: number | undefined): Promise<void> {
    if (n !== undefined && n > 0 && this.#table !== undefined && n <= this.#table.n) return
    const stored = await this.#ledger.table(this.#stored.id)
    const { n: known, revision } = this.#stored
    if (this.#table === undefined || stored?.n !== known || stored.revision !== revision)
      await this.load()
  }

  /** As they are stored, from the first on; nothing is folded. */
  storedEntries(): Promise<readonly Entry[]> {
    return this.#ledger.entriesAfter(this.#stored.id, 0)
  }

  /** With all entries from the first, for what lies before the snapshot. */
  wholeTable(): Promise<AnyTable> {
    return wholeTable(this.#folding)
  }

  /** Goes on with all entries from the first, so that moves before the snapshot can be taken back. */
  async unfold(): Promise<void> {
    if (this.#table === undefined) await this.load()
    if (this.#table !== undefined && this.#table.entries[0]?.n !== 1)
      this.#table = await this.wholeTable()
  }

  /** Makes an entry, stores it, and only then tells anybody. In a turn. */
  async commit(make: (table: AnyTable) => Outcome<Played>): Promise<Outcome<Played>> {
    const { world } = this.#live
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.#table === undefined) await this.load()
      const table = this.#table
      if (table === undefined) return refused('notStarted', 'HOUSE-2.1')
      if (this.#room.ended !== undefined) return refused('gameOver', 'T-2.3')
      let made: Outcome<Played>
      try {
        made = make(table)
      } catch (problem) {
        world.fault(this.#live, problem, 'rule')
        return refused('fault', 'HOUSE-2.3')
      }
      if (!made.ok || made.entry === undefined) return made
      try {
        if (await this.#append(table, made.entry)) return made
        await this.load() // somebody else was first: judge again
      } catch (problem) {
        this.#table = undefined // folded again from the ledger when it is next needed
        world.fault(this.#live, problem, 'storage')
        break
      }
    }
    return refused('outage', 'HOUSE-2.2')
  }

  /** True once it is written; then everybody is told. */
  async #append(table: AnyTable, entry: Entry): Promise<boolean> {
    const live = this.#live
    const progress = progressOf(live, table, entry)
    if (!(await this.#ledger.append(live, table, entry, progress))) return false
    const { status, asked, deadline, result } = progress
    const { n, at } = entry
    const rules = n === 1 ? live.game.meta.version : this.#stored.rules
    this.#stored = {
      ...this.#stored,
      ...{ n, at, updated: at, status, asked, deadline, result, rules },
    }
    this.#told = n
    live.world.deadlineSet(deadline)
    tellEntry(live, table, entry)
    return true
  }

  /** Changes what is not the game: the party, who sits, the rematch. `change` answers the new room or why not. In a turn. */
  async changeRoom(change: (room: Room) => RoomChange, cause?: Cause): Promise<Outcome> {
    const live = this.#live
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const changed = change(this.#room)
      if (!changed.ok) return changed
      const room = live.resends.noted(withBotsNoted(seated(changed.room)))
      const isStarting = room.party.status === 'playing' && this.#stored.status === 'waiting'
      const next = rowWith(live, room, changed, live.world.now())
      if (await this.#ledger.change(live, next, sittersOf(room, next.status), cause)) {
        this.#stored = cause?.kind === 'ended' ? { ...next, asked: [] } : next
        this.#room = room
        live.world.deadlineSet(next.deadline)
        if (isStarting) {
          tellRoom(live) // who sits where is known before the first frame
          await this.load()
        }
        live.tellChange()
        return DONE
      }
      await this.load()
    }
    return refused('outage', 'HOUSE-2.2')
  }

  /** As far as it depends on who is there. */
  plan(): Promise<void> {
    return this.#setPlans(plansOf(this.#live, this.#room))
  }

  /** The host does not look at it before then. */
  postpone(until: number): Promise<void> {
    return this.#setPlans({ deadline: until, isShown: this.#stored.isShown })
  }

  async #setPlans({ deadline, isShown }: Pick<StoredTable, 'deadline' | 'isShown'>): Promise<void> {
    const before = this.#stored
    if (deadline === before.deadline && isShown === before.isShown) return
    this.#stored = { ...before, deadline, isShown }
    try {
      await this.#ledger.setPlans(before.id, this.#stored)
    } catch (problem) {
      this.#stored = before // as it is written
      throw problem
    }
    this.#live.world.deadlineSet(deadline)
  }
}
