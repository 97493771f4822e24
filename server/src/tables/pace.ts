// How fast a table may grow, and how far: nobody makes a ledger as long as they like.

import type { LiveTable } from '@foldtable/host/live-table'
import { type Refusal, refuse } from '@foldtable/kernel'
import { Rates } from '../base/rates.ts'
import type { Settings } from '../settings/settings.ts'

export class Pace {
  readonly #seats: Rates
  readonly #longest: number

  /** So many requests a minute from one seat of a table; and so many entries, after which only moves are taken. */
  constructor({
    entriesPerMinute: most,
    longestTable,
    mostCounted: counted,
  }: Pick<Settings, 'entriesPerMinute' | 'longestTable' | 'mostCounted'>) {
    this.#seats = new Rates({ most, counted })
    this.#longest = longestTable
  }

  /** Why this request of an account, which would make an entry, is not even looked at (HOUSE-3.6). */
  refusal(
    live: LiveTable,
    account: string | null,
    kind: 'play' | 'ask' | 'answer' | 'withdraw' | 'rematch',
    now: number,
  ): Refusal | undefined {
    if ((kind === 'ask' || kind === 'answer') && live.stored.n >= this.#longest)
      return refuse('tableTooLong', 'HOUSE-3.6', { most: this.#longest })
    return this.#seats.take(`${live.id} ${account}`, now)
      ? undefined
      : refuse('tooFast', 'HOUSE-3.6')
  }
}
