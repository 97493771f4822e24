// WebSockets: what comes in by them is heard, with heartbeats and a calm goodbye.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { refuse } from '@foldtable/kernel'
import { type WebSocket, WebSocketServer } from 'ws'
import { Damaged, refusalFor } from '../tables/damage.ts'
import { Backlog } from './backlog.ts'
import { Connection, type Surroundings, type Visitor } from './connection.ts'
import { hear, type Parts, resync, unwatch } from './conversation.ts'
import { Crowd } from './crowd.ts'
import { type Door, Gate } from './gate.ts'
import type { SocketLimits } from './limits.ts'
import { refuseText } from './refusing.ts'

const HEARTBEAT_MS = 30_000
const LONGEST_GOODBYE_MS = 2000
/** A message arrives in a few pieces: whoever sends byte by byte fills the memory with the pieces. */
const BYTES_OF_A_PIECE = 128

export class Sockets extends Crowd {
  readonly #parts: Parts
  readonly #door: Door
  readonly #limits: SocketLimits
  readonly #gate: Gate
  readonly #around: Surroundings
  readonly #server: WebSocketServer
  readonly #heartbeat: NodeJS.Timeout
  /** What is still being done for those who have gone. */
  readonly #leaving = new Set<Promise<void>>()
  #emptied: () => void = () => undefined

  constructor(http: Server, parts: Parts, door: Door, limits: SocketLimits) {
    super()
    this.#parts = parts
    this.#door = door
    this.#limits = limits
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.messageBytes,
      maxFragments: limits.messageBytes / BYTES_OF_A_PIECE,
      maxBufferedChunks: limits.messageBytes / BYTES_OF_A_PIECE,
      perMessageDeflate: false,
      autoPong: false, // a ping is a message like others: HOUSE-4.4
    })
    this.#gate = new Gate(door, limits, (why) => parts.turnedAway(why))
    this.#around = {
      limits,
      backlog: new Backlog(limits.mostUnreadInAll),
      resync: (one, table) => void resync(parts, one, table).catch(door.failed),
      cutOff: (why) => parts.cutOff(why),
    }
    http.on('upgrade', (request, socket, head) => {
      this.#enter(request, socket, head).catch((problem) => {
        door.failed(problem)
        this.#gate.turnAway(socket, 'outage')
      })
    })
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  /** Bytes that wait for readers. */
  get unread(): number {
    return this.#around.backlog.bytes
  }

  /** The most that one of them has. */
  get largest(): { readonly socketsOfAPerson: number; readonly messagesWaiting: number } {
    let messagesWaiting = 0
    for (const { hearing } of this.connections)
      messagesWaiting = Math.max(messagesWaiting, hearing.waiting)
    return { socketsOfAPerson: this.#gate.mostOfAPerson, messagesWaiting }
  }

  /** Somebody of the account has a page open. */
  isAbout(account: string): boolean {
    return this.#gate.has(account)
  }

  /** Everybody comes back in a moment, and sees everything anew. */
  sendAway(): void {
    const [least, most] = this.#limits.awayMs
    for (const connection of this.connections)
      connection.bye('stopping', least + Math.floor(Math.random() * (most - least)))
  }

  /** Nobody is let in any more, and everybody goes elsewhere. */
  stepAside(): void {
    this.#gate.isShut = true
    this.sendAway()
  }

  /** Everybody is told to come back; who does not hang up is cut off. */
  async stop(): Promise<void> {
    clearInterval(this.#heartbeat)
    this.stepAside()
    this.#server.close()
    await this.#empty()
    for (const connection of this.connections) connection.cutOff()
    await this.#empty()
    await Promise.all(this.#leaving) // that they are gone is written before the database is closed
  }

  /** Resolved once everybody has gone, or has been waited for long enough. */
  #empty(): Promise<void> {
    if (this.connections.size === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const late = setTimeout(resolve, LONGEST_GOODBYE_MS)
      this.#emptied = () => {
        clearTimeout(late)
        resolve()
      }
    })
  }

  async #enter(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', (problem) => {
      if (!isGoneAway(problem)) this.#door.failed(problem)
    })
    const visitor = await this.#gate.admitted(request, socket)
    if (visitor === undefined) return
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#welcome(opened, socket, visitor),
    )
  }

  #welcome(socket: WebSocket, stream: Duplex, visitor: Visitor): void {
    const connection = new Connection(socket, stream, visitor, this.#around)
    this.connections.add(connection)
    socket.on('pong', () => {
      connection.isAlive = true
    })
    socket.on('ping', (data) => {
      connection.isAlive = true
      if (connection.isOpen && this.#mayGoOn(connection)) connection.pong(data)
    })
    socket.on('message', (data, isBinary) => {
      connection.isAlive = true
      if (!connection.isOpen) return // it was told goodbye
      this.#heard(connection, isBinary ? '' : String(data))
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#gone(connection))
  }

  #heard(connection: Connection, text: string): void {
    if (this.#mayGoOn(connection)) {
      connection.hearing.inOrder(
        () => hear(this.#parts, connection, text),
        (problem) => this.#stumbled(connection, text, problem),
      )
    } else if (connection.isOpen) {
      const tooFast = refuse('tooFast', 'HOUSE-4.4', { rate: this.#limits.rate })
      refuseText(this.#parts, connection, tooFast, text)
    }
  }

  /** False for what is too fast; who goes on all the same is sent away. */
  #mayGoOn(connection: Connection): boolean {
    const now = this.#parts.now()
    if (connection.allowance.take(now)) return true
    if (!connection.patience.take(now)) {
      this.#parts.cutOff('flood')
      connection.bye('flood', 10_000, 1008)
    }
    return false
  }

  /** Our bug or an outage: the sender is told, and may send again. */
  #stumbled(connection: Connection, text: string, problem: unknown): void {
    if (!(problem instanceof Damaged)) this.#door.failed(problem) // told already
    refuseText(this.#parts, connection, refusalFor(problem), text)
  }

  #gone(connection: Connection): void {
    this.connections.delete(connection)
    this.#parts.waits.gone(connection)
    if (this.connections.size === 0) this.#emptied()
    this.#parts.sent(connection.takeSent())
    this.#parts.lobby.leave(connection)
    for (const table of [...connection.watching]) this.letGo(connection, table)
  }

  protected letGo(connection: Connection, table: string): void {
    const leaving = unwatch(this.#parts, connection, table)
      .catch(this.#door.failed)
      .finally(() => this.#leaving.delete(leaving))
    this.#leaving.add(leaving)
  }

  #beat(): void {
    for (const connection of this.connections) {
      connection.heartbeat()
      this.#parts.sent(connection.takeSent())
    }
  }
}

/** Browsers vanish all the time; that is no news. */
const isGoneAway = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'ECONNRESET' || code === 'EPIPE'
