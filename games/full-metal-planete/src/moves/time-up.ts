// The clock plays for a seat that ran out of time: F-6.8.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { passOn, showChoices, undecidedHomes } from '../flow.ts'
import type { State } from '../state.ts'
import { finishTurn } from './end-turn.ts'
import { firstSite, landAt } from './land.ts'
import { choose } from './lift-off.ts'

const schema = moveShape('timeUp')
export type TimeUp = Static<typeof schema>

export const timeUp: MoveRule<State, TimeUp, Event> = {
  schema,
  author: 'clock',
  candidates: () => [{ kind: 'timeUp' }],

  refusal: () => undefined,

  decide(draft, seat) {
    const { state } = draft
    if (state.phase === 'landing') {
      const { body, orientation } = firstSite(state)
      landAt(draft, seat, body, orientation)
      passOn(draft, seat)
    } else if (state.phase === 'liftoff') {
      for (const home of undecidedHomes(state, seat)) choose(draft, seat, home, 'stay')
      if (!state.order.some((other) => undecidedHomes(state, other).length > 0)) showChoices(draft)
    } else finishTurn(draft, seat)
  },
}
