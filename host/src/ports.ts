// What a table needs of the world around it: a ledger, time, chance, and somebody who listens. Whoever hosts tables hands
// these in: the server, a page that plays on this device, the terminal, a test.
import type { AnyTable, Entry, Result, Seat, Snapshot } from '@foldtable/kernel'
import type { Called } from './called.ts'
import type { LiveTable } from './live-table.ts'

export type Status = 'waiting' | 'playing' | 'over'
export type Visibility = 'public' | 'unlisted' | 'private'

/** What is stored of a table besides its entries. `house` is its room, as JSON (`stored-room.ts`). */
export interface StoredTable {
  readonly id: string
  readonly game: string
  readonly status: Status
  readonly visibility: Visibility
  /** The lobby lists it, if it is public. */
  readonly isShown: boolean
  /** Whoever knows it may see and join a private table. */
  readonly invite: string
  readonly house: string
  readonly chanceKey: string
  readonly n: number
  readonly at: number
  /** Whom the table waits for. */
  readonly asked: readonly Seat[]
  /** When the host has to do something by itself. */
  readonly deadline: number | null
  /** Counts the changes of everything but entries. */
  readonly revision: number
  readonly result: Result | null
  /** The version of the rules that its game was begun with; null while it waits. */
  readonly rules: number | null
  readonly created: number
  readonly updated: number
}

export interface Sitter {
  readonly account: string
  readonly seat: Seat | null
  /** What the table waits to hear from them, besides a move; nothing, not even a move, while a bot plays for them. */
  readonly called?: Called | 'nothing'
}

/** What an append changes besides adding its entry. */
export interface Progress {
  /** That of the room under which it was judged. */
  readonly revision: number
  readonly status: Status
  readonly asked: readonly Seat[]
  readonly deadline: number | null
  /** The deadline is another one than before. */
  readonly isDeadlineNew: boolean
  readonly result: Result | null
  /** The status or the result is another one than before. */
  readonly isTurning: boolean
}

export type FoundSnapshot =
  | { readonly snapshot: Snapshot<unknown>; readonly unfit?: undefined }
  /** There is none, or it is not for these rules: then why. */
  | { readonly snapshot?: undefined; readonly unfit?: string }

/** For a table that stands at this entry and revision. */
export type Plans = Pick<StoredTable, 'deadline' | 'isShown' | 'n' | 'revision'>

/** Why what lies around the game changes, where the ledger has more to write for it. */
export type Cause =
  /** The host ends a game that has no end of its own. */
  | { readonly kind: 'ended' }
  /** Somebody leaves for good. */
  | { readonly kind: 'left'; readonly seat: Seat }

/** An entry that another node has written, and what its row says with it. */
export interface HeardEntry {
  readonly entry: Entry
  readonly deadline: number | null
  readonly revision: number
}

/** Somebody at another node: since when, and when they went if they did. */
export interface Elsewhere {
  readonly account: string
  readonly since: number
  readonly gone: number | null
}

/**
 * The durable truth of tables. What is acknowledged is written; an outage throws, and says `isUnknown` if it may have been written all the
 * same. A ledger may write more in the same breath: snapshots, tallies, notices.
 */
export interface TableLedger {
  /** Other nodes write to it too. */
  readonly isShared?: boolean
  /** Who is at the table there. */
  elsewhere?(id: string): Promise<readonly Elsewhere[]>
  table(id: string): Promise<StoredTable | undefined>
  entriesAfter(id: string, n: number): Promise<readonly Entry[]>
  /** The latest snapshot, if it fits this version of the rules. */
  snapshot(id: string, rules: number): Promise<FoundSnapshot>
  /** Adds entry n to a table that stands at n - 1, with the room as it was; false if it does not stand there any more. */
  append(live: LiveTable, table: AnyTable, entry: Entry, progress: Progress): Promise<boolean>
  /** Writes what is not an entry over the revision before, at the same entry; false if somebody else changed it first. */
  change(
    live: LiveTable,
    next: StoredTable,
    sitters: readonly Sitter[],
    cause?: Cause,
  ): Promise<boolean>
  /** What depends on who is there; false if the table has gone on. */
  setPlans(id: string, plans: Plans): Promise<boolean>
}

/** Time and chance, and who wants to hear what happens at tables. */
export interface World {
  now(): number
  /** Does it once after so many milliseconds; the answer calls it off. */
  after(ms: number, act: () => void): () => void
  /** Does it after all else that waits now; where this is missing, what could be done so is done at once. */
  readonly soon?: (act: () => void) => void
  /** Unlike any other. */
  newId(): string
  /** So many who look on are told by name. */
  readonly mostNamed: number
  entryMade(live: LiveTable, entry: Entry): void
  /** Another node made this entry, or changed what lies around the game. */
  heard?(live: LiveTable, entry?: Entry): void
  /** Somebody is there now, or not any more, as far as this node knows. */
  moved?(live: LiveTable, account: string, isHere: boolean): void
  /** It was brought into memory, somebody looks on again, or it has waited for a bot for too long. */
  woken(live: LiveTable): void
  changed(live: LiveTable): void
  deadlineSet(at: number | null): void
  fault(live: LiveTable, problem: unknown, kind: 'rule' | 'storage'): void
  /** Its snapshot was left alone, and all its entries folded. */
  snapshotUnfit(live: LiveTable, why: string): void
}

/** What is told to one or many. Whoever sends it may keep the bytes it made of it for the next one. */
export interface Told {
  readonly text: string
  bytes?: Uint8Array
  /** The same in few bytes. */
  packed?: Uint8Array
}

/** One connection that watches. It may leave frames out when it cannot keep up, and asks for the whole table then. */
export interface Watcher {
  readonly account: string | null
  /** The name of somebody who has an address; guests are not named. */
  readonly signedInAs: string | null
  /** A message about this table. */
  deliver(table: string, told: Told): void
}
