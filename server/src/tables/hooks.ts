// What the rest of the server wants to hear of tables, and has to write in the same breath.

import type { Called } from '@foldtable/host/called'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Elsewhere, World } from '@foldtable/host/ports'
import type { AnyTable, Seat } from '@foldtable/kernel'
import type { Statement } from '../ledger/sql.ts'
import type { Rest } from './rests.ts'

export interface Asides {
  /** Written in the same breath as the entry: who is to be told of it by mail. */
  withEntry(live: LiveTable, table: AnyTable): readonly Statement[]
  /** And with the last entry: tallies and ratings. */
  atTheEnd(live: LiveTable): Promise<readonly Statement[]>
  /** And as the house ends a game that has no end of its own: who is to be told. */
  whenEnded(live: LiveTable): readonly Statement[]
  /** And as somebody is asked for their word on something: who is to be told. */
  whenCalled(live: LiveTable, account: string, to: Called): readonly Statement[]
  /** And in the same breath as a seat is left for good. */
  seatLeft(live: LiveTable, seat: Seat): Promise<readonly Statement[]>
}

/** Where several nodes share the ledger. */
export interface Neighbours {
  /** Before a table is read: from then on this node hears what others write there. */
  follow(table: string): Promise<void>
  /** False while nothing is heard. */
  readonly isHearing: boolean
  elsewhere(table: string): Promise<readonly Elsewhere[]>
  /** Something around its game was written. */
  changed(table: string): void
}

export interface Hooks extends World, Asides {
  readonly neighbours?: Neighbours
  /** Some page of theirs is open. */
  isOnline(account: string): boolean
  /** Who of these has blocked the person. */
  blockersOf(account: string, among: readonly string[]): Promise<readonly string[]>
  /** The host sent this person away, who is told. */
  removed(live: LiveTable, account: string, isKeptOut: boolean): void
  /** A table that cannot be served rests: told once for each rest. */
  rested(table: string, rest: Rest, problem: unknown): void
}
