// Who watches a table, and what each of them is sent.
import { type AnyTable, type Entry, frameTexts, seatOf, type Viewer } from '@foldtable/kernel'
import type { ServerMessage } from '@foldtable/protocol'
import { Crowd } from './crowd.ts'
import type { Told, Watcher } from './ports.ts'
import type { Presence } from './presence.ts'

/** What those are told who know the same. */
interface Shared {
  readonly of: string
  readonly told: Told
  readonly next: Shared | undefined
}

const ALL = () => true

export class Audience {
  readonly #table: string
  /** How each frame begins. */
  readonly #head: string
  readonly #presence: Presence
  readonly #watchers = new Set<Watcher>()
  readonly #crowd: Crowd

  constructor(table: string, presence: Presence, soon?: (act: () => void) => void) {
    this.#table = table
    this.#head = `{"kind":"frame","table":${JSON.stringify(table)},`
    this.#presence = presence
    this.#crowd = new Crowd(table, this.#watchers, soon)
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

  /** The frame of an entry, to each seat its own, the mover's with the key of the move; then to those who look on. */
  tell(table: AnyTable, entry: Entry, viewerOf: (account: string | null) => Viewer): void {
    if (this.#watchers.size === 0) return
    const textFor = frameTexts(table, entry)
    const mover = entry.key === undefined ? undefined : seatOf(entry)
    let shared: Shared | undefined
    this.#tell(viewerOf, (viewer) => {
      const of = textFor(viewer)
      if (viewer === mover)
        return { text: `${this.#head}"key":${JSON.stringify(entry.key)},${of.slice(1)}` }
      for (let one = shared; one !== undefined; one = one.next) if (one.of === of) return one.told
      shared = { of, told: { text: this.#head + of.slice(1) }, next: shared }
      return shared.told
    })
  }

  /** The same to everybody. */
  tellAll(message: ServerMessage): void {
    this.#crowd.tell({ text: JSON.stringify(message) }, ALL)
  }

  /** To each viewer what `make` says; spectators share one. Or only to those whom it is for. */
  tellEach(
    viewerOf: (account: string | null) => Viewer,
    make: (viewer: Viewer) => ServerMessage,
    isFor: (viewer: Viewer) => boolean = ALL,
  ): void {
    const all = new Map<Viewer, Told>()
    const toldTo = (viewer: Viewer): Told => {
      const told = all.get(viewer) ?? { text: JSON.stringify(make(viewer)) }
      all.set(viewer, told)
      return told
    }
    this.#tell(viewerOf, toldTo, isFor)
  }

  /** Seats first. */
  #tell(
    viewerOf: (account: string | null) => Viewer,
    toldTo: (viewer: Viewer) => Told,
    isFor: (viewer: Viewer) => boolean = ALL,
  ): void {
    let spectators = 0
    for (const watcher of this.#watchers) {
      const viewer = viewerOf(watcher.account)
      if (viewer === 'spectator') spectators += 1
      else if (isFor(viewer)) watcher.deliver(this.#table, toldTo(viewer))
    }
    if (spectators > 0 && isFor('spectator'))
      this.#crowd.tell(toldTo('spectator'), ({ account }) => viewerOf(account) === 'spectator')
  }
}
