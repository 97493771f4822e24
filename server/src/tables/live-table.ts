// One table that somebody uses right now: its game in memory, one writer at a time, frames to whoever watches.
import {
  type AnyTable,
  absenceDeadline,
  commitmentOf,
  type Entry,
  type Game,
  keyedChance,
  type Place,
  type Refusal,
  type Room,
  refuse,
  type Seat,
  Table,
  tasksOf,
  type Viewer,
} from '@foldtable/kernel'
import type { Asking } from '@foldtable/protocol'
import { type Ledger, type Sitter, type StoredTable, snapshotStatement } from '../ledger/ledger.ts'
import type { Statement } from '../ledger/sql.ts'
import { Audience, type Watcher } from './audience.ts'
import { type House, hostMove, isBotId, seatOfAccount, sittingsOf } from './house.ts'

/** What the rest of the house wants to hear. */
export interface Hooks {
  now(): number
  entryMade(live: LiveTable, entry: Entry): void
  /** It was brought into memory, or has waited for a bot for too long. */
  woken(live: LiveTable): void
  changed(live: LiveTable): void
  deadlineSet(at: number | null): void
  /** Written in the same breath as the entry: who is to be told of it by mail. */
  withEntry(live: LiveTable, table: AnyTable): readonly Statement[]
  /** And with the last entry: tallies and ratings. */
  atTheEnd(live: LiveTable): Promise<readonly Statement[]>
  fault(live: LiveTable, problem: unknown): void
}

/** What came of a request: an entry, the number of one that was made before, or why not. */
export type Made =
  | { readonly entry: Entry }
  | { readonly duplicate: number }
  | { readonly refusal: Refusal }

const SNAPSHOT_EVERY = 100
/** A bot that has not moved after this long was lost with a restart and is asked again. */
const BOT_LOST_MS = 60_000
/** Whoever was handed the table will have begun with it by then. */
const REST_MS = 10_000
const ATTEMPTS = 3
const MOST_HEARD = 200

export class LiveTable {
  readonly id: string
  readonly game: Game
  readonly audience: Audience
  /** `key` is the asker's, `to` the entry that would be gone back to. */
  asking: (Asking & { readonly key: string; readonly to: number }) | null = null
  readonly #ledger: Ledger
  readonly #hooks: Hooks
  #stored: StoredTable
  #house: House
  #table: AnyTable | undefined
  #tail: Promise<unknown> = Promise.resolve()
  #underWay = 0
  #lastUsed = 0
  /** Of requests that make no entry, so that a resend of one does nothing a second time. */
  readonly #heard = new Set<string>()

  constructor(game: Game, stored: StoredTable, ledger: Ledger, hooks: Hooks) {
    this.id = stored.id
    this.game = game
    this.#ledger = ledger
    this.#hooks = hooks
    this.#stored = stored
    this.#house = JSON.parse(stored.house)
    this.audience = new Audience(stored.id, () => hooks.now())
  }

  get stored(): StoredTable {
    return this.#stored
  }

  get house(): House {
    return this.#house
  }

  /** The game itself; nothing before it has begun. */
  get table(): AnyTable | undefined {
    return this.#table
  }

