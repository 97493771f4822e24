// Whether a unit is there, obeys, and can do anything at all: the first checks of every action (F-20.6).
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import { fieldOf, isStuck, isUnitUnderFire } from '../field/index.ts'
import type { State, Unit } from '../state.ts'
import { isCombat } from '../state.ts'
import { unitName } from '../words/names.ts'
import { hexText } from '../words/params.ts'

export const noSuchUnit = (id: string): Refusal => refuse('noSuchUnit', 'F-20.6', { unit: id })

/** His to command (F-5.3). */
export function ownership(unit: Unit, seat: Seat): Refusal | undefined {
  return unit.owner === seat ? undefined : refuse('notOwner', 'F-5.3', { unit: unitName(unit) })
}

/** Standing by itself, obeying, on the right ground, and not held down by fire. */
export function fitness(state: State, unit: Unit): Refusal | undefined {
  return readiness(state, unit) ?? pinnedDown(unit)
}

/** As `fitness`, whether fire holds it down or not. */
export function readiness(state: State, unit: Unit): Refusal | undefined {
  if (unit.at === null) return refuse('carried', 'F-5.5', { unit: unitName(unit) })
  if (unit.orphan) return refuse('orphan', 'F-18.6', { unit: unitName(unit) })
  if (isStuck(fieldOf(state), unit))
    return refuse('stuck', 'F-3.5', { unit: unitName(unit), tide: { word: `tide.${state.tide}` } })
  return undefined
}

export const pinnedDown = (unit: Unit): Refusal | undefined =>
  unit.pinned ? refuse('neutralised', 'F-9.5', { unit: unitName(unit) }) : undefined

/** Neither of its hexes may be under enemy fire (F-9.7, F-12.6). */
export function outOfFire(state: State, unit: Unit, seat: Seat): Refusal | undefined {
  return isUnitUnderFire(fieldOf(state), unit, seat)
    ? refuse('underFire', 'F-9.7', { hex: hexText(unit.at ?? -1) })
    : undefined
}

/** Two different combat units of his that can act (F-10.1, F-10.2, F-11.1, F-11.2). */
export function attackers(state: State, seat: Seat, ids: readonly string[]): Refusal | undefined {
  const { byId } = fieldOf(state)
  for (const id of ids) {
    const unit = byId.get(id)
    if (unit === undefined) return noSuchUnit(id)
    const foreign = ownership(unit, seat)
    if (foreign !== undefined) return foreign
  }
  if (ids.length !== 2 || ids[0] === ids[1]) return refuse('badAttackers', 'F-10.1')
  for (const id of ids) {
    const unit = byId.get(id)
    if (unit === undefined) return noSuchUnit(id)
    if (!isCombat(unit)) return refuse('badAttackers', 'F-10.1')
    const unfit = fitness(state, unit)
    if (unfit !== undefined) return unfit
  }
  return undefined
}

/** The last checks: whether it can be paid, and whether the price that was named is right (F-7.1, F-7.4). */
export function price(state: State, cost: number, named: number | undefined): Refusal | undefined {
  if (cost > state.ap) return refuse('notEnoughPoints', 'F-7.4', { cost, ap: state.ap })
  if (named !== undefined && named !== cost) return refuse('badCost', 'F-7.1', { cost, named })
  return undefined
}
