// The order of play: high card, deal, turns, reveal, and round again.
import { type Draft, open, type Seat, secret } from '@foldtable/kernel'
import { type Card, PACK } from '@foldtable/parts/cards'
import { nextIn, roundFrom } from '@foldtable/parts/seating'
import type { Event } from './events.ts'
import {
  aliveSeats,
  cardHeldBy,
  cardValue,
  currentSeat,
  type Draw,
  dealtInNext,
  isAlive,
  isPause,
  playerAt,
  remainingSeats,
  type State,
} from './state.ts'

export type Play = Draft<State, Event>

/** Everybody who has not left is alive again and draws for the first deal. */
export function beginLeg(draft: Play): void {
  draft.emit({ kind: 'legBegan', lives: draft.state.startingLives })
  shufflePack(draft)
  draft.emit({ kind: 'dealerChosen', seat: drawHighCard(draft, remainingSeats(draft.state)) })
}

function shufflePack(draft: Play): void {
  draft.emit({ kind: 'packShuffled', deck: faceDown(draft.chance.shuffle(PACK)) })
}

const faceDown = (cards: readonly Card[]) => cards.map((card) => secret(card, [], 'pack'))

/** The single highest card deals; on a tie only the tied draw again. */
function drawHighCard(draft: Play, seats: readonly Seat[]): Seat {
  if (draft.state.deck.length < seats.length) shufflePack(draft)
  const draws: Draw[] = seats.map((seat, index) => ({ seat, card: topCard(draft.state, index) }))
  draft.emit({ kind: 'highCardDrawn', draws })
  const highest = Math.max(...draws.map(({ card }) => cardValue(card)))
  const best = draws.filter(({ card }) => cardValue(card) === highest).map(({ seat }) => seat)
  const [first, ...tied] = best
  return first !== undefined && tied.length === 0 ? first : drawHighCard(draft, best)
}

/** Out of a pause, whether the clock says so or everybody has seen enough. */
export function advance(draft: Play): void {
  const { state } = draft
  switch (state.phase) {
    case 'doubleGame':
      beginLeg(draft)
      break
    case 'highCard':
      shufflePack(draft)
      deal(draft, state.dealer)
      break
    default:
      draft.emit({ kind: 'tableCleared' })
      deal(draft, nextAliveFrom(state, state.dealer))
  }
}

export const nextAliveFrom = (state: State, seat: Seat): Seat =>
  nextIn(seat, state.players.length, (other) => isAlive(state, other))

/** One card each, starting left of the dealer; an empty deck is refilled on the way. */
function deal(draft: Play, dealer: Seat): void {
  const { state } = draft
  const order = roundFrom(dealer, state.players.length, (seat) => isAlive(state, seat))
  draft.emit({ kind: 'roundBegan', dealer, order })
  let waiting = order
  while (waiting.length > 0) {
    refillDeck(draft)
    const seats = waiting.slice(0, state.deck.length)
    const cards = seats.map((seat, index) => secret(topCard(state, index), [seat], 'pack'))
    draft.emit({ kind: 'dealt', seats, cards })
    waiting = waiting.slice(seats.length)
  }
}

/** Only at the moment of need does the trash become the deck. */
export function refillDeck(draft: Play): void {
  if (draft.state.deck.length > 0) return
  draft.emit({ kind: 'trashReshuffled', deck: faceDown(draft.chance.shuffle(draft.state.trash)) })
}

export function topCard(state: State, depth = 0): Card {
  const card = state.deck[depth]
  if (card === undefined) throw new RangeError('the deck is too short')
  return open(card)
}

/** After the last participant's action the round ends at once. */
export function endTurn(draft: Play): void {
  if (currentSeat(draft.state) === undefined) endRound(draft)
}

/** All cards are shown and the lowest lose a life. */
function endRound(draft: Play): void {
  const { state } = draft
  const seats = state.order.slice()
  const cards = seats.map((seat) => cardHeldBy(state, seat))
  const values = cards.map(cardValue)
  const low = Math.min(...values)
  draft.emit({ kind: 'revealed', seats, cards })
  draft.emit({ kind: 'livesLost', seats: seats.filter((_, index) => values[index] === low) })
  const dead = seats.filter((seat) => !isAlive(state, seat))
  if (dead.length > 0) draft.emit({ kind: 'eliminated', seats: dead })
  endGameOrGoOn(draft)
}

/** */
function endGameOrGoOn(draft: Play): void {
  const [survivor, ...others] = aliveSeats(draft.state)
  if (survivor === undefined) draft.emit({ kind: 'doubleGameCalled' })
  else if (others.length === 0)
    draft.emit({ kind: 'gameEnded', winner: survivor, reason: 'lastAlive' })
}

/** The pause is over once everybody who is dealt in next is ready. */
export function advanceIfAllReady(draft: Play): void {
  const { state } = draft
  if (isPause(state) && waitedFor(state).length === 0) advance(draft)
}

export const waitedFor = (state: State): Seat[] =>
  dealtInNext(state).filter((seat) => !playerAt(state, seat).ready)
