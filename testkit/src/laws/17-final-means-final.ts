// Law 17: final means final. What `undo` allows is what the rules say: to everybody the same, whatever they cannot see, and nobody
// gets behind a move that cannot be taken back by taking back another one.
import {
  type AnyTable,
  type Entry,
  type Game,
  redact,
  type Seat,
  seatsUpTo,
  undoFor,
  type Viewer,
} from '@foldtable/kernel'
import { describe } from '../broken.ts'
import type { Case } from '../case.ts'
import type { Holding } from '../holding.ts'

/** What the rules say of a move just made, as this viewer would be told. */
function saidOf(game: Game, before: unknown, { move, events }: Entry, viewer?: Viewer) {
  if (game.undo === undefined || move === undefined) return undefined
  const seen = <T>(value: T): T => (viewer === undefined ? value : redact(value, viewer))
  return game.undo(seen(before), { events: seen(events), isLatest: true, again: false })
}

/** Whether the entry is final, by the state before it; and whether its own seat would be told the same. */
export function isFinal({ game, holding }: Case, before: unknown, entry: Entry): boolean {
  const said = saidOf(game, before, entry)
  const { by } = entry
  if (said === undefined || typeof by !== 'number') return false
  try {
    const told = saidOf(game, before, entry, by)
    const what = `undo says ${said} of the move of entry ${entry.n}, and ${told} where seat ${by} asks: it may use only what the seat knows`
    holding.hold('final', told === said, what)
  } catch (problem) {
    holding.hold('final', false, `undo fails where seat ${by} asks: ${describe(problem)}`)
  }
  return said === 'never'
}

/** Nobody goes back to before entry `final`; and where moves are for practice to take back, nobody takes any. */
export function staysFinal({ game, seats, holding }: Case, table: AnyTable, final: number): void {
  for (const seat of seatsUpTo(seats)) {
    const usual = undoFor(table, seat)
    if (game.takesBack === 'practice')
      holding.hold(
        'final',
        usual === undefined,
        `seat ${seat} may take back, and is not practising`,
      )
    mustNotPass(holding, final, seat, usual?.to)
    mustNotPass(holding, final, seat, undoFor(table, seat, { isPractice: true })?.to)
  }
}

function mustNotPass(holding: Holding, final: number, seat: Seat, to = Infinity): void {
  const what = `seat ${seat} may go back to entry ${to}, behind entry ${final}, which \`undo\` calls final`
  holding.hold('final', to >= final, what)
}
