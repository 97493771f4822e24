// A house in memory with one table, at the other end of wires that are slow and break, in a time that a test lets pass.
import {
  type AnyTable,
  type CountedChance,
  type Entry,
  redact,
  type Seat,
  seatOf,
  undoFor,
  type Viewer,
} from '@foldtable/kernel'
import type { RoomInfo } from '@foldtable/protocol'
import {
  type ClientMessage,
  PROTOCOL,
  readClientMessage,
  type ServerMessage,
} from '@foldtable/protocol/messages'
import type { PastFrame } from '../src/store/history.ts'
import type { Dial, Ends } from '../src/wire/dial.ts'
import type { FakeTimers } from './wire-time.ts'

interface Guest {
  readonly viewer: Viewer
  readonly ends: Ends
  isOpen: boolean
  isWatching: boolean
  /** In each direction, nothing overtakes what was said before it. */
  readonly until: { there: number; back: number }
}

export const TABLE = 'T'
const LONGEST_WAY_MS = 60
const MOST_FRAMES = 20

export class FlakyHouse {
  readonly table: AnyTable
  readonly #timers: FakeTimers
  readonly #chance: CountedChance
  readonly #guests = new Set<Guest>()
  readonly #answered = new Set<string>()
  isReachable = true

  constructor(table: AnyTable, timers: FakeTimers, chance: CountedChance) {
    this.table = table
    this.#timers = timers
    this.#chance = chance
  }

  dialAs(viewer: Viewer): Dial {
    return (ends) => {
      const guest: Guest = {
        viewer,
        ends,
        isOpen: true,
        isWatching: false,
        until: { there: 0, back: 0 },
      }
      if (this.isReachable) {
        this.#guests.add(guest)
        this.#carry(guest, 'back', () => ends.opened())
      } else this.#timers.after(this.#way(), () => ends.closed())
      return {
        send: (text) => this.#carry(guest, 'there', () => this.#hear(guest, text)),
        close: () => this.#gone(guest),
      }
    }
  }

  /** One of the lines breaks, with all that is on its way. */
  breakOne(): void {
    if (this.#guests.size === 0) return
    const guest = this.#chance.pick([...this.#guests])
    this.#gone(guest)
    this.#timers.after(this.#way(), () => guest.ends.closed())
  }

  frames(viewer: Viewer, after: number, size: number): PastFrame[] {
    if (!this.isReachable) throw new Error('not to be reached')
    return this.table.entries
      .slice(after, after + size)
      .map((entry) => carried({ ...this.table.frame(entry, viewer), at: entry.at }))
  }

  /** The clock goes on with a pause that is over. */
  tick(): void {
    const request = this.table.clockRequest(this.#timers.now())
    const played = request === undefined ? undefined : this.table.play(request)
    if (played?.ok && played.entry !== undefined) this.#tell(played.entry)
  }

  #way(): number {
    return this.#chance.below(LONGEST_WAY_MS)
  }

  #carry(guest: Guest, way: 'there' | 'back', deliver: () => void): void {
    const now = this.#timers.now()
    const at = Math.max(guest.until[way], now + this.#way())
    guest.until[way] = at
    this.#timers.after(at - now, () => {
      if (guest.isOpen) deliver()
    })
  }

  #gone(guest: Guest): void {
    guest.isOpen = false
    this.#guests.delete(guest)
  }

  #say(guest: Guest, message: ServerMessage): void {
    const text = JSON.stringify(message)
    this.#carry(guest, 'back', () => guest.ends.heard(text))
  }

  #hear(guest: Guest, text: string): void {
    const read = readClientMessage(text)
    if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.problem)}`)
    const { message } = read
    const now = this.#timers.now()
    if (message.kind === 'hello')
      this.#say(guest, { kind: 'welcome', protocol: PROTOCOL, account: null, now })
    else if (message.kind === 'ping') this.#say(guest, { kind: 'pong', now })
    else if (message.kind === 'watch') this.#watch(guest, message.after)
    else if (message.kind === 'play') this.#play(guest, message)
    else if (message.kind === 'ask') this.#takeBack(guest, message.key)
  }

  #watch(guest: Guest, after: number | undefined): void {
    const { viewer } = guest
    const { n, entries } = this.table
    guest.isWatching = true
    if (after === undefined || n - after > MOST_FRAMES || after > n) {
      const question = viewer === 'spectator' ? null : this.table.question(viewer)
      const state = redact(this.table.state, viewer)
      const common = { table: TABLE, n, viewer, state, question, clock: null, chat: [] }
      this.#say(guest, { kind: 'table', ...common, house: this.#house() })
      return
    }
    this.#say(guest, { kind: 'house', table: TABLE, viewer, house: this.#house() })
    for (const entry of entries.slice(after)) this.#sayFrame(guest, entry)
  }

  #play(guest: Guest, { key, question, move }: Extract<ClientMessage, { kind: 'play' }>): void {
    const by = guest.viewer as Seat
    const at = this.#timers.now()
    const played = this.table.play({
      by,
      key,
      at,
      move: move as { kind: string },
      ...(question === undefined ? {} : { question }),
    })
    if (!played.ok) this.#say(guest, { kind: 'refused', table: TABLE, key, ...played.refusal })
    else if (played.entry === undefined)
      this.#say(guest, { kind: 'known', table: TABLE, key, n: played.duplicate })
    else {
      this.#tell(played.entry)
      if (!guest.isWatching) this.#say(guest, { kind: 'done', table: TABLE, key })
    }
  }

  #takeBack(guest: Guest, key: string): void {
    const undo = undoFor(this.table, guest.viewer as Seat)
    const isNew = !this.#answered.has(key)
    this.#answered.add(key)
    if (undo !== undefined && isNew)
      this.#tell(this.table.rewind(undo.to, guest.viewer as Seat, this.#timers.now()))
    this.#say(guest, { kind: 'done', table: TABLE, key })
  }

  #tell(entry: Entry): void {
    for (const guest of this.#guests) if (guest.isWatching) this.#sayFrame(guest, entry)
  }

  /** The mover's own has its key. */
  #sayFrame(guest: Guest, entry: Entry): void {
    const { key } = entry
    const isOwn = key !== undefined && seatOf(entry) === guest.viewer
    const frame = this.table.frame(entry, guest.viewer)
    this.#say(guest, { kind: 'frame', table: TABLE, ...(isOwn ? { key } : {}), ...frame })
  }

  #house(): RoomInfo {
    const { seats, options, game } = this.table
    const one = {
      account: null,
      avatar: '',
      isBot: false,
      isHere: true,
      hasLeft: false,
      awaySince: null,
      playedForAt: null,
      colour: null,
      isReady: false,
      wasRemoved: false,
      overdueAt: null,
      standIn: null,
      level: null,
    }
    return {
      id: TABLE,
      game: game.meta.id,
      status: 'playing',
      visibility: 'public',
      pace: 'live',
      substitutes: false,
      hints: false,
      options,
      minPlayers: seats,
      maxPlayers: seats,
      autoStart: false,
      startsWhenReady: false,
      code: null,
      startsAt: null,
      clock: { kind: 'none' },
      seats: Array.from({ length: seats }, (_, seat) => ({ ...one, name: `Seat ${seat}` })),
      host: 0,
      commitment: '',
      asking: null,
      answered: null,
      pausedBy: null,
      watching: { count: 0, names: [] },
      rematchOffer: null,
      ended: null,
      stopped: null,
      created: 0,
      rematch: null,
    }
  }
}

const carried = <T>(value: T): T => JSON.parse(JSON.stringify(value))
