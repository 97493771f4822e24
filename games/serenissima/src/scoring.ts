// Money is what counts (S-13.2); the tally is what breaks ties.
import { type BySeat, type Score, type Seat, seatsUpTo } from '@foldtable/kernel'
import { trackFor } from './data/constants.ts'
import { portsOf } from './rules/board.ts'
import { incomeOf } from './rules/prices.ts'
import { goodsOwned } from './rules/ranking.ts'
import { playerAt, type State } from './state.ts'

export const score = (state: State): BySeat<Score> =>
  state.players.map(({ money }, seat) => ({
    points: money,
    tally: { ports: portsOf(state, seat).length, goods: goodsOwned(state, seat) },
  }))

/** Money, and what the scorings to come would bring if nothing changed; against the best of the others. */
export function evaluate(view: State, seat: Seat): number {
  const left = trackFor(view.players.length).scoring.length - view.scorings.length
  const worth = (one: Seat) => playerAt(view, one).money + left * incomeOf(view, one)
  const others = seatsUpTo(view.players.length).filter((one) => one !== seat)
  return worth(seat) - Math.max(...others.map(worth))
}
