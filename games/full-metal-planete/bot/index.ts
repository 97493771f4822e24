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
  return retreat(outlook) ?? bestErrand(outlook) ?? offers.find(({ kind }) => kind === 'endTurn')
}

const bestErrand = (outlook: Outlook): Move | undefined =>
  begin([...haulErrands(outlook), ...fightErrands(outlook), ...homeErrands(outlook)])
