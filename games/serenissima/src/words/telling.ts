// What is asked, and of which galley; where in the game it is; what matters to somebody who was away.
import type { Message, Viewer } from '@foldtable/kernel'
import { decision } from '../decision.ts'
import type { Event } from '../events.ts'
import { activeGalley } from '../rules/board.ts'
import type { State } from '../state.ts'
import { zone } from './params.ts'

/** Whoever is asked has several galleys: the question names the one that it is about. */
export function ask(view: State, viewer: Viewer): Message | undefined {
  const now = decision(view)
  if (now.result !== undefined || viewer === 'spectator' || !now.seats.includes(viewer)) return
  if (view.stage !== 'play' || view.turn === null) return
  const { location } = activeGalley(view)
  return { id: `ask.${now.about}`, params: { galley: view.active, zone: zone(location) } }
}

export const round = ({ round: number }: State): Message =>
  number === 0 ? { id: 'round.setup' } : { id: 'round.number', params: { round: number } }

export const weights: { readonly [Kind in Event['kind']]?: 0 | 1 | 2 } = {
  opened: 0,
  deckShuffled: 0,
  stageBegan: 0,
  sailorsLoaded: 0,
  sailorsUnloaded: 0,
  galleySunk: 2,
  portTaken: 2,
  roundBegan: 0,
  turnBegan: 0,
  turnChosen: 0,
  turnEnded: 0,
  cardDrawn: 0,
  winePaid: 0,
  trackAdvanced: 0,
  scored: 2,
  refitDeclined: 0,
  gameEnded: 2,
}
