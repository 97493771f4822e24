// What a table is: its row, what lies around its game, and the game folded in memory. It agrees with the ledger or is read
// again; nothing leaves here that is not written.
import {
  type AnyTable,
  commitmentOf,
  type Entry,
  type Game,
  keyedChance,
  type Refusal,
  refuse,
  Table,
  type Terms,
} from '@foldtable/kernel'
import { earliestOf, gameDues } from './due.ts'
import type { LiveTable } from './live-table.ts'
import type { Cause, StoredTable, TableLedger, World } from './ports.ts'
import { isBotId, type Room, seated } from './room.ts'
import { plansOf, type RoomChange, rowWith, sittersOf } from './row.ts'
import { readRoomOf } from './stored-room.ts'
import { tellRoom } from './telling.ts'

/** What came of a request: an entry, the number of one that was made before, or why not. */
export type Made =
  | { readonly entry: Entry }
  | { readonly duplicate: number }
  | { readonly refusal: Refusal }

const ATTEMPTS = 3

export class Truth {
  readonly #live: LiveTable
  readonly #game: Game
  readonly #ledger: TableLedger
  readonly #world: World
  #stored: StoredTable
  #room: Room
  #table: AnyTable | undefined
  /** The latest entry that watchers were told; nothing before it was first read. */
  #told: number | undefined

