// Who is let in by a socket: from our own pages, so many in all, from one address and of one person.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Visitor } from './connection.ts'
import type { SocketLimits, TurnedAway } from './limits.ts'
import { Places } from './places.ts'
import { turnAway } from './turn-away.ts'

export interface Door {
  /** From the cookie of the request. */
  visitorOf(request: IncomingMessage): Promise<Visitor>
  /** Whose bound it counts to. */
  addressOf(request: IncomingMessage): string
  isOwnOrigin(origin: string, request: IncomingMessage): boolean
  failed(problem: unknown): void
}

export class Gate {
  /** The house is closing. */
  isShut = false
  readonly #door: Door
  readonly #limits: SocketLimits
  readonly #turnedAway: (why: TurnedAway) => void
  readonly #addresses: Places
  readonly #people: Places
  /** Sockets that are in or on their way in. */
  #taken = 0

  constructor(door: Door, limits: SocketLimits, turnedAway: (why: TurnedAway) => void) {
    this.#door = door
    this.#limits = limits
    this.#turnedAway = turnedAway
    this.#addresses = new Places(limits.perAddress)
    this.#people = new Places(limits.perPerson)
  }

  has(account: string): boolean {
    return this.#people.has(account)
  }

  get mostOfAPerson(): number {
    return this.#people.largest
  }

  /** Nothing for somebody who was turned away. */
  async admitted(request: IncomingMessage, socket: Duplex): Promise<Visitor | undefined> {
    const refused = this.#refusalTo(request)
    if (refused !== undefined) return this.turnAway(socket, refused)
    const address = this.#door.addressOf(request)
    if (!this.#addresses.take(address)) return this.turnAway(socket, 'tooManySockets')
    this.#taken += 1
    socket.once('close', () => {
      this.#taken -= 1
      this.#addresses.free(address)
    })
    const visitor = await this.#door.visitorOf(request)
    const { person } = visitor
    if (person !== null) {
      if (!this.#people.take(person.id)) return this.turnAway(socket, 'tooManySockets')
      socket.once('close', () => this.#people.free(person.id))
    }
    return visitor
  }

  #refusalTo(request: IncomingMessage): TurnedAway | undefined {
    const [path] = (request.url ?? '').split('?')
    const { origin } = request.headers
    if (path !== '/socket') return 'noSuchPlace'
    if (origin !== undefined && !this.#door.isOwnOrigin(origin, request)) return 'crossSite'
    if (this.isShut) return 'stopping'
    return this.#taken >= this.#limits.inAll ? 'tooManySockets' : undefined
  }

  turnAway(socket: Duplex, code: TurnedAway): undefined {
    this.#turnedAway(code)
    turnAway(socket, code)
  }
}
