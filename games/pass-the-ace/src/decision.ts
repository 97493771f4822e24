// Whom the table waits for, or how it ended.
import { type Decision, onlySeat, type Result } from '@foldtable/kernel'
import { waitedFor } from './flow.ts'
import { PAUSE_MS } from './meta.ts'
import type { Move } from './moves/index.ts'
import { currentSeat, type End, type State } from './state.ts'

export function decision(state: State): Decision<Move> {
  if (state.end !== null) return { result: resultOf(state, state.end) }
  const current = currentSeat(state)
  if (state.phase === 'turns' && current !== undefined)
    return { seats: onlySeat(current), about: 'turn' }
  return {
    seats: waitedFor(state),
    about: state.phase,
    due: { ms: PAUSE_MS, move: { kind: 'advance' } },
  }
}

/** The last one alive wins and all the others have lost alike; an abandoned game ranks nobody. */
const resultOf = ({ players }: State, { winner, reason }: End): Result => ({
  reason,
  places: winner === null ? [] : players.map((_, seat) => (seat === winner ? 1 : 2)),
})
