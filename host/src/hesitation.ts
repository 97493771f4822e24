// How long a bot seems to think: as long as its decision looks to others, whatever it takes. A game does not wait for a bot's every step.
import type { AnyTable, Seat } from '@foldtable/kernel'

/** Of the usual time: where there is nothing to choose, and between the steps of a turn, of which there may be many. */
const [FORCED, STEP, LATE_STEP] = [0.4, 0.25, 0.1]
/** Where there is much to choose from. */
const HARD = 1.5
const MANY = 8
const LATE = 8

/** In the unit of the usual time. */
export function hesitationOf(table: AnyTable, seat: Seat, usual: number): number {
  const steps = stepsOf(table, seat)
  if (steps >= LATE) return usual * LATE_STEP
  if (steps > 0) return usual * STEP
  const choices = usual === 0 ? 0 : table.offers(seat).length
  if (choices <= 1) return usual * FORCED
  return choices > MANY ? usual * HARD : usual
}

/** So many entries without a break were the seat's own; after some it makes no difference. */
function stepsOf({ entries }: AnyTable, seat: Seat): number {
  let steps = 0
  while (steps < LATE && entries.at(-1 - steps)?.by === seat) steps += 1
  return steps
}
