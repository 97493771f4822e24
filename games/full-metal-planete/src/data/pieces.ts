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

/** Everything that tells one kind from another (F-5.1). */
export interface Kind {
  /** Where it moves: nowhere, if it is fixed; a bridge is neither here nor there. */
  readonly domain: 'land' | 'sea' | 'fixed' | 'none'
  /** How far it fires; 0 for whoever does not. */
  readonly range: number
  /** How much further it fires from a mountain. */
  readonly mountainBonus: number
  /** Whether it may stand on a mountain; a crab may not with somebody aboard who may not. */
  readonly climbs: boolean
  /** Room for cargo. */
  readonly slots: number
  /** The largest thing that it takes aboard. Units enter an astronef by themselves. */
  readonly loads: 'nothing' | 'ore' | 'small' | 'large'
  /** Room it takes as cargo, 1 is small, 2 is large; 0 for whoever cannot be carried. */
  readonly size: number
  /** How many hexes it fills. */
  readonly hexes: number
  /** Pays two for a step where heavy ones do (F-21.3). */
  readonly isHeavy: boolean
  /** Makes pieces of ore (F-14.1). */
  readonly builds: boolean
  /** Shows a card of the tides to come (F-4.4). */
  readonly predicts: boolean
  /** Anybody's while it lies on the board, and left alone when its astronef leaves (F-15.1, F-18.6). */
  readonly isNeutral: boolean
  /** How many of it one converter makes in a turn (F-14.3). */
  readonly builtPerTurn: number
}

/** What a kind has unless its row says otherwise. */
const PLAIN = {
  range: 0,
  mountainBonus: 0,
  climbs: false,
  slots: 0,
  loads: 'nothing',
  size: 0,
  hexes: 1,
  isHeavy: false,
  builds: false,
  predicts: false,
  isNeutral: false,
  builtPerTurn: 0,
} as const

const ALL = Number.POSITIVE_INFINITY

export const KINDS: { readonly [T in UnitType]: Kind } = {
  tank: {
    ...PLAIN,
    domain: 'land',
    range: 2,
    mountainBonus: 1,
    climbs: true,
    size: 1,
    builtPerTurn: 2,
  },
  supertank: { ...PLAIN, domain: 'land', range: 3, size: 1, isHeavy: true, builtPerTurn: 1 },
  motorboat: { ...PLAIN, domain: 'sea', range: 2, builtPerTurn: 2 },
  barge: {
    ...PLAIN,
    domain: 'sea',
    slots: 4,
    loads: 'large',
    hexes: 2,
    isHeavy: true,
    builtPerTurn: 2,
  },
  crab: {
    ...PLAIN,
    domain: 'land',
    climbs: true,
    slots: 2,
    loads: 'small',
    size: 2,
    builtPerTurn: 1,
  },
  converter: {
    ...PLAIN,
    domain: 'land',
    climbs: true,
    slots: 1,
    loads: 'ore',
    size: 2,
    isHeavy: true,
    builds: true,
    predicts: true,
  },
  bridge: { ...PLAIN, domain: 'none', size: 1, isNeutral: true, builtPerTurn: 1 },
  tower: { ...PLAIN, domain: 'fixed', range: 2 },
  astronef: { ...PLAIN, domain: 'fixed', slots: ALL, loads: 'ore', hexes: 4 },
}

/** A tank fires further from a mountain. */
export const RANGE_ON_MOUNTAIN = KINDS.tank.range + KINDS.tank.mountainBonus
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
