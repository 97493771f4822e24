// Who watches a table, and what each of them is sent.
import { type AnyTable, type Entry, frameTexts, seatOf, type Viewer } from '@foldtable/kernel'
import type { ServerMessage } from '@foldtable/protocol'
import { framed } from '../socket/framed.ts'

/** One connection that watches. It may leave frames out when it cannot keep up, and asks for the whole table then. */
export interface Watcher {
  readonly account: string | null
  /** A message about this table, as bytes that are shared with others. */
  deliver(table: string, frame: Buffer): void
}

export class Audience {
  readonly #table: string
  readonly #now: () => number
  readonly #watchers = new Set<Watcher>()
  /** How many connections of each account watch. */
  readonly #here = new Map<string, number>()
  readonly #awaySince = new Map<string, number>()
  #everybodyAwaySince = 0

  constructor(table: string, now: () => number) {
    this.#table = table
    this.#now = now
    this.#everybodyAwaySince = now()
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
    const count = (this.#here.get(account) ?? 0) + 1
    this.#here.set(account, count)
    this.#awaySince.delete(account)
    return count === 1
  }

  /** True if nobody of the account is here any more. */
  remove(watcher: Watcher): boolean {
    const { account } = watcher
    if (!this.#watchers.delete(watcher) || account === null) return false
    const count = (this.#here.get(account) ?? 1) - 1
    if (count > 0) {
      this.#here.set(account, count)
      return false
    }
    this.#here.delete(account)
    this.#awaySince.set(account, this.#now())
    return true
  }

  isHere(account: string): boolean {
    return this.#here.has(account)
  }

  /** After a table was brought back from the disk: nobody has been seen since. */
  everybodyAwaySince(at: number): void {
    this.#everybodyAwaySince = at
  }

  awaySince(account: string): number | null {
    if (this.isHere(account)) return null
    return this.#awaySince.get(account) ?? this.#everybodyAwaySince
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

  /** To each viewer what `make` says; spectators share one. */
  tellEach(
    viewerOf: (account: string | null) => Viewer,
    make: (viewer: Viewer) => ServerMessage,
  ): void {
    const frames = new Map<Viewer, Buffer>()
    for (const watcher of this.#watchers) {
      const viewer = viewerOf(watcher.account)
      const frame = frames.get(viewer) ?? framed(JSON.stringify(make(viewer)))
      frames.set(viewer, frame)
      watcher.deliver(this.#table, frame)
    }
  }
}
