// Who watches a table, and what each of them is sent.
import { type AnyTable, type Entry, frameTexts, seatOf, type Viewer } from '@foldtable/kernel'
import type { ServerMessage } from '@foldtable/protocol'
import { framed } from '../socket/framed.ts'

/** One connection that watches. It may leave frames out when it cannot keep up, and asks for the whole table then. */
export interface Watcher {
  readonly account: string | null
  /** The name of somebody who has an address; guests are not named. */
  readonly signedInAs: string | null
  /** A message about this table, as bytes that are shared with others. */
  deliver(table: string, frame: Buffer): void
}

/** Many more than sit at any table; the others came and went in its waiting room. */
const MOST_AWAY = 1000

export class Audience {
  readonly #table: string
  readonly #now: () => number
  readonly #watchers = new Set<Watcher>()
  /** How many connections of each account watch, and since when there is one. */
  readonly #here = new Map<string, { readonly count: number; readonly since: number }>()
  readonly #awaySince = new Map<string, number>()
  /** When it was brought into memory: nobody who is not here has been seen since, nor hurried before. */
  readonly #since: number

  constructor(table: string, now: () => number) {
    this.#table = table
    this.#now = now
    this.#since = now()
  }

  get size(): number {
    return this.#watchers.size
  }

  [Symbol.iterator](): Iterator<Watcher> {
    return this.#watchers[Symbol.iterator]()
  }

  /** True if the account was not here before. */
  add(watcher: Watcher): boolean {
    const { account } = watcher
    if (this.#watchers.has(watcher)) return false
    this.#watchers.add(watcher)
    if (account === null) return false
    const { count, since } = this.#here.get(account) ?? { count: 0, since: this.#now() }
    this.#here.set(account, { count: count + 1, since })
    this.#awaySince.delete(account)
    return count === 0
  }

  /** True if nobody of the account is here any more. When a seat went is kept in mind. */
  remove(watcher: Watcher, isSeated: boolean): boolean {
    const { account } = watcher
    if (!this.#watchers.delete(watcher) || account === null) return false
    const { count, since } = this.#here.get(account) ?? { count: 1, since: this.#now() }
    if (count > 1) {
      this.#here.set(account, { count: count - 1, since })
      return false
    }
    this.#here.delete(account)
    if (isSeated) this.#awaySince.set(account, this.#now())
    return true
  }

  /** Somebody took a seat and has not opened the table yet. */
  expect(account: string): void {
    if (this.isHere(account)) return
    this.#awaySince.delete(account) // the latest is the last in the map
    this.#awaySince.set(account, this.#now())
    const [oldest] = this.#awaySince.keys()
    if (this.#awaySince.size > MOST_AWAY && oldest !== undefined) this.#awaySince.delete(oldest)
  }

  isHere(account: string): boolean {
    return this.#here.has(account)
  }

  hereSince(account: string): number | undefined {
    return this.#here.get(account)?.since
  }

  /** When the account was seen to go; nothing if that was before the table was brought into memory. */
  wentAt(account: string): number | undefined {
    return this.#awaySince.get(account)
  }

  awaySince(account: string): number | null {
    if (this.isHere(account)) return null
    return this.#awaySince.get(account) ?? this.#since
  }

  /** The frame of an entry, to each watcher its own; the mover's carries the key of the move. */
  tell(table: AnyTable, entry: Entry, viewerOf: (account: string | null) => Viewer): void {
    if (this.#watchers.size === 0) return
    const textFor = frameTexts(table, entry)
    const head = `{"kind":"frame","table":${JSON.stringify(this.#table)},`
    const mover = entry.key === undefined ? undefined : seatOf(entry)
    const shared = new Map<string, Buffer>()
    for (const watcher of this.#watchers) {
      const viewer = viewerOf(watcher.account)
      const text = textFor(viewer)
      if (viewer === mover) {
        const keyed = `${head}"key":${JSON.stringify(entry.key)},${text.slice(1)}`
        watcher.deliver(this.#table, framed(keyed))
        continue
      }
      const frame = shared.get(text) ?? framed(head + text.slice(1))
      shared.set(text, frame)
      watcher.deliver(this.#table, frame)
    }
  }

  /** The same to everybody. */
  tellAll(message: ServerMessage): void {
    const frame = framed(JSON.stringify(message))
    for (const watcher of this.#watchers) watcher.deliver(this.#table, frame)
  }

  /** To each viewer what `make` says; spectators share one. Or only to those whom it is for. */
  tellEach(
    viewerOf: (account: string | null) => Viewer,
    make: (viewer: Viewer) => ServerMessage,
    isFor: (viewer: Viewer) => boolean = () => true,
  ): void {
    const frames = new Map<Viewer, Buffer>()
    for (const watcher of this.#watchers) {
      const viewer = viewerOf(watcher.account)
      if (!isFor(viewer)) continue
      const frame = frames.get(viewer) ?? framed(JSON.stringify(make(viewer)))
      frames.set(viewer, frame)
      watcher.deliver(this.#table, frame)
    }
  }
}
