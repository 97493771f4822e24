// The eight variants: P-1.1.

export interface Variant {
  readonly players: number
  readonly packs: 1 | 2
  /** How many twos are taken out, so that the cards go round. */
  readonly twos: number
  /** Cards each, and so tricks. */
  readonly tricks: number
  /** Partner cards to call below the threshold. */
  readonly partners: number
  /** From which bid on one more is called, unless the table says otherwise; only where the number of players is odd. */
  readonly threshold: number | null
}

export const VARIANTS = {
  '4P1D': { players: 4, packs: 1, twos: 0, tricks: 13, partners: 1, threshold: null },
  '5P1D': { players: 5, packs: 1, twos: 2, tricks: 10, partners: 1, threshold: 200 },
  '6P1D': { players: 6, packs: 1, twos: 4, tricks: 8, partners: 2, threshold: null },
  '6P2D': { players: 6, packs: 2, twos: 2, tricks: 17, partners: 2, threshold: null },
  '7P2D': { players: 7, packs: 2, twos: 6, tricks: 14, partners: 2, threshold: 400 },
  '8P2D': { players: 8, packs: 2, twos: 8, tricks: 12, partners: 3, threshold: null },
  '9P2D': { players: 9, packs: 2, twos: 5, tricks: 11, partners: 3, threshold: 400 },
  '10P2D': { players: 10, packs: 2, twos: 4, tricks: 10, partners: 4, threshold: null },
} as const satisfies { readonly [key: string]: Variant }

export type VariantKey = keyof typeof VARIANTS

/** Of each pack: P-1.1, P-2.2. */
export const POINTS_PER_PACK = 250
export const LEAST_BID_PER_PACK = 150
export const BID_STEP = 5
