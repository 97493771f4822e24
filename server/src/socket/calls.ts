// Rematches that somebody offers, told to everybody who is asked, on whatever page they are (HOUSE-22.6).

import type { LiveTable } from '@foldtable/host/live-table'
import { answerOf, askedOf } from '@foldtable/host/offers'
import type { RematchCall, ServerMessage } from '@foldtable/protocol'

/** Whoever said yes and is elsewhere is told for so long where it has begun. */
const BEGUN_MS = 2 * 60_000

export interface Called {
  readonly account: string | null
  say(message: ServerMessage): void
}

interface CallsParts {
  /** So many are kept in all, and for one person: what is left out waits in the store (`waits`). */
  readonly most: number
  readonly perPerson: number
  now(): number
  /** To all sockets of an account. */
  tell(account: string, message: ServerMessage): void
}

export class Calls {
  readonly #parts: CallsParts
  /** By account, then by table. */
  readonly #calls = new Map<string, Map<string, RematchCall>>()
  #size = 0

  constructor(parts: CallsParts) {
    this.#parts = parts
  }

  /** How many are kept. */
  get size(): number {
    return this.#size
  }

  /** A table has changed: perhaps somebody offers a rematch there, has answered, or it has begun. */
  note(live: LiveTable): void {
    if (live.stored.status !== 'over') return
    for (const account of askedOf(live.room)) {
      const known = this.#calls.get(account)?.get(live.id)
      const call = callFor(live, account, this.#parts.now())
      const isBegun = call !== undefined && call.begun !== null
      if (known === undefined ? call === undefined || isBegun : isBegun && known.begun !== null)
        continue // they were not called, or know
      if (JSON.stringify(call) !== JSON.stringify(known)) this.#put(account, live.id, call)
    }
  }

  /** Somebody has come in. */
  greet(called: Called): void {
    const { account } = called
    if (account !== null && this.#calls.has(account)) called.say(this.#message(account))
  }

  /** They have opened a table: if it is the rematch, they know. */
  seen(account: string | null, table: string): void {
    if (account === null) return
    for (const call of this.#calls.get(account)?.values() ?? [])
      if (call.begun === table) this.#put(account, call.table, undefined)
  }

  #put(account: string, table: string, call: RematchCall | undefined): void {
    const calls = this.#calls.get(account) ?? new Map<string, RematchCall>()
    this.#size -= calls.size
    calls.delete(table)
    if (call !== undefined) calls.set(table, call)
    const [oldest] = calls.keys()
    if (calls.size > this.#parts.perPerson && oldest !== undefined) calls.delete(oldest)
    this.#calls.delete(account)
    if (calls.size > 0) this.#calls.set(account, calls) // the latest last
    this.#size += calls.size
    if (this.#size > this.#parts.most) this.#makeRoom()
    this.#parts.tell(account, this.#message(account))
  }

  /** Some who said yes never came; where that is not enough, whoever was called longest ago is told no more. */
  #makeRoom(): void {
    const now = this.#parts.now()
    for (const [account, calls] of this.#calls)
      if ([...calls.values()].every(({ until }) => until <= now)) this.#forget(account, calls)
    for (const [account, calls] of this.#calls) {
      if (this.#size <= this.#parts.most) return
      this.#forget(account, calls)
    }
  }

  #forget(account: string, { size }: { readonly size: number }): void {
    this.#calls.delete(account)
    this.#size -= size
  }

  #message(account: string): ServerMessage {
    const now = this.#parts.now()
    const calls = [...(this.#calls.get(account)?.values() ?? [])]
    return { kind: 'rematches', calls: calls.filter(({ until }) => until > now) }
  }
}

function callFor(live: LiveTable, account: string, now: number): RematchCall | undefined {
  const { offer, rematch, rematchWith = [], sittings } = live.room
  const called = { table: live.id, game: live.stored.game }
  if (offer !== undefined) {
    if (offer.unheard?.includes(account) && answerOf(offer, account) === null) return undefined
    const name = sittings.find(({ id }) => id === offer.by)?.name ?? ''
    const answer = answerOf(offer, account)
    return { ...called, name, until: offer.until, answer, begun: null }
  }
  if (rematch === null || !rematchWith.includes(account)) return undefined
  return { ...called, name: '', until: now + BEGUN_MS, answer: 'yes', begun: rematch }
}
