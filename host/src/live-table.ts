// One table that somebody uses right now: its game in memory, one writer at a time, frames to whoever watches.
import {
  type AnyTable,
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
import {
  type Ledger,
  rulesStatement,
  type Sitter,
  type StoredTable,
  unaskedStatement,
} from '../ledger/ledger.ts'
import { snapshotStatement } from '../ledger/snapshots.ts'
import type { Statement } from '../ledger/sql.ts'
import { Allowance } from '../socket/allowance.ts'
import { gameDeadline, hasEverybodyLeft, isBotAsked, isUnattended } from './absence.ts'
import { Audience, type Watcher } from './audience.ts'
import { type Called, calledAt } from './called.ts'
import { Gallery } from './gallery.ts'
import { Heard } from './heard.ts'
import { type House, isBotId, type Question, seated, seatOfAccount } from './house.ts'
import { openQuestion } from './question.ts'
import type { Rest } from './rests.ts'
import { StandIns } from './stand-ins.ts'
import { readHouseOf } from './stored-house.ts'

/** What the rest of the house wants to hear. */
export interface Hooks {
  now(): number
  /** Some page of theirs is open. */
  isOnline(account: string): boolean
  /** Who of these has blocked the person. */
  blockersOf(account: string, among: readonly string[]): Promise<readonly string[]>
  /** So many who look on are told by name. */
  readonly mostNamed: number
  entryMade(live: LiveTable, entry: Entry): void
  /** It was brought into memory, somebody looks on again, or it has waited for a bot for too long. */
  woken(live: LiveTable): void
  changed(live: LiveTable): void
  deadlineSet(at: number | null): void
  /** Written in the same breath as the entry: who is to be told of it by mail. */
  withEntry(live: LiveTable, table: AnyTable): readonly Statement[]
  /** And with the last entry: tallies and ratings. */
  atTheEnd(live: LiveTable): Promise<readonly Statement[]>
  /** And as the house ends a game that has no end of its own: who is to be told. */
  whenEnded(live: LiveTable): readonly Statement[]
  /** And as somebody is asked for their word on something: who is to be told. */
  whenCalled(live: LiveTable, account: string, to: Called): readonly Statement[]
  /** And in the same breath as a seat is left for good. */
  seatLeft(live: LiveTable, seat: Seat): Promise<readonly Statement[]>
  /** The host sent this person away, who is told. */
  removed(live: LiveTable, account: string, isKeptOut: boolean): void
  fault(live: LiveTable, problem: unknown, kind: 'rule' | 'storage'): void
  /** A table that cannot be served rests: told once for each rest. */
  rested(table: string, rest: Rest, problem: unknown): void
  /** Its snapshot was left alone, and all its entries folded. */
  snapshotUnfit(live: LiveTable, why: string): void
}

/** What came of a request: an entry, the number of one that was made before, or why not. */
export type Made =
  | { readonly entry: Entry }
  | { readonly duplicate: number }
  | { readonly refusal: Refusal }

const SNAPSHOT_EVERY = 100
/** A slow table that still waits is closed when nothing has happened there for this long. */
export const IDLE_ROOM_MS = 30 * 24 * 3_600_000
/** Whoever was handed the table will have begun with it by then. */
const REST_MS = 10_000
const ATTEMPTS = 3
const MOST_HEARD = 200

export class LiveTable {
  readonly id: string
  readonly game: Game
  readonly audience: Audience
  readonly gallery: Gallery
  readonly standIns = new StandIns()
  /** What players asked for, and what was said among those who look on. */
  readonly heard = new Heard(MOST_HEARD)
  readonly heardInGallery = new Heard(MOST_HEARD)
  /** It cannot be served, and rests. */
  rest: { readonly since: number; readonly until: number } | null = null
  readonly #ledger: Ledger
  readonly #hooks: Hooks
  #stored: StoredTable
  #house: House
  #table: AnyTable | undefined
  #tail: Promise<unknown> = Promise.resolve()
  #underWay = 0
  #lastUsed = 0
  readonly #movings = new Allowance(1, 5)
  #moving: NodeJS.Timeout | undefined

  constructor(game: Game, stored: StoredTable, ledger: Ledger, hooks: Hooks) {
    this.id = stored.id
    this.game = game
    this.#ledger = ledger
    this.#hooks = hooks
    this.#stored = stored
    this.#house = readHouseOf(game, stored.house)
    this.audience = new Audience(stored.id, () => hooks.now())
    this.gallery = new Gallery({
      audience: this.audience,
      mostNamed: hooks.mostNamed,
      now: () => hooks.now(),
      isSeated: (account) => this.seatOf(account) !== undefined,
      tell: (watching) => this.audience.tellAll({ kind: 'watching', table: this.id, watching }),
    })
  }

  /** What a seat asks the others right now. */
  get asking(): Question | null {
    return openQuestion(this) ?? null
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

  /** Everybody left the waiting room: nothing was played, and nothing will be. */
  get isClosed(): boolean {
    return this.#stored.status === 'over' && this.#house.sittings.length === 0
  }

  get commitment(): string {
    return commitmentOf(this.#stored.chanceKey)
  }

  seatOf(account: string | null): Seat | undefined {
    return account === null ? undefined : seatOfAccount(this.#house, account)
  }

  /** Whether the person left the game for good. */
  hasLeft(account: string): boolean {
    return this.#house.sittings.some(({ id, hasLeft }) => id === account && hasLeft)
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

  /** What is done here, or waits for its turn. */
  get underWay(): number {
    return this.#underWay
  }

  /** Somebody is about to use it. */
  touch(): void {
    this.#lastUsed = this.#hooks.now()
  }

  /** Somebody watches it, does something with it, or is a bot that thinks about it. */
  get isInUse(): boolean {
    const isResting = this.#hooks.now() - this.#lastUsed > REST_MS
    const isBotThinking = isBotAsked(this.#house, this.#table) && !isUnattended(this)
    return this.audience.size > 0 || this.#underWay > 0 || isBotThinking || !isResting
  }

  /** Reads everything anew: after a conflict, an outage, or for the first time. */
  async load(): Promise<void> {
    const stored = await this.#ledger.table(this.id)
    if (stored === undefined) throw new Error(`table ${this.id} is gone`)
    this.#stored = stored
    this.#house = readHouseOf(this.game, stored.house)
    if (stored.status === 'waiting' || this.isClosed) return
    this.#table = await this.#folded()
    if (this.#table === undefined) await this.#open()
    await this.#recall()
    this.#hooks.woken(this)
  }

  /** What a bot did for somebody before the snapshot. */
  async #recall(): Promise<void> {
    const table = this.#table
    const from = table === undefined ? undefined : this.standIns.missing(this.#house, table)
    if (from !== undefined)
      this.standIns.recall(this.#house, await this.#ledger.entriesAfter(this.id, from))
  }

  /** From its snapshot, where that is of these rules and folds, else from all entries; nothing if there are none. */
  async #folded(): Promise<AnyTable | undefined> {
    const { snapshot, unfit } = await this.#ledger.snapshot(this.id, this.game.meta.version)
    if (unfit !== undefined) this.#hooks.snapshotUnfit(this, unfit)
    if (snapshot === undefined) {
      const whole = await this.wholeTable()
      return whole.n === 0 ? undefined : whole
    }
    const entries = await this.#ledger.entriesAfter(this.id, snapshot.standing.n)
    try {
      return Table.fold(this.#place(), entries, snapshot)
    } catch (problem) {
      this.#hooks.snapshotUnfit(this, `it does not fold: ${problem}`)
      return this.wholeTable()
    }
  }

  /** With all entries from the first, for what lies before the snapshot. */
  async wholeTable(): Promise<AnyTable> {
    return Table.fold(this.#place(), await this.#ledger.entriesAfter(this.id, 0))
  }

  /** Those before the snapshot that the table in memory was folded from. */
  async earlierEntries(table: AnyTable): Promise<Entry[]> {
    const first = table.entries[0]?.n ?? table.n + 1
    return (await this.#ledger.entriesAfter(this.id, 0)).filter(({ n }) => n < first)
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
    this.#stored = { ...this.#stored, rules: this.game.meta.version }
    this.#tell(entry)
  }

  /** Makes an entry, stores it, and only then tells anybody. */
  async commit(make: (table: AnyTable) => Made): Promise<Made> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.#table === undefined) await this.load()
      const table = this.#table
      if (table === undefined) return { refusal: refuse('notStarted', 'HOUSE-2.1') }
      if (this.#house.ended !== undefined) return { refusal: refuse('gameOver', 'T-2.3') }
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
        this.#hooks.fault(this, problem, 'storage')
        return { refusal: refuse('outage', 'HOUSE-2.2') }
      }
    }
    return { refusal: refuse('outage', 'HOUSE-2.2') }
  }

  #tried(table: AnyTable, make: (table: AnyTable) => Made): Made {
    try {
      return make(table)
    } catch (problem) {
      this.#hooks.fault(this, problem, 'rule')
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
    const deadline = gameDeadline(this, table)
    const isNews = result !== null && this.#stored.status !== 'over'
    const { version: rules } = this.game.meta
    const also = [
      ...(isKept(entry) ? [snapshotStatement(this.id, rules, table.snapshot())] : []),
      ...(entry.n === 1 ? [rulesStatement(this.id, rules)] : []),
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
    this.#hooks.deadlineSet(deadline)
    return true
  }

  #tell(entry: Entry): void {
    if (this.#table === undefined) return
    this.audience.tell(this.#table, entry, (account) => this.viewerOf(account))
    this.#hooks.entryMade(this, entry)
  }

  /**
   * Changes what is not the game: the room, who sits, the rematch. `change` answers the new house or why not; `also` is
   * written in the same breath.
   */
  async changeHouse(
    change: (house: House) => HouseChange,
    also: readonly Statement[] = [],
  ): Promise<Refusal | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const changed = change(this.#house)
      if ('refusal' in changed) return changed.refusal
      const house = noted(seated(changed.house))
      const isStarting = house.room.status === 'playing' && this.#stored.status === 'waiting'
      const next = this.#storedWith(house, changed)
      const called = calledAt(house, next.status)
      const calls = this.#callsOf(called)
      if (await this.#ledger.change(next, sittersOf(house, called), [...also, ...calls])) {
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

  /** Whoever was called before knows. */
  #callsOf(called: ReadonlyMap<string, Called>): Statement[] {
    const before = calledAt(this.#house, this.#stored.status)
    return [...called].flatMap(([account, to]) =>
      before.get(account) === to ? [] : this.#hooks.whenCalled(this, account, to),
    )
  }

  /** The house ends a game that has no move for that: nobody is asked any more. */
  async close(seat: Seat, at: number): Promise<Refusal | undefined> {
    const also = [unaskedStatement(this.id), ...this.#hooks.whenEnded(this)]
    const refusal = await this.changeHouse(
      (house) => ({ house: { ...house, ended: { seat, at } } }),
      also,
    )
    if (refusal === undefined) this.#stored = { ...this.#stored, asked: [] }
    return refusal
  }

  /** What is written in the same breath as this seat's leaving. */
  leaving(seat: Seat): Promise<readonly Statement[]> {
    return this.#hooks.seatLeft(this, seat)
  }

  #storedWith(house: House, { invite, isQuiet = false }: Aside): StoredTable {
    const next = {
      ...this.#stored,
      status: statusOf(house, this.#stored.status),
      invite: invite ?? this.#stored.invite,
      revision: this.#stored.revision + 1,
      updated: isQuiet ? this.#stored.updated : this.#hooks.now(),
    }
    const isShown = this.#isShownWith(house, next.status)
    const deadline = this.#deadlineWith(house, next)
    return { ...next, house: JSON.stringify(house), deadline, isShown }
  }

  /** Somebody came or went: whoever is asked and away may have to be played for. */
  async presenceChanged(): Promise<void> {
    const deadline = this.#deadlineWith(this.#house, this.#stored)
    await this.#setPlans(deadline, this.#isShownWith(this.#house, this.#stored.status))
    this.#hooks.changed(this)
  }

  /** As often as somebody comes and goes; told at most once a second after a few at once. */
  async presenceMoved(): Promise<void> {
    if (this.#moving !== undefined) return
    if (this.#movings.take(this.#hooks.now())) return this.presenceChanged()
    this.#moving = setTimeout(() => {
      this.inTurn(() => this.settlePresence()).catch((problem) =>
        this.#hooks.fault(this, problem, 'storage'),
      )
    }, 1000)
    this.#moving.unref()
  }

  /** Tells at once what was put off. */
  async settlePresence(): Promise<void> {
    if (this.#moving === undefined) return
    clearTimeout(this.#moving)
    this.#moving = undefined
    await this.presenceChanged()
  }

  /** The house does not look at it before then. */
  postpone(until: number): Promise<void> {
    return this.#setPlans(until, this.#stored.isShown)
  }

  async #setPlans(deadline: number | null, isShown: boolean): Promise<void> {
    const before = this.#stored
    if (deadline === before.deadline && isShown === before.isShown) return
    this.#stored = { ...before, deadline, isShown }
    try {
      await this.#ledger.setPlans(this.id, this.#stored)
    } catch (problem) {
      this.#stored = before // as it is written
      throw problem
    }
    this.#hooks.deadlineSet(deadline)
  }

  /** A live table that waits is shown while its host is there (HOUSE-1.6). */
  #isShownWith({ pace, room }: House, status: StoredTable['status']): boolean {
    return status !== 'waiting' || pace === 'slow' || this.audience.isHere(room.host)
  }

  #deadlineWith(house: House, { status, updated }: StoredTable): number | null {
    if (status === 'waiting') return this.#roomDeadline(house, updated)
    if (status === 'over' && this.#table?.decision.result === undefined)
      return house.offer?.until ?? null
    if (this.#table === undefined) return this.#stored.deadline
    return gameDeadline({ house, game: this.game, audience: this.audience }, this.#table)
  }

  /** The waiting room as it is right now, with who is away; nobody is at a slow table. */
  roomNow(house: House = this.#house): Room {
    const people = house.room.people.map((one) => ({
      ...one,
      awaySince: house.pace === 'slow' || isBotId(one.id) ? null : this.audience.awaySince(one.id),
    }))
    return { ...house.room, people }
  }

  /** With who may be removed: at a slow table, since when they were asked and not seen; bots never (T-4.6). */
  roomToRemoveFrom(): Room {
    const { room, sittings, pace } = this.#house
    const people = room.people.flatMap((one) => {
      const seat = sittings.findIndex(({ id }) => id === one.id)
      const sitting = sittings[seat]
      if (sitting?.hasLeft) return []
      const away = isBotId(one.id) ? null : this.audience.awaySince(one.id)
      const asked = this.#table?.clock.since[seat] ?? null
      const unseen = away === null || asked === null ? null : Math.max(asked, sitting?.seen ?? 0)
      return [{ ...one, awaySince: pace === 'slow' ? unseen : away }]
    })
    return { ...room, status: this.#stored.status, people }
  }

  /** When the house has something to do in the waiting room; after weeks, to close it. */
  #roomDeadline(house: House, updated: number): number | null {
    if (house.room.status !== 'waiting') return null
    const [first] = tasksOf(this.roomNow(house))
    return first?.at ?? (house.pace === 'slow' ? updated + IDLE_ROOM_MS : null)
  }

  /** Nothing has happened in the waiting room of a slow table for weeks. */
  isForgotten(now: number): boolean {
    const { status, updated } = this.#stored
    return status === 'waiting' && this.#house.pace === 'slow' && now >= updated + IDLE_ROOM_MS
  }
}

interface Aside {
  /** Another invitation than before. */
  readonly invite?: string
  /** Not worth being called a change of the table. */
  readonly isQuiet?: boolean
}

/** The new house, or why not. */
export type HouseChange = (Aside & { readonly house: House }) | { readonly refusal: Refusal }

/** A room that all people have left is closed, and so is a game. */
function statusOf(house: House, status: StoredTable['status']): StoredTable['status'] {
  if (status === 'waiting')
    return house.room.people.every(({ id }) => isBotId(id)) ? 'over' : house.room.status
  return hasEverybodyLeft(house) || house.ended !== undefined ? 'over' : status
}

/** A rewind may go to before the latest snapshot, from where it could not be folded. */
const isKept = ({ n, rewind }: Entry): boolean => n % SNAPSHOT_EVERY === 0 || rewind !== undefined

/** A bot that sits for a person is remembered when the person is back. */
const noted = (house: House): House => ({
  ...house,
  sittings: house.sittings.map((one) =>
    one.isBot && !isBotId(one.id) ? { ...one, hadBot: true } : one,
  ),
})

const sittersOf = (house: House, called: ReadonlyMap<string, Called>): Sitter[] => {
  const people = house.sittings.length > 0 ? house.sittings : house.room.people
  return people.flatMap(({ id }, at) => {
    const seat = house.sittings.length > 0 ? at : null
    return isBotId(id) ? [] : [{ account: id, seat, called: called.get(id) ?? '' }]
  })
}

export type { Watcher }
