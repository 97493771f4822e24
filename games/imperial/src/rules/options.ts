// The rules a table plays by: what its preset says, and what was changed by hand (I-20.1).
import type { Options } from '../meta.ts'

type Chosen = Omit<Options, 'preset'>
export type Rules = { readonly [Name in keyof Chosen]: Exclude<Chosen[Name], 'preset'> }

const SEED: Rules = {
  opening: 'auction',
  government: 'democracy',
  controlMeasure: 'denomination',
  taxBonus: 'split-treasury',
  taxFloor: 'treasury-pays',
  revenueCap: 15,
  stockSeries: 8,
  stockPrices: 'standard',
  wheel: 'standard',
  board: 'seed',
  unitLimits: 'seed',
  chipLimit: 'unlimited',
  swissBank: 'seed',
  offLimits: 'on',
  railBlockedByHostile: false,
  railAfterEntry: false,
  chipPlacement: 'on-move',
  openingSwiss: 'immediate',
  swissForceInvestor: false,
  gameEndingProposal: 'vote',
  factoryOptional: false,
  peaceVoters: 'exclude-mover',
  undoDepth: 'chain',
  undoAfterBidReveal: false,
  showScores: true,
}

/** Where the published game differs. */
const PUBLISHED: Partial<Rules> = {
  opening: 'assigned',
  government: 'absolute',
  controlMeasure: 'price',
  taxBonus: 'leader-bank',
  taxFloor: 'no-loss',
  revenueCap: 'none',
  stockSeries: 9,
  board: 'published',
  unitLimits: 'published',
  chipLimit: 15,
  swissBank: 'published',
  offLimits: 'off',
  railBlockedByHostile: true,
  railAfterEntry: true,
  chipPlacement: 'end-of-maneuver',
  swissForceInvestor: true,
  factoryOptional: true,
}

export const PRESETS: { readonly [preset in Options['preset']]: Rules } = {
  seed: SEED,
  published: { ...SEED, ...PUBLISHED },
}

/** Only the sealed bids are for seven (I-2.1): with seven players every opening is that one. */
export function rulesFor({ preset, ...chosen }: Options, players: number): Rules {
  const byHand = Object.entries(chosen).filter(([, value]) => value !== 'preset')
  const rules: Rules = { ...PRESETS[preset], ...Object.fromEntries(byHand) }
  return players > 6 ? { ...rules, opening: 'auction' } : rules
}
