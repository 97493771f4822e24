// Whom the table waits for, or how the match ended.
import { type Decision, onlySeat } from '@foldtable/kernel'
import { placesBy } from '@foldtable/parts/ranking'
import { waitedFor } from './flow.ts'
import { PAUSE_MS, TURNS_TO_CHOOSE } from './meta.ts'
import type { Move } from './moves/index.ts'
import { type State, sure } from './state.ts'

export function decision(state: State): Decision<Move> {
  switch (state.phase) {
    case 'bidding':
      return { seats: onlySeat(sure(state.turn)), about: 'bid' }
    case 'powerhouse': // one turn for suit and calls together (P-12.1)
      return {
        seats: onlySeat(sure(state.turn)),
        about: state.suit === null ? 'suit' : 'call',
        turn: state.game,
        times: TURNS_TO_CHOOSE,
      }
    case 'playing':
      return { seats: onlySeat(sure(state.turn)), about: 'play' }
    case 'finished':
      return {
        seats: waitedFor(state),
        about: 'finished',
        due: { ms: PAUSE_MS, move: { kind: 'nextGame' } },
      }
    case 'over': // P-11.3
      return { result: { reason: sure(state.end), places: placesBy(state.scores) } }
  }
}
