// Turn 21: now, or on turn 25 with what four more turns bring (F-18).

import { unitOf } from '../src/field/index.ts'
import type { Move } from '../src/index.ts'
import { towersOf } from '../src/rules/ships.ts'
import { isMobile, shipId, type Unit } from '../src/state.ts'
import { countNear, foes, type Outlook } from './outlook.ts'

const SIEGE = 6

/** It leaves if the ship may be lost by staying, or if there is nothing left to stay for. */
export function departure(outlook: Outlook): Move | undefined {
  const { offers, view, seat } = outlook
  const open = offers.find((move) => move.kind === 'liftOff')
  if (open?.kind !== 'liftOff') return undefined
  const { home, at } = unitOf(view, open.ship ?? shipId(seat))
  const besiegers = countNear(foes(outlook), at ?? -1, SIEGE)
  const isInDanger = besiegers >= 2 && towersOf(view, home) < 3
  const when = isInDanger || !hasMoreToDo(outlook) ? 'now' : 'stay'
  return offers.find(
    (move) => move.kind === 'liftOff' && move.ship === open.ship && move.when === when,
  )
}

/** Pieces outside, or ore that lies about. */
function hasMoreToDo({ view, seat }: Outlook): boolean {
  const isOut = (unit: Unit) =>
    unit.owner === seat && unit.at !== null && isMobile(unit) && !unit.orphan
  return view.minerals.some((place) => typeof place === 'number') || view.units.some(isOut)
}
