// What the rest of the server wants to hear of tables, and has to write in the same breath.

import type { LiveTable } from '@foldtable/host/live-table'
import type { Elsewhere, World } from '@foldtable/host/ports'
import type { Counting } from '../base/rates.ts'
import type { Pens } from '../parts/part.ts'
import type { Rest } from './rests.ts'

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

export interface Hooks extends World, Pens {
  readonly neighbours?: Neighbours | undefined
  readonly counting?: Counting | undefined
  /** Some page of theirs is open. */
  isOnline(account: string): boolean
  /** Who of these has blocked the person. */
  blockersOf(account: string, among: readonly string[]): Promise<readonly string[]>
  /** The host sent this person away, who is told. */
  removed(live: LiveTable, account: string, isKeptOut: boolean): void
  /** A table that cannot be served rests: told once for each rest. */
  rested(table: string, rest: Rest, problem: unknown): void
}
