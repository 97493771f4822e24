// What bots still mean to do in a turn: good as long as nothing else happens at the table.
import { type AnyMove, canonical, type Seat } from '@foldtable/kernel'
import type { LiveTable } from './live-table.ts'

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

  /** What is left of it, if its next move can still be made. Once: whoever takes it keeps what is left after that. */
  take(live: LiveTable, seat: Seat): readonly AnyMove[] | undefined {
    const plans = this.#plans.get(live)
    const plan = plans?.get(seat)
    plans?.delete(seat)
    const next = plan?.moves[0]
    if (live.table === undefined || next === undefined || plan?.n !== live.table.n) return undefined
    const own = canonical(next)
    const isOffered = live.table.offers(seat).some((offer) => canonical(offer) === own)
    return isOffered ? plan.moves : undefined
  }
}
