// The log in sentences (I-19.8). Public information only.
import { tellBy } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { executionTells } from './tell/execution.ts'
import { maneuverTells } from './tell/maneuver.ts'
import { openingTells } from './tell/opening.ts'
import { proposalTells } from './tell/proposal.ts'
import { roundTells } from './tell/round.ts'

export const tell = tellBy<Event>({
  ...openingTells,
  ...proposalTells,
  ...maneuverTells,
  ...executionTells,
  ...roundTells,
})
