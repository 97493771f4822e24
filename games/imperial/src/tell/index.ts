// The log in sentences (I-19.8). Public information only.
import { tellBy } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { executionTells } from './execution.ts'
import { maneuverTells } from './maneuver.ts'
import { openingTells } from './opening.ts'
import { proposalTells } from './proposal.ts'
import { roundTells } from './round.ts'

export const tell = tellBy<Event>({
  ...openingTells,
  ...proposalTells,
  ...maneuverTells,
  ...executionTells,
  ...roundTells,
})
