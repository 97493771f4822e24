// Coming home in time: who is not aboard when the ship leaves is lost.
import { LAST_TURN } from '../src/data/pieces.ts'
import type { Move, State } from '../src/index.ts'
import { hexesOf, isMobile, type Unit } from '../src/state.ts'
import { type Errand, fare, stepTowards } from './errands.ts'
import { bringsHome, handyUnits, type Outlook, waysOf } from './outlook.ts'
import { nearest } from './ways.ts'

/** From this turn on nobody sets out for a fight any more. */
const HOMECOMING = LAST_TURN - 3

export const isLate = ({ view }: Outlook): boolean => view.turn >= HOMECOMING

/** For everybody who has nothing better to do; a carrier would come home only to go out again. */
export function homeErrands(outlook: Outlook, others: readonly Errand[]): Errand[] {
  if (!isLate(outlook)) return []
  const busy = new Set(others.map((errand) => errand.busy))
  const outside = handyUnits(outlook).filter(
    (unit) => unit.at !== null && isMobile(unit) && !busy.has(unit),
  )
  return outside.flatMap((unit) => homeErrand(outlook, unit))
}

function homeErrand(outlook: Outlook, unit: Unit): Errand[] {
  const { view, doors } = outlook
  const worth = bringsHome(view, unit)
  if (hexesOf(view, unit).some((hex) => doors.includes(hex)))
    return [{ worth, cost: 1, next: () => entering(outlook, unit) }]
  const goal = nearest(waysOf(outlook, unit), doors)
  if (goal < 0) return []
  const cost = fare(outlook, unit, goal) + 1
  return [{ worth, cost, next: () => stepTowards(outlook, unit, goal) }]
}

const entering = ({ offers }: Outlook, { id }: Unit): Move | undefined =>
  offers.find((move) => move.kind === 'enter' && move.unit === id)

/** Whoever is held down by fire steps out of it before anything else is done, as near to home as it can (F-9.9). */
export function retreat(outlook: Outlook): Move | undefined {
  const { offers, view } = outlook
  const ways = offers.flatMap((move) =>
    move.kind === 'move' && isPinned(view, move.unit) ? [move] : [],
  )
  const far = (move: (typeof ways)[number]) => {
    const to = move.path.at(-1) ?? -1
    return Math.min(outlook.homeByLand.steps[to] ?? 0, outlook.homeBySea.steps[to] ?? 0)
  }
  return ways.sort((one, other) => far(one) - far(other))[0]
}

const isPinned = (view: State, id: string): boolean =>
  view.units.some((unit) => unit.id === id && unit.pinned)
