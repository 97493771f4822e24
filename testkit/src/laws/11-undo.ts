// Law 11: undo returns to an equal state and the same chance.
import {
  type AnyMove,
  type AnyTable,
  type Entry,
  type Request,
  seatOf,
  undoFor,
} from '@foldtable/kernel'
import type { Case } from '../case.ts'

/** Takes the entry back, at the table and at the one beside it, and makes the move again. */
export function comesBack(
  { holding }: Case,
  table: AnyTable,
  shadow: AnyTable | undefined,
  request: Request<AnyMove>,
  entry: Entry,
  again: (request: Request<AnyMove>) => Entry,
): void {
  undoFor(table, seatOf(entry))
  const before = entry.n - 1
  const was = table.stateAt(before)
  table.rewind(before, 'host', table.at)
  shadow?.rewind(before, 'host', table.at)
  holding.same('undo', table.state, was, 'state after undo')
  const at = Math.max(request.at, table.dueAt ?? 0)
  holding.same('undo', again({ ...request, at }).events, entry.events, 'events after undo')
}
