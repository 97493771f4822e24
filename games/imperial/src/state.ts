// What is on the table, and small questions about it. Money is in cents.
import type { BySeat, Seat, Secret } from '@foldtable/kernel'
import type { Space } from './data/charts.ts'
import { type ByCountry, type Country, ofCountry } from './data/countries.ts'
import type { Place } from './data/map.ts'
import { PLACES } from './data/seas.ts'
import { tableOf } from './data/tables.ts'
import type { Action } from './rules/arrival.ts'
import type { Rules } from './rules/options.ts'

/** What the table is about (I-3.3). `sale` is the published auction, `force` the Swiss players' say (I-20.2). */
export type Mode =
  | 'bid'
  | 'buyBid'
  | 'sale'
  | 'proposal'
  | 'opposition'
  | 'plan'
  | 'peace'
  | 'vote'
  | 'force'
  | 'buy'
  | 'over'

export interface State {
  readonly rules: Rules
  mode: Mode
  /** The country whose turn it is, or that is being sold. */
  up: Country
  round: number
  /** Counts the spans of thought that may take several moves (I-18.2). */
  turn: number
  /** What the bank has been paid, less what it has paid out. */
  bank: number
  readonly players: BySeat<Player>
  /** Seats in clockwise order (I-4.10). */
  order: Seat[]
  /** Who has the investor card. */
  card: Seat | null
  readonly countries: ByCountry<Power>
  board: Board
  /** The bids of this country once they are open. */
  bids: (number | null)[]
  /** Who acts next, and then: in `buyBid`, `sale`, `force` and `buy`. */
  queue: Seat[]
  /** What somebody is putting together. */
  plan: Plan | null
  /** The leader's and the opposition's; then the one that is carried out. */
  proposals: Proposal[]
  /** Who will be Swiss from the end of this investor round on (I-16.6). */
  swissSet: Seat[]
}

export interface Player {
  cash: number
  /** Buys in the next investor round without the card. */
  swiss: boolean
  /** Points lost to the clock, below zero. */
  modifier: number
  /** A bid in cents, a vote (1 or 2) or an answer to a peace offer (1 yes, 0 no), until all is open. */
  sealed: Secret<number> | null
}

export interface Power {
  treasury: number
  points: number
  lastTax: number
  /** Where it stands on the rondel; null in the centre. */
  space: Space | null
  /** The owner of each denomination from 1 on; null while it is for sale. */
  readonly stock: (Seat | null)[]
  /** The leader first, then the opposition (I-5). */
  leadership: Seat[]
  /** Bought in already in this investor round. */
  offLimits: boolean
}

export type Board = ByCountry<Forces>

export interface Forces {
  factories: Place[]
  chips: Place[]
  fleets: Place[]
  armies: Army[]
}

/** Never changed in place. An army that is not hostile coexists. */
export interface Army {
  readonly at: Place
  readonly hostile: boolean
}

const HOSTILE = tableOf(PLACES, (at): Army => ({ at, hostile: true }))
const COEXISTING = tableOf(PLACES, (at): Army => ({ at, hostile: false }))

/** Armies that are alike are one thing in memory: whoever looks through all of them is done sooner. */
export const armyAt = (place: Place, hostile: boolean): Army =>
  hostile ? HOSTILE[place] : COEXISTING[place]

export type UnitKind = 'army' | 'fleet'

export interface NewUnit {
  readonly unit: UnitKind
  readonly at: Place
}

export type Plan = UnitPlan | Maneuver

/** Units to be imported or produced, chosen one by one. */
export interface UnitPlan {
  readonly kind: 'units'
  readonly by: Seat
  readonly space: Space
  readonly units: NewUnit[]
}

/** Countries whose forces differ from those on the real board. */
export type Changes = { [C in Country]?: Forces }

/** A maneuver on a board of its own: the real one but for these changes (I-12.2). */
export interface Maneuver {
  readonly kind: 'maneuver'
  readonly by: Seat
  readonly space: Space
  readonly changes: Changes
  /** Which of the country's fleets and armies are resolved, in the order of their lists. */
  readonly fleetsDone: boolean[]
  readonly armiesDone: boolean[]
  /** Armies that crossed the sea (I-12.7f). */
  readonly convoys: Crossing[]
  /** The unit that is to move next: its place in the list of fleets, or of armies once all fleets are resolved. */
  chosen: number | null
  peace: PeaceOffer | null
  /** What was done so far, in order; missing in plans that were begun before this was kept. */
  readonly steps?: Step[]
  /** Put down by units that were left where they are, and when the maneuver was complete; missing as long as there are none. */
  chips?: Chip[]
}

