// Who acts in an investor round, and in which order (I-16.7, I-20.7).
import type { Seat } from '@foldtable/kernel'
import { playerAt, type State } from '../state.ts'

/** The Swiss players from this seat on, and itself if so wished: counter-clockwise, or clockwise in the published game. */
function swissFrom(state: State, first: Seat, withFirst: boolean): Seat[] {
  const { order, rules } = state
  const start = order.indexOf(first)
  const direction = rules.swissBank === 'published' ? 1 : -1
  const found: Seat[] = []
  for (let steps = 0; steps < order.length; steps++) {
    const seat = order[(start + direction * steps + order.length) % order.length] ?? first
    if (playerAt(state, seat).swiss || (withFirst && seat === first)) found.push(seat)
  }
  return found
}

/** Whoever has the card first, then the Swiss players. */
export const buyersOf = (state: State, card: Seat): Seat[] => swissFrom(state, card, true)

/** The Swiss players alone, in the order in which they would act. */
export const swissInOrder = (state: State, card: Seat): Seat[] => swissFrom(state, card, false)

/** Whoever sits next clockwise (I-16.8). */
export function clockwiseOf({ order }: State, seat: Seat): Seat {
  return order[(order.indexOf(seat) + 1) % order.length] ?? seat
}