  constructor(
    live: LiveTable,
    { game, stored }: { game: Game; stored: StoredTable },
    ledger: TableLedger,
    world: World,
  ) {
    this.#live = live
    this.#game = game
    this.#ledger = ledger
    this.#world = world
    this.#stored = stored
    this.#room = readRoomOf(game, stored.house)
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
    this.#room = readRoomOf(this.#game, stored.house)
    if (stored.status === 'waiting' || this.isClosed) return
    this.#table = await this.#folded().catch(this.#unread)
    if (this.#table === undefined) await this.#open().catch(this.#unread)
    await this.#recall()
    await this.#tellMissed()
    if (stored.revision !== revision) tellRoom(this.#live)
    this.#world.woken(this.#live)
  }

  /** The row is new and its game could not be read: it is no game that goes with the row. */
  readonly #unread = (problem: unknown): never => {
    this.#table = undefined
    throw problem
  }

  /** What another node wrote, or was written without an answer, is told to those who watch here. */
  async #tellMissed(): Promise<void> {
    const { n = 0, entries = [] } = this.#table ?? {}
    const told = this.#told ?? n
    const isGap = told < n && (entries[0]?.n ?? n + 1) > told + 1
    if (isGap && this.#live.audience.size > 0) await this.unfold() // some lie before the snapshot
    this.#told = Math.max(told, n)
    for (const entry of this.#table?.entries ?? []) if (entry.n > told) this.#live.frame(entry)
  }

  /** Another node has gone on: nothing to do if it was known, and everything is read anew if not. */
  async follow(n: number | undefined): Promise<void> {
    if (n !== undefined && n > 0 && this.#table !== undefined && n <= this.#table.n) return
    const stored = await this.#ledger.table(this.#stored.id)
    const { n: known, revision } = this.#stored
    if (this.#table === undefined || stored?.n !== known || stored.revision !== revision)
      await this.load()
  }

  /** What a bot did for somebody before the snapshot. */
  async #recall(): Promise<void> {
    const table = this.#table
    const { standIns } = this.#live
    const from = table === undefined ? undefined : standIns.missing(this.#room, table)
    if (from !== undefined)
      standIns.recall(this.#room, await this.#ledger.entriesAfter(this.#stored.id, from))
  }

  /** From its snapshot, where that is of these rules and folds, else from all entries; nothing if there are none. */
  async #folded(): Promise<AnyTable | undefined> {
    const { id } = this.#stored
    const { snapshot, unfit } = await this.#ledger.snapshot(id, this.#game.meta.version)
    if (unfit !== undefined) this.#world.snapshotUnfit(this.#live, unfit)
    if (snapshot === undefined) {
      const whole = await this.wholeTable()
      return whole.n === 0 ? undefined : whole
    }
    const entries = await this.#ledger.entriesAfter(id, snapshot.standing.n)
    try {
      return Table.fold(this.#terms(), entries, snapshot)
    } catch (problem) {
      this.#world.snapshotUnfit(this.#live, `it does not fold: ${problem}`)
      return this.wholeTable()
    }
  }

  /** With all entries from the first, for what lies before the snapshot. */
  async wholeTable(): Promise<AnyTable> {
    return Table.fold(this.#terms(), await this.#ledger.entriesAfter(this.#stored.id, 0))
  }

  /** Those before the snapshot that the table in memory was folded from. */
  async earlierEntries(table: AnyTable): Promise<Entry[]> {
    const first = table.entries[0]?.n ?? table.n + 1
    return (await this.#ledger.entriesAfter(this.#stored.id, 0)).filter(({ n }) => n < first)
  }

  /** Goes on with all entries from the first, so that moves before the snapshot can be taken back. */
  async unfold(): Promise<void> {
    if (this.#table === undefined) await this.load()
    if (this.#table !== undefined && this.#table.entries[0]?.n !== 1)
      this.#table = await this.wholeTable()
  }

  #terms(): Terms {
    const { party, sittings, entropy } = this.#room
    return {
      game: this.#game,
      seats: sittings.length,
      options: party.settings.options,
      chance: keyedChance(this.#stored.chanceKey, entropy),
      clock: party.settings.clock,
    }
  }

  /** Entry 1. The key decides it, so that opening again after a crash gives the same. */
  async #open(): Promise<void> {
    const { id } = this.#stored
    const table = Table.open(this.#terms(), this.#world.now())
    const [entry] = table.entries
    if (entry === undefined) throw new Error(`table ${id} did not open`)
    this.#table = table
    if (!(await this.#append(table, entry))) return this.load() // another node was first
    this.#stored = { ...this.#stored, rules: this.#game.meta.version }
    this.#tell(entry)
  }

  /** Makes an entry, stores it, and only then tells anybody. */
  async commit(make: (table: AnyTable) => Made): Promise<Made> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.#table === undefined) await this.load()
      const table = this.#table
      if (table === undefined) return { refusal: refuse('notStarted', 'HOUSE-2.1') }
      if (this.#room.ended !== undefined) return { refusal: refuse('gameOver', 'T-2.3') }
      const made = this.#tried(table, make)
      if (!('entry' in made)) return made
      try {
        if (await this.#append(table, made.entry)) {
          this.#tell(made.entry)
          return made
        }
        await this.load() // somebody else was first: judge again
      } catch (problem) {
        this.#table = undefined // folded again from the ledger when it is next needed
        this.#world.fault(this.#live, problem, 'storage')
        return { refusal: refuse('outage', 'HOUSE-2.2') }
      }
    }
    return { refusal: refuse('outage', 'HOUSE-2.2') }
  }

  #tell(entry: Entry): void {
    this.#told = entry.n
    this.#live.tell(entry)
  }

  #tried(table: AnyTable, make: (table: AnyTable) => Made): Made {
    try {
      return make(table)
    } catch (problem) {
      this.#world.fault(this.#live, problem, 'rule')
      return { refusal: refuse('fault', 'HOUSE-2.3') }
    }
  }

  async #append(table: AnyTable, entry: Entry): Promise<boolean> {
    const { decision } = table
    const result = decision.result ?? null
    // in a pause it waits for nobody: it goes on by itself
    const isOpen = decision.result === undefined && decision.due === undefined
    const asked = isOpen ? decision.seats : []
    const status = result === null ? 'playing' : 'over'
    const deadline = earliestOf(gameDues(this.#live, table))
    const isTurning = status !== this.#stored.status || entry.n === 1
    const isDeadlineNew = deadline !== this.#stored.deadline
    const progress = { status, asked, deadline, isDeadlineNew, result, isTurning } as const
    if (!(await this.#ledger.append(this.#live, table, entry, progress))) return false
    const { n, at } = entry
    this.#stored = { ...this.#stored, n, at, updated: at, status, asked, deadline, result }
    this.#world.deadlineSet(deadline)
    return true
  }

  /** Changes what is not the game: the room, who sits, the rematch. `change` answers the new room or why not. */
  async changeRoom(
    change: (room: Room) => RoomChange,
    cause?: Cause,
  ): Promise<Refusal | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const changed = change(this.#room)
      if ('refusal' in changed) return changed.refusal
      const room = this.#live.resends.noted(noted(seated(changed.room)))
      const isStarting = room.party.status === 'playing' && this.#stored.status === 'waiting'
      const next = rowWith(this.#live, room, changed, this.#world.now())
      if (await this.#ledger.change(this.#live, next, sittersOf(room, next.status), cause)) {
        this.#stored = cause?.kind === 'ended' ? { ...next, asked: [] } : next
        this.#room = room
        this.#world.deadlineSet(next.deadline)
        if (isStarting) await this.load()
        this.#live.tellChange()
        return undefined
      }
      await this.load()
    }
    return refuse('outage', 'HOUSE-2.2')
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
    this.#world.deadlineSet(deadline)
  }
}

/** A bot that sits for a person is remembered when the person is back. */
const noted = (room: Room): Room => ({
  ...room,
  sittings: room.sittings.map((one) =>
    one.isBot && !isBotId(one.id) ? { ...one, hadBot: true } : one,
  ),
})
