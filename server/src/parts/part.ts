// A part of the server: what it does about tables, and how it begins and ends. `list.ts` names them all, in their order.
import type { Called } from '@foldtable/host/called'
import type { LiveTable } from '@foldtable/host/live-table'
import type { World } from '@foldtable/host/ports'
import type { AnyTable, Entry, Seat } from '@foldtable/kernel'
import type { Statement } from '../ledger/sql.ts'

/** Told after it happened. Whoever throws is reported, and the parts behind it hear of it all the same. */
export interface Ears {
  /** An entry was made, and is durable. */
  onEntry(live: LiveTable, entry: Entry): void
  /** Something around the game has changed. */
  onChange(live: LiveTable): void
  /** Another node made this entry, or changed something around the game. */
  onHeard(live: LiveTable, entry?: Entry): void
  /** Somebody is there now, or not any more, as far as this node knows. */
  onMoved(live: LiveTable, account: string, isHere: boolean): void
  /** The table was brought into memory. */
  onWake(live: LiveTable): void
  /** Some table is to be looked at then. */
  onDeadline(at: number | null): void
  /** The host sent this person away. */
  onRemoved(live: LiveTable, account: string, isKeptOut: boolean): void
  onFault: World['fault']
  /** A table cannot be served. */
  onRested(table: string): void
}

/** Asked what is to be written in the same breath. Whoever throws keeps all of it from being written. */
export interface Pens {
  /** With an entry. */
  withEntry(live: LiveTable, table: AnyTable): readonly Statement[]
  /** With the last one. */
  onEnd(live: LiveTable): Promise<readonly Statement[]>
  /** As the host ends a game that has no end of its own. */
  onBrokenOff(live: LiveTable): readonly Statement[]
  /** As somebody is asked for their word on something. */
  onCall(live: LiveTable, account: string, to: Called): readonly Statement[]
  /** As a seat is left for good. */
  onLeave(live: LiveTable, seat: Seat): readonly Statement[]
}

export interface Life {
  /** One after another, in the order of the list. Whoever throws keeps the server from opening. */
  start(): void | Promise<void>
  /** All are told at once to take on nothing more, and finish what is under way; also those who were never started. */
  stop(): void | Promise<void>
  /** Then, from the last of the list to the first and one after another: what those behind it stood on. */
  close(): void | Promise<void>
}

export type Part = Partial<Ears & Pens & Life>

/** All of them as one, in the order of the list, which may grow until the first is started. */
export function together(parts: readonly Part[], failed: (problem: unknown) => void): Ears & Pens {
  const tell = (hear: (part: Part) => void) => {
    for (const part of parts)
      try {
        hear(part)
      } catch (problem) {
        failed(problem)
      }
  }
  return {
    onEntry: (live, entry) => tell((part) => part.onEntry?.(live, entry)),
    onChange: (live) => tell((part) => part.onChange?.(live)),
    onHeard: (live, entry) => tell((part) => part.onHeard?.(live, entry)),
    onMoved: (...moved) => tell((part) => part.onMoved?.(...moved)),
    onWake: (live) => tell((part) => part.onWake?.(live)),
    onDeadline: (at) => tell((part) => part.onDeadline?.(at)),
    onRemoved: (...removed) => tell((part) => part.onRemoved?.(...removed)),
    onFault: (...fault) => tell((part) => part.onFault?.(...fault)),
    onRested: (table) => tell((part) => part.onRested?.(table)),
    withEntry: (live, table) => parts.flatMap((part) => part.withEntry?.(live, table) ?? []),
    async onEnd(live) {
      const written = await Promise.all(parts.map((part) => part.onEnd?.(live) ?? []))
      return written.flat()
    },
    onBrokenOff: (live) => parts.flatMap((part) => part.onBrokenOff?.(live) ?? []),
    onCall: (...called) => parts.flatMap((part) => part.onCall?.(...called) ?? []),
    onLeave: (live, seat) => parts.flatMap((part) => part.onLeave?.(live, seat) ?? []),
  }
}