  get commitment(): string {
    return commitmentOf(this.#stored.chanceKey)
  }

  seatOf(account: string | null): Seat | undefined {
    return account === null ? undefined : seatOfAccount(this.#house, account)
  }

  viewerOf(account: string | null): Viewer {
    return this.seatOf(account) ?? 'spectator'
  }

  /** One after another: nothing else happens at this table meanwhile. */
  inTurn<T>(action: () => Promise<T>): Promise<T> {
    this.touch()
    this.#underWay += 1
    const done = this.#tail.then(action)
    this.#tail = done.then(this.#settled, this.#settled)
    return done
  }

  readonly #settled = (): void => {
    this.#underWay -= 1
  }

  /** Whether it was done already, as far as the latest so many are kept. */
  hasHeard(account: string | null, key: string): boolean {
    return this.#heard.has(`${account} ${key}`)
  }

  remember(account: string | null, key: string): void {
    this.#heard.add(`${account} ${key}`)
    const [oldest] = this.#heard
    if (this.#heard.size > MOST_HEARD && oldest !== undefined) this.#heard.delete(oldest)
  }

  /** Somebody is about to use it. */
  touch(): void {
    this.#lastUsed = this.#hooks.now()
  }

  /** Somebody watches it, does something with it, or is a bot that thinks about it. */
  get isInUse(): boolean {
    const isResting = this.#hooks.now() - this.#lastUsed > REST_MS
    return this.audience.size > 0 || this.#underWay > 0 || this.#isBotAsked || !isResting
  }

  /** Reads everything anew: after a conflict, an outage, or for the first time. */
  async load(): Promise<void> {
    const stored = await this.#ledger.table(this.id)
    if (stored === undefined) throw new Error(`table ${this.id} is gone`)
    this.#stored = stored
    this.#house = JSON.parse(stored.house)
    if (stored.status === 'waiting') return
    const snapshot = await this.#ledger.snapshot(this.id)
    const entries = await this.#ledger.entriesAfter(this.id, snapshot?.standing.n ?? 0)
    if (snapshot === undefined && entries.length === 0) await this.#open()
    else this.#table = Table.fold(this.#place(), entries, snapshot)
    this.audience.everybodyAwaySince(stored.at)
    this.#hooks.woken(this)
  }

  /** With all entries from the first, for what lies before the snapshot. */
  async wholeTable(): Promise<AnyTable> {
    return Table.fold(this.#place(), await this.#ledger.entriesAfter(this.id, 0))
  }

  /** Goes on with all entries from the first, so that moves before the snapshot can be taken back. */
  async unfold(): Promise<void> {
    if (this.#table !== undefined && this.#table.entries[0]?.n !== 1)
      this.#table = await this.wholeTable()
  }

  #place(): Place<unknown, { kind: string }, { kind: string }, unknown> {
    const { room, sittings, entropy } = this.#house
    return {
      game: this.game,
      seats: sittings.length,
      options: room.settings.options,
      chance: keyedChance(this.#stored.chanceKey, entropy),
      clock: room.settings.clock,
    }
  }

  /** Entry 1. The key decides it, so that opening again after a crash gives the same. */
  async #open(): Promise<void> {
    const table = Table.open(this.#place(), this.#hooks.now())
    const [entry] = table.entries
    if (entry === undefined) throw new Error(`table ${this.id} did not open`)
    this.#table = table
    if (!(await this.#append(table, entry))) throw new Error(`table ${this.id} was opened twice`)
    this.#tell(entry)
  }

  /** Makes an entry, stores it, and only then tells anybody. */
  async commit(make: (table: AnyTable) => Made): Promise<Made> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.#table === undefined) await this.load()
      const table = this.#table
      if (table === undefined) return { refusal: refuse('notStarted', 'HOUSE-2.1') }
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
        this.#hooks.fault(this, problem)
        return { refusal: refuse('outage', 'HOUSE-2.2') }
      }
    }
    return { refusal: refuse('outage', 'HOUSE-2.2') }
  }

  #tried(table: AnyTable, make: (table: AnyTable) => Made): Made {
    try {
      return make(table)
    } catch (problem) {
      this.#hooks.fault(this, problem)
      return { refusal: refuse('fault', 'HOUSE-2.3') }
    }
  }

  async #append(table: AnyTable, entry: Entry): Promise<boolean> {
    const { decision } = table
    const result = decision.result ?? null
    const asked = decision.result === undefined ? decision.seats : []
    const status = result === null ? 'playing' : 'over'
    const deadline = this.#deadlineOf(table)
    const isNews = result !== null && this.#stored.status !== 'over'
    const also = [
      ...(isKept(entry) ? [snapshotStatement(this.id, table.snapshot())] : []),
      ...this.#hooks.withEntry(this, table),
      ...(isNews ? await this.#hooks.atTheEnd(this) : []),
    ]
    const isTurning = status !== this.#stored.status || entry.n === 1
    const isDeadlineNew = deadline !== this.#stored.deadline
    const isWritten = await this.#ledger.append(this.id, entry, {
      status,
      asked,
      deadline,
      isDeadlineNew,
      result,
      isTurning,
      also,
    })
    if (!isWritten) return false
    const { n, at } = entry
    this.#stored = { ...this.#stored, n, at, updated: at, status, asked, deadline, result }
    this.asking = null
    this.#hooks.deadlineSet(deadline)
    return true
  }

  #tell(entry: Entry): void {
    if (this.#table === undefined) return
    this.audience.tell(this.#table, entry, (account) => this.viewerOf(account))
    this.#hooks.entryMade(this, entry)
  }

  /** Changes what is not the game: the room, who sits, the rematch. `change` answers the new house or why not. */
  async changeHouse(
    change: (house: House) => { readonly house: House } | { readonly refusal: Refusal },
  ): Promise<Refusal | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const changed = change(this.#house)
      if ('refusal' in changed) return changed.refusal
      const house = seated(changed.house)
      const isStarting = house.room.status === 'playing' && this.#stored.status === 'waiting'
      const next: StoredTable = {
        ...this.#stored,
        status: this.#stored.status === 'waiting' ? roomStatus(house) : this.#stored.status,
        house: JSON.stringify(house),
        deadline:
          this.#stored.status === 'waiting' ? this.#roomDeadline(house) : this.#stored.deadline,
        revision: this.#stored.revision + 1,
        updated: this.#hooks.now(),
      }
      if (await this.#ledger.change(next, sittersOf(house))) {
        this.#stored = next
        this.#house = house
        this.#hooks.deadlineSet(next.deadline)
        if (isStarting) await this.load()
        this.#hooks.changed(this)
        return undefined
      }
      await this.load()
    }
    return refuse('outage', 'HOUSE-2.2')
  }

