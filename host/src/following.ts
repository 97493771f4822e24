// Several nodes over one ledger: whoever has a table in memory follows what the others write. A bell says "table T is at n" and
// carries no truth; without `n` it is looked, as after a lost ring.
import type { LiveTable } from './live-table.ts'

export const follow = (live: LiveTable, n?: number): Promise<void> =>
  live.inTurn(() => live.truth.follow(n))
