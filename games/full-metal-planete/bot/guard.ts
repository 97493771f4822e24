// Guards: where somebody sails with guns, one's own stand round the ship. Nobody lands under the fire of two.

import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../src/board/grid.ts'
import { isCombat, isMobile } from '../src/state.ts'
import { gunsAboard } from './by-sea.ts'
import type { Outlook } from './outlook.ts'

/** So far from the ship a pair of guns covers doors and beach, and is out of the range of whoever shoots at towers. */
const POST = 3
const BESIDE_MATE = 3

/** How good a hex is for a guard; low is good. */
export function wayToGate({ view, seat, ships, field }: Outlook, to: Hex): number {
  const far = Math.min(...ships.map(({ at }) => GRID.distance(at ?? 0, to)))
  const shore = GRID.within(to, 2).filter((hex) => field.board.terrain[hex] === 'sea').length
  const mates = view.units.filter(
    (unit) =>
      unit.owner === seat &&
      unit.at !== null &&
      isCombat(unit) &&
      isMobile(unit) &&
      GRID.distance(unit.at, to) <= 1,
  ).length
  return 30 + Math.abs(far - POST) * 3 - Math.min(shore, 6) + BESIDE_MATE * mates
}

/** Whether somebody is under way with guns in a barge. With several who might be meant, those who come after it are. */
export function isBeset({ view, seat }: Outlook): boolean {
  return view.units.some(
    (unit) =>
      unit.type === 'barge' &&
      unit.owner !== seat &&
      unit.at !== null &&
      !unit.orphan &&
      gunsAboard(view, unit).length >= 2 &&
      isMeant(view.order, unit.owner, seat),
  )
}

const isMeant = (order: readonly Seat[], by: Seat, seat: Seat): boolean =>
  order.length === 2 || order.indexOf(seat) > order.indexOf(by)
