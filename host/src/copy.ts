// This node's copy of a table: its row, what lies around its game, and the game folded in memory. It agrees with the ledger or
// is read again.
import type { AnyTable, Entry } from '@foldtable/kernel'
import { type Folding, foldedTable, openedTable, wholeTable } from './folding.ts'
import type { LiveTable } from './live-table.ts'
import type { HeardEntry, StoredTable, TableLedger } from './ports.ts'
import type { Room } from './room.ts'
import { standingOf } from './row.ts'
import { readRoomOf } from './stored-room.ts'
import { tellHeard, tellMissed } from './telling.ts'

/** So often it is read anew before it is given up: everybody may answer at once, each at another node. */
export const ATTEMPTS = 30

export abstract class Copy {
  protected readonly live: LiveTable
  protected readonly ledger: TableLedger
  #stored: StoredTable
  #room: Room
  #table: AnyTable | undefined
  /** All its entries were wanted. */
  #isUnfolded = false
  /** The latest entry that watchers were told; nothing before it was first read. */
  #told: number | undefined

  constructor(live: LiveTable, stored: StoredTable, ledger: TableLedger) {
    this.live = live
    this.ledger = ledger
    this.#stored = stored
    this.#room = readRoomOf(live.game, stored.house)
  }

  /** True once an entry of this table is written; then everybody was told. */
  protected abstract write(table: AnyTable, entry: Entry): Promise<boolean>

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

  /** Reads everything anew: after a conflict, an outage, or for the first time. */
  async load(): Promise<void> {
    let { revision } = this.#stored
    const tellIfOther = () => {
      if (this.#stored.revision !== revision) tellHeard(this.live)
      revision = this.#stored.revision
    }
    this.#take(await this.#row())
    if (this.#told === 0) tellIfOther() // who sits where is known before the first frame
    if (this.#stored.status === 'waiting') this.#told = 0
    else if (!isClosedAt(this.#stored, this.#room)) {
      await this.#refold()
      await this.#catchUp()
    }
    tellIfOther()
    if (this.#table !== undefined) this.live.world.woken(this.live)
  }

  async #row(): Promise<StoredTable> {
    const { id } = this.#stored
    const [stored, elsewhere] = await Promise.all([
      this.ledger.table(id),
      this.ledger.elsewhere?.(id),
    ])
    if (stored === undefined) throw new Error(`table ${id} is gone`)
    if (elsewhere !== undefined) this.live.presence.readElsewhere(elsewhere)
    return stored
  }

  /** The row, and the room in it. */
  #take(stored: StoredTable): void {
    if (stored.house !== this.#stored.house) this.#room = readRoomOf(this.live.game, stored.house)
    this.#stored = stored
  }

  /** The game that goes with the row; if it has gone on meanwhile, with the row as it is then. Entries that never come are gone. */
  async #refold(attempt = 0): Promise<void> {
    try {
      if (attempt === ATTEMPTS)
        throw new Error(`the latest entries of table ${this.#stored.id} are gone`)
      this.#table = await foldedTable(this.#folding)
      if (this.#table === undefined) await this.#open()
      if ((this.#table?.n ?? 0) > this.#stored.n) this.#take(await this.#row())
    } catch (problem) {
      this.#table = undefined // the row is new, and it is no game that goes with it
      throw problem
    }
    if ((this.#table?.n ?? 0) < this.#stored.n) await this.#refold(attempt + 1)
  }

  get #folding(): Folding {
    const { game, world } = this.live
    return {
      ...{ game, stored: this.#stored, room: this.#room, ledger: this.ledger },
      isWhole: this.#isUnfolded,
      unfit: (why) => world.snapshotUnfit(this.live, why),
    }
  }

  async #open(): Promise<void> {
    const { id, n } = this.#stored
    if (n > 0) throw new Error(`the entries of table ${id} are gone`)
    const { table, entry } = openedTable(this.#folding, this.live.world.now())
    this.#table = table
    if (!(await this.write(table, entry))) return this.load() // another node was first
  }

  /** What another node wrote, or was written without an answer, is told to those who watch here; what a bot did for somebody is counted. */
  async #catchUp(): Promise<void> {
    const { n = 0, entries = [] } = this.#table ?? {}
    const told = this.#told ?? n
    const isGap = told < n && (entries[0]?.n ?? n + 1) > told + 1
    if (isGap && this.live.audience.size > 0) await this.unfold() // some lie before the snapshot
    const { standIns } = this.live
    const from = this.#table && standIns.missing(this.#room, this.#table)
    if (from !== undefined)
      standIns.recall(this.#room, await this.ledger.entriesAfter(this.#stored.id, from))
    this.#told = Math.max(told, n)
    tellMissed(this.live, told)
  }

  /** Another node has gone on: what is new is read; nothing if `n` is known. */
  async follow(n?: number): Promise<void> {
    const table = this.#table
    if (n !== undefined && n > 0 && table !== undefined && n <= table.n) return
    const { revision, status } = this.#stored
    const stored = await this.#row()
    const isOther = stored.revision !== revision
    if (table === undefined && status === 'waiting' && !isOther) return
    if (table === undefined || stored.n < table.n) return this.load()
    const entries = stored.n > table.n ? await this.ledger.entriesAfter(stored.id, table.n) : []
    try {
      for (const entry of entries) if (entry.n <= stored.n) table.accept(entry)
    } catch {
      return this.load() // it goes back to before the snapshot that this was folded from
    }
    this.#take(stored)
    if (entries.length > 0) await this.#catchUp()
    if (isOther) tellHeard(this.live)
  }

  /** Another node has written an entry under this revision: folded if it is the next, read if anything is missing. */
  async hear({ entry, deadline, revision }: HeardEntry): Promise<void> {
    const table = this.#table
    const isNext = entry.n === (table?.n ?? Number.NaN) + 1 && revision === this.#stored.revision
    if (table === undefined || !isNext) return this.follow(entry.n)
    try {
      table.accept(entry)
    } catch {
      return this.load() // it goes back to before the snapshot that this was folded from
    }
    this.#stored = { ...this.#stored, ...standingOf(table, entry), deadline }
    await this.#catchUp()
  }

  /** True if another node has gone on, and it was followed: whatever was refused may be judged again. */
  async hasGoneOn(): Promise<boolean> {
    if (this.ledger.isShared !== true) return false
    const { n, revision } = this.#stored
    await this.follow()
    return n !== this.#stored.n || revision !== this.#stored.revision
  }

  /** With all entries from the first, for what lies before the snapshot. */
  wholeTable(): Promise<AnyTable> {
    return wholeTable(this.#folding)
  }

  /** Goes on with all entries from the first, so that moves before the snapshot can be taken back. */
  async unfold(): Promise<void> {
    this.#isUnfolded = true
    if (this.#table === undefined) await this.load()
    if (this.#table !== undefined && this.#table.entries[0]?.n !== 1)
      this.#table = await this.wholeTable()
  }

  /** What was written here, and up to which entry everybody was told. */
  protected put(stored: StoredTable, room = this.#room, told = this.#told): void {
    this.#stored = stored
    this.#room = room
    this.#told = told
  }

  /** The game is not what the ledger says: it is folded again when it is next needed. */
  protected forget(): void {
    this.#table = undefined
  }
}

/** Everybody left the waiting room: nothing was played, and nothing will be. */
export const isClosedAt = ({ status }: StoredTable, { sittings }: Room): boolean =>
  status === 'over' && sittings.length === 0
