// A player by rules of thumb. It sees a seat's own view and nothing else, and does nothing that does not pay.
import type { Chance, Seat } from '@foldtable/kernel'
import type { Move, State } from '../src/index.ts'
import { isCombat } from '../src/state.ts'
import { bargeWithGuns } from './by-sea.ts'
import { capture, type Patience } from './capture.ts'
import { deployment } from './deploying.ts'
import { expedition, isHopeless, packing, WAIT } from './expedition.ts'
import { isBeset } from './guard.ts'
import { bestSite } from './landing.ts'
import { departure } from './leaving.ts'
import { outlookOf } from './outlook.ts'
import { bestErrand, ending, getaway, thumb } from './thumb.ts'

/** Turns are rehearsed instead (`plan`). */
export const isSearched = (): boolean => false

/** Of a playout about a second, for whoever looks back at a game. */
export const budget = 600
/** Some two turns. */
export const horizon = 40

/** As many points as can be saved (F-7.3): a storm begins with 25. */
const SPARE = 10

/** Of a hundred offers: enough to be beaten, and not to walk in circles. */
export const overlooks = 10

interface Storming extends Patience {
  /** Nobody is stormed before this turn. */
  readonly from: number
}

/** What each level knows of storming ships; the first nothing. */
const STORMS: readonly (Storming | undefined)[] = [
  undefined,
  undefined,
  { tries: 9, replies: 0, from: 10 },
  { tries: 27, replies: 3, from: 1 },
]

export function choose(
  view: State,
  seat: Seat,
  offers: readonly Move[],
  chance?: Chance,
  level = 3,
): Move | undefined {
  if (view.phase === 'landing') return bestSite(view, offers, chance)
  const outlook = outlookOf(view, seat, offers)
  if (view.phase === 'liftoff') return departure(outlook)
  const storms = STORMS[level] !== undefined
  if (view.phase === 'deployment') {
    const isRaid = storms && !isBeset(outlook) && !isHopeless(outlook)
    return (isRaid ? packing(outlook) : undefined) ?? deployment(outlook, !isRaid && storms)
  }
  const venture = storms ? expedition(outlook) : undefined
  if (venture !== WAIT) return getaway(outlook) ?? venture ?? thumb(outlook)
  const spent = view.ap > SPARE ? bestErrand(outlook) : undefined
  return getaway(outlook) ?? spent ?? ending(outlook)
}

/** A ship is taken in one go, at the beginning of a turn: what was rehearsed is then played. */
export function plan(
  view: State,
  seat: Seat,
  offers: readonly Move[],
  chance: Chance,
  level: number,
): readonly Move[] | undefined {
  const patience = STORMS[level]
  if (patience === undefined || view.phase !== 'playing') return undefined
  if (view.turn < patience.from || !view.retreatOpen) return undefined
  const outlook = outlookOf(view, seat, offers)
  const isAshore = view.units.some(
    (unit) => unit.owner === seat && unit.at !== null && unit.type !== 'tower' && isCombat(unit),
  )
  if (!isAshore && bargeWithGuns(outlook) === undefined) return undefined
  return capture(outlook, patience, chance)
}
