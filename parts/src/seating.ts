// Going round the table: who comes next, skipping whoever is out.
import type { Seat } from '@foldtable/kernel'

/** Whoever sits so many places to the left. */
export const leftOf = (seat: Seat, seats: number, steps = 1): Seat => (seat + steps) % seats

/** The seats that are in, going left from this one, nearest first; the seat itself comes last. */
export function roundFrom(seat: Seat, seats: number, isIn: (seat: Seat) => boolean): Seat[] {
  const round: Seat[] = []
  for (let step = 1; step <= seats; step++) {
    const next = leftOf(seat, seats, step)
    if (isIn(next)) round.push(next)
  }
  return round
}

/** The nearest seat to the left that is in; the seat itself comes last. */
export function nextIn(seat: Seat, seats: number, isIn: (seat: Seat) => boolean): Seat {
  const [next] = roundFrom(seat, seats, isIn)
  if (next === undefined) throw new RangeError('nobody is in')
  return next
}
