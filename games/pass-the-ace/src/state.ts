// What is on the table, and small questions about it.
import { type BySeat, open, type Seat, type Secret } from '@foldtable/kernel'
import { type Card, rankNumber } from '@foldtable/parts/cards'

/** `highCard`, `reveal` and `doubleGame` are pauses in which people look. */
export type Phase = 'highCard' | 'turns' | 'reveal' | 'doubleGame' | 'over'

export type Comparison = 'lower' | 'same' | 'higher'

export interface State {
  readonly startingLives: number
  phase: Phase
  /** Counts up with each double game, from 1. */
  leg: number
  /** Counts up with each deal of a leg, from 1; 0 while the high card is drawn. */
  round: number
  dealer: Seat
  readonly players: BySeat<Player>
  /** The round's participants in the order of play, the dealer last. Whoever has acted comes first. */
  order: Seat[]
  /** How many of them have acted. */
  acted: number
  /** The latest card token given out in this round. */
  tokens: number
  /** The top card first. */
  deck: Secret<Card>[]
  /** The oldest card first; public. */
  trash: Card[]
  /** Every draw for the first deal of this leg, ties after ties. */
  highCard: Draw[][]
  /** Of those, the cards that lie on the table face up; the others went back into the pack. */
  drawn: Card[]
  /** What was done in this round. */
  actions: Action[]
  end: End | null
}

export interface Player {
  lives: number
  left: boolean
  /** Has seen enough of the pause. */
  ready: boolean
  hand: Hand | null
  /** Over all legs. */
  roundsLost: number
}

/** A card in front of a player: a plain one lies face up. The token is public and says nothing of the card. */
export interface Hand {
  readonly token: number
  readonly card: Secret<Card> | Card
}

export interface Draw {
  readonly seat: Seat
  readonly card: Card
}

export type Action =
  | { readonly kind: 'stick'; readonly seat: Seat; readonly auto?: true }
  | {
      readonly kind: 'swap'
      readonly seat: Seat
      readonly target: Seat
      readonly comparison: Comparison
    }
  | { readonly kind: 'kung'; readonly seat: Seat; readonly target: Seat; readonly king: Card }
  | { readonly kind: 'draw'; readonly seat: Seat; readonly discarded: Card }

export interface End {
  readonly winner: Seat | null
  readonly reason: 'lastAlive' | 'opponentsLeft' | 'abandoned'
}

/** Ace 1 to king 13; suits count for nothing. */
export const cardValue = rankNumber

export const isKing = (card: Card): boolean => cardValue(card) === 13

/** Phases in which everybody looks. */
export const PAUSES: readonly string[] = ['highCard', 'reveal', 'doubleGame']

export const isPause = ({ phase }: State): boolean => PAUSES.includes(phase)

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`)
  return player
}

export function handOf(state: State, seat: Seat): Hand {
  const { hand } = playerAt(state, seat)
  if (hand === null) throw new RangeError(`seat ${seat} holds no card`)
  return hand
}

export const isFaceUp = (card: Secret<Card> | Card): card is Card => typeof card === 'string'

/** Who has held the hidden card of this seat in the round, and so knows it; nobody where it lies face up. */
export function knowersOf(state: State, seat: Seat): readonly Seat[] {
  const { card } = handOf(state, seat)
  return isFaceUp(card) ? [] : card.to
}

/** For `decide`, and for a seat looking at its own card. */
export function cardHeldBy(state: State, seat: Seat): Card {
  const { card } = handOf(state, seat)
  return isFaceUp(card) ? card : open(card)
}

/** Every card, wherever it lies, hidden or not. */
export const everyCard = ({ deck, trash, drawn, players }: State): (Secret<Card> | Card)[] => [
  ...deck,
  ...trash,
  ...drawn,
  ...players.flatMap(({ hand }) => (hand === null ? [] : [hand.card])),
]

export const isAlive = (state: State, seat: Seat): boolean => playerAt(state, seat).lives > 0

function seatsWhere({ players }: State, isSo: (player: Player) => boolean): Seat[] {
  const seats: Seat[] = []
  players.forEach((player, seat) => {
    if (isSo(player)) seats.push(seat)
  })
  return seats
}

export const aliveSeats = (state: State): Seat[] => seatsWhere(state, (player) => player.lives > 0)

export const remainingSeats = (state: State): Seat[] => seatsWhere(state, (player) => !player.left)

/** Whose turn it is in `turns`. */
export const currentSeat = (state: State): Seat | undefined => state.order[state.acted]

/** The dealer, or whoever acts in the place of one who left. */
export const actingDealer = (state: State): Seat | undefined => state.order.at(-1)

/** With whom the seat would swap: always the next in the order of play. */
export const swapTarget = (state: State, seat: Seat): Seat | undefined =>
  state.order[state.order.indexOf(seat) + 1]

/** Who is dealt in next, and so is waited for in a pause. */
export const dealtInNext = (state: State): Seat[] =>
  state.phase === 'doubleGame' ? remainingSeats(state) : aliveSeats(state)
