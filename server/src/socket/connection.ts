// One browser's socket: who it is, what it watches, and how much it may say.
import type { Duplex } from 'node:stream'
import { Allowance } from '@foldtable/host/allowance'
import type { Watcher } from '@foldtable/host/ports'
import type { WebSocket } from 'ws'
import { Hearing } from './hearing.ts'
import { Outlet, type OutletParts } from './outlet.ts'
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
export interface Surroundings extends OutletParts {
  /** What it says, once what it said before is done; nothing if it was done at once. */
  hear(connection: Connection, text: string): Promise<void> | void
  stumbled(connection: Connection, text: string, problem: unknown): void
  /** It fell behind at this table and has caught up. */
  resync(connection: Connection, table: string): void
}

export class Connection extends Outlet implements Watcher {
  readonly session: string | null
  readonly allowance: Allowance
  /** Who goes on talking after being told to wait is sent away. */
  readonly patience: Allowance
  readonly watching = new Set<string>()
  /** What it says, one after another. */
  readonly hearing: Hearing
  isAlive = true
  readonly #socket: WebSocket
  readonly #around: Surroundings
  readonly #hello: NodeJS.Timeout
  #hasSaidHello = false
  #person: Person | null

  /** `stream` is what the socket writes to: a frame made for many is written there as it is. */
  constructor(
    socket: WebSocket,
    stream: Duplex,
    { person, session }: Visitor,
    around: Surroundings,
  ) {
    super(socket, stream, around)
    this.#socket = socket
    this.#around = around
    this.#person = person
    this.session = session
    this.allowance = new Allowance(this.limits.rate, this.limits.burst)
    this.patience = new Allowance(1, this.limits.burst)
    this.hearing = new Hearing(socket, this.limits.mostUnheard, {
      hear: (text) => around.hear(this, text),
      failed: (text, problem) => around.stumbled(this, text, problem),
    })
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
    this.packing = packing
    this.#hasSaidHello = true
    clearTimeout(this.#hello)
  }

  /** From now on it hears of this table. */
  comesTo(table: string, game: string): void {
    this.watching.add(table)
    const begun = this.packing?.begin(table, game)
    if (begun !== undefined && this.isOpen) this.write(begun)
  }

  /** True if it heard of it until now. */
  leaves(table: string): boolean {
    this.packing?.end(table)
    return this.watching.delete(table)
  }

  rename(name: string): void {
    if (this.#person !== null) this.#person = { ...this.#person, name }
  }

  protected override resync(table: string): void {
    this.#around.resync(this, table)
  }

  protected override gone(): void {
    clearTimeout(this.#hello)
    super.gone()
  }

  /** Whoever has not been heard of since the last time is gone; unless it is we who do not listen. */
  heartbeat(): void {
    if (!this.isAlive && !this.#socket.isPaused) this.cutOff('silent')
    this.isAlive = false
    if (this.isOpen) this.#socket.ping()
  }
}
