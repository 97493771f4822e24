// The whole state of a table (S-2), and the empty board.
import { type BySeat, type Seat, type Secret, seatsUpTo } from '@foldtable/kernel'
import type { CardId } from './data/cards.ts'
import { BASILICAS, FORTS, GALLEYS, START_MONEY, trackFor } from './data/constants.ts'
import { type ByGood, CUBES, type Good, type Slot } from './data/goods.ts'
import { PORTS, type PortId, type ZoneId } from './data/zones.ts'
import type { Options } from './meta.ts'

export type Stage = 'first' | 'second' | 'close' | 'play' | 'refit' | 'ended'
export type TurnKind = 'ordinary' | 'investment'
export type Phase = 'load' | 'move' | 'unload'

export interface Player {
  money: number
  /** The reserve: own sailors that are not on the board. */
  sailors: number
  home: PortId | null
}

export interface Galley {
  owner: Seat
  location: ZoneId
  hold: Slot[]
}

export interface Port {
  owner: Seat | null
  /** The garrison; there is one exactly when there is an owner (S-2.6). */
  sailors: number
  /** In the order of delivery. */
  cargo: Good[]
  fort: boolean
  basilica: boolean
  closed: boolean
}

export interface Turn {
  kind: TurnKind | null
  phase: Phase | null
  /** Zones moved in this turn. */
  moved: number
  hasMoved: boolean
  /** The galley bought in this turn. */
  bought: number | null
}

export type Target = { readonly galley: number } | { readonly port: PortId }

export type Outcome =
  | 'continues'
  | 'targetSunk'
  | 'attackerSunk'
  | 'bothSunk'
  | 'portTaken'
  | 'portFreed'
  | 'portFreedAttackerSunk'

/** One round of battle; a die is 1 for a skull and 0 for a blank (S-9.10). */
export interface Battle {
  readonly attacker: number
  readonly target: Target
  readonly attackerDice: readonly number[]
  readonly defenderDice: readonly number[]
  readonly cancelled: number
  readonly attackerLosses: number
  readonly defenderLosses: number
  readonly outcome: Outcome
}

export interface Ranked {
  readonly seat: Seat
  readonly rank: number
  readonly money: number
  readonly ports: number
  readonly goods: number
}

export interface State {
  readonly options: Options
  stage: Stage
  /** Who must choose next, in order, while the table is set up or refitted. */
  waiting: Seat[]
  /** The order in which starting ports are chosen. */
  order: Seat[]
  round: number
  /** The galley whose turn it is; 0 is the Doge space. */
  active: number
  turn: Turn | null
  /** Counts the questions put to players: the moves of one turn share a number. */
  asked: number
  space: number
  /** What each scoring so far paid each player. */
  scorings: BySeat<number>[]
  drawn: CardId[]
  deck: Secret<CardId>[]
  players: BySeat<Player>
  /** By their number; place 0, the Doge space, stays empty. */
  galleys: (Galley | null)[]
  ports: { [id in PortId]: Port }
  bank: ByGood<number>
  supply: { forts: number; basilicas: number }
  /** Money paid to the bank less money paid by it. */
  treasury: number
  lastBattle: Battle | null
  result: Ranked[] | null
}

export const blank = (seats: number, options: Options): State => ({
  options,
  stage: 'first',
  waiting: [],
  order: [],
  round: 0,
  active: 0,
  turn: null,
  asked: 0,
  space: 1,
  scorings: [],
  drawn: [],
  deck: [],
  players: seatsUpTo(seats).map(() => newcomer(trackFor(seats).sailors)),
  galleys: new Array<null>(GALLEYS + 1).fill(null),
  ports: emptyPorts(),
  bank: { ...CUBES },
  supply: { forts: FORTS, basilicas: BASILICAS },
  treasury: 0,
  lastBattle: null,
  result: null,
})

const newcomer = (sailors: number): Player => ({ money: START_MONEY, sailors, home: null })

const emptyPorts = (): State['ports'] =>
  Object.fromEntries(PORTS.map((id) => [id, emptyPort()])) as State['ports']

const emptyPort = (): Port => ({
  owner: null,
  sailors: 0,
  cargo: [],
  fort: false,
  basilica: false,
  closed: false,
})
