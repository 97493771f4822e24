// What each event changes, by topic. The only writer of the state.
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { evolveBattle } from './battle.ts'
import { evolveInvestment } from './investment.ts'
import { evolveOrdinary } from './ordinary.ts'
import { evolveRound } from './rounds.ts'
import { evolveSetup } from './set-up.ts'

export function evolve(state: State, event: Event): void {
  switch (event.kind) {
    case 'turnBegan':
    case 'turnChosen':
    case 'turnEnded':
    case 'roundBegan':
    case 'cardDrawn':
    case 'winePaid':
    case 'trackAdvanced':
    case 'scored':
    case 'incomePaid':
    case 'refitted':
    case 'refitDeclined':
    case 'gameEnded':
      evolveRound(state, event)
      return
    case 'goodsBought':
    case 'swapped':
    case 'sailorsLoaded':
    case 'sailorsUnloaded':
    case 'cargoWasted':
    case 'galleyMoved':
    case 'delivered':
    case 'portClaimed':
      evolveOrdinary(state, event)
      return
    case 'galleyBought':
    case 'garrisonHired':
    case 'crewHired':
    case 'fortBuilt':
    case 'basilicaBuilt':
      evolveInvestment(state, event)
      return
    case 'battleFought':
    case 'galleySunk':
    case 'portTaken':
    case 'portFreed':
      evolveBattle(state, event)
      return
    default:
      evolveSetup(state, event)
  }
}
