// Taking a move back: free as long as nobody learned anything by it, else by consent.
import { canonical } from './canonical.ts'
import type { Entry } from './entry.ts'
import type { Game, GameTypes, PartOf } from './game.ts'
import { ruleOf } from './judge.ts'
import { predict } from './predict.ts'
import { type Seat, viewersOf } from './seat.ts'
import { redact } from './secret.ts'
import type { Table } from './table.ts'

export interface Undo {
  /** The entry to rewind to. */
  readonly to: number
  /** Nobody else has moved since, no chance was used and nobody was shown anything: no consent is needed. */
  readonly free: boolean
}

/** Whether everybody who plays at this table sits at one screen. */
interface Practice {
  readonly isPractice: boolean
}

/** How the seat could take its latest move back; nothing if it has made none, or the game forbids it. */
export function undoFor<G extends GameTypes>(
  table: Table<G>,
  seat: Seat,
  { isPractice }: Practice = { isPractice: false },
): Undo | undefined {
  if (table.game.takesBack === 'practice' && !isPractice) return undefined
  const path = table.pathTo(table.n)
  const latest = path.findLastIndex((entry) => isPlayed(table.game, entry))
  const index = path.findLastIndex((entry) => entry.by === seat && isPlayed(table.game, entry))
  const entry = path[index]
  const before = path[index - 1]
  if (entry === undefined || before === undefined) return undefined
  const isLatest = index === latest
  const may = mayTakeBack(table, before.n, entry, isLatest)
  return may === 'never' ? undefined : { to: before.n, free: isLatest && may === 'free' }
}

/** Clocks that were stopped or set going are no move, nor is a penalty for a move: it goes with it. */
export function isPlayed<G extends GameTypes>(
  game: Game<G>,
  { by, seat, move, clock }: Entry<G>,
): boolean {
  const isPenalty =
    game.penalty !== undefined && // else the clock plays for somebody
    by === 'clock' &&
    seat !== undefined &&
    move !== undefined &&
    ruleOf(game, move.kind).author === 'clock'
  return clock === undefined && !isPenalty
}

/** As the game says, if it says anything. */
function mayTakeBack<G extends GameTypes>(
  table: Table<G>,
  before: number,
  entry: Entry<G>,
  isLatest: boolean,
): 'free' | 'consent' | 'never' {
  const { game, seats, entries } = table
  if (game.undo === undefined || entry.move === undefined)
    return !isLatest || wasTelling(game, seats, table.stateAt(before), entry) ? 'consent' : 'free'
  const again = entries.at(-1)?.rewind !== undefined
  return game.undo(table.state, { events: entry.events, isLatest, again })
}

/**
 * Whether the entry gave anyone new information beyond the move itself, or used chance. It did not exactly when every
 * viewer, told the move, could have worked out from its own replica what it was then sent.
 */
export function wasTelling<G extends GameTypes>(
  game: PartOf<G, 'moves' | 'evolve'>,
  seats: number,
  before: G['State'],
  entry: Entry<G>,
): boolean {
  const { move } = entry
  if (move === undefined || entry.drawn !== undefined) return true
  return viewersOf(seats).some((viewer) => {
    const foreseen = predict(game, redact(before, viewer), viewer, { ...entry, move })
    return canonical(foreseen) !== canonical(redact(entry.events, viewer))
  })
}
