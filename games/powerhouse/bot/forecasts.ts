// Found by test/measure-bot.ts: what each trait of a hand brings, and how far below its forecast a bot stops bidding.
import type { VariantKey } from '../src/data/variants.ts'

export interface Forecast {
  readonly base: number
  /** In the order of `traitsOf`. */
  readonly traits: readonly number[]
  readonly doubt: number
}

export const FORECASTS: { readonly [variant in VariantKey]: Forecast } = {
  '4P1D': { base: 50, traits: [12, 12, 8, 4, 0.2, 4], doubt: 15 },
  '5P1D': { base: 50, traits: [12, 12, 8, 4, 0.2, 4], doubt: 15 },
  '6P1D': { base: 50, traits: [12, 12, 8, 4, 0.2, 4], doubt: 15 },
  '6P2D': { base: 100, traits: [12, 12, 8, 4, 0.2, 4], doubt: 15 },
  '7P2D': { base: 100, traits: [12, 12, 8, 4, 0.2, 4], doubt: 15 },
  '8P2D': { base: 100, traits: [12, 12, 8, 4, 0.2, 4], doubt: 15 },
  '9P2D': { base: 100, traits: [12, 12, 8, 4, 0.2, 4], doubt: 15 },
  '10P2D': { base: 100, traits: [12, 12, 8, 4, 0.2, 4], doubt: 15 },
}
