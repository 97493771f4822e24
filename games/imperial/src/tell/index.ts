// The log in sentences (I-19.8). Public information only.
import type { Message } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { tellExecution } from './execution.ts'
import { tellManeuver } from './maneuver.ts'
import { tellOpening } from './opening.ts'
import { tellProposal } from './proposal.ts'
import { tellRound } from './round.ts'

export function tell(event: Event): Message | undefined {
  switch (event.kind) {
    case 'unitChosen':
    case 'unitMoved':
    case 'replanned':
    case 'othersStayed':
    case 'peaceOffered':
    case 'peaceVoted':
    case 'peaceDecided':
      return tellManeuver(event)
    case 'turnBegan':
    case 'planBegan':
    case 'unitAdded':
    case 'proposed':
    case 'oppositionAsked':
    case 'agreed':
    case 'voteCalled':
    case 'voted':
    case 'voteDecided':
      return tellProposal(event)
    case 'forceAsked':
    case 'forceDeclined':
    case 'forced':
    case 'factoryBuilt':
    case 'produced':
    case 'imported':
    case 'maneuvered':
    case 'taxed':
    case 'interestPaid':
    case 'cardPaid':
    case 'rondelMoved':
      return tellExecution(event)
    case 'investorRoundBegan':
    case 'bought':
    case 'punted':
    case 'investorRoundEnded':
    case 'timePenalty':
    case 'gameEnded':
      return tellRound(event)
    default:
      return tellOpening(event)
  }
}
