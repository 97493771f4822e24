// Whoever looks into the lobby is told what changes there: all of a second together, and each table once.

import { isBotId } from '@foldtable/host/bots'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Watcher } from '@foldtable/host/ports'
import { type Room, seatOfAccount } from '@foldtable/host/room'
import type { ListedTable, ServerMessage } from '@foldtable/protocol'
import { listedOf, type PublicCount } from './lists.ts'

type Told = Extract<ServerMessage, { kind: 'lobby' }>

type Counts = readonly PublicCount[]

interface Change {
  readonly revision: number
  readonly at: number
  readonly id: string
  /** Null if it is not in the lobby any more. */
  readonly listed: ListedTable | null
  readonly room: Room
  readonly asked: readonly number[]
}

/** Under this name a reader falls behind; no table is called that. */
export const LOBBY = 'lobby'
const EVERY_MS = 1000
/** A page that was asked for at the same time as this may be so old. */
const PAGE_MS = 30_000

export class Lobby {
  readonly #mostKept: number
  readonly #lookers = new Set<Watcher>()
  /** By table, the latest last. */
  readonly #changes = new Map<string, Change>()
  /** Larger than any of before a restart. */
  #revision = Date.now()
  /** What was forgotten ends here. */
  #forgotten = this.#revision
  #told = this.#revision
  #toldAt = 0
  #timer: NodeJS.Timeout | undefined
  readonly #count: () => Promise<Counts>
  #counts: Counts | undefined
  #countedAt = Number.NEGATIVE_INFINITY
  /** The revision of which they tell: what changes while nobody looks is not counted. */
  #counted = Number.NaN

  /** So many tables that changed are kept for who comes back, and a third of them told at once. */
  constructor(mostKept: number, count: () => Promise<Counts>) {
    this.#mostKept = mostKept
    this.#count = count
  }

  /** Something about it that lists show has changed. */
  note(live: LiveTable): void {
    const { stored, room, id } = live
    if (stored.visibility !== 'public') return
    this.#revision += 1
    this.#changes.delete(id)
    this.#changes.set(id, {
      revision: this.#revision,
      at: performance.now(),
      id,
      listed: stored.isShown && !live.truth.isClosed ? listedOf(room, stored) : null,
      room,
      asked: stored.asked,
    })
    const [oldest] = this.#changes.values()
    if (this.#changes.size > this.#mostKept && oldest !== undefined) {
      this.#changes.delete(oldest.id)
      this.#forgotten = oldest.revision
    }
    this.#tellSoon()
  }

  /** From now on; answers what changed since a revision, or since a page could have been read. */
  look(looker: Watcher, after?: number): Told {
    this.#lookers.add(looker)
    if (this.#counted !== this.#revision || performance.now() - this.#countedAt > PAGE_MS)
      this.#tellSoon()
    const since =
      after === undefined
        ? this.#after(({ at }) => performance.now() - at < PAGE_MS)
        : this.#after(({ revision }) => revision > after)
    const isStale = after !== undefined && (after < this.#forgotten || after > this.#revision)
    return isStale ? this.stale : this.#toldTo(looker.account, since)
  }

  get isLookedAt(): boolean {
    return this.#lookers.size > 0
  }

  /** Whoever comes back asks for the list anew. */
  forgetAll(): void {
    this.#changes.clear()
    this.#revision += 1
    this.#forgotten = this.#revision
  }

  leave(looker: Watcher): void {
    this.#lookers.delete(looker)
  }

  /** For a reader that fell behind. */
  get stale(): Told {
    return {
      ...{ kind: 'lobby', revision: this.#revision, changed: [], gone: [], isStale: true },
      ...(this.#counts === undefined ? {} : { counts: this.#counts }),
    }
  }

  #after(isIt: (change: Change) => boolean): Change[] {
    return [...this.#changes.values()].filter(isIt)
  }

  #tellSoon(): void {
    if (this.#timer !== undefined || this.#lookers.size === 0) return
    const wait = Math.max(50, this.#toldAt + EVERY_MS - performance.now())
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#recount().then(() => this.#tell())
    }, wait)
    this.#timer.unref()
  }

  /** A store that cannot be asked just now leaves them as they were. */
  async #recount(): Promise<void> {
    this.#countedAt = performance.now()
    this.#counted = this.#revision
    this.#counts = await this.#count().catch(() => this.#counts)
  }

  #tell(): void {
    this.#toldAt = performance.now()
    const isStale = this.#told < this.#forgotten
    const changes = isStale ? [] : this.#after(({ revision }) => revision > this.#told)
    this.#told = this.#revision
    const sitters = new Set(changes.flatMap(({ room }) => peopleIn(room)))
    const shared = { text: JSON.stringify(isStale ? this.stale : this.#toldTo(null, changes)) }
    for (const looker of this.#lookers) {
      const isOwn = looker.account !== null && sitters.has(looker.account)
      const own = isOwn ? { text: JSON.stringify(this.#toldTo(looker.account, changes)) } : shared
      looker.deliver(LOBBY, own)
    }
  }

  #toldTo(account: string | null, changes: readonly Change[]): Told {
    if (changes.length > this.#mostKept / 3) return this.stale
    return {
      kind: 'lobby',
      revision: this.#revision,
      changed: changes.flatMap((change) => listedFor(change, account)),
      gone: changes.flatMap(({ id, listed }) => (listed === null ? [id] : [])),
      ...(this.#counts === undefined ? {} : { counts: this.#counts }),
      isStale: false,
    }
  }
}

const peopleIn = ({ sittings, party }: Room): string[] =>
  (sittings.length > 0 ? sittings : party.people).flatMap(({ id }) => (isBotId(id) ? [] : [id]))

function listedFor({ listed, room, asked }: Change, account: string | null): ListedTable[] {
  if (listed === null) return []
  const seat = account === null ? undefined : seatOfAccount(room, account)
  if (seat === undefined) return [listed]
  const mySeat = room.sittings.length > 0 ? seat : null
  return [{ ...listed, mySeat, isMyTurn: mySeat !== null && asked.includes(seat) }]
}
