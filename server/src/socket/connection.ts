// One browser's socket: bounded in what it may say and in what may wait for it.
import type { Duplex } from 'node:stream'
import type { ServerMessage } from '@foldtable/protocol'
import type { WebSocket } from 'ws'
import type { Watcher } from '../tables/audience.ts'
import { Allowance } from './allowance.ts'
import { framed } from './framed.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly avatar: string
}

/** Who comes in, and by which session; both null without one. */
export interface Visitor {
  readonly person: Person | null
  readonly session: string | null
}

export interface ConnectionLimits {
  /** Messages a second, and how many at once. */
  readonly rate: number
  readonly burst: number
  /** Bytes that may wait for a slow reader before frames are left out. */
  readonly mostWaiting: number
}

export const LIMITS: ConnectionLimits = { rate: 50, burst: 200, mostWaiting: 512 * 1024 }

export class Connection implements Watcher {
  readonly session: string | null
  readonly allowance: Allowance
  readonly watching = new Set<string>()
  isAlive = true
  hasSaidHello = false
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #limits: ConnectionLimits
  readonly #behind = new Set<string>()
  readonly #resync: (connection: Connection, table: string) => void
  #sent = 0
  #person: Person | null
  #tail: Promise<void> | undefined

  /** `stream` is what the socket writes to: a frame made for many is written there as it is. */
  constructor(
    socket: WebSocket,
    stream: Duplex,
    { person, session }: Visitor,
    resync: (connection: Connection, table: string) => void,
    limits: ConnectionLimits = LIMITS,
  ) {
    this.#socket = socket
    this.#stream = stream
    stream.on('drain', () => this.#caughtUp())
    this.#person = person
    this.session = session
    this.#resync = resync
    this.#limits = limits
    this.allowance = new Allowance(limits.rate, limits.burst)
  }

  get person(): Person | null {
    return this.#person
  }

  get account(): string | null {
    return this.#person?.id ?? null
  }

  rename(name: string): void {
    if (this.#person !== null) this.#person = { ...this.#person, name }
  }

  /** What one browser says is done in the order in which it was said. */
  inOrder(action: () => Promise<void>): void {
    const before = this.#tail
    const done = before === undefined ? action() : before.then(action)
    this.#tail = done
    void done.then(() => {
      if (this.#tail === done) this.#tail = undefined
    })
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  say(message: ServerMessage): void {
    this.#send(framed(JSON.stringify(message)))
  }

  /** A frame for a reader that is too slow is left out; it gets the whole table once it has caught up. */
  deliver(table: string, frame: Buffer): void {
    if (this.#behind.size > 0 && this.#behind.has(table)) return
    if (this.#stream.writableLength > this.#limits.mostWaiting) this.#behind.add(table)
    else this.#send(frame)
  }

  #send(frame: Buffer): void {
    if (!this.isOpen) return
    this.#sent += 1
    this.#stream.write(frame)
  }

  #caughtUp(): void {
    const tables = [...this.#behind]
    this.#behind.clear()
    for (const table of tables) this.#resync(this, table)
  }

  bye(reason: Extract<ServerMessage, { kind: 'bye' }>['reason'], after: number, code = 1001): void {
    this.say({ kind: 'bye', reason, after })
    this.#socket.close(code, reason)
  }

  cutOff(): void {
    this.#socket.terminate()
  }

  /** How many messages were sent since the last time this was asked. */
  takeSent(): number {
    const sent = this.#sent
    this.#sent = 0
    return sent
  }

  /** True if the other side is still there. */
  heartbeat(): boolean {
    if (!this.isAlive) {
      this.#socket.terminate()
      return false
    }
    this.isAlive = false
    this.#socket.ping()
    return true
  }
}
