// Finds a key among the latest of a seat without looking through them: it is asked for with every move.
import { KEYS_PER_SEAT, type KnownKey } from './standing.ts'

/** More than this are not kept in mind before what is not among the latest any more is forgotten. */
const MOST = 256

export class KeyIndex {
  readonly #numbers = new Map<string, number>()
  #last: KnownKey | undefined

  /** The entry that a key made. `known` is the list that was given before, gone on since, or one that goes on from it. */
  entryOf(known: readonly KnownKey[], key: string): number | undefined {
    if (known.at(-1) !== this.#last) this.#follow(known)
    const n = this.#numbers.get(key)
    const oldest = known[Math.max(0, known.length - KEYS_PER_SEAT)]
    return n === undefined || oldest === undefined || n < oldest.n ? undefined : n
  }

  #follow(known: readonly KnownKey[]): void {
    const isFull = this.#numbers.size > MOST
    const from = this.#last === undefined || isFull ? 0 : known.lastIndexOf(this.#last) + 1
    if (from === 0) this.#numbers.clear()
    for (let at = from; at < known.length; at++) {
      const one = known[at]
      if (one !== undefined) this.#numbers.set(one.key, one.n)
    }
    this.#last = known.at(-1)
  }
}
