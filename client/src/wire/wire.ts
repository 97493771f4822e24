// One socket for all tables. What is said with a key is said until it is answered, and answered once.
import type { Refusal } from '@foldtable/kernel'
import type { ClientMessage, RematchCall, ServerMessage, Waits } from '@foldtable/protocol'
import type { Connection } from './connection.ts'
import type { Dial } from './dial.ts'
import { inMemory, type KeyValues } from './key-values.ts'
import { Link, type Welcome } from './link.ts'
import { type KeptMove, MoveQueue } from './move-queue.ts'
import { randomKey } from './random-key.ts'
import { type Hearers, hearersOf } from './signal.ts'
import { realTimers, type Timers } from './timers.ts'

/** What is said about a table. */
export type TableMessage = Exclude<
  ServerMessage,
  { kind: 'welcome' | 'pong' | 'bye' | 'waits' | 'rematches' | HouseMessage['kind'] }
>

type KeyedMessage = Extract<ClientMessage, { readonly key: string }>
/** What somebody at a table asks of the house. */
export type Wish = KeyedMessage extends infer M
  ? M extends { kind: 'play' }
    ? never
    : Omit<M, 'key' | 'table'>
  : never

/** Somebody who follows a table. */
export interface Hearer {
  readonly invite?: string | undefined
  /** From where to resume: the last entry and the last line of chat at hand; nothing asks for the whole table. */
  resumeAfter():
    | { readonly n: number; readonly chat: number; readonly gallery?: number }
    | undefined
  heard(message: TableMessage): void
}

const resumed = ({ n, chat, gallery = 0 }: NonNullable<ReturnType<Hearer['resumeAfter']>>) => ({
  ...{ after: n, chat },
  ...(gallery === 0 ? {} : { gallery }),
})
/** What is said about no table. */
export type HouseMessage = Extract<ServerMessage, { kind: 'lobby' | 'device' }>

/** Somebody who looks into the lobby: the latest revision that they know of, if any. */
export interface Looker {
  revision(): number | undefined
}

export interface WireParts {
  readonly dial: Dial
  /** Where unsent moves outlive a reload. */
  readonly storage?: KeyValues
  readonly timers?: Timers
  random?(): number
}

/** Nothing was done about the message: it may be said again. */
const AGAIN = ['tooFast', 'helloFirst', 'outage']
const AGAIN_MS = 1500
const MOST_TRIES = 5
/** A move that is older is nobody's wish any more. */
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000

export class Wire {
  readonly timers: Timers
  readonly queue: MoveQueue
  readonly #link: Link
  readonly #hearers = new Map<string, Set<Hearer>>()
  /** Not answered yet, in the order in which it was said. */
  readonly #unanswered = new Map<string, KeyedMessage>()
  readonly #tries = new Map<string, number>()
  readonly #listeners = hearersOf()
  readonly #overhearers = hearersOf<[HouseMessage]>()
  readonly #lookers = new Set<Looker>()
  #account: Welcome['account'] | undefined
  #waits: readonly Waits[] = []
  #calls: readonly RematchCall[] = []

