// How good a position is where a playout stops.
import { type Result, type Seat, seatsUpTo } from '@foldtable/kernel'
import { goodsIn, sailorsIn } from '../src/holds.ts'
import type { State } from '../src/index.ts'
import { galleysOf } from '../src/rules/board.ts'
import { incomeOf } from '../src/rules/prices.ts'
import { galleyAt, playerAt } from '../src/state.ts'
import { scoringsLeft } from './worth.ts'

/** A galley for each scoring to come, a sailor and a good aboard, in ducats. */
const [GALLEY, SAILOR, GOOD] = [2, 0.7, 1.2]
/** A lead of so many ducats is as good as 73 %. */
const LEAD = 25

/** From 0 to 1: the lead over the best of the others. */
export function value(state: State, seat: Seat, result: Result | undefined): number {
  if (result !== undefined && result.places[seat] !== 1) return 0.2 * chanceOf(state, seat)
  return result === undefined ? chanceOf(state, seat) : 1
}

function chanceOf(state: State, seat: Seat): number {
  const worths = seatsUpTo(state.players.length).map((one) => worthOf(state, one))
  const best = Math.max(...worths.filter((_, one) => one !== seat))
  return 1 / (1 + Math.exp((best - (worths[seat] ?? 0)) / LEAD))
}

/** Money, what the scorings to come would bring if nothing changed, and what sails. */
function worthOf(state: State, seat: Seat): number {
  const left = scoringsLeft(state)
  return galleysOf(state, seat).reduce(
    (sum, number) => {
      const { hold } = galleyAt(state, number)
      return sum + GALLEY * left + SAILOR * sailorsIn(hold) + GOOD * goodsIn(hold).length
    },
    playerAt(state, seat).money + left * incomeOf(state, seat),
  )
}
