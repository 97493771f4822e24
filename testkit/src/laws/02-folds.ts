// Law 2: folding the ledger gives the live state, from the beginning and from a snapshot.
import { type AnyTable, type Entry, Table } from '@foldtable/kernel'
import type { Case } from '../case.ts'

/** The entry is folded into the mirror, which must then be the state. */
export function mirrors({ course, holding }: Case, table: AnyTable, mirror: unknown, entry: Entry) {
  for (const event of entry.events) course.fold(mirror, event)
  holding.same('folds', table.state, mirror, 'the state')
}

/** Once the game is over; `halfway` is a snapshot that was written meanwhile. */
export function foldsAgain(trial: Case, { entries, state }: AnyTable, halfway: string): void {
  const { holding } = trial
  const written = JSON.parse(JSON.stringify(entries))
  const folded = Table.fold(trial.terms(), written).state
  holding.same('folds', folded, state, 'state folded from the ledger')
  const snapshot = JSON.parse(halfway)
  const { n } = snapshot.standing
  const rest = entries.slice(n)
  if (rest.some(({ rewind }) => rewind !== undefined && rewind < n)) return
  const further = Table.fold(trial.terms(), rest, snapshot).state
  holding.same('folds', further, state, 'state folded from a snapshot')
}