  constructor({ dial, storage = inMemory(), timers = realTimers, random }: WireParts) {
    this.timers = timers
    this.queue = new MoveQueue(storage)
    this.#link = new Link(dial, timers, random ?? Math.random, {
      welcomed: (welcome) => this.#welcomed(welcome),
      heard: (message) => this.#hear(message),
      changed: () => this.#changed(),
    })
    for (const kept of this.queue.list()) {
      if (timers.now() - kept.at > OLDEST_MS) this.queue.remove(kept)
      else if (kept.refusal === undefined) this.#enqueue(kept)
    }
    if (this.#unanswered.size > 0) this.#link.start()
  }

  get connection(): Connection {
    return this.#link.connection
  }

  /** Add to `Date.now()` to have the server's time. */
  get clockSkew(): number {
    return this.#link.skew
  }

  /** Whom the server takes us for; undefined before it said so. */
  get account(): Welcome['account'] | undefined {
    return this.#account
  }

  /** Tables that wait for whoever is signed in here. */
  get waits(): readonly Waits[] {
    return this.#waits
  }

  /** Rematches that somebody offers to whoever is signed in. */
  get calls(): readonly RematchCall[] {
    return this.#calls
  }

  /** From now on there is a line, also without a table. */
  start(): void {
    this.#link.start()
  }

  /** Told when the connection, the clock's skew or the tables that wait have changed. */
  get subscribe(): Hearers['subscribe'] {
    return this.#listeners.subscribe
  }

  /** Told what the house says that is about no table. */
  get overhear(): Hearers<[HouseMessage]>['subscribe'] {
    return this.#overhearers.subscribe
  }

  /** From now on the house tells what changes in the lobby, until the answer is called. */
  lookIntoLobby(looker: Looker): () => void {
    this.#lookers.add(looker)
    this.#link.start()
    if (this.connection === 'open') this.#look(looker)
    return () => {
      if (!this.#lookers.delete(looker) || this.#lookers.size > 0) return
      if (this.connection === 'open') this.#link.say({ kind: 'lobby', on: false })
    }
  }

  #look(looker: Looker): void {
    const after = looker.revision()
    this.#link.say({ kind: 'lobby', on: true, ...(after === undefined ? {} : { after }) })
  }

  hint(about: 'online' | 'offline' | 'visible'): void {
    this.#link.hint(about)
  }

  /** To be called when somebody else is signed in: the server knows a socket by its first cookie. */
  restart(): void {
    this.#link.restart()
  }

  close(): void {
    this.#link.close()
  }

  /** Follows a table until the answer is called. */
  join(table: string, hearer: Hearer): () => void {
    const hearers = this.#hearers.get(table) ?? new Set()
    this.#hearers.set(table, hearers.add(hearer))
    this.#link.start()
    if (this.connection === 'open') this.watch(table, hearer)
    return () => {
      if (!hearers.delete(hearer) || hearers.size > 0) return
      this.#hearers.delete(table)
      if (this.connection === 'open') this.#link.say({ kind: 'unwatch', table })
    }
  }

  /** Asks for what is missing, or for the whole table. */
  watch(table: string, hearer: Hearer): void {
    if (this.connection !== 'open') return
    const { invite } = hearer
    const after = hearer.resumeAfter()
    this.#link.say({
      kind: 'watch',
      table,
      ...(after === undefined ? {} : resumed(after)),
      ...(invite === undefined ? {} : { invite }),
    })
  }

  /** Keeps a move and sends it as soon as it can be: one that waits for another's number only once that is known. */
  play(kept: KeptMove): void {
    this.queue.put(kept)
    const message = this.#enqueue(kept)
    if (message !== undefined && this.connection === 'open') this.#link.say(message)
    this.#link.start()
  }

  /** A move that is not to be sent any more. */
  forget(kept: Pick<KeptMove, 'table' | 'key'>): void {
    this.queue.remove(kept)
    this.#unanswered.delete(kept.key)
  }

  /** Says it under a key of its own, which is answered. */
  ask(table: string, wish: Wish): string {
    const key = randomKey()
    const message = { ...wish, table, key } as KeyedMessage
    this.#unanswered.set(key, message)
    if (this.connection === 'open') this.#link.say(message)
    return key
  }

  #enqueue({ table, key, question, move }: KeptMove): KeyedMessage | undefined {
    if (question === null) return undefined
    const message = { kind: 'play', table, key, question, move } as const
    this.#unanswered.set(key, message)
    return message
  }

  /** First what was missed, then what was not answered: the server hears it in this order. */
  #welcomed({ account }: Welcome): void {
    this.#account = account
    if (account === null) this.#waits = []
    this.#calls = [] // told anew, if there are any
    for (const [table, hearers] of this.#hearers)
      for (const hearer of hearers) this.watch(table, hearer)
    for (const looker of this.#lookers) this.#look(looker)
    for (const message of this.#unanswered.values()) this.#link.say(message)
    this.#changed()
  }

  #hear(message: ServerMessage): void {
    if (message.kind === 'waits' || message.kind === 'rematches') {
      if (message.kind === 'waits') this.#waits = message.tables
      else this.#calls = message.calls
      this.#changed()
      return
    }
    if (!('table' in message) || message.table === undefined) {
      this.#overhearers.tell(message as HouseMessage)
      return
    }
    if ('key' in message && message.key !== undefined) {
      if (!this.#answered(message.key, message)) return
    } else if (message.kind === 'refused' && AGAIN.includes(message.code)) {
      this.timers.after(AGAIN_MS, () => this.#watchAgain(message.table ?? ''))
      return
    }
    for (const hearer of this.#hearers.get(message.table) ?? [])
      hearer.heard(message as TableMessage)
  }

  #watchAgain(table: string): void {
    for (const hearer of this.#hearers.get(table) ?? []) this.watch(table, hearer)
  }

  /** Whether anybody is to hear of it: not of a second answer, nor while it is tried again. Frames are always heard. */
  #answered(key: string, message: ServerMessage): boolean {
    const asked = this.#unanswered.get(key)
    if (asked === undefined) return message.kind === 'frame'
    if (message.kind === 'refused' && this.#isTriedAgain(asked, message)) return false
    this.#unanswered.delete(key)
    this.#tries.delete(key)
    if (asked.kind === 'play') this.#settle(asked, message)
    return true
  }

  #isTriedAgain(asked: KeyedMessage, { code }: Refusal): boolean {
    if (!AGAIN.includes(code) || (code === 'outage' && asked.kind !== 'play')) return false
    const tries = (this.#tries.get(asked.key) ?? 0) + 1
    if (tries >= MOST_TRIES) return false
    this.#tries.set(asked.key, tries)
    this.timers.after(AGAIN_MS * tries, () => {
      if (this.connection === 'open' && this.#unanswered.has(asked.key)) this.#link.say(asked)
    })
    return true
  }

  /** A refusal that nobody hears is kept until somebody opens the table. */
  #settle({ table, key }: KeyedMessage, message: ServerMessage): void {
    const kept = this.queue.get(table, key)
    if (message.kind !== 'refused' || this.#hearers.has(table) || kept === undefined)
      this.queue.remove({ table, key })
    else {
      const { code, rule, facts } = message
      const refusal = facts === undefined ? { code, rule } : { code, rule, facts }
      this.queue.put({ ...kept, refusal })
    }
  }

  #changed(): void {
    this.#listeners.tell()
  }
}
