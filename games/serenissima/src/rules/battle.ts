// One round of battle: dice, losses, outcome. S-9.
import { type Chance, type Refusal, refuse } from '@foldtable/kernel'
import type { Good, Slot } from '../data/goods.ts'
import { goodsIn, roomIn, sailorsIn } from '../holds.ts'
import { type Port, type State, turnOf } from '../state.ts'
import { activeGalley } from './board.ts'

/** Sailors aboard less zones moved in this turn (S-9.3, S-15.7). */
export function fightersOf(state: State): number {
  const sailors = sailorsIn(activeGalley(state).hold)
  return state.options.fatigue ? Math.max(0, sailors - turnOf(state).moved) : sailors
}

export function exhausted(rule: string, state: State): Refusal | undefined {
  if (fightersOf(state) >= 1) return undefined
  return refuse('exhausted', rule, {
    sailors: sailorsIn(activeGalley(state).hold),
    moved: turnOf(state).moved,
  })
}

/** A die is 0 for a blank and 1 for a skull, each as likely (S-9.2). */
const roll = (chance: Chance, count: number): number[] =>
  Array.from({ length: count }, () => chance.below(2))

const skulls = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

export interface Round {
  readonly attackerDice: readonly number[]
  readonly defenderDice: readonly number[]
  readonly cancelled: number
  readonly attackerLosses: number
  readonly defenderLosses: number
}

/** The attacker rolls first; a fort cancels one hit; nobody loses more than there are (S-9.4, S-9.9). */
export function fightRound(
  chance: Chance,
  side: { readonly fighters: number; readonly sailors: number },
  defenders: number,
  hasFort: boolean,
): Round {
  const attackerDice = roll(chance, side.fighters)
  const defenderDice = roll(chance, defenders)
  const hits = skulls(attackerDice)
  const cancelled = hasFort && hits > 0 ? 1 : 0
  return {
    attackerDice,
    defenderDice,
    cancelled,
    attackerLosses: Math.min(skulls(defenderDice), side.sailors),
    defenderLosses: Math.min(hits - cancelled, defenders),
  }
}

/** What the winner takes: as named, or in the order of the slots, as far as there is room (S-9.7). */
export const plundered = (
  winner: readonly Slot[],
  loser: readonly Slot[],
  named: readonly Good[] = goodsIn(loser),
): Good[] => named.slice(0, roomIn(winner))

/** How many goods a winner is sure to have room for, or the first that might. */
export const handful = (winner: readonly Slot[]): number => Math.max(roomIn(winner), 1)

/** How likely the target falls in the next round, in whole percent: for whoever weighs an attack. */
export function chanceToWin(dice: number, needed: number): number {
  let ways = 0
  for (let hits = Math.max(needed, 0); hits <= dice; hits++) ways += choose(dice, hits)
  return Math.round((100 * ways) / 2 ** dice)
}

function choose(from: number, count: number): number {
  let ways = 1
  for (let i = 1; i <= count; i++) ways = (ways * (from - i + 1)) / i
  return ways
}

/** Hits that bring a garrison down. */
export const hitsNeeded = ({ sailors, fort }: Port): number => sailors + (fort ? 1 : 0)
