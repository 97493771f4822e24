// The door for WebSockets: who may come in, heartbeats, and a calm goodbye.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { LiveTable } from '@foldtable/host/live-table'
import { refuse } from '@foldtable/kernel'
import type { ServerMessage } from '@foldtable/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { hashOf } from '../accounts/tokens.ts'
import { Damaged, refusalFor } from '../tables/damage.ts'
import { Backlog } from './backlog.ts'
import { Connection, type Surroundings, type Visitor } from './connection.ts'
import { hear, type Parts, resync, tellRemoved, unwatch } from './conversation.ts'
import type { SocketLimits, TurnedAway } from './limits.ts'
import { Places } from './places.ts'
import { refuseText } from './refusing.ts'
import { turnAway } from './turn-away.ts'

export interface Door {
  /** From the cookie of the request. */
  visitorOf(request: IncomingMessage): Promise<Visitor>
  /** Whose bound it counts to. */
  addressOf(request: IncomingMessage): string
  isOwnOrigin(origin: string, request: IncomingMessage): boolean
  failed(problem: unknown): void
}

const HEARTBEAT_MS = 30_000
const LONGEST_GOODBYE_MS = 2000
/** A message arrives in a few pieces: whoever sends byte by byte fills the memory with the pieces. */
const BYTES_OF_A_PIECE = 128

/** A session by the hash of its token, or all of somebody's. */
export interface SignedOut {
  readonly hash?: string
  readonly account?: string
}

export class Sockets {
  /** Other nodes are told. */
  onSignedOut: ((who: SignedOut) => void) | undefined

  readonly #parts: Parts
  readonly #door: Door
  readonly #limits: SocketLimits
  readonly #addresses: Places
  readonly #people: Places
  readonly #around: Surroundings
  readonly #server: WebSocketServer
  readonly #connections = new Set<Connection>()
  readonly #heartbeat: NodeJS.Timeout
  /** Sockets that are in or on their way in. */
  #taken = 0
  #isStopping = false
  /** What is still being done for those who have gone. */
  readonly #leaving = new Set<Promise<void>>()
  #emptied: () => void = () => undefined

