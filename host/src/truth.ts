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
import type { Cause, Status, StoredTable, TableLedger, World } from './ports.ts'
import { isBotId, type Room, seated } from './room.ts'
import { plansOf, type RoomChange, rowWith, sittersOf } from './row.ts'
import { readRoomOf } from './stored-room.ts'
import { tellRoom } from './telling.ts'

/** What came of a request: an entry, the number of one that was made before, or why not. */
export type Made =
  | { readonly entry: Entry }
  | { readonly duplicate: number }
  | { readonly refusal: Refusal }

/** Everybody may answer at once, each at another node. */
const ATTEMPTS = 30
/** An outcome that is not known is looked at once; then whoever asked is told. */
const MOST_UNKNOWN = 1

export class Truth {
  readonly #live: LiveTable
  readonly #game: Game
  readonly #ledger: TableLedger
  readonly #world: World
  #stored: StoredTable
  #room: Room
  #table: AnyTable | undefined
  /** All its entries were wanted. */
  #isUnfolded = false
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
    const { revision } = this.#stored
    const stored = await this.#row()
    this.#stored = stored
    this.#room = readRoomOf(this.#game, stored.house)
    if (stored.status === 'waiting') this.#told = 0
    if (stored.status !== 'waiting' && !this.isClosed) {
      this.#table = await this.#folded().catch(this.#unread)
      if (this.#table === undefined) await this.#open().catch(this.#unread)
      if ((this.#table?.n ?? 0) > this.#stored.n) this.#stored = await this.#row() // it went on meanwhile
      await this.#recall()
    }
    if (stored.revision !== revision) this.#tellRoom() // who sits there is known before the first frame
    await this.#tellMissed()
    if (this.#table !== undefined) this.#world.woken(this.#live)
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

  /** What another node changed around the game. */
  #tellRoom(): void {
    tellRoom(this.#live)
    this.#world.heard?.(this.#live)
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
    for (const entry of this.#table?.entries ?? []) if (entry.n > told) this.#live.heard(entry)
  }

  /** Another node has gone on: what is new is read; nothing if `n` is known. */
  async follow(n?: number): Promise<void> {
    if (n !== undefined && n > 0 && this.#table !== undefined && n <= this.#table.n) return
    const stored = await this.#row()
    const table = this.#table
    if (table === undefined || stored.n < table.n || this.#stored.status === 'waiting') {
      const { n: known, revision, status } = this.#stored
      const isSame = stored.n === known && stored.revision === revision
      return isSame && status === 'waiting' ? undefined : this.load()
    }
    const entries = stored.n > table.n ? await this.#ledger.entriesAfter(stored.id, table.n) : []
    const isOther = stored.revision !== this.#stored.revision
    if (isOther) this.#room = readRoomOf(this.#game, stored.house)
    await this.#accept(
      entries.filter((entry) => entry.n <= stored.n),
      stored,
    )
    if (isOther) this.#tellRoom()
  }

  /** Another node has written entry n: folded if it is the next, read if something is missing. */
  async hear(n: number, deadline: number | null, entry: Entry | undefined): Promise<void> {
    const table = this.#table
    if (table === undefined || entry === undefined || n !== table.n + 1) return this.follow(n)
    await this.#accept([entry], { ...this.#stored, deadline })
  }

  async #accept(entries: readonly Entry[], stored: StoredTable): Promise<void> {
    const table = this.#table
    if (table === undefined) return this.load()
    try {
      for (const entry of entries) table.accept(entry)
    } catch {
      return this.load() // it goes back to before the snapshot that this was folded from
    }
    this.#stored = entries.length === 0 ? stored : { ...stored, ...standingOf(table) }
    if (entries.length === 0) return
    await this.#recall()
    await this.#tellMissed()
  }

  /** True if another node has gone on, and it was followed: whatever was refused may be judged again. */
  async catchUp(): Promise<boolean> {
    if (this.#ledger.isShared !== true) return false
    const { n, revision } = this.#stored
    await this.follow()
    return n !== this.#stored.n || revision !== this.#stored.revision
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
    if (snapshot === undefined || this.#isUnfolded) {
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
    this.#isUnfolded = true
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

  /** Makes an entry, stores it, and only then tells anybody. If it is keyed, `make` finds what it has made before. */
  async commit(make: (table: AnyTable) => Made, { isKeyed = false } = {}): Promise<Made> {
    let unknown = isKeyed ? 0 : MOST_UNKNOWN
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        const made = await this.#committed(make)
        if (made !== undefined) return made
        await this.load() // somebody else was first: judge again
      } catch (problem) {
        this.#table = undefined // folded again from the ledger when it is next needed
        if (isUnknown(problem) && unknown++ < MOST_UNKNOWN) continue // the key tells whether it was written
        this.#world.fault(this.#live, problem, 'storage')
        break
      }
    }
    return { refusal: refuse('outage', 'HOUSE-2.2') }
  }

  /** Nothing if it has to be judged again. */
  async #committed(make: (table: AnyTable) => Made): Promise<Made | undefined> {
    if (this.#table === undefined) await this.load()
    const table = this.#table
    if (table === undefined) return { refusal: refuse('notStarted', 'HOUSE-2.1') }
    const made: Made =
      this.#room.ended === undefined
        ? this.#tried(table, make)
        : { refusal: refuse('gameOver', 'T-2.3') }
    if (!('entry' in made)) return 'refusal' in made && (await this.catchUp()) ? undefined : made
    if (!(await this.#append(table, made.entry))) return undefined
    this.#tell(made.entry)
    return made
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
    const { revision, status: before } = this.#stored
    const standing = standingOf(table)
    const deadline = earliestOf(gameDues(this.#live, table))
    const isTurning = standing.status !== before || entry.n === 1
    const isDeadlineNew = deadline !== this.#stored.deadline
    const progress = { ...standing, revision, deadline, isDeadlineNew, isTurning } as const
    if (!(await this.#ledger.append(this.#live, table, entry, progress))) return false
    this.#stored = { ...this.#stored, ...standing, deadline }
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
      if ('refusal' in changed) {
        if (await this.catchUp()) continue
        return changed.refusal
      }
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
    if (!(await this.#ledger.setPlans(before.id, { ...before, deadline, isShown }))) return false
    this.#stored = { ...before, deadline, isShown }
    this.#world.deadlineSet(deadline)
    return true
  }
}

/** What the row says of a table that stands so. In a pause it waits for nobody: it goes on by itself. */
function standingOf({ n, at, decision }: AnyTable) {
  const result = decision.result ?? null
  const isOpen = decision.result === undefined && decision.due === undefined
  const status: Status = result === null ? 'playing' : 'over'
  return { n, at, updated: at, status, asked: isOpen ? decision.seats : [], result }
}

const isUnknown = (problem: unknown): boolean =>
  (problem as { isUnknown?: unknown } | undefined)?.isUnknown === true

/** A bot that sits for a person is remembered when the person is back. */
const noted = (room: Room): Room => ({
  ...room,
  sittings: room.sittings.map((one) =>
    one.isBot && !isBotId(one.id) ? { ...one, hadBot: true } : one,
  ),
})
