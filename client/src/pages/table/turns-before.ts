// How many turns of others come before one's own, where the order of the last time tells it.
import type { Seat } from '@foldtable/kernel'
import type { LogLine } from '../../store/types.ts'

/** Nothing where that cannot be known: somebody has not moved yet. */
export function turnsBefore(
  log: readonly Pick<LogLine, 'seat' | 'isUndone'>[],
  mover: Seat,
  seat: Seat,
): number | null {
  const movers = log.flatMap((line) => (line.seat === null || line.isUndone ? [] : [line.seat]))
  const turns = movers.filter((one, index) => one !== movers[index - 1]).reverse()
  const mine = turns.indexOf(seat)
  const theirs = mine < 0 ? -1 : turns.indexOf(mover, mine)
  return theirs < 0 ? null : new Set(turns.slice(mine + 1, theirs)).size
}
