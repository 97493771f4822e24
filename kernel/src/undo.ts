// Taking a move back: free as long as nobody learned anything by it, else by consent.
import { canonical } from './canonical.ts'
import type { Entry } from './entry.ts'
import type { AnyEvent, AnyMove, Game } from './game.ts'
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

/** How the seat could take its latest move back; nothing if it has made none, or the game forbids it. */
export function undoFor<S, M extends AnyMove, E extends AnyEvent, O>(
  table: Table<S, M, E, O>,
  seat: Seat,
): Undo | undefined {
  const path = table.pathTo(table.n)
  const latest = path.findLastIndex((entry) => isPlayed(table, entry))
  const index = path.findLastIndex((entry) => entry.by === seat && isPlayed(table, entry))
  const entry = path[index]
  const before = path[index - 1]
  if (entry === undefined || before === undefined) return undefined
  if (index < latest) return { to: before.n, free: false }
  const may = mayTakeBack(table, table.stateAt(before.n), entry)
  return may === 'never' ? undefined : { to: before.n, free: may === 'free' }
}

/** Clocks that were stopped or set going are no move, nor is a penalty for a move: it goes with it. */
function isPlayed<S, M extends AnyMove, E extends AnyEvent, O>(
  { game }: Table<S, M, E, O>,
  { by, seat, move, clock }: Entry<M, E>,
): boolean {
  const isPenalty =
    by === 'clock' &&
    seat !== undefined &&
    move !== undefined &&
    ruleOf(game, move.kind).author === 'clock'
  return clock === undefined && !isPenalty
}

/** As the game says, if it says anything. */
function mayTakeBack<S, M extends AnyMove, E extends AnyEvent, O>(
  { game, seats, entries }: Table<S, M, E, O>,
  before: S,
  entry: Entry<M, E>,
): 'free' | 'consent' | 'never' {
  const { move, events } = entry
  if (game.undo === undefined || move === undefined)
    return wasTelling(game, seats, before, entry) ? 'consent' : 'free'
  const again = entries.at(-1)?.rewind !== undefined
  return game.undo(before, { move, events, again })
}

/**
 * Whether the entry gave anyone new information beyond the move itself, or used chance. It did not exactly when every
 * viewer, told the move, could have worked out from its own replica what it was then sent.
 */
export function wasTelling<S, M extends AnyMove, E extends AnyEvent>(
  game: Pick<Game<S, M, E, never>, 'moves' | 'evolve'>,
  seats: number,
  before: S,
  entry: Entry<M, E>,
): boolean {
  const { move } = entry
  if (move === undefined || entry.drawn !== undefined) return true
  return viewersOf(seats).some((viewer) => {
    const foreseen = predict(game, redact(before, viewer), viewer, { ...entry, move })
    return canonical(foreseen) !== canonical(redact(entry.events, viewer))
  })
}
