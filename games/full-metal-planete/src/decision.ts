// Whom the table waits for, or how it ended.
import { type Decision, onlySeat, type Result, type Seat } from '@foldtable/kernel'
import { undecidedHomes } from './flow.ts'
import type { Move } from './moves/index.ts'
import { placesOf } from './scoring.ts'
import type { State } from './state.ts'

/** The lift-off question of turn 21 is one turn for everybody. */
const LIFTOFF_QUESTION = 999

export function decision(state: State): Decision<Move> {
  const { phase, turn, current } = state
  if (phase === 'finished') return { result: resultOf(state) }
  if (phase === 'liftoff')
    return { seats: undecidedSeats(state), about: 'liftoff', turn: LIFTOFF_QUESTION }
  return { seats: onlySeat(current), about: phase, turn: 10 * turn + current } // one clock for a player-turn (F-6.8)
}

const undecidedSeats = (state: State): Seat[] =>
  state.order.filter((seat) => undecidedHomes(state, seat).length > 0)

const resultOf = (state: State): Result => ({ reason: 'lastTurn', places: placesOf(state) })
