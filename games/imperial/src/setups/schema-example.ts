// Prices and a rondel that an example has: 7 and 8 cost more, and the actions lie in another order.
import type { Setup } from './setup.ts'

export const schemaExample = {
  rank: 2,
  words: {
    en: { stockPrices: 'Higher: $21 and $27 for 7 and 8', wheel: 'Another order' },
    fr: { stockPrices: 'Plus hauts : 21 $ et 27 $ pour le 7 et le 8', wheel: 'Autre ordre' },
  },
  stockPrices: [2, 4, 6, 9, 12, 16, 21, 27, 30],
  wheel: [
    'Factory',
    'L-Produce',
    'Import',
    'L-Maneuver',
    'Taxation',
    'R-Produce',
    'Investor',
    'R-Maneuver',
  ],
} satisfies Setup
