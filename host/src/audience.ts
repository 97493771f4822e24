// Who watches a table, and what each of them is sent.
import { type AnyTable, type Entry, frameTexts, seatOf, type Viewer } from '@foldtable/kernel'
import type { ServerMessage } from '@foldtable/protocol'
import type { Told, Watcher } from './ports.ts'
import type { Presence } from './presence.ts'

export class Audience {
  readonly #table: string
  /** How each frame begins. */
  readonly #head: string
  readonly #presence: Presence
  readonly #watchers = new Set<Watcher>()

  constructor(table: string, presence: Presence) {
    this.#table = table
    this.#head = `{"kind":"frame","table":${JSON.stringify(table)},`
    this.#presence = presence
  }

  get size(): number {
    return this.#watchers.size
  }

  [Symbol.iterator](): Iterator<Watcher> {
    return this.#watchers[Symbol.iterator]()
  }

  /** True if the account was not here before. */
  add(watcher: Watcher): boolean {
    if (this.#watchers.has(watcher)) return false
    this.#watchers.add(watcher)
    return watcher.account !== null && this.#presence.comes(watcher.account)
  }

  /** True if nobody of the account is here any more. When a seat went is kept in mind. */
  remove(watcher: Watcher, isSeated: boolean): boolean {
    const { account } = watcher
    if (!this.#watchers.delete(watcher) || account === null) return false
    return this.#presence.goes(account, isSeated)
  }

  /** The frame of an entry, to each watcher its own; the mover's carries the key of the move. */
  tell(table: AnyTable, entry: Entry, viewerOf: (account: string | null) => Viewer): void {
    if (this.#watchers.size === 0) return
    const textFor = frameTexts(table, entry)
    const head = this.#head
    const mover = entry.key === undefined ? undefined : seatOf(entry)
    const shared = new Map<string, Told>()
    for (const watcher of this.#watchers) {
      const viewer = viewerOf(watcher.account)
      const text = textFor(viewer)
      if (viewer === mover) {
        const keyed = `${head}"key":${JSON.stringify(entry.key)},${text.slice(1)}`
        watcher.deliver(this.#table, { text: keyed })
        continue
      }
      const told = shared.get(text) ?? { text: head + text.slice(1) }
      shared.set(text, told)
      watcher.deliver(this.#table, told)
    }
  }

  /** The same to everybody. */
  tellAll(message: ServerMessage): void {
    const told: Told = { text: JSON.stringify(message) }
    for (const watcher of this.#watchers) watcher.deliver(this.#table, told)
  }

  /** To each viewer what `make` says; spectators share one. Or only to those whom it is for. */
  tellEach(
    viewerOf: (account: string | null) => Viewer,
    make: (viewer: Viewer) => ServerMessage,
    isFor: (viewer: Viewer) => boolean = () => true,
  ): void {
    const all = new Map<Viewer, Told>()
    for (const watcher of this.#watchers) {
      const viewer = viewerOf(watcher.account)
      if (!isFor(viewer)) continue
      const told = all.get(viewer) ?? { text: JSON.stringify(make(viewer)) }
      all.set(viewer, told)
      watcher.deliver(this.#table, told)
    }
  }
}
