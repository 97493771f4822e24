// The kinds of piece and what each can do: F-5.1, F-1.2, F-1.3.

export const TYPES = [
  'astronef',
  'tower',
  'tank',
  'supertank',
  'motorboat',
  'barge',
  'crab',
  'converter',
  'bridge',
] as const
export type UnitType = (typeof TYPES)[number]

export interface Kind {
  readonly domain: 'land' | 'sea' | 'fixed' | 'none'
  /** How far it fires; 0 for whoever does not. */
  readonly range: number
  /** Room for cargo. */
  readonly slots: number
  /** Room it takes as cargo; 0 for whoever cannot be carried. */
  readonly size: number
}

export const KINDS: { readonly [T in UnitType]: Kind } = {
  tank: { domain: 'land', range: 2, slots: 0, size: 1 },
  supertank: { domain: 'land', range: 3, slots: 0, size: 1 },
  motorboat: { domain: 'sea', range: 2, slots: 0, size: 0 },
  barge: { domain: 'sea', range: 0, slots: 4, size: 0 },
  crab: { domain: 'land', range: 0, slots: 2, size: 2 },
  converter: { domain: 'land', range: 0, slots: 1, size: 2 },
  bridge: { domain: 'none', range: 0, slots: 0, size: 1 },
  tower: { domain: 'fixed', range: 2, slots: 0, size: 0 },
  astronef: { domain: 'fixed', range: 0, slots: Number.POSITIVE_INFINITY, size: 0 },
}

/** A tank fires further from a mountain. */
export const RANGE_ON_MOUNTAIN = 3
export const SHOTS = 2

/** In the hold of every astronef at the start, in unit order (F-1.2). */
export const FORCE: readonly UnitType[] = [
  'barge',
  'crab',
  'converter',
  'motorboat',
  'motorboat',
  'tank',
  'tank',
  'tank',
  'tank',
  'supertank',
  'bridge',
]

export const BUILDABLE = ['tank', 'crab', 'bridge', 'supertank', 'motorboat', 'barge'] as const
export type Buildable = (typeof BUILDABLE)[number]
export const STOCKED = ['tank', 'crab', 'bridge'] as const
export type Stocked = (typeof STOCKED)[number]

/** The common reserve (F-1.3). */
export const reserveFor = (players: number): { [T in Stocked]: number } =>
  players === 3 ? { tank: 12, crab: 3, bridge: 3 } : { tank: 16, crab: 4, bridge: 4 }

/** F-1.5 */
export const LAST_TURN = 25
export const LIFTOFF_TURN = 21
export const MOST_SAVED = 10
export const BONUS = 5
export const baseCredit = (turn: number): number => (turn === 3 ? 5 : turn === 4 ? 10 : 15)
