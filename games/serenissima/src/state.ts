// The whole state of a table (S-2).
import type { BySeat, Seat, Secret } from '@foldtable/kernel'
import type { CardId } from './data/cards.ts'
import type { ByGood, Good, Slot } from './data/goods.ts'
import type { PortId, ZoneId } from './data/zones.ts'
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

export function playerAt({ players }: State, seat: Seat): Player {
  const player = players[seat]
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`)
  return player
}

export function galleyAt({ galleys }: State, number: number): Galley {
  const galley = galleys[number]
  if (galley === undefined || galley === null) throw new RangeError(`no galley ${number} in play`)
  return galley
}

export function turnOf({ turn }: State): Turn {
  if (turn === null) throw new RangeError('no turn is on')
  return turn
}
