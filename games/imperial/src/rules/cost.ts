// What a proposal takes out of the proposer's own cash (I-7.6).
import type { Seat } from '@foldtable/kernel'
import { FACTORY_COST, type Space, UNIT_COST } from '../data/charts.ts'
import { powerOf, type State } from '../state.ts'
import { ownInterest } from './interest.ts'
import { wayTo } from './rondel.ts'

/** What the treasury cannot pay of a factory (I-9.3). */
export const ownFactoryCost = (state: State): number =>
  Math.max(FACTORY_COST - powerOf(state, state.up).treasury, 0)

/** One dollar for each unit that the treasury cannot pay whole (I-11.3). */
export function ownImportCost(state: State, units: number): number {
  const paid = Math.floor(powerOf(state, state.up).treasury / UNIT_COST)
  return Math.max(units - paid, 0) * UNIT_COST
}

export const rondelCost = (state: State, space: Space): number =>
  wayTo(state.rules, powerOf(state, state.up).space, space).price

/** Besides the rondel, of a proposal as the offer stands: a factory is built, nothing is imported yet. */
export function costThere(state: State, seat: Seat, space: Space, builds: boolean): number {
  if (space === 'Factory' && builds) return ownFactoryCost(state)
  return space === 'Investor' ? ownInterest(state, state.up, seat) : 0
}

export const personalCost = (state: State, seat: Seat, space: Space, builds: boolean): number =>
  rondelCost(state, space) + costThere(state, seat, space, builds)
