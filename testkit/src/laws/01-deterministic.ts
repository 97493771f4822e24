// Law 1: the same options, chance and moves give the same ledger.
import {
  type AnyMove,
  type AnyTable,
  type Outcome,
  type Played,
  type Request,
  Table,
} from '@foldtable/kernel'
import { chanceText } from '../broken.ts'
import type { Case } from '../case.ts'

const AGAIN = 'the same move played again'

/** A second table opens like the first. */
export function opensAlike({ holding }: Case, table: AnyTable, shadow: AnyTable): void {
  const what = 'the opening played again'
  holding.same('deterministic', shadow.entries, table.entries, what, chanceText)
}

/** What was made at the table comes of the same request at the second one. */
export function playsAlike(
  { holding }: Case,
  shadow: AnyTable | undefined,
  request: Request<AnyMove>,
  played: Outcome<Played>,
): void {
  holding.same('deterministic', shadow?.play(request), played, AGAIN, chanceText)
}

/** Once more from the beginning, when time has gone on: what comes out differently each time looks like another broken law. */
export function playsAlikeLater(trial: Case, table: AnyTable): void {
  const now = Date.now()
  while (Date.now() === now); // what looks at the clock shows it only once that has moved on
  const other = Table.open(trial.terms())
  const [, ...path] = table.pathTo(table.n)
  for (const { by, seat, move, at, events } of path) {
    if (move === undefined) continue
    const played = other.play({ by, move, at, ...(seat !== undefined && { seat }) })
    const again = played.ok ? played.entry?.events : played.refusal
    trial.holding.same('deterministic', again, events, AGAIN, chanceText)
  }
}
