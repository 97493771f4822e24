// Several nodes over one ledger: whoever has a table in memory follows what the others write. A bell says "table T is at n" and
// carries no truth; without `n` it is looked, as after a lost ring.
import type { Entry } from '@foldtable/kernel'
import type { LiveTable } from './live-table.ts'

export const follow = (live: LiveTable, n?: number): Promise<void> =>
  live.inTurn(() => live.truth.follow(n))

/** Entry n as another node has written it; without its body it is read. */
export const hear = (
  live: LiveTable,
  n: number,
  { deadline, entry }: { readonly deadline: number | null; readonly entry: Entry | undefined },
): Promise<void> => live.inTurn(() => live.truth.hear(n, deadline, entry))

/** Somebody came or went at another node. */
export const lookAround = (live: LiveTable): Promise<void> =>
  live.inTurn(async () => {
    await live.truth.follow()
    await live.movements.note()
  })