/**
 * One unit resolved: where it went, what it did, and all that came of it. Plan and proposals have the same lists of these, so
 * that both can be drawn side by side, each on the board as it was before the plan:
 * - an arrow from `from` to `dest` (by ship if `convoy`), or none where these are the same: the unit stayed, and perhaps did something;
 * - `index` says which unit on the real board it is: `board[up].fleets[index]` or `armies[index]`;
 * - `lost` is every unit and factory that is gone by it, its own among them; `chip` the flag that it puts down;
 * - `planBoard` is the board that all steps together lead to.
 * `replan` takes a list of places in this list: those steps stay, in that order. Steps up to the last one with `asked` are final.
 * Steps of versions 1 and 2 have the first four fields alone, and leave out units that stayed.
 */
export interface Step {
  readonly unit: UnitKind
  readonly from: Place
  readonly dest: Place
  readonly action: Action
  /** Its place in its country's list when the plan began. */
  readonly index?: number
  /** It crossed the sea. */
  readonly convoy?: true
  /** Other players were asked for peace first. */
  readonly asked?: true
  /** The army is not hostile afterwards. */
  readonly coexists?: true
  readonly lost?: readonly Loss[]
  readonly chip?: Chip
}

/** Something that is gone. */
export interface Loss {
  readonly country: Country
  readonly what: UnitKind | 'factory'
  readonly at: Place
  /** Its place in the list of its country when it went. */
  readonly index: number
}

/** A tax chip that is put down, in the place of another country's. */
export interface Chip {
  readonly at: Place
  readonly from?: Country
}

export interface Crossing {
  readonly from: Place
  readonly dest: Place
}

interface PeaceOffer {
  readonly dest: Place
  /** Countries that must still consent, the one that is asked first. */
  asked: Country[]
}

export interface Proposal {
  readonly by: Seat
  readonly space: Space
  /** Where a factory is built. */
  readonly at?: Place
  readonly units?: readonly NewUnit[]
  /** What a maneuver leads to, and by which steps. */
  readonly changes?: Changes
  readonly steps?: readonly Step[]
  readonly chips?: readonly Chip[]
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`)
  return player
}

export const powerOf = ({ countries }: Pick<State, 'countries'>, country: Country): Power =>
  ofCountry(countries, country)

export const forcesOf = (board: Board, country: Country): Forces => ofCountry(board, country)

export function maneuverOf({ plan }: State): Maneuver {
  if (plan?.kind !== 'maneuver') throw new RangeError('there is no maneuver')
  return plan
}

export function unitPlanOf({ plan }: State): UnitPlan {
  if (plan?.kind !== 'units') throw new RangeError('no units are planned')
  return plan
}

/** The board as it is after the steps so far. */
export const planBoard = ({ board }: State, { changes }: Maneuver): Board => ({
  Austria: changes.Austria ?? board.Austria,
  Italy: changes.Italy ?? board.Italy,
  France: changes.France ?? board.France,
  England: changes.England ?? board.England,
  Germany: changes.Germany ?? board.Germany,
  Russia: changes.Russia ?? board.Russia,
})

/** The forces of the country that moves, after the steps so far. */
export const ownForces = ({ board, up }: State, { changes }: Maneuver): Forces =>
  changes[up] ?? forcesOf(board, up)

/** Which unit on the real board stands at this place of the plan's list: what was lost since stood before it, or after. */
export function numberOf({ up }: State, maneuver: Maneuver, unit: UnitKind, index: number): number {
  let number = index
  for (const lost of ownLosses(up, maneuver, unit).reverse()) if (lost.index <= number) number += 1
  return number
}

/** The other way round. */
export function indexOf({ up }: State, maneuver: Maneuver, unit: UnitKind, number: number): number {
  let index = number
  for (const lost of ownLosses(up, maneuver, unit)) if (lost.index < index) index -= 1
  return index
}

function ownLosses(up: Country, { steps = [] }: Maneuver, unit: UnitKind): Loss[] {
  const losses: Loss[] = []
  for (const { lost } of steps)
    if (lost !== undefined)
      for (const loss of lost) if (loss.country === up && loss.what === unit) losses.push(loss)
  return losses
}

/** A step as it is kept: of an event, or of another list. All have their fields in one order, so that they are read quickly. */
export function stepFrom(step: Step): Step {
  const { unit, from, dest, action, index, convoy, asked, coexists, lost, chip } = step
  const kept: { -readonly [F in keyof Step]: Step[F] } = { unit, from, dest, action }
  if (index !== undefined) kept.index = index
  if (convoy !== undefined) kept.convoy = convoy
  if (asked !== undefined) kept.asked = asked
  if (coexists !== undefined) kept.coexists = coexists
  if (lost !== undefined) kept.lost = lost
  if (chip !== undefined) kept.chip = chip
  return kept
}

/** Fleets go first (I-12.3). */
export const phaseOf = ({ fleetsDone }: Maneuver): UnitKind =>
  fleetsDone.includes(false) ? 'fleet' : 'army'

/** Who makes or would make the proposal that is in hand. */
export function proposerOf(state: State): Seat {
  const { mode, plan, up } = state
  const proposer = plan?.by ?? powerOf(state, up).leadership[mode === 'opposition' ? 1 : 0]
  if (proposer === undefined) throw new RangeError(`nobody leads ${up}`)
  return proposer
}
