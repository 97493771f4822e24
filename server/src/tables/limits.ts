// How many tables one person may have, and how many there are.
import type { Settings } from '../settings/settings.ts'

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
