// Voting between the two proposals: I-8.4 to I-8.6.
import { choice, type MoveRule, moveShape, type Static, secret } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { execute } from '../flow/execution.ts'
import { ballotsOf, decided } from '../rules/voting.ts'
import { powerOf, type State } from '../state.ts'

const schema = moveShape('vote', { choice: choice(1, 2) })
export type Vote = Static<typeof schema>

const BOTH: readonly Vote[] = [
  { kind: 'vote', choice: 1 },
  { kind: 'vote', choice: 2 },
]

export const vote: MoveRule<State, Vote, Event> = {
  schema,
  answers: ['vote'],
  candidates: () => BOTH,
  refusal: () => undefined,

  decide(draft, seat, move) {
    const { state, emit } = draft
    const { up: country } = state
    emit({ kind: 'voted', seat, vote: secret<number>(move.choice, [seat], 'votes') })
    const { leadership } = powerOf(state, country)
    const ballots = ballotsOf(state, leadership)
    const winner = decided(state, country, leadership, ballots)
    if (winner === undefined) return
    emit({ kind: 'voteDecided', country, winner, ballots })
    execute(draft)
  },
}
