// Found by test/measure-bot.ts: what each trait of a hand brings to a leader's side, and how far it may be off.
import type { VariantKey } from '../src/data/variants.ts'

export interface Forecast {
  readonly base: number
  /** In the order of `traitsOf`. */
  readonly traits: readonly number[]
  /** The standard deviation. */
  readonly spread: number
}

export const FORECASTS: { readonly [variant in VariantKey]: Forecast } = {
  '4P1D': { base: 68, traits: [11, 6.7, 11.3, 4.4, 0.2, 2.8], spread: 34 },
  '5P1D': { base: 55, traits: [13.2, 8.1, 16.2, 6.5, 0, 4.5], spread: 37 },
  '6P1D': { base: 98, traits: [16.4, 10.1, 13.7, 0.7, 0.1, 0.1], spread: 43 },
  '6P2D': { base: 172, traits: [10.9, 6.6, 16.1, 8.4, 0.1, 7.5], spread: 66 },
  '7P2D': { base: 142, traits: [14.8, 9.4, 17.3, 4, 0.1, 4.9], spread: 66 },
  '8P2D': { base: 219, traits: [13.7, 8.2, 15.3, 4.1, 0.1, 7.3], spread: 69 },
  '9P2D': { base: 206, traits: [16, 11.4, 11.4, -0.6, 0.1, -1.2], spread: 71 },
  '10P2D': { base: 251, traits: [16.4, 8, 8.8, 0, 0.2, -0.3], spread: 72 },
}
