// A player by rules of thumb. It sees a seat's own view and nothing else.
import type { Seat } from '@foldtable/kernel'
import type { Move, State } from '../src/index.ts'
import { activeGalley } from '../src/rules/board.ts'
import { purchase, shopping } from './investing.ts'
import { ordinaryMove } from './ordinary.ts'
import { setUp } from './setting-up.ts'
import { shipOf } from './ship.ts'
import { bestVoyage, nextTurn } from './voyages.ts'

export function choose(view: State, seat: Seat, offers: readonly Move[]): Move | undefined {
  if (view.stage !== 'play' || view.turn === null) return setUp(view, seat, offers)
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
