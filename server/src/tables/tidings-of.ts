// Tidings for somebody who sits at a table, wherever it lies, and how long there is; one that cannot be opened has nothing to tell.
import { timeUpAt } from '@foldtable/host/due'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Locale, Seat } from '@foldtable/kernel'
import { Damaged } from './damage.ts'
import type { Tables } from './tables.ts'
import { NO_TIDINGS, type Teller, type Tidings } from './tidings.ts'

export interface Told extends Tidings {
  /** When the time of whoever is asked is up; null while no clock runs. */
  readonly until: number | null
}

export const NOTHING_TOLD: Told = { ...NO_TIDINGS, until: null }

export const tidingsOf =
  (tables: Pick<Tables, 'find'>, teller: Teller) =>
  async (table: string, account: string, language: Locale): Promise<Told> => {
    try {
      const live = await tables.find(table)
      const seat = live?.seatOf(account)
      return live === undefined || seat === undefined
        ? NOTHING_TOLD
        : { ...(await teller.tell(live, seat, language)), until: untilOf(live, seat) }
    } catch (problem) {
      if (problem instanceof Damaged) return NOTHING_TOLD
      throw problem
    }
  }

const untilOf = (live: LiveTable, seat: Seat): number | null =>
  live.table === undefined ? null : timeUpAt(live, live.table, seat)
