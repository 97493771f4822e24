// A player by rules of thumb. It sees a seat's own view and nothing else, and does nothing that does not pay.
import type { Seat } from '@foldtable/kernel'
import type { Move, State } from '../src/index.ts'
import { deployment } from './deploying.ts'
import { begin } from './errands.ts'
import { fightErrands } from './fighting.ts'
import { haulErrands } from './hauling.ts'
import { homeErrands, retreat } from './homecoming.ts'
import { bestSite } from './landing.ts'
import { departure } from './leaving.ts'
import { type Outlook, outlookOf } from './outlook.ts'

export function choose(view: State, seat: Seat, offers: readonly Move[]): Move | undefined {
  if (view.phase === 'landing') return bestSite(view, offers)
  const outlook = outlookOf(view, seat, offers)
  if (view.phase === 'deployment') return deployment(outlook)
  if (view.phase === 'liftoff') return departure(outlook)
  const first = outlook.budget > 0 ? retreat(outlook) : undefined
  return first ?? bestErrand(outlook) ?? ending(outlook)
}

/** The price of leaving is never spent on anything else. */
function bestErrand(outlook: Outlook): Move | undefined {
  const errands = [...haulErrands(outlook), ...fightErrands(outlook)]
  const all = [...errands, ...homeErrands(outlook, errands)]
  return begin(all.filter(({ cost }) => cost <= outlook.budget))
}

/** Where a pair of tanks on mountains may not stay, one of them steps down first (F-21.2). */
const ending = ({ offers, field }: Outlook): Move | undefined =>
  offers.find(({ kind }) => kind === 'endTurn') ??
  offers.find(
    (move) =>
      move.kind === 'move' &&
      field.occupant[move.path[0] ?? -1]?.type === 'tank' &&
      field.board.isMountain[move.path[0] ?? -1] === 1 &&
      field.board.isMountain[move.path[1] ?? -1] === 0,
  )
