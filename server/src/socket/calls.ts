// Rematches that somebody offers, told to everybody who is asked, on whatever page they are (HOUSE-22.6).

import type { LiveTable } from '@foldtable/host/live-table'
import { answerOf, askedOf } from '@foldtable/host/offers'
import type { RematchCall, ServerMessage } from '@foldtable/protocol'

/** Whoever said yes and is elsewhere is told for so long where it has begun. */
const BEGUN_MS = 2 * 60_000
const MANY = 10_000

export interface Called {
  readonly account: string | null
  say(message: ServerMessage): void
}

export interface CallsParts {
  now(): number
  /** To all sockets of an account. */
  tell(account: string, message: ServerMessage): void
}

export class Calls {
  readonly #parts: CallsParts
  /** By account, then by table. */
  readonly #calls = new Map<string, Map<string, RematchCall>>()

  constructor(parts: CallsParts) {
    this.#parts = parts
  }

  /** A table has changed: perhaps somebody offers a rematch there, has answered, or it has begun. */
  note(live: LiveTable): void {
    if (live.stored.status !== 'over') return
    for (const account of askedOf(live.house)) {
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
    if (call === undefined) calls.delete(table)
    else calls.set(table, call)
    if (calls.size === 0) this.#calls.delete(account)
    else this.#calls.set(account, calls)
    if (this.#calls.size > MANY) this.#sweep()
    this.#parts.tell(account, this.#message(account))
  }

  /** Some who said yes never came. */
  #sweep(): void {
    const now = this.#parts.now()
    for (const [account, calls] of this.#calls)
      if ([...calls.values()].every(({ until }) => until <= now)) this.#calls.delete(account)
  }

  #message(account: string): ServerMessage {
    const now = this.#parts.now()
    const calls = [...(this.#calls.get(account)?.values() ?? [])]
    return { kind: 'rematches', calls: calls.filter(({ until }) => until > now) }
  }
}

function callFor(live: LiveTable, account: string, now: number): RematchCall | undefined {
  const { offer, rematch, rematchWith = [], sittings } = live.house
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
