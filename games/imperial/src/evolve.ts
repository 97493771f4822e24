// Folding events into the state: the only writer. What happens most often comes first.
import type { Event } from './events.ts'
import { foldExecution } from './fold/execution.ts'
import { foldManeuver } from './fold/maneuver.ts'
import { foldOpening } from './fold/opening.ts'
import { foldProposal } from './fold/proposal.ts'
import { foldRound } from './fold/round.ts'
import type { State } from './state.ts'

export function evolve(state: State, event: Event): void {
  switch (event.kind) {
    case 'turnBegan':
    case 'planBegan':
    case 'unitAdded':
    case 'proposed':
    case 'oppositionAsked':
    case 'agreed':
    case 'voteCalled':
    case 'voted':
    case 'voteDecided':
      foldProposal(state, event)
      return
    case 'rondelMoved':
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
      foldExecution(state, event)
      return
    case 'unitChosen':
    case 'unitMoved':
    case 'replanned':
    case 'othersStayed':
    case 'peaceOffered':
    case 'peaceVoted':
    case 'peaceDecided':
      foldManeuver(state, event)
      return
    case 'investorRoundBegan':
    case 'bought':
    case 'punted':
    case 'investorRoundEnded':
    case 'timePenalty':
    case 'gameEnded':
      foldRound(state, event)
      return
    default:
      foldOpening(state, event)
  }
}
