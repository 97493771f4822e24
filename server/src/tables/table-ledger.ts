// The ledger as a table knows it: with what this server writes in the same breath, snapshots, notices, tallies and ratings.
import { calledAt } from '@foldtable/host/called'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Cause, Progress, Sitter, TableLedger } from '@foldtable/host/ports'
import type { AnyTable, Entry } from '@foldtable/kernel'
import type { Ledger } from '../ledger/ledger.ts'
import { snapshotStatement } from '../ledger/snapshots.ts'
import type { Statement } from '../ledger/sql.ts'
import { rulesStatement, unaskedStatement } from '../ledger/table-rows.ts'
import type { Pens } from '../parts/part.ts'
import type { Neighbours } from './hooks.ts'

const SNAPSHOT_EVERY = 100

/** Once `isSo` is aborted, tables that were read before write nothing any more. */
export const tableLedger = (
  ledger: Ledger,
  pens: Pens & { readonly neighbours?: Neighbours | undefined },
  isSo?: AbortSignal,
): TableLedger => ({
  ...shared(pens.neighbours),
  table: (id) => ledger.table(id),
  entriesAfter: (id, n) => ledger.entriesAfter(id, n),
  snapshot: (id, rules) => ledger.snapshot(id, rules),
  async setPlans(id, plans) {
    isSo?.throwIfAborted()
    return ledger.setPlans(id, plans)
  },

  append(live, table, entry, progress) {
    isSo?.throwIfAborted()
    const [own, others] = [withEntry(live, table, entry), pens.withEntry(live, table)]
    const also = own.length === 0 ? others : [...own, ...others]
    if (isEnding(live, progress))
      return pens.onEnd(live).then((ended) => {
        isSo?.throwIfAborted()
        return ledger.append(live.id, entry, { ...progress, also: [...also, ...ended] })
      })
    return ledger.append(live.id, entry, also.length === 0 ? progress : { ...progress, also })
  },

  async change(live, next, sitters, cause) {
    const also = cause === undefined ? [] : await because(live, cause, pens)
    const calls = callsOf(live, sitters, pens)
    isSo?.throwIfAborted()
    const isWritten = await ledger.change(next, sitters, [...also, ...calls])
    if (isWritten) pens.neighbours?.changed(live.id)
    return isWritten
  },
})

const shared = (neighbours: Neighbours | undefined): Pick<TableLedger, 'isShared' | 'elsewhere'> =>
  neighbours === undefined ? {} : { isShared: true, elsewhere: (id) => neighbours.elsewhere(id) }

/** Whoever was called before knows. */
function callsOf(live: LiveTable, sitters: readonly Sitter[], pens: Pens): Statement[] {
  const before = calledAt(live.room, live.stored.status)
  return sitters.flatMap(({ account, called }) =>
    called === undefined || called === 'nothing' || before.get(account) === called
      ? []
      : pens.onCall(live, account, called),
  )
}

const NOTHING: readonly Statement[] = []

function withEntry({ id, game }: LiveTable, table: AnyTable, entry: Entry): readonly Statement[] {
  const { version: rules } = game.meta
  if (entry.n === 1) return [rulesStatement(id, rules)]
  return isKept(entry) ? [snapshotStatement(id, rules, table.snapshot())] : NOTHING
}

/** A rewind may go to before the latest snapshot, from where it could not be folded. */
const isKept = ({ n, rewind }: Entry): boolean => n % SNAPSHOT_EVERY === 0 || rewind !== undefined

const isEnding = ({ stored }: LiveTable, { result }: Progress): boolean =>
  result !== null && stored.status !== 'over'

const because = async (live: LiveTable, cause: Cause, pens: Pens): Promise<readonly Statement[]> =>
  cause.kind === 'left'
    ? pens.onLeave(live, cause.seat)
    : [unaskedStatement(live.id), ...pens.onBrokenOff(live)]
