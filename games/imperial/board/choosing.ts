// From one press to the next: what can be pointed at and what that leads to, as data. Mouse, finger and keys all go through it.
import type { Seat } from '@foldtable/kernel'
import type { Pointing } from '../../drawing/pointing.ts'
import type { Move, State } from '../src/index.ts'
import type { Plan } from '../src/state.ts'
import { type Choice, NO_CHOICE, type Now, type Pointed } from './pointing/pointed.ts'
import { answering, proposing, voting } from './pointing/proposals.ts'
import { bidding, buying } from './pointing/stock.ts'
import { moving, placing } from './pointing/units.ts'

export {
  type At,
  type Button,
  type Choice,
  NO_CHOICE,
  type Now,
  type Pointed,
  type Wanted,
} from './pointing/pointed.ts'

interface BoardPointing extends Pointing<State, Move, Choice> {
  pointers(now: Now, choice: Choice): readonly Pointed[]
}

export const pointing: BoardPointing = {
  start: NO_CHOICE,
  pointers(now, choice) {
    const { viewer, offers } = now
    if (viewer === 'spectator' || offers.length === 0) return []
    return pointersFor(now, viewer, choice)
  },
}

function pointersFor(now: Now, seat: Seat, choice: Choice): readonly Pointed[] {
  const { mode, plan } = now.view
  switch (mode) {
    case 'bid':
      return bidding(now, seat, choice)
    case 'buy':
    case 'sale':
      return buying(now, seat, choice)
    case 'proposal':
    case 'opposition':
      return proposing(now, seat, choice)
    case 'plan':
      return plan?.kind === 'maneuver' ? moving(now, choice) : placing(now, seat, choice)
    case 'vote':
      return voting(now, seat)
    default:
      return answering(now, seat)
  }
}

/** One step back: from a place to what was chosen, and from that to nothing. */
export const back = (choice: Choice): Choice =>
  choice.place === null ? NO_CHOICE : { ...choice, place: null }

/** What was chosen for one question is no answer to the next. */
export function questionOf({ view, viewer }: Now): string {
  const { mode, up, round, turn, queue, plan, proposals } = view
  const place = [viewer, mode, up, round, turn, queue.length, proposals.length].join(' ')
  return plan === null ? place : `${place} ${planText(plan)}`
}

/** Another text for every plan: another device of the same player may have changed it. */
function planText(plan: Plan): string {
  if (plan.kind === 'units') return plan.units.map(({ unit, at }) => `${unit} ${at}`).join()
  const { chosen, steps = [], fleetsDone, armiesDone } = plan
  const done = [...fleetsDone, ...armiesDone].filter(Boolean).length
  const made = steps.map(({ unit, from, dest, action }) => `${unit} ${from} ${dest} ${action}`)
  return `${chosen} ${done} ${made.join()}`
}
