// Who makes a table and what they want of it, and how much of that one person may have.
import type { ClockSettings } from '@foldtable/kernel'
import type { Visibility } from '../ledger/ledger.ts'
import type { Settings } from '../settings.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly avatar: string
}

export interface NewTable {
  readonly game: string
  readonly options?: unknown
  readonly minPlayers?: number
  readonly maxPlayers?: number
  readonly autoStart?: boolean
  readonly startsWhenReady?: boolean
  readonly clock?: ClockSettings
  readonly visibility?: Visibility
  readonly pace?: 'live' | 'slow'
  /** How many seats bots take at once. */
  readonly bots?: number
  /** A bot takes over for whoever is away and ran out of time; they may take the seat back. */
  readonly substitutes?: boolean
  /** Random bytes that the host adds to the chance. */
  readonly entropy?: string
}

/** Settings of the same names. */
export type TableLimits = Pick<
  Settings,
  | 'mostLiveTables'
  | 'mostTablesInUse'
  | 'mostWaitingTables'
  | 'mostOpenTables'
  | 'mostBotTables'
  | 'mostCodes'
  | 'offersPerHour'
  | 'tablesPerHour'
  | 'watchersPerTable'
  | 'mostCounted'
>

export const NO_LIMITS: TableLimits = {
  mostLiveTables: 10_000,
  mostTablesInUse: Number.POSITIVE_INFINITY,
  mostWaitingTables: Number.POSITIVE_INFINITY,
  mostOpenTables: Number.POSITIVE_INFINITY,
  mostBotTables: Number.POSITIVE_INFINITY,
  offersPerHour: 1_000_000,
  mostCodes: 100_000,
  tablesPerHour: 0,
  watchersPerTable: Number.POSITIVE_INFINITY,
  mostCounted: 100_000,
}
