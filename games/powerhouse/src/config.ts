// Which variant a table plays: P-1.1 to P-1.3.

import {
  LEAST_BID_PER_PACK,
  POINTS_PER_PACK,
  VARIANTS,
  type Variant,
  type VariantKey,
} from './data/variants.ts'
import type { Options } from './meta.ts'

const KEYS = Object.keys(VARIANTS) as VariantKey[]

/** The row for so many players; six must say with how many packs (P-1.2). */
export function variantFor(players: number, packs?: 1 | 2): VariantKey {
  const found = KEYS.filter((key) => {
    const row: Variant = VARIANTS[key]
    return row.players === players && (packs === undefined || row.packs === packs)
  })
  const [key, ...others] = found
  if (key === undefined) throw new RangeError('unknownVariant')
  if (others.length > 0) throw new RangeError('packsRequired')
  return key
}

/** Only six players can choose how many packs they play with. */
export const variantOf = (players: number, { packsForSix }: Options): VariantKey =>
  players === 6 ? variantFor(6, packsForSix) : variantFor(players)

/** From which bid on one more partner is called; null if from none (P-1.3). Even numbers of players have no threshold. */
export function thresholdOf(
  key: VariantKey,
  { thresholdOnePack, thresholdTwoPacks }: Options,
): number | null {
  const { packs, threshold }: Variant = VARIANTS[key]
  const chosen = packs === 1 ? thresholdOnePack : thresholdTwoPacks
  return threshold === null || chosen === 0 ? null : chosen
}

export const leastBid = (key: VariantKey): number => LEAST_BID_PER_PACK * VARIANTS[key].packs

/** Also all the points there are (P-2.2). */
export const mostBid = (key: VariantKey): number => POINTS_PER_PACK * VARIANTS[key].packs
