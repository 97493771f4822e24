// All tables: the live ones in memory up to a bound, the others on disk only.
import { randomBytes } from 'node:crypto'
import { gameById } from '@foldtable/games'
import {
  type ClockSettings,
  changeSettings,
  depart,
  join,
  openRoom,
  type Refusal,
  type Room,
  type RoomSettings,
  refuse,
  rematch,
  remove,
  start,
  startByItself,
  tasksOf,
} from '@foldtable/kernel'
import type { Ledger, Status, StoredTable, Visibility } from '../ledger/ledger.ts'
import { leaveGame, playRequest, substitute } from './actions.ts'
import { type House, hostMove, isBotId, nextBot } from './house.ts'
import { type Hooks, LiveTable } from './live-table.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly avatar: string
}

export interface NewTable {
  readonly game: string
  readonly options?: unknown
  readonly minPlayers?: number
  readonly maxPlayers?: number
  readonly autoStart?: boolean
  readonly clock?: ClockSettings
  readonly visibility?: Visibility
  readonly pace?: 'live' | 'slow'
  /** How many seats bots take at once. */
  readonly bots?: number
  /** A bot takes over for whoever is away and ran out of time; they may take the seat back. */
  readonly substitutes?: boolean
}

export type Opened = { readonly live: LiveTable } | { readonly refusal: Refusal }

const id = (bytes: number): string => randomBytes(bytes).toString('base64url')

export class Tables {
  readonly #ledger: Ledger
  readonly #hooks: Hooks
  readonly #mostLive: number
  readonly #live = new Map<string, LiveTable>()
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>()

  constructor(ledger: Ledger, hooks: Hooks, mostLive = 10_000) {
    this.#ledger = ledger
    this.#hooks = hooks
    this.#mostLive = mostLive
  }

  get liveCount(): number {
    return this.#live.size
  }

  [Symbol.iterator](): Iterator<LiveTable> {
    return this.#live.values()
  }

  /** From memory or from the disk; nothing if there is no such table. */
  async find(table: string): Promise<LiveTable | undefined> {
    const live = this.#live.get(table)
    if (live !== undefined) {
      this.#live.delete(table) // the latest used is the last in the map
      this.#live.set(table, live)
      live.touch()
      return live
    }
    const loading = this.#loading.get(table) ?? this.#load(table)
    this.#loading.set(table, loading)
    try {
      return await loading
    } finally {
      this.#loading.delete(table)
    }
  }

  async #load(table: string): Promise<LiveTable | undefined> {
    const stored = await this.#ledger.table(table)
    const game = stored === undefined ? undefined : gameById(stored.game)
    if (stored === undefined || game === undefined) return undefined
    const live = new LiveTable(game, stored, this.#ledger, this.#hooks)
    await live.inTurn(() => live.load())
    this.#live.set(table, live)
    this.#makeRoom()
    return live
  }

  /** The longest unused go. A table in use stays, or there would soon be two of it. */
  #makeRoom(): void {
    for (const [table, oldest] of this.#live) {
      if (this.#live.size <= this.#mostLive) return
      if (!oldest.isInUse) this.#live.delete(table)
    }
  }

  /** A new table with its host, and with bots if they are wanted. */
  async create(host: Person, wanted: NewTable): Promise<Opened> {
    const game = gameById(wanted.game)
    if (game === undefined)
      return { refusal: refuse('unknownGame', 'HOUSE-1.1', { game: wanted.game }) }
    const { bots = 0, visibility = 'public', pace = 'live', substitutes = false, ...given } = wanted
    const opened = openRoom(game.meta, host, settingsFrom(given))
    if (!opened.ok) return opened
    const room = withBots(opened.room, bots, this.#hooks.now())
    if ('refusal' in room) return room
    const house: House = {
      room: room.room,
      pace,
      substitutes,
      sittings: [],
      entropy: [],
      avatars: { [host.id]: host.avatar },
      rematch: null,
    }
    const live = await this.#store(wanted.game, house, visibility)
    return live === undefined ? { refusal: refuse('unknownGame', 'HOUSE-1.1') } : { live }
  }

  async #store(game: string, house: House, visibility: Visibility): Promise<LiveTable | undefined> {
    const created = this.#hooks.now()
    const stored: StoredTable = {
      id: id(9),
      game,
      status: 'waiting',
      visibility,
      invite: id(12),
      house: JSON.stringify({ ...house, room: { ...house.room, status: 'waiting' } }),
      chanceKey: randomBytes(32).toString('hex'),
      n: 0,
      at: created,
      asked: [],
      deadline: tasksOf(house.room)[0]?.at ?? null,
      revision: 0,
      result: null,
      created,
      updated: created,
    }
    const sitters = house.room.people.flatMap((one) =>
      isBotId(one.id) ? [] : [{ account: one.id, seat: null }],
    )
    await this.#ledger.create(stored, sitters)
    this.#hooks.deadlineSet(stored.deadline)
    const live = await this.find(stored.id)
    if (live !== undefined && house.room.status === 'playing') {
      await live.inTurn(() =>
        live.changeHouse((one) => ({
          house: { ...one, room: { ...one.room, status: 'playing' } },
        })),
      )
    }
    return live
  }

