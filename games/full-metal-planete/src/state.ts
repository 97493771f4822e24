// What is on the planet and around it, and small questions about it.
import type { BySeat, Seat, Secret } from '@foldtable/kernel'
import type { Board } from './board/board.ts'
import { GRID, type Hex, shipHexes } from './board/grid.ts'
import type { Tide } from './board/plan.ts'
import { boardNamed } from './board/shelf.ts'
import type { Buildable, Stocked, UnitType } from './data/pieces.ts'
import type { Options } from './meta.ts'

export type Phase = 'landing' | 'deployment' | 'playing' | 'liftoff' | 'finished'

/** `tank-p1-3`, `tower-p2-0`, `astronef-p1` (F-5.7). */
export type UnitId = string
/** A unit, or `mineral-7`. */
export type ItemId = string

export interface State {
  /** As in force: a preset is worked in already. */
  readonly options: Options
  phase: Phase
  /** 1 to 25, common to all (F-6.1). */
  turn: number
  /** Who plays after whom (F-6.2). */
  order: Seat[]
  current: Seat
  /** Action points of the player whose turn it is (F-7.2). */
  ap: number
  saved: BySeat<number>
  /** Whether neutralised units may still retreat in this player-turn (F-9.10). */
  retreatOpen: boolean
  tide: Tide
  /** The card drawn next comes first. Whoever was given a forecast knows the first ones (F-4.4). */
  deck: Secret<Tide>[]
  /** Set aside unseen at the latest shuffle (F-4.1, F-4.3). */
  aside: Secret<Tide>[]
  /** Used since then, oldest first; everybody saw them. */
  used: Tide[]
  /** How many cards each was given at the latest tide. */
  forecasts: BySeat<number>
  /** By home colour (F-16). */
  ships: BySeat<Ship>
  /** In unit order (F-5.7); whatever is destroyed is taken out. */
  units: Unit[]
  /** `mineral-1` is the first. */
  minerals: MineralPlace[]
  reserve: { [T in Stocked]: number }
  /** How many of each kind each colour ever had, for the ids of built ones. */
  serials: BySeat<{ [T in Buildable]: number }>
  /** What each astronef does on turn 21, by home colour (F-18.2). */
  decisions: BySeat<Secret<'now' | 'stay'> | null>
  eliminated: BySeat<boolean>
  /** The mover while it is off its hex, in the middle of a step (F-8.7). */
  lifted: UnitId | null
}

export interface Ship {
  zone: number
  orientation: number
  /** Taken or retaken by whoever has it now (F-17.8). */
  canRebuild: boolean
  liftedBy: Seat | null
  liftOffTurn: number | null
}

export interface Unit {
  readonly id: UnitId
  readonly type: UnitType
  owner: Seat
  /** The colour it answers to (F-5.3). */
  home: Seat
  /** Where it stands by itself; null aboard, in orbit or gone. Of an astronef the body. */
  at: Hex | null
  /** Where the other end of a barge lies (F-5.6). */
  rotation: number
  carrier: UnitId | null
  cargo: readonly ItemId[]
  shots: number
  /** Neutralised (F-9.5). */
  pinned: boolean
  /** Its astronef left without it (F-18.6). */
  orphan: boolean
  /** What a converter built in this player-turn (F-14.3). */
  builds: readonly UnitType[]
  /** Of a bridge, who laid it last (F-15.8); missing if nobody has. */
  placedBy?: Seat
}

/** A hex, a carrier, or why it is gone. */
export type MineralPlace = Hex | UnitId | 'destroyed' | 'consumed' | 'cleared'

export const boardOf = (state: State): Board => boardNamed(state.options.board)

// These are asked for every unit at every step, so they compare names instead of looking into the table of kinds; a test holds
// them to it (F-5.1).
export const isCombat = ({ type }: Unit): boolean =>
  type === 'tank' || type === 'tower' || type === 'supertank' || type === 'motorboat'
export const isMobile = ({ type }: Unit): boolean =>
  type !== 'bridge' && type !== 'tower' && type !== 'astronef'
export const isBoat = ({ type }: Unit): boolean => type === 'motorboat' || type === 'barge'
export const isTransporter = ({ type }: Unit): boolean =>
  type === 'barge' || type === 'crab' || type === 'converter'

export const farEnd = (at: Hex, rotation: number): Hex => GRID.step(at, rotation)

/** Every hex that it fills (F-5.6). */
export function hexesOf(state: State, unit: Unit): readonly Hex[] {
  const { at, type } = unit
  if (at === null) return []
  if (type === 'barge') return [at, farEnd(at, unit.rotation)]
  if (type === 'astronef') return shipHexes(at, shipOf(state, unit.home).orientation)
  return [at]
}

export function shipOf(state: State, home: Seat): Ship {
  const ship = state.ships[home]
  if (ship === undefined) throw new RangeError(`there is no colour ${home}`)
  return ship
}

export const playerName = (seat: Seat): string => `p${seat + 1}`

const SHIP_IDS = [0, 1, 2, 3].map((home) => `astronef-${playerName(home)}`)
const TOWER_IDS = [0, 1, 2, 3].map((home) => [0, 1, 2].map((n) => `tower-${playerName(home)}-${n}`))

export const shipId = (home: Seat): UnitId => SHIP_IDS[home] ?? ''
export const towerId = (home: Seat, pode: number): UnitId => TOWER_IDS[home]?.[pode] ?? ''

/** As many as the board has hexes would do; a lattice has at most 104. */
const MINERAL_IDS = Array.from({ length: GRID.size }, (_, index) => `mineral-${index + 1}`)
const MINERALS = new Map(MINERAL_IDS.map((id, index) => [id, index]))

export const mineralId = (index: number): ItemId => MINERAL_IDS[index] ?? ''

/** Its place in `minerals`; -1 for a unit. */
export const mineralIndex = (item: ItemId): number => MINERALS.get(item) ?? -1
