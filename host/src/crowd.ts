// Many who look on are told in slices, so that a table with a crowd holds up nobody else: what was said first comes first, and
// whoever has gone meanwhile is left out.
import type { Told, Watcher } from './ports.ts'

/** So many are told before somebody else has a turn. */
const SLICE = 64

interface Telling {
  readonly watchers: Iterator<Watcher>
  readonly told: Told
  isFor(watcher: Watcher): boolean
}

export class Crowd {
  readonly #table: string
  readonly #watchers: ReadonlySet<Watcher>
  readonly #soon: ((act: () => void) => void) | undefined
  readonly #waiting: Telling[] = []

  /** `soon` does something after all else that waits; without it everybody is told at once. */
  constructor(
    table: string,
    watchers: ReadonlySet<Watcher>,
    soon: ((act: () => void) => void) | undefined,
  ) {
    this.#table = table
    this.#watchers = watchers
    this.#soon = soon
  }

  /** Those for whom it is. */
  tell(told: Told, isFor: (watcher: Watcher) => boolean): void {
    const watchers = this.#watchers[Symbol.iterator]()
    this.#waiting.push({ watchers, told, isFor })
    if (this.#waiting.length > 1) return // after what is being told
    if (this.#soon === undefined || this.#watchers.size <= SLICE)
      this.#slice(Number.POSITIVE_INFINITY)
    else this.#soon(this.#go)
  }

  readonly #go = (): void => {
    this.#slice(SLICE)
    if (this.#waiting.length > 0) this.#soon?.(this.#go)
  }

  #slice(most: number): void {
    for (let left = most; left > 0 && this.#waiting[0] !== undefined; left--) {
      const { watchers, told, isFor } = this.#waiting[0]
      const { value, done } = watchers.next()
      if (done) this.#waiting.shift()
      else if (isFor(value)) value.deliver(this.#table, told)
    }
  }
}
