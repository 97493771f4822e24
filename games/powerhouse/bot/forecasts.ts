// What each trait of a hand brings to a leader's side, and how far it may be off: least squares over 3,000 deals of bots each, in which
// one leads with the least bid.
import type { VariantKey } from '../src/data/variants.ts'

export interface Forecast {
  readonly base: number
  /** In the order of `traitsOf`. */
  readonly traits: readonly number[]
  /** The standard deviation. */
  readonly spread: number
}

export const FORECASTS: { readonly [variant in VariantKey]: Forecast } = {
  '4P1D': { base: 76, traits: [11, 7.6, 12.2, 6, 0.1, 4.2], spread: 31 },
  '5P1D': { base: 59, traits: [13.4, 11, 15.8, 7.5, 0, 5.7], spread: 34 },
  '6P1D': { base: 102, traits: [15.2, 7.4, 9.3, 1.6, 0.1, -0.3], spread: 40 },
  '6P2D': { base: 193, traits: [9, 4.3, 15.2, 4.9, 0.2, 4.2], spread: 66 },
  '7P2D': { base: 144, traits: [17.6, 7.9, 15.6, 2.3, 0.1, 8.8], spread: 67 },
  '8P2D': { base: 237, traits: [9.7, 5.3, 11, 2.6, 0.2, 11.3], spread: 69 },
  '9P2D': { base: 199, traits: [16.1, 16.1, 3.1, -1.2, 0.3, -1.8], spread: 71 },
  '10P2D': { base: 256, traits: [13.7, 8, 4.4, 0.9, 0.3, 4], spread: 73 },
}
