// What is asked, where in the game it is, and what matters to somebody who was away.
import type { Message, Viewer } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** With how many points, whoever has to spend them. */
export function ask({ phase, current, ap }: State, viewer: Viewer): Message | undefined {
  if (phase !== 'playing' || current !== viewer) return undefined
  return { id: 'ask.playing', params: { ap } }
}

export const round = ({ turn }: State): Message => ({ id: 'round.turn', params: { turn } })

export const weights: { readonly [Kind in Event['kind']]?: 0 | 1 | 2 } = {
  tidesShuffled: 0,
  mineralsScattered: 0,
  landingOrderDrawn: 0,
  orderDrawn: 0,
  roundBegan: 0,
  forecastGiven: 0,
  turnBegan: 0,
  moved: 0,
  lifted: 0,
  steadied: 0,
  released: 0,
  transferred: 0,
  shot: 2,
  captured: 2,
  shipTaken: 2,
  eliminated: 2,
  liftOffAsked: 0,
  decided: 0,
  choicesShown: 2,
  liftedOff: 2,
  turnEnded: 0,
  gameEnded: 2,
}
