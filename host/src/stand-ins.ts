// How many moves a bot has made for a person since it stands in for them: counted once, then along with the entries.
import type { AnyTable, Entry, Seat } from '@foldtable/kernel'
import type { StandIn } from '@foldtable/protocol'
import type { Room } from './room.ts'

interface Count {
  /** From which entry on, and up to which one, it was counted. */
  readonly from: number
  upTo: number
  moves: number
}

export class StandIns {
  readonly #counts = new Map<Seat, Count>()

  of({ sittings }: Room, table: AnyTable | undefined, seat: Seat): StandIn | null {
    const { standIn, hasLeft = true } = sittings[seat] ?? {}
    if (standIn === undefined || hasLeft || table === undefined) return null
    const { since, why, n } = standIn
    return { since, why, moves: this.#counted(seat, n, table.entries) }
  }

  #counted(seat: Seat, from: number, entries: readonly Entry[]): number {
    const known = this.#counts.get(seat)
    const count = known?.from === from ? known : { from, upTo: from, moves: 0 }
    this.#counts.set(seat, count)
    const first = entries[0]?.n ?? count.upTo + 1
    for (const entry of entries.slice(Math.max(0, count.upTo + 1 - first))) {
      if (entry.by === seat && entry.move !== undefined) count.moves += 1
      count.upTo = entry.n
    }
    return count.moves
  }

  /** The earliest entry that has to be read because it is not at hand with the table; nothing if none has. */
  missing({ sittings }: Room, { entries, n }: AnyTable): number | undefined {
    const first = entries[0]?.n ?? n + 1
    const from = sittings.flatMap(({ standIn }, seat) =>
      standIn !== undefined && standIn.n + 1 < first && this.#counts.get(seat)?.from !== standIn.n
        ? [standIn.n]
        : [],
    )
    return from.length === 0 ? undefined : Math.min(...from)
  }

  recall({ sittings }: Room, entries: readonly Entry[]): void {
    for (const [seat, { standIn }] of sittings.entries())
      if (standIn !== undefined) this.#counted(seat, standIn.n, entries)
  }
}
