// Prices, the rondel and the numbers of the game. Money is in cents.
export const DOLLAR = 100

export const SPACES = [
  'Factory',
  'R-Produce',
  'R-Maneuver',
  'Investor',
  'Import',
  'L-Produce',
  'L-Maneuver',
  'Taxation',
] as const
export type Space = (typeof SPACES)[number]

/** Price of 1 to 6 steps on the rondel (I-7.3). */
export const STEP_PRICES: readonly number[] = [0, 0, 0, 200, 400, 600]

export const AUCTION_MONEY = 61 * DOLLAR
/** Cash of each in the published auction, by the number of players (I-4.30). */
export const SEQUENTIAL_CASH: { readonly [players: number]: number } = {
  2: 4000,
  3: 2800,
  4: 2200,
  5: 1800,
  6: 1500,
}
export const LOWEST_PRICE = 2 * DOLLAR
export const FLAG_CASH = 2 * DOLLAR
export const FACTORY_COST = 5 * DOLLAR
export const UNIT_COST = DOLLAR
export const MOST_IMPORTS = 3
export const CARD_BONUS = 2 * DOLLAR
export const LAST_POINT = 25
/** Where the tax chart begins and ends. */
export const TAX_CHART = { low: 5, high: 15 } as const

export const isProduce = (space: Space): boolean => space === 'L-Produce' || space === 'R-Produce'

export const isManeuver = (space: Space): boolean =>
  space === 'L-Maneuver' || space === 'R-Maneuver'