  join(live: LiveTable, person: Person): Promise<Refusal | undefined> {
    return this.#changeRoom(live, (room) => join(room, person, this.#hooks.now()), {
      [person.id]: person.avatar,
    })
  }

  /** Out of the waiting room, or out of the game for good. */
  async leave(live: LiveTable, account: string): Promise<Refusal | undefined> {
    return live.inTurn(async () => {
      const seat = live.seatOf(account)
      if (seat === undefined) return refuse('notSeated', 'T-4.4')
      if (live.stored.status === 'over') return undefined
      if (live.stored.status === 'waiting') {
        return live.changeHouse((house) =>
          withRoom(house, depart(house.room, account, this.#hooks.now())),
        )
      }
      const outcome = await leaveGame(live, seat, this.#hooks.now())
      return outcome !== undefined && 'refusal' in outcome ? outcome.refusal : undefined
    })
  }

  addBot(live: LiveTable, by: string): Promise<Refusal | undefined> {
    return this.#changeRoom(live, (room) => {
      if (by !== room.host) return { ok: false, refusal: refuse('notHost', 'T-4.2') }
      return join(room, nextBot(room), this.#hooks.now())
    })
  }

  /** The host sends somebody away: from the waiting room at once, from a game whoever is away for long. */
  async remove(live: LiveTable, by: string, seat: number): Promise<Refusal | undefined> {
    return live.inTurn(async () => {
      const { house } = live
      const now = this.#hooks.now()
      const person = (house.sittings.length > 0 ? house.sittings : house.room.people)[seat]
      if (person === undefined) return refuse('notSeated', 'T-4.4')
      const { room } = house
      const people = room.people.map((one) => ({
        ...one,
        awaySince: live.audience.awaySince(one.id),
      }))
      const removed = remove({ ...room, people }, by, person.id, now)
      if (!removed.ok) return removed.refusal
      if (live.stored.status === 'waiting') return live.changeHouse((one) => withRoom(one, removed))
      const outcome = await leaveGame(live, seat, now)
      return outcome !== undefined && 'refusal' in outcome ? outcome.refusal : undefined
    })
  }

  /** The host ends a game that can be ended for everybody. */
  async end(live: LiveTable, by: string): Promise<Refusal | undefined> {
    return live.inTurn(async () => {
      const move = hostMove(live.game, 'quit')
      if (live.stored.status !== 'playing') return refuse('notPlaying', 'HOUSE-3.4')
      if (by !== live.house.room.host) return refuse('notHost', 'T-4.2')
      if (move === undefined)
        return refuse('cannotEnd', 'HOUSE-3.5', { game: live.game.meta.title })
      const seat = live.seatOf(by) ?? 0
      const made = await playRequest(live, { by: 'host', seat, move, at: this.#hooks.now() })
      return 'refusal' in made ? made.refusal : undefined
    })
  }

  start(live: LiveTable, by: string): Promise<Refusal | undefined> {
    return this.#changeRoom(live, (room) => start(room, by))
  }

  changeSettings(
    live: LiveTable,
    by: string,
    settings: Omit<NewTable, 'game' | 'bots' | 'visibility' | 'pace' | 'substitutes'>,
  ): Promise<Refusal | undefined> {
    const next = settingsFrom(settings)
    return this.#changeRoom(live, (room) =>
      changeSettings(live.game.meta, room, by, next, this.#hooks.now()),
    )
  }

  /** A new table with everybody who stayed, in the same order; the old one says where it is. */
  async rematch(live: LiveTable, by: string): Promise<Opened> {
    return live.inTurn(async () => {
      const { house, stored } = live
      if (house.rematch !== null) {
        const again = await this.find(house.rematch)
        if (again !== undefined) return { live: again }
      }
      const status = stored.status satisfies Status
      const stayed = house.room.people.filter(
        ({ id: person }) => !house.sittings.some((one) => one.id === person && one.hasLeft),
      )
      const next = rematch({ ...house.room, status, people: stayed }, by)
      if (!next.ok) return next
      const fresh: House = { ...house, room: next.room, sittings: [], entropy: [], rematch: null }
      const again = await this.#store(stored.game, fresh, stored.visibility)
      if (again === undefined) return { refusal: refuse('unknownGame', 'HOUSE-1.1') }
      await live.changeHouse((one) => ({ house: { ...one, rematch: again.id } }))
      return { live: again }
    })
  }

  #changeRoom(
    live: LiveTable,
    change: (room: Room) => ReturnType<typeof join>,
    avatars: { readonly [person: string]: string } = {},
  ): Promise<Refusal | undefined> {
    return live.inTurn(() =>
      live.changeHouse((house) =>
        withRoom({ ...house, avatars: { ...house.avatars, ...avatars } }, change(house.room)),
      ),
    )
  }

  /** Seats of a guest that was merged follow to its account. */
  async hand(guest: string, account: Person, moved: readonly string[]): Promise<void> {
    for (const table of moved) {
      const live = await this.find(table)
      await live?.inTurn(() =>
        live.changeHouse((house) => ({ house: handed(house, guest, account) })),
      )
    }
  }

  /** What is stored of these tables has changed. */
  async reload(changed: readonly string[]): Promise<void> {
    for (const table of changed) {
      const live = this.#live.get(table)
      await live?.inTurn(() => live.load())
    }
  }

  /** Resolved once nothing is under way at any table. */
  async settle(): Promise<void> {
    await Promise.all([...this.#live.values()].map((live) => live.inTurn(async () => undefined)))
  }

  /** What is due at this table by now, one thing after another: the end of a pause, a move for who ran out of time, … */
  async tick(table: string): Promise<void> {
    const live = await this.find(table)
    if (live === undefined) return
    await live.inTurn(async () => {
      const now = this.#hooks.now()
      if (live.stored.status === 'waiting') await this.#tickRoom(live, now)
      else await this.#tickGame(live, now)
    })
  }

  async #tickRoom(live: LiveTable, now: number): Promise<void> {
    const due = tasksOf(live.roomNow()).find(({ at }) => at <= now)?.task
    if (due?.kind === 'start')
      await live.changeHouse((house) => withRoom(house, startByItself(house.room, now)))
    else if (due?.kind === 'remove')
      await live.changeHouse((house) => withRoom(house, depart(house.room, due.person, now)))
    else await live.presenceChanged()
  }

  async #tickGame(live: LiveTable, now: number): Promise<void> {
    if (live.table === undefined) await live.load()
    const abandon = live.isDeserted(now) ? hostMove(live.game, 'abandon') : undefined
    const absent = live.absentSeat(now)
    const request =
      abandon !== undefined
        ? { by: 'host' as const, seat: 0, move: abandon, at: now }
        : (live.table?.clockRequest(now) ??
          (absent === undefined || live.table === undefined
            ? undefined
            : {
                by: 'clock' as const,
                seat: absent,
                move: live.game.timeout(live.table.state, absent),
                at: now,
              }))
    if (request !== undefined) {
      await playRequest(live, request)
      if (request.by === 'clock' && request.seat !== undefined) await substitute(live, request.seat)
    } else {
      await live.presenceChanged()
      this.#hooks.woken(live)
    }
  }

  /** In a pause nobody waits for who is away. */
  async skipAbsent(live: LiveTable): Promise<void> {
    if (live.absentInPause.length === 0) return
    await live.inTurn(async () => {
      for (const seat of live.absentInPause) {
        if (live.table === undefined) return
        const move = live.game.timeout(live.table.state, seat)
        await playRequest(live, { by: 'clock', seat, move, at: this.#hooks.now() })
      }
    })
  }
}

function handed(house: House, guest: string, account: Person): House {
  const { room } = house
  const swap = <T extends { readonly id: string }>(one: T): T =>
    one.id === guest ? { ...one, id: account.id, name: account.name } : one
  return {
    ...house,
    room: {
      ...room,
      host: room.host === guest ? account.id : room.host,
      people: room.people.map(swap),
    },
    sittings: house.sittings.map(swap),
    avatars: { ...house.avatars, [account.id]: account.avatar },
  }
}

function settingsFrom(given: Omit<NewTable, 'game'>): Partial<RoomSettings> {
  const { minPlayers, maxPlayers, autoStart, clock, options } = given
  return {
    ...(minPlayers === undefined ? {} : { minPlayers }),
    ...(maxPlayers === undefined ? {} : { maxPlayers }),
    ...(autoStart === undefined ? {} : { autoStart }),
    ...(clock === undefined ? {} : { clock }),
    ...(options === undefined ? {} : { options: options as RoomSettings['options'] }),
  }
}

const withRoom = (house: House, changed: ReturnType<typeof join>) =>
  changed.ok ? { house: { ...house, room: changed.room } } : { refusal: changed.refusal }

function withBots(room: Room, bots: number, at: number): { room: Room } | { refusal: Refusal } {
  let filled = room
  for (let count = 0; count < bots; count++) {
    const joined = join(filled, nextBot(filled), at)
    if (!joined.ok) return { refusal: joined.refusal }
    filled = joined.room
  }
  return { room: filled }
}
