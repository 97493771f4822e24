// How much to bid: what hands like this one have brought to a leader's side, in many games of bots against each other.
import { type Card, faceOf } from '../src/cards.ts'
import { BID_STEP, type VariantKey } from '../src/data/variants.ts'
import type { Move } from '../src/index.ts'
import { configOf, leastNextBid, mostNextBid, type State } from '../src/state.ts'
import { bestSuit } from './choosing.ts'
import { FORECASTS } from './forecasts.ts'
import { bySuit } from './knowledge.ts'

/** What counts in a hand: cards and high cards of the best suit, aces and kings besides, points, short suits. */
export function traitsOf(hand: readonly Card[]): number[] {
  const suit = bestSuit(hand)
  const suits = bySuit(hand)
  const faces = hand.map(faceOf)
  const beside = (strength: number) =>
    faces.filter((face) => face.suit !== suit && face.strength === strength).length
  return [
    suits[suit].length,
    suits[suit].filter(({ strength }) => strength >= 12).length,
    beside(14),
    beside(13),
    faces.reduce((sum, { points }) => sum + points, 0),
    Object.values(suits).filter((cards) => cards.length <= 1).length,
  ]
}

/** The points that a leader's side is expected to take with this hand. */
export function forecast(variant: VariantKey, hand: readonly Card[]): number {
  const { base, traits } = FORECASTS[variant]
  return traitsOf(hand).reduce((sum, trait, index) => sum + trait * (traits[index] ?? 0), base)
}

/**
 * Bids up to what it dares, in a few jumps, so that a full table does not raise by five for ever. After each deal that was
 * passed out it dares more, so that somebody leads in the end.
 */
export function bestBid(view: State, hand: readonly Card[], caution = CAUTION): Move {
  const { spread } = FORECASTS[view.variant]
  const dared =
    forecast(view.variant, hand) - caution * spread + BOLDER * configOf(view).packs * view.redeals
  const limit = Math.min(mostNextBid(view), dared)
  const least = leastNextBid(view)
  if (least > limit) return { kind: 'pass' }
  const jump = Math.floor((limit - least) / JUMPS / BID_STEP) * BID_STEP
  return { kind: 'bid', amount: least + jump }
}

const JUMPS = 4
/** How many times the spread it stays below the forecast. */
const CAUTION = 0.3
/** Points for each pack. */
const BOLDER = 15
