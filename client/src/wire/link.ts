// The connection to the server, kept up: says hello, comes back after a cut, notices when the other side is gone.
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@foldtable/protocol'
import type { Connection } from './connection.ts'
import type { Dial, Line } from './dial.ts'
import type { Timers } from './timers.ts'

export type Welcome = Extract<ServerMessage, { kind: 'welcome' }>

export interface LinkEnds {
  /** The server knows us: from now on it hears what is said. */
  welcomed(welcome: Welcome): void
  heard(message: ServerMessage): void
  /** Of `connection` or the clock's skew. */
  changed(): void
}

const HELLO_MS = 10_000
/** After so much silence it is asked whether somebody is there. */
const SILENCE_MS = 25_000
const ANSWER_MS = 8000
/** A phone that slept often wakes with a dead line, and somebody is looking at it. */
const ANSWER_TO_LOOKER_MS = 3000
const FIRST_WAIT_MS = 300
const LONGEST_WAIT_MS = 20_000

export class Link {
  readonly #dial: Dial
  readonly #timers: Timers
  readonly #random: () => number
  readonly #ends: LinkEnds
  #connection: Connection = 'connecting'
  #line: Line | undefined
  #isWanted = false
  #isOnline = true
  #attempts = 0
  #notBefore = 0
  #heardAt = 0
  #pingedAt = 0
  #skew = 0
  #callOff: () => void = () => undefined

  constructor(dial: Dial, timers: Timers, random: () => number, ends: LinkEnds) {
    this.#dial = dial
    this.#timers = timers
    this.#random = random
    this.#ends = ends
  }

  get connection(): Connection {
    return this.#connection
  }

  /** Add to this side's time to have the server's. */
  get skew(): number {
    return this.#skew
  }

  /** From now on there is a connection whenever there can be one. */
  start(): void {
    if (this.#isWanted) return
    this.#isWanted = true
    if (this.#isOnline) this.#connect()
    else this.#become('offline')
  }

  close(): void {
    this.#isWanted = false
    this.#hangUp()
  }

  /** Once more from the start: somebody else is signed in. */
  restart(): void {
    if (!this.#isWanted || this.#connection === 'outdated') return
    this.#hangUp()
    this.#attempts = 0
    if (this.#isOnline) this.#connect()
  }

  /** What the browser knows: the network went or came back, or somebody looks at the page again. */
  hint(about: 'online' | 'offline' | 'visible'): void {
    if (about !== 'visible') this.#isOnline = about === 'online'
    if (!this.#isWanted || this.#isShut) return
    if (about === 'offline') {
      this.#hangUp()
      this.#become('offline')
    } else if (this.#line === undefined && this.#isOnline) {
      this.#attempts = 0
      this.#connect()
    } else if (about === 'visible' && this.#connection === 'open') this.#ping(ANSWER_TO_LOOKER_MS)
  }

  /** Nothing that is said before the welcome or after a cut is kept: that is the caller's. */
  say(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message))
  }

  #connect(): void {
    this.#callOff()
    if (this.#connection !== 'connecting') this.#become('reconnecting')
    const isMine = () => this.#line === line
    const line: Line = this.#dial({
      opened: () => isMine() && this.say({ kind: 'hello', protocol: PROTOCOL }),
      heard: (text) => isMine() && this.#hear(text),
      closed: () => isMine() && this.#lost(),
    })
    this.#line = line
    this.#later(HELLO_MS, () => this.#lost())
  }

  #hear(text: string): void {
    const message: ServerMessage = JSON.parse(text)
    this.#heardAt = this.#timers.now()
    if (message.kind === 'welcome' && message.protocol !== PROTOCOL) this.#outdated()
    else if (message.kind === 'welcome') this.#welcomed(message)
    else if (message.kind === 'pong') this.#measure(message.now)
    else if (message.kind === 'bye' && message.reason === 'outdated') this.#outdated()
    else if (message.kind === 'bye' && message.reason === 'signedOut') this.#signedOut()
    else if (message.kind === 'bye') {
      this.#notBefore = this.#timers.now() + message.after
      this.#lost()
    } else this.#ends.heard(message)
  }

  #welcomed(welcome: Welcome): void {
    this.#attempts = 0
    this.#skew = welcome.now - this.#timers.now()
    this.#ping()
    this.#become('open')
    this.#ends.welcomed(welcome)
  }

  #outdated(): void {
    this.#hangUp()
    this.#become('outdated')
  }

  /** Whoever sat here must not find themselves a stranger: only who signs in, or out, here opens the line anew. */
  #signedOut(): void {
    this.#hangUp()
    this.#become('signedOut')
  }

  /** If nothing at all is heard for a while after this, the line is dead. */
  #ping(limit = ANSWER_MS): void {
    this.#pingedAt = this.#timers.now()
    this.say({ kind: 'ping' })
    this.#later(limit, () => {
      if (this.#heardAt < this.#pingedAt) this.#lost()
      else this.#watch()
    })
  }

  #watch(): void {
    const silence = this.#timers.now() - this.#heardAt
    if (silence >= SILENCE_MS) this.#ping()
    else this.#later(SILENCE_MS - silence, () => this.#watch())
  }

  /** The answer was given about half way between asking and hearing it. */
  #measure(now: number): void {
    const here = (this.#pingedAt + this.#timers.now()) / 2
    const skew = Math.round(now - here)
    if (Math.abs(skew - this.#skew) < 20) return
    this.#skew = skew
    this.#ends.changed()
  }

  #lost(): void {
    this.#hangUp()
    if (!this.#isWanted || this.#isShut) return
    this.#become(this.#isOnline ? 'reconnecting' : 'offline')
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#attempts)
    this.#attempts += 1
    const asked = this.#notBefore - this.#timers.now()
    const wait = Math.max(longest * (0.5 + this.#random() / 2), asked + this.#random() * longest)
    if (this.#isOnline) this.#later(wait, () => this.#connect())
  }

  /** It does not come back by itself. */
  get #isShut(): boolean {
    return this.#connection === 'outdated' || this.#connection === 'signedOut'
  }

  #hangUp(): void {
    this.#callOff()
    const line = this.#line
    this.#line = undefined
    line?.close()
  }

  #later(ms: number, act: () => void): void {
    this.#callOff()
    this.#callOff = this.#timers.after(ms, act)
  }

  #become(connection: Connection): void {
    if (connection === this.#connection) return
    this.#connection = connection
    this.#ends.changed()
  }
}
