// All tables: the live ones in memory up to a bound, the others on disk only.

import { randomBytes } from 'node:crypto'
import { gameById } from '@foldtable/games'
import { isForBots, loneSeat } from '@foldtable/host/absence'
import { settleQuestion } from '@foldtable/host/consent'
import { IDLE_ROOM_MS } from '@foldtable/host/due'
import { follow } from '@foldtable/host/following'
import { LiveTable } from '@foldtable/host/live-table'
import type { TableLedger } from '@foldtable/host/ports'
import { isBotId, type Room, withGiven } from '@foldtable/host/room'
import { handed, settingsFrom, withBots } from '@foldtable/host/room-changes'
import { changeParty, leave, remove } from '@foldtable/host/rooms'
import type { SeatMessage } from '@foldtable/host/seats'
import { roomText } from '@foldtable/host/stored-room'
import type { NewTable, Person } from '@foldtable/host/wanted'
import { AWAY_IN_ROOM_MS, openParty, type Refusal, refuse, rename } from '@foldtable/kernel'
import type { Ledger, StoredTable, Visibility } from '../ledger/ledger.ts'
import { Outage } from '../ledger/sql.ts'
import { Rates } from '../rates.ts'
import { Damaged } from './damage.ts'
import type { Hooks } from './hooks.ts'
import { NO_LIMITS, type TableLimits } from './limits.ts'
import { Rematches } from './rematches.ts'
import { Service } from './service.ts'
import { tableLedger } from './table-ledger.ts'

export type Opened = { readonly live: LiveTable } | { readonly refusal: Refusal }

const HOUR = 3600
/** So many times what one person may make is made from one address: people share them. */
const FROM_ONE_PLACE = 10

/** The countdown, if there is one. Whoever made a live table and does not come is gone like anybody else (T-4.8). */
const firstDeadline = ({ pace, party }: Room, created: number): number =>
  Math.min(
    party.startsAt ?? Number.POSITIVE_INFINITY,
    created + (pace === 'live' ? AWAY_IN_ROOM_MS : IDLE_ROOM_MS),
  )

const id = (bytes: number): string => randomBytes(bytes).toString('base64url')
const newId = (): string => id(9)

export class Tables {
  readonly #ledger: Ledger
  /** The same, as one table knows it. */
  readonly #truth: TableLedger
  readonly #hooks: Hooks
  readonly #limits: TableLimits
  readonly #live = new Map<string, LiveTable>()
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>()
  readonly #service: Service
  /** Tables made, by person and by where they ask from. */
  readonly #makers: Rates
  readonly #places: Rates
  readonly rematches: Rematches

