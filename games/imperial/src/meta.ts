// What the lobby needs to know: name, seats, options.
import { byDefault, choice, type Meta, type Schema, type Static, shape } from '@foldtable/kernel'
import { having } from './data/setups.ts'

/** Each option may be left to the preset (I-20.1). */
const left = <const T extends string | number>(...values: readonly T[]): Schema<T | 'preset'> =>
  byDefault<T | 'preset'>(choice<T | 'preset'>('preset', ...values), 'preset')

const yesOrNo = (): Schema<boolean | 'preset'> =>
  byDefault<boolean | 'preset'>({ enum: ['preset', false, true] }, 'preset')

const options = shape({
  preset: byDefault(choice('seed', 'published'), 'seed'),
  opening: left('auction', 'assigned', 'sequential'),
  government: left('democracy', 'absolute'),
  controlMeasure: left('denomination', 'price'),
  taxBonus: left('split-treasury', 'leader-bank'),
  taxFloor: left('treasury-pays', 'no-loss'),
  revenueCap: left<15 | 20 | 'none'>(15, 20, 'none'),
  stockSeries: left(8, 9),
  stockPrices: left(...having('stockPrices')),
  wheel: left(...having('wheel')),
  board: left(...having('board')),
  unitLimits: left(...having('unitLimits')),
  chipLimit: left<'unlimited' | 15 | 10>('unlimited', 15, 10),
  swissBank: left('seed', 'published'),
  offLimits: left('on', 'off'),
  railBlockedByHostile: yesOrNo(),
  railAfterEntry: yesOrNo(),
  chipPlacement: left('on-move', 'end-of-maneuver'),
  openingSwiss: left('immediate', 'deferred'),
  swissForceInvestor: yesOrNo(),
  gameEndingProposal: left('vote', 'auto-pass'),
  factoryOptional: yesOrNo(),
  peaceVoters: left('exclude-mover', 'all'),
  undoDepth: left('chain', 'single'),
  undoAfterBidReveal: yesOrNo(),
  showScores: yesOrNo(),
})

export type Options = Static<typeof options>

export const meta: Meta<Options> = {
  id: 'imperial',
  title: 'Imperial',
  seats: { min: 2, max: 7 },
  version: 3,
  options,
  tags: ['economy', 'map', 'votes'],
  longest: 20_000,
  minutes: [60, 180],
  presets: [
    {
      id: 'live',
      seats: 3,
      pace: 'live',
      clock: { kind: 'bank', seconds: 1200, increment: 15 },
    },
    { id: 'days', seats: 5, pace: 'slow', clock: { kind: 'perTurn', seconds: 172_800 } },
  ],
  leastMoves: 6,
  suggests: { refill: 60 }, // I-18.3
}
