// Numbers of the game: S-1.11, B-6 to B-9.
export const START_MONEY = 5
export const HOLD_SLOTS = 5
export const GALLEYS = 15
export const MOST_GALLEYS = 6
export const START_CREW = 3
export const FORTS = 5
export const BASILICAS = 5

export const CUBE_PRICE = 1
export const SAILOR_PRICE = 1
export const BUILDING_PRICE = 2
export const PAY = 2
export const SPICE_PAY = 3
export const WINE_PAY = 1
export const BASILICA_INCOME = 5
/** By the number of goods in the warehouse. */
export const RISING_INCOME: readonly number[] = [0, 1, 3, 6, 10, 15]
export const LINEAR_INCOME: readonly number[] = [0, 2, 4, 6, 8, 10]

/** Every galley number, in the order of the wheel. */
export const NUMBERS: readonly number[] = Array.from({ length: GALLEYS }, (_, index) => index + 1)

/** Seats are coloured in their order (S-1.2). */
export const COLORS = ['red', 'blue', 'orange', 'black'] as const

export interface Track {
  readonly last: number
  readonly scoring: readonly number[]
  /** Sailors of each player. */
  readonly sailors: number
}

/** By the number of players. */
const TRACKS: { readonly [players: number]: Track } = {
  2: { last: 13, scoring: [5, 9, 13], sailors: 30 },
  3: { last: 11, scoring: [4, 8, 11], sailors: 26 },
  4: { last: 9, scoring: [4, 7, 9], sailors: 22 },
}

export function trackFor(players: number): Track {
  const track = TRACKS[players]
  if (track === undefined) throw new RangeError(`there is no track for ${players}`)
  return track
}
