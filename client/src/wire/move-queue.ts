// Moves that are not acknowledged yet, each kept by itself so that two open pages do not overwrite each other's.
import type { AnyMove, Message, Refusal, Seat } from '@foldtable/kernel'
import { type KeyValues, readKept } from './key-values.ts'

export interface KeptMove {
  readonly table: string
  readonly key: string
  readonly seat: Seat
  /** The entry that asked for it; null if it follows a move that is not acknowledged yet itself. */
  readonly question: number | null
  readonly move: AnyMove
  /** What it was called when it was made; later it may be called otherwise. Missing where the game has no name for it. */
  readonly name?: Message
  /** Later ones are larger. */
  readonly at: number
  /** Why it was not taken, until somebody could be told. */
  readonly refusal?: Refusal
}

const PREFIX = 'foldtable.move.'

export class MoveQueue {
  readonly #storage: KeyValues

  constructor(storage: KeyValues) {
    this.#storage = storage
  }

  put(kept: KeptMove): void {
    this.#storage.set(nameOf(kept), JSON.stringify(kept))
  }

  remove(kept: Pick<KeptMove, 'table' | 'key'>): void {
    this.#storage.remove(nameOf(kept))
  }

  get(table: string, key: string): KeptMove | undefined {
    return readKept(this.#storage, nameOf({ table, key }))
  }

  /** In the order in which they were made; of one table, or of all. */
  list(table?: string): KeptMove[] {
    const prefix = table === undefined ? PREFIX : `${PREFIX}${table}.`
    return this.#storage
      .keys(prefix)
      .flatMap((name) => readKept<KeptMove>(this.#storage, name) ?? [])
      .sort((a, b) => a.at - b.at)
  }
}

const nameOf = ({ table, key }: Pick<KeptMove, 'table' | 'key'>): string =>
  `${PREFIX}${table}.${key}`
