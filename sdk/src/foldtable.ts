// A house that a program talks to, as somebody: over HTTP with the types of every route, over one socket for all tables.
import { type Wire, wireOver } from '@foldtable/client/wire/wire'
import {
  type Answer,
  type AnswerOf,
  type AnyParts,
  answerFrom,
  type Parts,
  type Read,
  type RouteName,
  requestOf,
} from '@foldtable/protocol/asking'
import { dialWith } from './dial.ts'
import { OpenTable } from './open-table.ts'

const COOKIE = /^foldtable=([^;]+)/

export class Foldtable {
  readonly url: string
  #session: string
  #wire: Wire | undefined
  readonly #tables = new Set<OpenTable>()

  /** `session` is that of somebody who was here before; without one, nobody in particular asks. */
  constructor(url: string, session = '') {
    this.url = url.replace(/\/+$/, '')
    this.#session = session
  }

  /** Somebody new, by name. Who keeps the `session` can come back as the same. */
  static async guest(url: string, name: string): Promise<Foldtable> {
    const house = new Foldtable(url)
    await house.read('POST /api/guest', { body: { name } })
    return house
  }

  /** To be kept like a password. */
  get session(): string {
    return this.#session
  }

  /** Asks a route by its name: `ask('GET /api/tables', { query: { status: 'waiting' } })`. */
  ask<N extends RouteName>(name: N, ...[parts]: Parts<N>): Promise<Answer<AnswerOf<N>>> {
    return this.#ask(name, parts)
  }

  /** As `ask`, for what should not be refused: it fails then. */
  async read<N extends RouteName>(name: N, ...[parts]: Parts<N>): Promise<AnswerOf<N>> {
    const answer = await this.#ask(name, parts)
    if (answer.ok) return answer.value
    throw new Error(`${name}: ${answer.refusal.message ?? answer.refusal.code}`)
  }

  /** Follows a table, from a seat or as somebody who looks on. */
  open(table: string, invite?: string): OpenTable {
    this.#wire ??= this.#startWire()
    const read: Read = (name, ...parts) => this.read(name, ...parts)
    const opened = new OpenTable(this.#wire, table, invite, read)
    this.#tables.add(opened)
    return opened
  }

  /** Takes a seat at a table that waits, and follows it. */
  async sitDown(table: string, invite?: string): Promise<OpenTable> {
    const body = invite === undefined ? {} : { invite }
    await this.read('POST /api/tables/:id/join', { params: { id: table }, body })
    return this.open(table, invite)
  }

  /** The socket is closed, with all tables. */
  close(): void {
    for (const table of this.#tables) table.close()
    this.#tables.clear()
    this.#wire?.close()
    this.#wire = undefined
  }

  async #ask<N extends RouteName>(name: N, parts?: AnyParts): Promise<Answer<AnswerOf<N>>> {
    const { path, headers, ...request } = requestOf(name, parts)
    const response = await fetch(`${this.url}${path}`, {
      ...request,
      headers: { ...headers, ...this.#cookie },
    })
    for (const cookie of response.headers.getSetCookie())
      this.#session = COOKIE.exec(cookie)?.[1] ?? this.#session
    return answerFrom(name, response.ok, await response.text())
  }

  get #cookie(): { readonly [name: string]: string } {
    return this.#session === '' ? {} : { cookie: `foldtable=${this.#session}` }
  }

  #startWire(): Wire {
    const address = `${this.url.replace(/^http/, 'ws')}/socket`
    const wire = wireOver({ dial: dialWith(address, () => this.#cookie) })
    wire.start()
    return wire
  }
}
