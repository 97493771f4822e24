// What bots still mean to do in a turn: good as long as nothing else happens at the table.
import type { LiveTable } from '@foldtable/host/live-table'
import type { AnyMove, Seat } from '@foldtable/kernel'

interface Plan {
  /** The number of the entry after which it goes on. */
  readonly n: number
  readonly moves: readonly AnyMove[]
}

export class Plans {
  readonly #plans = new WeakMap<LiveTable, Map<Seat, Plan>>()

  keep(live: LiveTable, seat: Seat, n: number, moves: readonly AnyMove[]): void {
    const plans = this.#plans.get(live) ?? new Map<Seat, Plan>()
    this.#plans.set(live, plans)
    if (moves.length > 0) plans.set(seat, { n, moves })
    else plans.delete(seat)
  }

  /** Once: whoever takes it keeps what is left of it. */
  take(live: LiveTable, seat: Seat, n: number): readonly AnyMove[] {
    const plans = this.#plans.get(live)
    const plan = plans?.get(seat)
    plans?.delete(seat)
    return plan?.n === n ? plan.moves : []
  }
}
