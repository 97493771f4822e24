// Everything that can happen, and what it changes. The only writer of the state.
import type { BySeat, Seat, Secret } from '@foldtable/kernel'
import { takeOut } from '@foldtable/parts/hands'
import { type Card, type CardType, faceOf, type Suit } from './cards.ts'
import {
  type Copy,
  type EndReason,
  handOf,
  leaderOf,
  nextOf,
  type State,
  seatsOf,
  starterOf,
  sure,
} from './state.ts'

/** `auto` marks what the clock did, or what was done for a seat that has left (P-12.3). */
interface Auto {
  readonly auto?: true
}

export type Event =
  | { readonly kind: 'gameBegan'; readonly game: number; readonly dealer: Seat }
  | { readonly kind: 'redealt' }
  | {
      readonly kind: 'dealt'
      readonly removed: readonly Card[]
      readonly hands: BySeat<readonly Secret<Card>[]>
    }
  | { readonly kind: 'bidPlaced'; readonly seat: Seat; readonly amount: number }
  | ({ readonly kind: 'passed'; readonly seat: Seat } & Auto)
  | { readonly kind: 'bidWon'; readonly seat: Seat; readonly amount: number }
  | ({ readonly kind: 'suitNamed'; readonly seat: Seat; readonly suit: Suit } & Auto)
  | ({
      readonly kind: 'cardCalled'
      readonly seat: Seat
      readonly card: CardType
      readonly copy: Copy
    } & Auto)
  | { readonly kind: 'playBegan' }
  | ({
      readonly kind: 'played'
      readonly seat: Seat
      readonly card: Card
      /** Where in the hand it lay. */
      readonly place: number
    } & Auto)
  | {
      readonly kind: 'partnerRevealed'
      readonly seat: Seat
      /** Which of the calls is settled. */
      readonly call: number
      readonly card: CardType
    }
  | { readonly kind: 'trickTaken'; readonly seat: Seat; readonly points: number }
  | {
      readonly kind: 'gameScored'
      readonly team: readonly Seat[]
      readonly points: { readonly team: number; readonly others: number }
      readonly made: boolean
      readonly deltas: BySeat<number>
    }
  | { readonly kind: 'readied'; readonly seat: Seat }
  /** What the leaver held, without the leaver's knowing it any longer (P-15.6). */
  | { readonly kind: 'playerLeft'; readonly seat: Seat; readonly hand: readonly Secret<Card>[] }
  | { readonly kind: 'matchEnded'; readonly reason: EndReason }

export function evolve(state: State, event: Event): void {
  switch (event.kind) {
    case 'gameBegan': // P-3.2
      state.game = event.game
      state.dealer = event.dealer
      state.redeals = 0
      return
    case 'redealt': // P-5.5
      state.redeals += 1
      return
    case 'dealt':
      clearTable(state)
      state.removed = event.removed.slice()
      state.hands = event.hands.map((hand) => hand.slice())
      state.phase = 'bidding'
      state.turn = starterOf(state)
      return
    case 'bidPlaced':
      state.bid = event.amount
      state.bidder = event.seat
      state.auction.push({ seat: event.seat, amount: event.amount })
      state.turn = nextBidder(state, event.seat)
      return
    case 'passed':
      state.passed.push(event.seat)
      state.auction.push(
        event.auto ? { seat: event.seat, amount: 0, auto: true } : { seat: event.seat, amount: 0 },
      )
      state.turn = nextBidder(state, event.seat)
      return
    case 'bidWon': // P-5.8
      state.leader = event.seat
      state.turn = event.seat
      state.phase = 'powerhouse'
      return
    case 'suitNamed':
      state.suit = event.suit
      return
    case 'cardCalled':
      state.calls.push({ card: event.card, copy: event.copy, played: 0, partner: null })
      return
    case 'playBegan': // P-7.8
      state.lead = leaderOf(state)
      state.phase = 'playing'
      return
    case 'played':
      play(state, event.seat, event.card, event.place)
      return
    case 'partnerRevealed': {
      const call = state.calls[event.call]
      if (call !== undefined) call.partner = event.seat
      return
    }
    case 'trickTaken': // P-8.7
      state.tricks.push({
        lead: state.lead,
        cards: state.trick,
        winner: event.seat,
        points: event.points,
      })
      state.taken[event.seat] = (state.taken[event.seat] ?? 0) + event.points
      state.trick = []
      state.lead = event.seat
      state.turn = event.seat
      return
    case 'gameScored':
      scored(state, event)
      return
    case 'readied':
      state.ready[event.seat] = true
      return
    case 'playerLeft':
      state.left[event.seat] = true
      state.hands[event.seat] = event.hand.slice()
      return
    case 'matchEnded':
      state.end = event.reason
      state.phase = 'over'
      state.turn = null
      return
  }
}

/** Nothing of the former deal is left (P-4.4). */
function clearTable(state: State): void {
  state.bid = 0
  state.bidder = null
  state.passed = []
  state.auction = []
  state.leader = null
  state.suit = null
  state.calls = []
  state.lead = starterOf(state)
  state.trick = []
  state.tricks = []
  state.taken.fill(0)
  state.ready.fill(false)
}

/** Whoever has passed is skipped (P-5.1). Null once all have. */
function nextBidder(state: State, seat: Seat): Seat | null {
  let next = nextOf(state, seat)
  for (let step = 0; step < seatsOf(state); step++) {
    if (!state.passed.includes(next)) return next
    next = nextOf(state, next)
  }
  return null
}

function play(state: State, seat: Seat, card: Card, place: number): void {
  takeOut(handOf(state, seat), place)
  state.trick.push(card)
  state.turn = nextOf(state, seat)
  if (seat === state.leader) return // P-9.2
  const { type } = faceOf(card)
  for (const call of state.calls) if (call.card === type) call.played += 1
}

function scored(state: State, event: Extract<Event, { kind: 'gameScored' }>): void {
  const { team, points, made, deltas } = event
  state.scores = state.scores.map((score, seat) => score + (deltas[seat] ?? 0)) // P-10.6
  state.sheet.push({
    game: state.game,
    redeals: state.redeals,
    dealer: state.dealer,
    leader: leaderOf(state),
    bid: state.bid,
    suit: sure(state.suit),
    calls: state.calls.map(({ card, copy, partner }) => ({ card, copy, partner: sure(partner) })),
    team: team.slice(),
    points,
    made,
    deltas: deltas.slice(),
    scores: state.scores.slice(),
  })
  state.phase = 'finished'
  state.turn = null
}
