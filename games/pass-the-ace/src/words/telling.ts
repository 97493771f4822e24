// What is asked, where in the game it is, and what matters to somebody who was away.
import type { Message, Viewer } from '@foldtable/kernel'
import { rankNumber } from '@foldtable/parts/cards'
import type { Event } from '../events.ts'
import { currentSeat, type State } from '../state.ts'

const KING = 13

/** Whoever holds a king is told that there is nothing to choose; all others with whom they would swap. */
export function ask(view: State, viewer: Viewer): Message | undefined {
  if (viewer === 'spectator' || view.phase !== 'turns' || currentSeat(view) !== viewer) return
  const held = view.players[viewer]?.hand?.card
  const card = typeof held === 'string' ? held : held?.is
  if (card !== undefined && rankNumber(card) === KING) return { id: 'ask.king' }
  const target = view.order[view.acted + 1]
  return target === undefined
    ? { id: 'ask.draw' }
    : { id: 'ask.swap', params: { target: { seat: target } } }
}

export function round({ leg, round: number }: State): Message {
  if (number === 0) return { id: 'round.highCard' }
  if (leg === 1) return { id: 'round.number', params: { round: number } }
  return { id: 'round.ofLeg', params: { leg, round: number } }
}

export const weights: { readonly [Kind in Event['kind']]?: 0 | 1 | 2 } = {
  packShuffled: 0,
  highCardDrawn: 0,
  dealerChosen: 0,
  readied: 0,
  tableCleared: 0,
  roundBegan: 0,
  dealt: 0,
  trashReshuffled: 0,
  stuck: 0,
  revealed: 0,
  eliminated: 2,
  doubleGameCalled: 2,
  gameEnded: 2,
}
