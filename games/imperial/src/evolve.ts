// Folding events into the state: the only writer.
import { foldBy } from '@foldtable/kernel'
import type { Event } from './events.ts'
import { executionFolds } from './fold/execution.ts'
import { maneuverFolds } from './fold/maneuver.ts'
import { openingFolds } from './fold/opening.ts'
import { proposalFolds } from './fold/proposal.ts'
import { roundFolds } from './fold/round.ts'
import type { State } from './state.ts'

export const evolve = foldBy<State, Event>({
  ...openingFolds,
  ...proposalFolds,
  ...maneuverFolds,
  ...executionFolds,
  ...roundFolds,
})