  /** Somebody came or went: whoever is asked and away may have to be played for. */
  async presenceChanged(): Promise<void> {
    const table = this.#table
    const deadline = table === undefined ? this.#roomDeadline(this.#house) : this.#deadlineOf(table)
    if (deadline !== this.#stored.deadline) {
      const before = this.#stored.deadline
      this.#stored = { ...this.#stored, deadline }
      try {
        await this.#ledger.setDeadline(this.id, deadline)
      } catch (problem) {
        this.#stored = { ...this.#stored, deadline: before } // as it is written
        throw problem
      }
      this.#hooks.deadlineSet(deadline)
    }
    this.#hooks.changed(this)
  }

  /** The waiting room as it is right now, with who is away; nobody is at a slow table. */
  roomNow(house: House = this.#house): Room {
    const people = house.room.people.map((one) => ({
      ...one,
      awaySince: house.pace === 'slow' || isBotId(one.id) ? null : this.audience.awaySince(one.id),
    }))
    return { ...house.room, people }
  }

  #roomDeadline(house: House): number | null {
    return house.room.status === 'waiting' ? (tasksOf(this.roomNow(house))[0]?.at ?? null) : null
  }

  /** The seat that is asked and whose person has been away too long by now. */
  absentSeat(now: number): Seat | undefined {
    const found = this.#absences().find(({ at }) => at <= now)
    return found?.seat
  }

  isDeserted(now: number): boolean {
    const at = this.#desertedAt()
    return at !== null && at <= now
  }

  get #isBotAsked(): boolean {
    const decision = this.#table?.decision
    if (decision === undefined || decision.result !== undefined) return false
    return decision.seats.some((seat) => this.#house.sittings[seat]?.isBot)
  }

  #deadlineOf(table: AnyTable): number | null {
    if (table.decision.result !== undefined) return table.deadline
    const lostAt = this.#isBotAsked ? table.at + BOT_LOST_MS : null
    const times = [
      table.deadline,
      lostAt,
      this.#desertedAt(),
      ...this.#absences().map(({ at }) => at),
    ]
    return times.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null)
  }

  /** Seats of people who are asked in a pause and cannot answer, because they are away. */
  get absentInPause(): Seat[] {
    const decision = this.#table?.decision
    if (decision === undefined || decision.result !== undefined || decision.due === undefined)
      return []
    return decision.seats.filter((seat) => {
      const sitting = this.#house.sittings[seat]
      return sitting !== undefined && !sitting.isBot && !this.audience.isHere(sitting.id)
    })
  }

  #absences(): { seat: Seat; at: number }[] {
    const table = this.#table
    if (table === undefined || this.#house.pace === 'slow') return []
    if (table.decision.result !== undefined || table.decision.due !== undefined) return []
    return table.decision.seats.flatMap((seat) => {
      const sitting = this.#house.sittings[seat]
      if (sitting === undefined || sitting.isBot) return []
      const awaySince = this.audience.awaySince(sitting.id)
      const at = absenceDeadline(table.clockSettings, table.clock.since[seat] ?? table.at, {
        awaySince,
      })
      return at === null ? [] : [{ seat, at }]
    })
  }

  #desertedAt(): number | null {
    if (this.#house.pace === 'slow' || hostMove(this.game, 'abandon') === undefined) return null
    const people = this.#house.sittings.filter(({ isBot, hasLeft }) => !isBot && !hasLeft)
    const [first] = tasksOf({
      ...this.#house.room,
      status: 'playing',
      people: people.map(({ id, name }) => ({ id, name, awaySince: this.audience.awaySince(id) })),
    })
    return people.length > 0 && first?.task.kind === 'abandon' ? first.at : null
  }
}

/** A room that all people have left is closed. */
const roomStatus = ({ room }: House): StoredTable['status'] =>
  room.people.every(({ id }) => isBotId(id)) ? 'over' : room.status

/** A rewind may go to before the latest snapshot, from where it could not be folded. */
const isKept = ({ n, rewind }: Entry): boolean => n % SNAPSHOT_EVERY === 0 || rewind !== undefined

/** When the room says that the game begins, its people take their seats. */
const seated = (house: House): House =>
  house.room.status === 'playing' && house.sittings.length === 0
    ? { ...house, sittings: sittingsOf(house) }
    : house

const sittersOf = (house: House): Sitter[] => {
  const people = house.sittings.length > 0 ? house.sittings : house.room.people
  return people.flatMap(({ id }, seat) =>
    isBotId(id) ? [] : [{ account: id, seat: house.sittings.length > 0 ? seat : null }],
  )
}

export type { Watcher }