  constructor(http: Server, parts: Parts, door: Door, limits: SocketLimits) {
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
    this.#addresses = new Places(limits.perAddress)
    this.#people = new Places(limits.perPerson)
    this.#around = {
      limits,
      backlog: new Backlog(limits.mostUnreadInAll),
      resync: (one, table) => void resync(parts, one, table).catch(door.failed),
      cutOff: (why) => parts.cutOff(why),
    }
    http.on('upgrade', (request, socket, head) => {
      this.#enter(request, socket, head).catch((problem) => {
        door.failed(problem)
        this.#turnAway(socket, 'outage')
      })
    })
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  get size(): number {
    return this.#connections.size
  }

  /** Bytes that wait for readers. */
  get unread(): number {
    return this.#around.backlog.bytes
  }

  /** The most that one of them has. */
  get largest(): { readonly socketsOfAPerson: number; readonly messagesWaiting: number } {
    let messagesWaiting = 0
    for (const { hearing } of this.#connections)
      messagesWaiting = Math.max(messagesWaiting, hearing.waiting)
    return { socketsOfAPerson: this.#people.largest, messagesWaiting }
  }

  isLooking(account: string, table: string): boolean {
    for (const one of this.#connections)
      if (one.account === account && one.watching.has(table)) return true
    return false
  }

  /** Some page of theirs is open. */
  isOnline(account: string): boolean {
    for (const one of this.#connections)
      if (one.account === account && one.hasSaidHello) return true
    return false
  }

  /** On every page that somebody has open. */
  tell(account: string, message: ServerMessage): void {
    for (const one of this.#connections)
      if (one.account === account && one.hasSaidHello) one.say(message)
  }

  /** Whom the host sent away is told wherever that table is open, and sees a private one no more. */
  removed(live: LiveTable, account: string, isKeptOut: boolean): void {
    for (const one of this.#connections) {
      if (one.account !== account || !one.watching.has(live.id)) continue
      tellRemoved(one, live, isKeptOut)
      if (live.stored.visibility === 'private') this.#letGo(one, live.id)
    }
  }

  /** Somebody of the account has a page open. */
  isAbout(account: string): boolean {
    return this.#people.has(account)
  }

  /** A session has ended: its sockets come back as nobody. */
  signedOut(session: string): void {
    this.ended(hashOf(session))
  }

  /** The session whose token has this hash has ended. */
  ended(hash: string): void {
    this.heardSignedOut({ hash })
    this.onSignedOut?.({ hash })
  }

  /** At this node alone. */
  heardSignedOut({ hash, account }: SignedOut): void {
    for (const one of this.#connections)
      if (account !== undefined && one.account === account) one.bye('signedOut', 0)
    if (hash === undefined) return
    for (const one of this.#connections)
      if (one.session !== null && hashOf(one.session) === hash) one.bye('signedOut', 0)
  }

  /** Another device is this person too; all of theirs are told. */
  signedIn(account: string, device: string): void {
    for (const one of this.#connections)
      if (one.account === account) one.say({ kind: 'device', device })
  }

  /** All sessions of somebody have ended. */
  signedOutEverywhere(account: string): void {
    this.heardSignedOut({ account })
    this.onSignedOut?.({ account })
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
    await this.#empty()
    for (const connection of this.#connections) connection.cutOff()
    await this.#empty()
    await Promise.all(this.#leaving) // that they are gone is written before the database is closed
  }

  /** Resolved once everybody has gone, or has been waited for long enough. */
  #empty(): Promise<void> {
    if (this.#connections.size === 0) return Promise.resolve()
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
    const refused = this.#refusalTo(request)
    if (refused !== undefined) return this.#turnAway(socket, refused)
    const address = this.#door.addressOf(request)
    if (!this.#addresses.take(address)) return this.#turnAway(socket, 'tooManySockets')
    this.#taken += 1
    socket.once('close', () => {
      this.#taken -= 1
      this.#addresses.free(address)
    })
    const visitor = await this.#door.visitorOf(request)
    const { person } = visitor
    if (person !== null) {
      if (!this.#people.take(person.id)) return this.#turnAway(socket, 'tooManySockets')
      socket.once('close', () => this.#people.free(person.id))
    }
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#welcome(opened, socket, visitor),
    )
  }

  #refusalTo(request: IncomingMessage): TurnedAway | undefined {
    const [path] = (request.url ?? '').split('?')
    const { origin } = request.headers
    if (path !== '/socket') return 'noSuchPlace'
    if (origin !== undefined && !this.#door.isOwnOrigin(origin, request)) return 'crossSite'
    if (this.#isStopping) return 'stopping'
    return this.#taken >= this.#limits.inAll ? 'tooManySockets' : undefined
  }

  #turnAway(socket: Duplex, code: TurnedAway): void {
    this.#parts.turnedAway(code)
    turnAway(socket, code)
  }

  #welcome(socket: WebSocket, stream: Duplex, visitor: Visitor): void {
    const connection = new Connection(socket, stream, visitor, this.#around)
    this.#connections.add(connection)
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
    this.#connections.delete(connection)
    this.#parts.waits.gone(connection)
    if (this.#connections.size === 0) this.#emptied()
    this.#parts.sent(connection.takeSent())
    this.#parts.lobby.leave(connection)
    for (const table of [...connection.watching]) this.#letGo(connection, table)
  }

  #letGo(connection: Connection, table: string): void {
    const leaving = unwatch(this.#parts, connection, table)
      .catch(this.#door.failed)
      .finally(() => this.#leaving.delete(leaving))
    this.#leaving.add(leaving)
  }

  #beat(): void {
    for (const connection of this.#connections) {
      connection.heartbeat()
      this.#parts.sent(connection.takeSent())
    }
  }
}

/** Browsers vanish all the time; that is no news. */
const isGoneAway = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'ECONNRESET' || code === 'EPIPE'
