// Every scoring that is known: from the entries of the past, or what it would be now.
import type { BySeat } from '@foldtable/kernel'
import type { PastEntry } from '../../board.ts'
import type { Event, PortIncome } from '../src/events.ts'
import { portIncomes } from '../src/rules/prices.ts'
import type { State } from '../src/state.ts'

/** Its number, or as it would be now. */
export type Which = number | 'now'

export interface Scored {
  readonly number: number
  readonly ports: readonly PortIncome[]
  /** Ducats of each afterwards, where it is told. */
  readonly after: BySeat<number | null>
}

/** Without those that were taken back. */
export function scoredIn(entries: readonly PastEntry<Event>[], seats: number): Scored[] {
  const found: Scored[] = []
  for (const { events, isUndone } of entries) if (!isUndone) found.push(...scoredBy(events, seats))
  return found
}

export function scoredBy(events: readonly Event[], seats: number): Scored[] {
  return events.flatMap((event) => {
    if (event.kind !== 'scored') return []
    const after: (number | null)[] = Array.from({ length: seats }, () => null)
    for (const paid of events) if (paid.kind === 'incomePaid') after[paid.seat] = paid.money ?? null
    return [{ number: event.number, ports: event.ports, after }]
  })
}

export interface Table {
  readonly which: Which
  readonly ports: readonly PortIncome[]
  before(seat: number): number | null
}

export function tableOf(view: State, which: Which, known: readonly Scored[]): Table | undefined {
  if (which === 'now')
    return {
      which,
      ports: portIncomes(view),
      before: (seat) => view.players[seat]?.money ?? null,
    }
  const scored = known.find(({ number }) => number === which)
  if (scored === undefined) return undefined
  return {
    which,
    ports: scored.ports,
    before(seat) {
      const money = scored.after[seat] ?? null
      return money === null ? null : money - totalOf(scored.ports, seat)
    },
  }
}

export const totalOf = (ports: readonly PortIncome[], seat: number): number =>
  ports.reduce(
    (sum, { seat: of, income, basilica }) => (of === seat ? sum + income + basilica : sum),
    0,
  )
