// Several nodes over one ledger: whoever has a table in memory follows what the others write. A bell says "table T is at n" and
// carries no truth; without `n` it is looked, as after a lost ring.
import type { LiveTable } from './live-table.ts'
import type { HeardEntry } from './ports.ts'

export const follow = (live: LiveTable, n?: number): Promise<void> =>
  live.inTurn(() => live.truth.follow(n))

export const hear = (live: LiveTable, heard: HeardEntry): Promise<void> =>
  live.inTurn(() => live.truth.hear(heard))

/** Somebody came or went at another node. */
export const lookAround = (live: LiveTable): Promise<void> =>
  live.inTurn(async () => {
    await live.truth.follow()
    await live.movements.note()
  })
