// Where in the game it is, and what matters to somebody who was away.
import type { Message } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { Mode, State } from '../state.ts'

/** Stock is sold before the first round. */
const OPENING: readonly Mode[] = ['bid', 'buyBid', 'sale']

export const round = ({ mode, round: number }: State): Message =>
  OPENING.includes(mode)
    ? { id: 'round.opening' }
    : { id: 'round.number', params: { round: number } }

export const weights: { readonly [Kind in Event['kind']]?: 0 | 1 | 2 } = {
  cashDealt: 0,
  seated: 0,
  flagsDealt: 0,
  biddingBegan: 0,
  bidMade: 0,
  bidDeclined: 0,
  saleBegan: 0,
  openingEnded: 2,
  turnBegan: 0,
  planBegan: 0,
  unitAdded: 0,
  oppositionAsked: 0,
  agreed: 0,
  voteCalled: 0,
  voted: 0,
  unitChosen: 0,
  replanned: 0,
  othersStayed: 0,
  peaceVoted: 0,
  forceAsked: 0,
  forceDeclined: 0,
  forced: 2,
  factoryBuilt: 2,
  maneuvered: 0,
  taxed: 2,
  cardPaid: 0,
  rondelMoved: 0,
  investorRoundBegan: 0,
  punted: 0,
  investorRoundEnded: 0,
  gameEnded: 2,
}
