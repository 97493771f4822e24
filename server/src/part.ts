// What listens to tables: each part of the server says what it does about them, and `server.ts` lists the parts.
import type { LiveTable } from '@foldtable/host/live-table'
import type { Entry, Seat } from '@foldtable/kernel'
import type { Statement } from './ledger/sql.ts'

export interface Part {
  /** An entry was made, and is durable. */
  onEntry?(live: LiveTable, entry: Entry): void
  /** Something around the game has changed. */
  onChange?(live: LiveTable): void
  /** Another node made an entry, or changed something around the game. */
  onHeard?(live: LiveTable): void
  /** The table was brought into memory. */
  onWake?(live: LiveTable): void
  /** What is written together with the last entry. */
  onEnd?(live: LiveTable): Promise<readonly Statement[]>
  /** What is written together with the entry by which a seat leaves. */
  onLeave?(live: LiveTable, seat: Seat): readonly Statement[]
}

/** All of them as one, in the order of the list. */
export function together(parts: readonly Part[]): Required<Part> {
  return {
    onEntry: (live, entry) => {
      for (const part of parts) part.onEntry?.(live, entry)
    },
    onChange: (live) => {
      for (const part of parts) part.onChange?.(live)
    },
    onHeard: (live) => {
      for (const part of parts) part.onHeard?.(live)
    },
    onWake: (live) => {
      for (const part of parts) part.onWake?.(live)
    },
    async onEnd(live) {
      const written = await Promise.all(parts.map((part) => part.onEnd?.(live) ?? []))
      return written.flat()
    },
    onLeave: (live, seat) => parts.flatMap((part) => part.onLeave?.(live, seat) ?? []),
  }
}
