// One browser's socket: bounded in what it may say and in what may wait for it.
import type { Duplex } from 'node:stream'
import { Allowance } from '@foldtable/host/allowance'
import type { Told, Watcher } from '@foldtable/host/ports'
import type { ServerMessage } from '@foldtable/protocol'
import type { WebSocket } from 'ws'
import type { Backlog } from './backlog.ts'
import { framed } from './framed.ts'
import { Hearing } from './hearing.ts'
import type { ConnectionLimits, CutOff } from './limits.ts'
import type { Packing } from './packing.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly avatar: string
  /** They have an address. */
  readonly isSignedIn: boolean
}

/** Who comes in, and by which session; both null without one. */
export interface Visitor {
  readonly person: Person | null
  readonly session: string | null
}

/** What a connection needs of the house around it. */
export interface Surroundings {
  readonly limits: ConnectionLimits
  readonly backlog: Backlog
  /** What it says, once what it said before is done; nothing if it was done at once. */
  hear(connection: Connection, text: string): Promise<void> | void
  stumbled(connection: Connection, text: string, problem: unknown): void
  /** It fell behind at this table and has caught up. */
  resync(connection: Connection, table: string): void
  cutOff(why: CutOff): void
}

export class Connection implements Watcher {
  readonly session: string | null
  readonly limits: ConnectionLimits
  readonly allowance: Allowance
  /** Who goes on talking after being told to wait is sent away. */
  readonly patience: Allowance
  readonly watching = new Set<string>()
  /** What it says, one after another. */
  readonly hearing: Hearing
  isAlive = true
  #packing: Packing | undefined
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #around: Surroundings
  readonly #behind = new Set<string>()
  readonly #unreadTables = new Set<string>()
  readonly #hello: NodeJS.Timeout
  #hasSaidHello = false
  #sent = 0
  #person: Person | null

  /** `stream` is what the socket writes to: a frame made for many is written there as it is. */
  constructor(
    socket: WebSocket,
    stream: Duplex,
    { person, session }: Visitor,
    around: Surroundings,
  ) {
    this.#socket = socket
    this.#stream = stream
    this.#around = around
    this.#person = person
    this.session = session
    this.limits = around.limits
    this.allowance = new Allowance(this.limits.rate, this.limits.burst)
    this.patience = new Allowance(1, this.limits.burst)
    this.hearing = new Hearing(socket, this.limits.mostUnheard, {
      hear: (text) => around.hear(this, text),
      failed: (text, problem) => around.stumbled(this, text, problem),
    })
    stream.on('drain', () => this.#caughtUp())
    stream.on('close', () => this.#gone())
    this.#hello = setTimeout(() => this.cutOff('noHello'), this.limits.helloMs)
    this.#hello.unref()
  }

  get person(): Person | null {
    return this.#person
  }

  get account(): string | null {
    return this.#person?.id ?? null
  }

  get signedInAs(): string | null {
    return this.#person?.isSignedIn ? this.#person.name : null
  }

  get hasSaidHello(): boolean {
    return this.#hasSaidHello
  }

  /** `packing` if it knows the words of some games. */
  saidHello(packing?: Packing): void {
    this.#packing = packing
    this.#hasSaidHello = true
    clearTimeout(this.#hello)
  }

  /** From now on it hears of this table. */
  comesTo(table: string, game: string): void {
    this.watching.add(table)
    const begun = this.#packing?.begin(table, game)
    if (begun !== undefined && this.isOpen) this.#write(begun)
  }

  /** True if it heard of it until now. */
  leaves(table: string): boolean {
    this.#packing?.end(table)
    return this.watching.delete(table)
  }

  rename(name: string): void {
    if (this.#person !== null) this.#person = { ...this.#person, name }
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** An answer; who asks on and on and does not read is cut off. */
  say(message: ServerMessage): void {
    if (!this.isOpen) return
    this.#write(framed(JSON.stringify(message)))
  }

  /** The whole of a table. */
  sayTable(message: Extract<ServerMessage, { kind: 'table' }>): void {
    const packed = this.#packing?.whole(message)
    if (packed === undefined) this.say(message)
    else if (this.isOpen) this.#write(packed)
    if (this.#stream.writableNeedDrain) this.#unreadTables.add(message.table)
  }

  /** The whole of this table was sent and is not read yet. */
  hasUnread(table: string): boolean {
    return this.#unreadTables.has(table)
  }

  /** A frame for a reader that is too slow is left out; it gets the whole table once it has caught up. */
  deliver(table: string, told: Told): void {
    if (this.#behind.size > 0 && this.#behind.has(table)) return
    if (this.#stream.writableLength > this.limits.mostWaiting) this.#behind.add(table)
    else if (this.isOpen) {
      const packed = this.#packing?.frame(table, told)
      if (packed === undefined) told.bytes ??= framed(told.text) // made once for all who are sent it
      this.#sent += 1
      if (!this.#stream.write(packed ?? told.bytes)) this.#written()
    }
  }

  pong(data: Buffer): void {
    if (!this.isOpen) return
    this.#socket.pong(data)
    this.#written()
  }

  #write(bytes: Uint8Array): void {
    this.#sent += 1
    if (!this.#stream.write(bytes)) this.#written()
  }

  #written(): void {
    const unread = this.#stream.writableLength
    if (unread > this.limits.mostUnread) this.cutOff('unread')
    else this.#around.backlog.note(this, unread)
  }

  #caughtUp(): void {
    this.#around.backlog.note(this, 0)
    this.#unreadTables.clear()
    const tables = [...this.#behind]
    this.#behind.clear()
    for (const table of tables) this.#around.resync(this, table)
  }

  #gone(): void {
    clearTimeout(this.#hello)
    this.#around.backlog.note(this, 0)
  }

  bye(reason: Extract<ServerMessage, { kind: 'bye' }>['reason'], after: number, code = 1001): void {
    this.say({ kind: 'bye', reason, after })
    this.#socket.close(code, reason)
  }

  /** At once and without a word. */
  cutOff(why?: CutOff): void {
    if (why !== undefined && this.isOpen) this.#around.cutOff(why)
    this.#socket.terminate()
    this.#around.backlog.note(this, 0)
  }

  /** How many messages were sent since the last time this was asked. */
  takeSent(): number {
    const sent = this.#sent
    this.#sent = 0
    return sent
  }

  /** Whoever has not been heard of since the last time is gone; unless it is we who do not listen. */
  heartbeat(): void {
    if (!this.isAlive && !this.#socket.isPaused) this.cutOff('silent')
    this.isAlive = false
    if (this.isOpen) this.#socket.ping()
  }
}
