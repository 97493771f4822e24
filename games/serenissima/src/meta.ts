// What the lobby needs to know: name, seats, options (S-15).
import { byDefault, choice, flag, type Meta, type Static, shape } from '@foldtable/kernel'

const options = shape({
  buildingGoods: byDefault(choice('all', 'any'), 'all'),
  galleyPrice: byDefault(choice('before', 'after'), 'before'),
  startingGalleys: byDefault(choice(2, 1), 2),
  blockade: byDefault(choice('off', 'majority'), 'off'),
  ownPortPrice: byDefault(choice('free', 'bank'), 'free'),
  portIncome: byDefault(choice('rising', 'linear'), 'rising'),
  fatigue: byDefault(flag(), true),
  firstPlayer: byDefault(choice('seat', 'random'), 'seat'),
})

export type Options = Static<typeof options>

export const meta: Meta<Options> = {
  id: 'serenissima',
  title: 'Serenissima',
  seats: { min: 2, max: 4 },
  version: 2,
  options,
  tags: ['trade', 'conquest', 'sea'],
  longest: 5000,
  minutes: [60, 120],
  presets: [
    { id: 'usual', seats: 4, pace: 'live', clock: { kind: 'perTurn', seconds: 120 } },
    { id: 'days', seats: 4, pace: 'slow', clock: { kind: 'perTurn', seconds: 172_800 } },
  ],
  colours: [
    { id: 'red', sign: 'cross', light: '#c02a1b', dark: '#d2402c' },
    { id: 'blue', sign: 'ring', light: '#2f6ce0', dark: '#4f8bf5' },
    { id: 'orange', sign: 'triangle', light: '#f2951f', dark: '#ffad4a' },
    { id: 'black', sign: 'diamond', light: '#26262b', dark: '#747a86' },
  ],
  leastMoves: 6,
}
