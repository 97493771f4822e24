// What goes out by one socket: bounded in what may wait for its reader.
import type { Duplex } from 'node:stream'
import type { Told } from '@foldtable/host/ports'
import type { ServerMessage } from '@foldtable/protocol'
import type { WebSocket } from 'ws'
import type { Backlog } from './backlog.ts'
import { framed } from './framed.ts'
import type { ConnectionLimits, CutOff } from './limits.ts'
import type { Packing } from './packing.ts'

/** What an outlet needs of the house around it. */
export interface OutletParts {
  readonly limits: ConnectionLimits
  readonly backlog: Backlog
  cutOff(why: CutOff): void
}

export abstract class Outlet {
  readonly limits: ConnectionLimits
  protected packing: Packing | undefined
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #parts: OutletParts
  readonly #behind = new Set<string>()
  readonly #unreadTables = new Set<string>()
  #sent = 0

  /** `stream` is what the socket writes to: a frame made for many is written there as it is. */
  constructor(socket: WebSocket, stream: Duplex, parts: OutletParts) {
    this.#socket = socket
    this.#stream = stream
    this.#parts = parts
    this.limits = parts.limits
    stream.on('drain', () => this.#caughtUp())
    stream.on('close', () => this.gone())
  }

  /** It fell behind at this table and has caught up. */
  protected abstract resync(table: string): void

  protected gone(): void {
    this.#parts.backlog.note(this, 0)
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** An answer; who asks on and on and does not read is cut off. */
  say(message: ServerMessage): void {
    if (!this.isOpen) return
    this.write(framed(JSON.stringify(message)))
  }

  /** The whole of a table. */
  sayTable(message: Extract<ServerMessage, { kind: 'table' }>): void {
    const packed = this.packing?.whole(message)
    if (packed === undefined) this.say(message)
    else if (this.isOpen) this.write(packed)
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
      const packed = this.packing?.frame(table, told)
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

  protected write(bytes: Uint8Array): void {
    this.#sent += 1
    if (!this.#stream.write(bytes)) this.#written()
  }

  #written(): void {
    const unread = this.#stream.writableLength
    if (unread > this.limits.mostUnread) this.cutOff('unread')
    else this.#parts.backlog.note(this, unread)
  }

  #caughtUp(): void {
    this.#parts.backlog.note(this, 0)
    this.#unreadTables.clear()
    const tables = [...this.#behind]
    this.#behind.clear()
    for (const table of tables) this.resync(table)
  }

  bye(reason: Extract<ServerMessage, { kind: 'bye' }>['reason'], after: number, code = 1001): void {
    this.say({ kind: 'bye', reason, after })
    this.#socket.close(code, reason)
  }

  /** At once and without a word. */
  cutOff(why?: CutOff): void {
    if (why !== undefined && this.isOpen) this.#parts.cutOff(why)
    this.#socket.terminate()
    this.#parts.backlog.note(this, 0)
  }

  /** How many messages were sent since the last time this was asked. */
  takeSent(): number {
    const sent = this.#sent
    this.#sent = 0
    return sent
  }
}
