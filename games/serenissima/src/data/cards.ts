// The five cards of the Doge: table B-7.
export const CARDS = ['DOGE_0_WINE', 'DOGE_1_A', 'DOGE_1_B', 'DOGE_1_C', 'DOGE_2'] as const
export type CardId = (typeof CARDS)[number]

interface CardFacts {
  /** How many spaces the marker goes on. */
  readonly advance: number
  readonly isWine: boolean
}

export const CARD_FACTS: { readonly [id in CardId]: CardFacts } = {
  DOGE_0_WINE: { advance: 0, isWine: true },
  DOGE_1_A: { advance: 1, isWine: false },
  DOGE_1_B: { advance: 1, isWine: false },
  DOGE_1_C: { advance: 1, isWine: false },
  DOGE_2: { advance: 2, isWine: false },
}
