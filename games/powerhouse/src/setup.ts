// The empty table and the opening.
import { seatsUpTo } from '@foldtable/kernel'
import { thresholdOf, variantOf } from './config.ts'
import { beginGame, type Play } from './flow.ts'
import type { Options } from './meta.ts'
import type { State } from './state.ts'

export function blank(seats: number, options: Options): State {
  const variant = variantOf(seats, options)
  const each = seatsUpTo(seats)
  return {
    variant,
    threshold: thresholdOf(variant, options),
    gameCount: options.gameCount === 0 ? seats : options.gameCount,
    phase: 'bidding',
    game: 0,
    dealer: seats - 1,
    redeals: 0,
    removed: [],
    hands: each.map(() => []),
    turn: 0,
    bid: 0,
    bidder: null,
    passed: [],
    auction: [],
    leader: null,
    suit: null,
    calls: [],
    lead: 0,
    trick: [],
    tricks: [],
    taken: each.map(() => 0),
    scores: each.map(() => 0),
    sheet: [],
    ready: each.map(() => false),
    left: each.map(() => false),
    end: null,
  }
}

export const setup = (draft: Play): void => beginGame(draft)
