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
import type { Cause, HeardEntry, StoredTable, TableLedger } from './ports.ts'
import { type Room, seated, withBotsNoted } from './room.ts'
import { plansOf, progressOf, type RoomChange, rowWith, sittersOf, standingOf } from './row.ts'
import { readRoomOf } from './stored-room.ts'
import { tellEntry, tellHeard, tellMissed, tellRoom } from './telling.ts'

/** Everybody may answer at once, each at another node. */
const ATTEMPTS = 30
/** An outcome that is not known is looked at once; then whoever asked is told. */
const MOST_UNKNOWN = 1

export class Truth {
  readonly #live: LiveTable
  readonly #ledger: TableLedger
  #stored: StoredTable
  #room: Room
  #table: AnyTable | undefined
  /** All its entries were wanted. */
  #isUnfolded = false
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
    let { revision } = this.#stored
    const tellIfOther = () => {
      if (this.#stored.revision !== revision) tellHeard(this.#live)
      revision = this.#stored.revision
    }
    this.#take(await this.#row())
    if (this.#told === 0) tellIfOther() // who sits where is known before the first frame
    if (this.#stored.status === 'waiting') this.#told = 0
    else if (!this.isClosed) {
      await this.#refold()
      await this.#catchUp()
    }
    tellIfOther()
    if (this.#table !== undefined) this.#live.world.woken(this.#live)
  }

  async #row(): Promise<StoredTable> {
    const { id } = this.#stored
    const [stored, elsewhere] = await Promise.all([
      this.#ledger.table(id),
      this.#ledger.elsewhere?.(id),
    ])
    if (stored === undefined) throw new Error(`table ${id} is gone`)
    if (elsewhere !== undefined) this.#live.presence.readElsewhere(elsewhere)
    return stored
  }

  /** The row, and the room in it. */
  #take(stored: StoredTable): void {
    if (stored.house !== this.#stored.house) this.#room = readRoomOf(this.#live.game, stored.house)
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
    const { game, world } = this.#live
    return {
      ...{ game, stored: this.#stored, room: this.#room, ledger: this.#ledger },
      isWhole: this.#isUnfolded,
      unfit: (why) => world.snapshotUnfit(this.#live, why),
    }
  }

  async #open(): Promise<void> {
    const { id, n } = this.#stored
    if (n > 0) throw new Error(`the entries of table ${id} are gone`)
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

  /** Another node has gone on: what is new is read; nothing if `n` is known. */
  async follow(n?: number): Promise<void> {
    const table = this.#table
    if (n !== undefined && n > 0 && table !== undefined && n <= table.n) return
    const { revision, status } = this.#stored
    const stored = await this.#row()
    const isOther = stored.revision !== revision
    if (table === undefined && status === 'waiting' && !isOther) return
    if (table === undefined || stored.n < table.n) return this.load()
    const entries = stored.n > table.n ? await this.#ledger.entriesAfter(stored.id, table.n) : []
    try {
      for (const entry of entries) if (entry.n <= stored.n) table.accept(entry)
    } catch {
      return this.load() // it goes back to before the snapshot that this was folded from
    }
    this.#take(stored)
    if (entries.length > 0) await this.#catchUp()
    if (isOther) tellHeard(this.#live)
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
    if (this.#ledger.isShared !== true) return false
    const { n, revision } = this.#stored
    await this.follow()
    return n !== this.#stored.n || revision !== this.#stored.revision
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
    this.#isUnfolded = true
    if (this.#table === undefined) await this.load()
    if (this.#table !== undefined && this.#table.entries[0]?.n !== 1)
      this.#table = await this.wholeTable()
  }

  /** Makes an entry, stores it, and only then tells anybody. If it is keyed, `make` knows what it has made before. In a turn. */
  async commit(
    make: (table: AnyTable) => Outcome<Played>,
    isKeyed = false,
  ): Promise<Outcome<Played>> {
    let unknown = isKeyed ? 0 : MOST_UNKNOWN
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        if (this.#table === undefined) await this.load()
        const table = this.#table
        if (table === undefined) return refused('notStarted', 'HOUSE-2.1')
        const made = this.#judged(table, make)
        if (!made.ok || made.entry === undefined) return made
        if (await this.#append(table, made.entry)) return made
        await this.load() // somebody else was first: judge again
      } catch (problem) {
        this.#table = undefined // folded again from the ledger when it is next needed
        if (isUnknown(problem) && unknown++ < MOST_UNKNOWN) continue // the key tells whether it was written
        this.#live.world.fault(this.#live, problem, 'storage')
        break
      }
    }
    return refused('outage', 'HOUSE-2.2')
  }

  #judged(table: AnyTable, make: (table: AnyTable) => Outcome<Played>): Outcome<Played> {
    if (this.#room.ended !== undefined) return refused('gameOver', 'T-2.3')
    try {
      return make(table)
    } catch (problem) {
      this.#live.world.fault(this.#live, problem, 'rule')
      return refused('fault', 'HOUSE-2.3')
    }
  }

  /** True once it is written; then everybody is told. */
  async #append(table: AnyTable, entry: Entry): Promise<boolean> {
    const live = this.#live
    const progress = progressOf(live, table, entry)
    if (!(await this.#ledger.append(live, table, entry, progress))) return false
    const { deadline } = progress
    const rules = entry.n === 1 ? live.game.meta.version : this.#stored.rules
    this.#stored = { ...this.#stored, ...standingOf(table, entry), deadline, rules }
    this.#told = entry.n
    live.world.deadlineSet(deadline)
    tellEntry(live, table, entry)
    return true
  }

  /** Changes what is not the game: the party, who sits, the rematch. `change` answers the new room or why not. In a turn. */
  async changeRoom(change: (room: Room) => RoomChange, cause?: Cause): Promise<Outcome> {
    const live = this.#live
    let unknown = 0
    const asIfNot = (problem: unknown): false => {
      if (!isUnknown(problem) || unknown++ >= MOST_UNKNOWN) throw problem
      return false // its key tells whether it was written
    }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 0 && live.resends.isDone(this.#room)) return DONE
      const changed = change(this.#room)
      if (!changed.ok) {
        if (await this.hasGoneOn()) continue
        return changed
      }
      const room = live.resends.noted(withBotsNoted(seated(changed.room)))
      const isStarting = room.party.status === 'playing' && this.#stored.status === 'waiting'
      const next = rowWith(live, room, changed, live.world.now())
      const sitters = sittersOf(room, next.status)
      if (await this.#ledger.change(live, next, sitters, cause).catch(asIfNot)) {
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
  async plan(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (await this.#setPlans(plansOf(this.#live, this.#room))) return
      await this.follow()
    }
  }

  /** The host does not look at it before then. */
  async postpone(until: number): Promise<void> {
    await this.#setPlans({ deadline: until, isShown: this.#stored.isShown })
  }

  /** False if another node has gone on: then it is planned for another table than this. */
  async #setPlans(plans: Pick<StoredTable, 'deadline' | 'isShown'>): Promise<boolean> {
    const { deadline, isShown } = plans
    const before = this.#stored
    if (deadline === before.deadline && isShown === before.isShown) return true
    const next = { ...before, deadline, isShown }
    if (!(await this.#ledger.setPlans(before.id, next))) return false
    this.#stored = next
    this.#live.world.deadlineSet(deadline)
    return true
  }
}

const isUnknown = (problem: unknown): boolean =>
  (problem as { isUnknown?: unknown } | undefined)?.isUnknown === true
