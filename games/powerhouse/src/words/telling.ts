// Where in the match it is, and what matters to somebody who was away.
import type { Message } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

export const round = ({ game, gameCount }: State): Message => ({
  id: 'round.game',
  params: { game, games: gameCount },
})

export const weights: { readonly [Kind in Event['kind']]?: 0 | 1 | 2 } = {
  gameBegan: 0,
  dealt: 0,
  bidPlaced: 0,
  passed: 0,
  playBegan: 0,
  played: 0,
  partnerRevealed: 2,
  gameScored: 2,
  readied: 0,
  matchEnded: 2,
}
