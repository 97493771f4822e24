// A player by rules of thumb. It sees a seat's own view and nothing else.
import type { Seat } from '@foldtable/kernel'
import type { Move, State } from '../src/index.ts'
import { nextStep } from './maneuver.ts'
import { answerToLeader, bestProposal, bestVote, nextUnit, stopOrNot } from './proposals.ts'
import { answerToBid, bestBid, bestPurchase } from './stock.ts'
import { answerToPeace } from './war.ts'

export { isSearched, narrow, value } from './prospects.ts'

/** As good as to the end, and quicker. */
export const horizon = 60
/** About 200 ms. */
export const budget = 6000

export function choose(view: State, seat: Seat, offers: readonly Move[]): Move | undefined {
  switch (view.mode) {
    case 'bid':
      return bestBid(view, seat, offers)
    case 'buyBid':
      return answerToBid(view, seat)
    case 'proposal':
      return bestProposal(view, seat, offers)?.move
    case 'opposition':
      return answerToLeader(view, seat, offers)
    case 'plan':
      return nextUnit(view, offers) ?? nextStep(view, offers)
    case 'vote':
      return bestVote(view, seat)
    case 'peace':
      return answerToPeace(view, seat)
    case 'force':
      return stopOrNot(view, seat)
    case 'sale':
    case 'buy':
      return bestPurchase(view, seat, offers)
    case 'over':
      return undefined
  }
}
