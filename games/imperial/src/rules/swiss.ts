// Who acts in an investor round, and in which order (I-16.7, I-20.7).
import type { Seat } from '@foldtable/kernel'
import { playerAt, type State } from '../state.ts'

/** Everybody from this seat on: counter-clockwise, or clockwise in the published game. */
function roundFrom({ order, rules }: State, seat: Seat): Seat[] {
  const start = order.indexOf(seat)
  const direction = rules.swissBank === 'published' ? 1 : -1
  return order.map(
    (_, steps) => order[(start + direction * steps + order.length) % order.length] ?? seat,
  )
}

/** Whoever has the card first, then the Swiss players. */
export const buyersOf = (state: State, card: Seat): Seat[] =>
  roundFrom(state, card).filter((seat) => seat === card || playerAt(state, seat).swiss)

/** The Swiss players alone, in the order in which they would act. */
export const swissInOrder = (state: State, card: Seat): Seat[] =>
  roundFrom(state, card).filter((seat) => playerAt(state, seat).swiss)

/** Whoever sits next clockwise (I-16.8). */
export function clockwiseOf({ order }: State, seat: Seat): Seat {
  return order[(order.indexOf(seat) + 1) % order.length] ?? seat
}
