// The usual prices and the usual rondel.
import type { Setup } from './setup.ts'

export const standard = {
  rank: 1,
  words: {
    en: { stockPrices: 'Usual: $20 and $25 for 7 and 8', wheel: 'Usual order' },
    fr: { stockPrices: 'Habituels : 20 $ et 25 $ pour le 7 et le 8', wheel: 'Ordre habituel' },
  },
  stockPrices: [2, 4, 6, 9, 12, 16, 20, 25, 30],
  wheel: [
    'Factory',
    'R-Produce',
    'R-Maneuver',
    'Investor',
    'Import',
    'L-Produce',
    'L-Maneuver',
    'Taxation',
  ],
} satisfies Setup
