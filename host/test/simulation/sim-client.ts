// Somebody with a browser: a replica folded from frames, moves with keys that are sent until they are answered.
import {
  type AnyMove,
  type AnyReplica,
  type Chance,
  type Game,
  Replica,
  type Seat,
  type Viewer,
} from '@foldtable/kernel'
import type { ServerMessage } from '@foldtable/protocol'
import type { Heard } from './sim-node.ts'
import type { SimTime } from './sim-time.ts'

export interface ClientParts {
  readonly account: string
  readonly seat: Seat
  readonly table: string
  readonly game: Game
  readonly seats: number
  readonly time: SimTime
  readonly chance: Chance
  /** To some node; what is said on the line before is lost. */
  dial(): void
  send(message: Heard): void
}

type FrameMessage = Extract<ServerMessage, { kind: 'frame' }>

interface Pending {
  readonly message: Extract<Heard, { readonly key: string }>
  sentAt: number
}

/** A frame as it was heard, and by whom it was taken to be. */
export interface HeardFrame {
  readonly n: number
  readonly viewer: Viewer
  readonly text: string
}

const RESEND_MS = 800
const SILENCE_MS = 3000
const GAP_MS = 400

export class SimClient {
  readonly account: string
  readonly seat: Seat
  replica: AnyReplica | undefined
  /** Keys of moves that were acknowledged. */
  readonly acknowledged = new Set<string>()
  readonly frames: HeardFrame[] = []
  isActing = true
  readonly #parts: ClientParts
  #pending: Pending | undefined
  #heardAt: number
  #keys = 0
  #asking: string | undefined
  readonly #ahead = new Map<number, FrameMessage>()
  #askedAt = 0

  constructor(parts: ClientParts) {
    this.#parts = parts
    this.account = parts.account
    this.seat = parts.seat
    this.#heardAt = parts.time.now()
    this.#live()
  }

  get isSettled(): boolean {
    return this.#pending === undefined
  }

  /** A new line: what was missed is asked for. */
  begin(): void {
    const { table, send } = this.#parts
    const after = this.replica?.n
    send(after === undefined ? { kind: 'watch', table } : { kind: 'watch', table, after })
  }

  hear(text: string): void {
    this.#heardAt = this.#parts.time.now()
    const message: ServerMessage = JSON.parse(text)
    if (message.kind === 'table') this.#whole(message)
    else if (message.kind === 'frame') this.#frame(message, text)
    else if (message.kind === 'house') this.#house(message)
    else if (message.kind === 'done' || message.kind === 'known') this.#answered(message.key)
    else if (message.kind === 'refused') this.#refused(message)
  }

  #whole(message: Extract<ServerMessage, { kind: 'table' }>): void {
    const { viewer, n, state, question, clock, house } = message
    if (state === null || (this.replica !== undefined && n < this.replica.n)) return
    const { game, seats } = this.#parts
    const place = { game, seats, viewer, clock: house.clock }
    if (this.replica?.viewer !== viewer) this.#ahead.clear()
    this.replica = new Replica(place, { n, state, question, clock })
    this.#goOn(this.replica)
  }

  /** The next one is folded, an older one dropped, a later one kept; if what is missing does not come, it is asked for. */
  #frame(message: FrameMessage, text: string): void {
    const { replica } = this
    if (message.key !== undefined) this.#answered(message.key)
    if (replica === undefined) return
    this.frames.push({ n: message.n, viewer: replica.viewer, text })
    this.#ahead.set(message.n, message)
    this.#goOn(replica)
  }

  #goOn(replica: AnyReplica): void {
    for (let next = this.#ahead.get(replica.n + 1); next; next = this.#ahead.get(replica.n + 1))
      replica.accept(next)
    for (const n of this.#ahead.keys()) if (n <= replica.n) this.#ahead.delete(n)
  }

  #house({ house, viewer }: Extract<ServerMessage, { kind: 'house' }>): void {
    const { asking } = house
    const isMine = asking?.waitsFor.some((seat) => seat === viewer) === true
    this.#asking = isMine ? asking?.id : undefined
    if (this.replica !== undefined && this.replica.viewer !== viewer) {
      this.replica = undefined // no seat any more: everything anew
      this.#ahead.clear()
      this.#parts.send({ kind: 'watch', table: this.#parts.table })
    }
  }

  #answered(key: string): void {
    if (this.#pending?.message.key !== key) return
    if (this.#pending.message.kind === 'play') this.acknowledged.add(key)
    this.#pending = undefined
  }

  /** What could not be written is asked for again. */
  #refused({ key, code }: Extract<ServerMessage, { kind: 'refused' }>): void {
    if (this.#pending?.message.key === key && code !== 'outage') this.#pending = undefined
  }

  #live(): void {
    const { time, chance } = this.#parts
    time.after(50 + chance.below(250), () => {
      this.#act()
      this.#live()
    })
  }

  #act(): void {
    const { time, dial, send } = this.#parts
    const now = time.now()
    if (now - this.#heardAt > SILENCE_MS) {
      this.#heardAt = now
      dial()
    } else if (this.#ahead.size > 0 && now - this.#askedAt > GAP_MS) {
      this.#askedAt = now
      this.begin()
    } else if (this.#pending !== undefined) {
      if (now - this.#pending.sentAt < RESEND_MS) return
      this.#pending.sentAt = now
      send(this.#pending.message)
    } else if (this.isActing) this.#wish()
    else if (this.replica === undefined) this.begin()
  }

  #wish(): void {
    const { chance, table } = this.#parts
    const offers = this.replica?.offers() ?? []
    const roll = chance.below(100)
    if (this.replica === undefined) this.begin()
    else if (this.#asking !== undefined) {
      const asking = this.#asking
      this.#asking = undefined
      this.#say({ kind: 'answer', table, key: this.#key(), asking, yes: roll < 70 })
    } else if (offers.length > 0 && roll < 80) this.#play(chance.pick(offers))
    else if (roll < 84) this.#say({ kind: 'ask', table, key: this.#key(), about: 'undo' })
    else if (roll === 99 && chance.below(2) === 0)
      this.#say({ kind: 'seat', table, key: this.#key(), to: 'leave' })
  }

  #play(move: AnyMove): void {
    const { table } = this.#parts
    const question = this.replica?.question ?? null
    if (question === null) return
    this.#say({ kind: 'play', table, key: this.#key(), move, question })
  }

  #say(message: Pending['message']): void {
    this.#pending = { message, sentAt: this.#parts.time.now() }
    this.#parts.send(message)
  }

  #key(): string {
    this.#keys += 1
    return `${this.account} ${this.#keys}`
  }
}
