// The door for WebSockets: who may come in, heartbeats, and a calm goodbye.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { refuse } from '@foldtable/kernel'
import { type WebSocket, WebSocketServer } from 'ws'
import { Connection, type ConnectionLimits, LIMITS, type Visitor } from './connection.ts'
import { type House, hear, refuseText, resync, unwatch } from './conversation.ts'

export interface Door {
  /** From the cookie of the request. */
  visitorOf(request: IncomingMessage): Promise<Visitor>
  isOwnOrigin(origin: string, host: string | undefined): boolean
  failed(problem: unknown): void
}

const HEARTBEAT_MS = 30_000
const LONGEST_GOODBYE_MS = 2000
const MOST_BYTES = 16 * 1024
/** Who goes on talking after being told to wait is sent away. */
const MOST_WARNINGS = 200

export class Sockets {
  readonly #house: House
  readonly #door: Door
  readonly #limits: ConnectionLimits
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
  })
  readonly #connections = new Set<Connection>()
  readonly #heartbeat: NodeJS.Timeout
  #isStopping = false
  #emptied: () => void = () => undefined

  constructor(http: Server, house: House, door: Door, limits: ConnectionLimits = LIMITS) {
    this.#house = house
    this.#door = door
    this.#limits = limits
    http.on('upgrade', (request, socket, head) => {
      this.#enter(request, socket, head).catch((problem) => {
        door.failed(problem)
        turnAway(socket, '503 Service Unavailable', 'outage')
      })
    })
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  get size(): number {
    return this.#connections.size
  }

  isLooking(account: string, table: string): boolean {
    for (const one of this.#connections)
      if (one.account === account && one.watching.has(table)) return true
    return false
  }

  /** A session has ended: its sockets come back as nobody. */
  signedOut(session: string): void {
    for (const one of this.#connections) if (one.session === session) one.bye('signedOut', 0)
  }

  /** All sessions of somebody have ended. */
  signedOutEverywhere(account: string): void {
    for (const one of this.#connections) if (one.account === account) one.bye('signedOut', 0)
  }

  renamed(account: string, name: string): void {
    for (const one of this.#connections) if (one.account === account) one.rename(name)
  }

  /** Everybody is told to come back; who does not hang up is cut off. */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#heartbeat)
    for (const connection of this.#connections)
      connection.bye('stopping', 500 + Math.floor(Math.random() * 1500))
    this.#server.close()
    if (this.#connections.size === 0) return
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, LONGEST_GOODBYE_MS)
      this.#emptied = () => {
        clearTimeout(late)
        resolve()
      }
    })
    for (const connection of this.#connections) connection.cutOff()
  }

  async #enter(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', (problem) => {
      if (!isGoneAway(problem)) this.#door.failed(problem)
    })
    const [path] = (request.url ?? '').split('?')
    const { origin } = request.headers
    if (path !== '/socket') return turnAway(socket, '404 Not Found', 'noSuchPlace')
    if (origin !== undefined && !this.#door.isOwnOrigin(origin, request.headers.host))
      return turnAway(socket, '403 Forbidden', 'crossSite')
    if (this.#isStopping) return turnAway(socket, '503 Service Unavailable', 'stopping')
    const visitor = await this.#door.visitorOf(request)
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#welcome(opened, socket, visitor),
    )
  }

  #welcome(socket: WebSocket, stream: Duplex, visitor: Visitor): void {
    const again = (one: Connection, table: string) => {
      resync(this.#house, one, table).catch(this.#door.failed)
    }
    const connection = new Connection(socket, stream, visitor, again, this.#limits)
    this.#connections.add(connection)
    let warnings = 0
    socket.on('pong', () => {
      connection.isAlive = true
    })
    socket.on('message', (data, isBinary) => {
      connection.isAlive = true
      if (!connection.isOpen) return // it was told goodbye
      const text = isBinary ? '' : String(data)
      if (connection.allowance.take(this.#house.now())) {
        connection.inOrder(() =>
          hear(this.#house, connection, text).catch((problem) =>
            this.#stumbled(connection, text, problem),
          ),
        )
        return
      }
      warnings += 1
      const tooFast = refuse('tooFast', 'HOUSE-4.4', { rate: this.#limits.rate })
      if (warnings > MOST_WARNINGS) connection.bye('flood', 10_000, 1008)
      else refuseText(this.#house, connection, tooFast, text)
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#gone(connection))
  }

  /** Our bug or an outage: the sender is told, and may send again. */
  #stumbled(connection: Connection, text: string, problem: unknown): void {
    this.#door.failed(problem)
    refuseText(this.#house, connection, refuse('outage', 'HOUSE-2.2'), text)
  }

  #gone(connection: Connection): void {
    this.#connections.delete(connection)
    if (this.#connections.size === 0) this.#emptied()
    this.#house.sent(connection.takeSent())
    for (const table of [...connection.watching]) {
      unwatch(this.#house, connection, table).catch(this.#door.failed)
    }
  }

  #beat(): void {
    for (const connection of this.#connections) {
      connection.heartbeat()
      this.#house.sent(connection.takeSent())
    }
  }
}

/** Browsers vanish all the time; that is no news. */
const isGoneAway = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'ECONNRESET' || code === 'EPIPE'

function turnAway(socket: Duplex, status: string, code: string): void {
  const body = JSON.stringify({ code })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}