  constructor(ledger: Ledger, hooks: Hooks, limits: Partial<TableLimits> = {}) {
    this.#ledger = ledger
    this.#truth = tableLedger(ledger, hooks)
    this.#hooks = hooks
    this.#limits = { ...NO_LIMITS, ...limits }
    const { tablesPerHour: most, mostCounted: counted } = this.#limits
    this.#makers = new Rates({ most, seconds: HOUR, counted })
    this.#places = new Rates({ most: FROM_ONE_PLACE * most, seconds: HOUR, counted })
    this.rematches = new Rematches(
      {
        now: () => hooks.now(),
        isOnline: (account) => hooks.isOnline(account),
        tooMany: (account) => this.#tooMany(account),
        newId,
        blockersOf: (account, among) => hooks.blockersOf(account, among),
        begin: (...table) => this.#beginAgain(...table),
      },
      this.#limits,
    )
    this.#service = new Service(
      {
        ledger,
        hooks,
        find: (table) => this.find(table),
        inMemory: (table) => this.#live.get(table),
        settleOffer: (live) => this.rematches.settle(live),
      },
      counted,
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

  /** From memory or from the disk; nothing if there is no such table. Throws `Damaged` if it cannot be opened. */
  async find(table: string): Promise<LiveTable | undefined> {
    const live = this.#live.get(table)
    if (live !== undefined) {
      this.#live.delete(table) // the latest used is the last in the map
      this.#live.set(table, live)
      live.turns.touch()
      if (this.#hooks.neighbours?.isHearing === false) await follow(live)
      return live
    }
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

  /** A new table with its host, and with bots if they are wanted; `from` is the place that the host asks from. */
  async create(host: Person, wanted: NewTable, from?: string): Promise<Opened> {
    const game = gameById(wanted.game)
    if (game === undefined)
      return { refusal: refuse('unknownGame', 'HOUSE-1.1', { game: wanted.game }) }
    const tooMany = await this.#tooMany(host.id, from)
    if (tooMany !== undefined) return { refusal: tooMany }
    const { bots = 0, visibility = 'public', pace = 'live', substitutes = false, ...given } = wanted
    const { entropy } = wanted
    const opened = openParty(game.meta, host, settingsFrom(given))
    if (!opened.ok) return opened
    const filled = withBots(opened.party, bots, this.#hooks.now())
    if ('refusal' in filled) return filled
    const room: Room = {
      party: filled.party,
      pace,
      substitutes,
      sittings: [],
      entropy: [],
      avatars: { [host.id]: host.avatar },
      rematch: null,
    }
    const live = await this.#store(wanted.game, withGiven(room, host.id, entropy), visibility)
    return live === undefined ? { refusal: refuse('unknownGame', 'HOUSE-1.1') } : { live }
  }

  /** Somebody who has many open tables makes no more, nor many in a short time. */
  async #tooMany(account: string, from?: string): Promise<Refusal | undefined> {
    const { mostWaitingTables, mostOpenTables } = this.#limits
    const { waiting, playing } = await this.#ledger.openTablesOf(account)
    if (waiting >= mostWaitingTables)
      return refuse('tooManyOpenTables', 'HOUSE-1.6', { most: mostWaitingTables })
    if (waiting + playing >= mostOpenTables)
      return refuse('tooManyOpenTables', 'HOUSE-1.6', { most: mostOpenTables })
    return this.#isTooQuick(account, from) ? refuse('tooManyNewTables', 'HOUSE-1.11') : undefined
  }

  #isTooQuick(account: string, from: string | undefined): boolean {
    if (this.#limits.tablesPerHour === 0) return false
    const now = this.#hooks.now()
    return !this.#makers.take(account, now) || (from !== undefined && !this.#places.take(from, now))
  }

  async #store(
    game: string,
    wanted: Room,
    visibility: Visibility,
    table = newId(),
  ): Promise<LiveTable | undefined> {
    const created = this.#hooks.now()
    const room = { ...wanted, code: await this.#codeFor(table, visibility) }
    const stored: StoredTable = {
      id: table,
      game,
      status: 'waiting',
      visibility,
      isShown: room.pace === 'slow', // a live one when its host is there
      invite: id(12),
      house: roomText({ ...room, party: { ...room.party, status: 'waiting' } }),
      chanceKey: randomBytes(32).toString('hex'),
      n: 0,
      at: created,
      asked: [],
      deadline: firstDeadline(room, created),
      revision: 0,
      result: null,
      rules: null,
      created,
      updated: created,
    }
    const sitters = room.party.people.flatMap((one) =>
      isBotId(one.id) ? [] : [{ account: one.id, seat: null }],
    )
    await this.#ledger.create(stored, sitters)
    this.#hooks.deadlineSet(stored.deadline)
    const live = await this.find(stored.id)
    if (live !== undefined && room.party.status === 'playing') await this.#begin(live)
    else if (live !== undefined) live.tellChange()
    return live
  }

  async #begin(live: LiveTable): Promise<void> {
    await live.inTurn(() =>
      live.changeRoom((one) => ({ room: { ...one, party: { ...one.party, status: 'playing' } } })),
    )
  }

  /** None for a private table: whoever knows its invitation was sent it. */
  async #codeFor(table: string, visibility: Visibility): Promise<string | null> {
    if (visibility === 'private') return null
    return this.#ledger.giveCode(table, this.#hooks.now(), this.#limits.mostCodes)
  }

  /** The table that waits and has these six digits. */
  withCode(digits: string): Promise<string | undefined> {
    return this.#ledger.tableWithCode(digits)
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
  remove(
    live: LiveTable,
    by: string,
    seat: number,
    isKeptOut = true,
  ): Promise<Refusal | undefined> {
    return remove(live, by, { seat, isKeptOut }, (person) =>
      this.#hooks.removed(live, person, isKeptOut),
    )
  }

  /** The table of a rematch, begun. It may have been made before, by a house that then stopped. */
  async #beginAgain(
    table: string,
    game: string,
    room: Room,
    { stored: { visibility } }: LiveTable,
  ): Promise<LiveTable | undefined> {
    const live = (await this.find(table)) ?? (await this.#store(game, room, visibility, table))
    if (live?.stored.status === 'waiting') await this.#begin(live)
    return live
  }

  /** Seats of a guest that was merged follow to its account. */
  async hand(guest: string, account: Person, moved: readonly string[]): Promise<void> {
    for (const table of moved)
      await this.#changeAt(table, (live) =>
        live.inTurn(() => live.changeRoom((room) => ({ room: handed(room, guest, account) }))),
      )
  }

  /** Somebody took another name: it is theirs at tables that wait; a game goes on with the names it began with. */
  async renamed(account: string, name: string): Promise<void> {
    for await (const table of this.#ledger.tablesWith(account, 'waiting'))
      await this.#changeAt(table, (live) =>
        changeParty(live, (party) => ({ ok: true, party: rename(party, { id: account, name }) })),
      )
  }

  /** Leaves every table at which they sit. */
  async leaveAll(account: string): Promise<void> {
    for (const status of ['waiting', 'playing'] as const)
      for await (const table of this.#ledger.tablesWith(account, status))
        await this.#changeAt(table, (live) => leave(live, account))
    for (const live of this.#live.values()) await this.rematches.forget(live, account)
  }

  /** One that cannot be opened keeps nobody from the others. */
  async #changeAt(table: string, change: (live: LiveTable) => Promise<unknown>): Promise<void> {
    try {
      const live = await this.find(table)
      if (live !== undefined) await change(live)
    } catch (problem) {
      if (!(problem instanceof Damaged)) throw problem
    }
  }

  /** Another invitation and other digits; those before are worth nothing any more. */
  invitation(live: LiveTable, by: string): Promise<Refusal | undefined> {
    return live.inTurn(async () => {
      const { room: before, stored } = live
      if (by !== before.party.host || live.seatOf(by) === undefined)
        return refuse('notHost', 'T-4.2')
      const isWaiting = stored.status === 'waiting'
      if (isWaiting && before.code) await this.#ledger.endCode(before.code, this.#hooks.now())
      const code = isWaiting ? await this.#codeFor(live.id, stored.visibility) : null
      return live.changeRoom((room) => ({
        room: { ...room, code },
        invite: id(12),
        isQuiet: true,
      }))
    })
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
