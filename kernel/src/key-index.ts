// Finds a key among the latest of a seat without looking through them: it is asked for with every move.
import type { KnownKey } from './standing.ts'

/** More than this are not kept in mind before what is not among the latest any more is forgotten. */
const MOST = 256

export class KeyIndex {
  readonly #numbers = new Map<string, number>()
  #list: readonly KnownKey[] = []

  /** The entry that a key made. `known` is the list that was given before, or one that goes on from it. */
  entryOf(known: readonly KnownKey[], key: string): number | undefined {
    if (known !== this.#list) this.#follow(known)
    const n = this.#numbers.get(key)
    const [oldest] = known
    return n === undefined || oldest === undefined || n < oldest.n ? undefined : n
  }

  #follow(known: readonly KnownKey[]): void {
    if (this.#numbers.size > MOST) this.#forget()
    const last = this.#list.at(-1)
    const from = last === undefined ? 0 : known.lastIndexOf(last) + 1
    if (from === 0) this.#numbers.clear()
    for (const { key, n } of known.slice(from)) this.#numbers.set(key, n)
    this.#list = known
  }

  #forget(): void {
    this.#numbers.clear()
    this.#list = []
  }
}
