// What each event changes, by topic. The only writer of the state.
import { foldBy } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { battleFolds } from './battle.ts'
import { investmentFolds } from './investment.ts'
import { ordinaryFolds } from './ordinary.ts'
import { roundFolds } from './rounds.ts'
import { setupFolds } from './set-up.ts'

export const evolve = foldBy<State, Event>({
  ...setupFolds,
  ...roundFolds,
  ...ordinaryFolds,
  ...investmentFolds,
  ...battleFolds,
})
