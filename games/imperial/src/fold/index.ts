// Folding events into the state: the only writer.
import { foldBy } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { executionFolds } from './execution.ts'
import { maneuverFolds } from './maneuver.ts'
import { openingFolds } from './opening.ts'
import { proposalFolds } from './proposal.ts'
import { roundFolds } from './round.ts'

export const evolve = foldBy<State, Event>({
  ...openingFolds,
  ...proposalFolds,
  ...maneuverFolds,
  ...executionFolds,
  ...roundFolds,
})
