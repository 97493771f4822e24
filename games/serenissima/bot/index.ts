// A player by rules of thumb. It sees a seat's own view and nothing else.
import type { Chance, Seat } from '@foldtable/kernel'
import type { Move, State } from '../src/index.ts'
import { activeGalley } from '../src/rules/board.ts'
import { purchase, shopping } from './investing.ts'
import { ordinaryMove } from './ordinary.ts'
import { setUp } from './setting-up.ts'
import { shipOf } from './ship.ts'
import { bestVoyage, nextTurn } from './voyages.ts'

export { value } from './prospects.ts'

/** A turn is searched as a whole; deeper than this was worse, and not at all was hopeless. */
export const turns = { ahead: 30 }
/** More, and it is no opponent even for a beginner. */
export const overlooks = 12
/** About 200 ms. */
export const budget = 2500
export const isSearched = ({ stage }: State): boolean => stage === 'play'

export function choose(
  view: State,
  seat: Seat,
  offers: readonly Move[],
  chance?: Chance,
): Move | undefined {
  if (view.stage !== 'play' || view.turn === null) return setUp(view, seat, offers, chance)
  if (view.turn.kind === null) return { kind: 'chooseTurn', turn: kindOfTurn(view, seat) }
  return view.turn.kind === 'ordinary'
    ? ordinaryMove(view, seat, offers)
    : purchase(view, seat, offers)
}

/** How much of a voyage is left after a turn of waiting. */
const WAITING = 0.75

/** Buys when that brings more than sailing now instead of a turn later. */
function kindOfTurn(view: State, seat: Seat): 'ordinary' | 'investment' {
  const ship = shipOf(activeGalley(view))
  const bought = shopping(view, seat)
  if (bought <= 0) return 'ordinary'
  const later = WAITING * nextTurn(view, seat, ship)
  return bought + later > bestVoyage(view, seat, ship).value ? 'investment' : 'ordinary'
}
