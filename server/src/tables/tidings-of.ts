// Tidings for somebody who sits at a table, wherever it lies; one that cannot be opened has nothing to tell.
import type { Locale } from '@foldtable/kernel'
import { Damaged } from './damage.ts'
import type { Tables } from './tables.ts'
import { NO_TIDINGS, type Teller, type Tidings } from './tidings.ts'

export const tidingsOf =
  (tables: Pick<Tables, 'find'>, teller: Teller) =>
  async (table: string, account: string, language: Locale): Promise<Tidings> => {
    try {
      const live = await tables.find(table)
      const seat = live?.seatOf(account)
      return live === undefined || seat === undefined
        ? NO_TIDINGS
        : await teller.tell(live, seat, language)
    } catch (problem) {
      if (problem instanceof Damaged) return NO_TIDINGS
      throw problem
    }
  }
