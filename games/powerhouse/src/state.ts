// What is on the table, and small questions about it.
import type { BySeat, Seat, Secret } from '@foldtable/kernel'
import type { Card, CardType, Suit } from './cards.ts'
import { leastBid, mostBid } from './config.ts'
import { BID_STEP, VARIANTS, type Variant, type VariantKey } from './data/variants.ts'

/** `finished` is the pause after a scored game; `over` the end of the match (P-1.7). */
export type Phase = 'bidding' | 'powerhouse' | 'playing' | 'finished' | 'over'

export interface State {
  readonly variant: VariantKey
  readonly threshold: number | null
  readonly gameCount: number
  phase: Phase
  /** Counts the games of the match from 1. */
  game: number
  dealer: Seat
  /** How often this game was dealt anew because everybody passed (P-5.5). */
  redeals: number
  /** The twos that are out of play, for everybody to see (P-4.2). */
  removed: Card[]
  /** In the order of the deal, which says nothing of the cards. */
  hands: BySeat<Secret<Card>[]>
  /** Who is asked, in bidding, powerhouse and playing. */
  turn: Seat | null
  /** The highest bid; 0 while there is none (P-5.7). */
  bid: number
  bidder: Seat | null
  /** Who is out of the bidding, in the order of passing. */
  passed: Seat[]
  /** Everything said in the bidding, in order. */
  auction: Said[]
  leader: Seat | null
  /** The PowerHouse suit. */
  suit: Suit | null
  calls: Call[]
  /** Who led to the trick that is on, and the cards in it, clockwise from there. */
  lead: Seat
  trick: Card[]
  /** The completed tricks of this game. */
  tricks: Trick[]
  /** What each seat took in this game. */
  taken: BySeat<number>
  scores: BySeat<number>
  sheet: SheetRow[]
  /** Who has seen enough of the pause. */
  ready: BySeat<boolean>
  left: BySeat<boolean>
  end: EndReason | null
}

/** A bid; or a pass, where the amount is 0. */
export interface Said {
  readonly seat: Seat
  readonly amount: number
  readonly auto?: true
}

/** Which of two equal cards that others hold is meant: the one played first or second. Null where there is but one (P-7.2). */
export type Copy = '1st' | '2nd' | null

export interface Called {
  readonly card: CardType
  readonly copy: Copy
}

export interface Call extends Called {
  /** How often others than the leader have played such a card in this game (P-9.1, P-9.2). */
  played: number
  /** Who has settled it; null while it is open. */
  partner: Seat | null
}

export interface Trick {
  readonly lead: Seat
  readonly cards: readonly Card[]
  readonly winner: Seat
  readonly points: number
}

/** A finished game on the score sheet: P-10.7. */
export interface SheetRow {
  readonly game: number
  readonly redeals: number
  readonly dealer: Seat
  readonly leader: Seat
  readonly bid: number
  readonly suit: Suit
  readonly calls: readonly (Called & { readonly partner: Seat })[]
  readonly team: readonly Seat[]
  readonly points: { readonly team: number; readonly others: number }
  readonly made: boolean
  readonly deltas: BySeat<number>
  readonly scores: BySeat<number>
}

export type EndReason = 'completed' | 'playerLeft' | 'quit' | 'abandoned'

export const configOf = ({ variant }: State): Variant => VARIANTS[variant]

export const seatsOf = ({ hands }: State): number => hands.length

export const nextOf = (state: State, seat: Seat): Seat => (seat + 1) % seatsOf(state)

/** Is dealt to first and bids first: the seat after the dealer (P-3.3). */
export const starterOf = (state: State): Seat => nextOf(state, state.dealer)

/** P-5.2 */
export const leastNextBid = (state: State): number =>
  state.bid === 0 ? leastBid(state.variant) : state.bid + BID_STEP

export const mostNextBid = ({ variant }: State): number => mostBid(variant)

/** How many partner cards the leader calls (P-7.1). */
export const callsNeeded = (state: State): number =>
  configOf(state).partners + (state.threshold !== null && state.bid >= state.threshold ? 1 : 0)

/** Who played the card at this place of a trick. */
export const playerOf = (state: State, lead: Seat, place: number): Seat =>
  (lead + place) % seatsOf(state)

/** What the phase guarantees to be there. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new RangeError('it is not known yet')
  return value
}

export const handOf = ({ hands }: State, seat: Seat): Secret<Card>[] => sure(hands[seat])

export const leaderOf = ({ leader }: State): Seat => sure(leader)

export const hasLeft = ({ left }: State, seat: Seat): boolean => left[seat] === true
