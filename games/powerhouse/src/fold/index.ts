// What each event changes. The only writer of the state.
import { foldBy, type Seat } from '@foldtable/kernel'
import { takeOut } from '@foldtable/parts/hands'
import { type Card, faceOf } from '../cards.ts'
import type { Event } from '../events.ts'
import { handOf, leaderOf, nextOf, type State, seatsOf, starterOf, sure } from '../state.ts'

export const evolve = foldBy<State, Event>({
  gameBegan(state, event) {
    // P-3.2
    state.game = event.game
    state.dealer = event.dealer
    state.redeals = 0
  },
  redealt(state) {
    // P-5.5
    state.redeals += 1
  },
  dealt(state, event) {
    clearTable(state)
    state.removed = event.removed.slice()
    state.hands = event.hands.map((hand) => hand.slice())
    state.phase = 'bidding'
    state.turn = starterOf(state)
  },
  bidPlaced(state, event) {
    state.bid = event.amount
    state.bidder = event.seat
    state.auction.push({ seat: event.seat, amount: event.amount })
    state.turn = nextBidder(state, event.seat)
  },
  passed(state, event) {
    state.passed.push(event.seat)
    state.auction.push(
      event.auto ? { seat: event.seat, amount: 0, auto: true } : { seat: event.seat, amount: 0 },
    )
    state.turn = nextBidder(state, event.seat)
  },
  bidWon(state, event) {
    // P-5.8
    state.leader = event.seat
    state.turn = event.seat
    state.phase = 'powerhouse'
  },
  suitNamed(state, event) {
    state.suit = event.suit
  },
  cardCalled(state, event) {
    state.calls.push({ card: event.card, copy: event.copy, played: 0, partner: null })
  },
  playBegan(state) {
    // P-7.8
    state.lead = leaderOf(state)
    state.phase = 'playing'
  },
  played(state, event) {
    play(state, event.seat, event.card, event.place)
  },
  partnerRevealed(state, event) {
    const call = state.calls[event.call]
    if (call !== undefined) call.partner = event.seat
  },
  trickTaken(state, event) {
    // P-8.7
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
  },
  gameScored: scored,
  readied(state, event) {
    state.ready[event.seat] = true
  },
  playerLeft(state, event) {
    state.left[event.seat] = true
    state.hands[event.seat] = event.hand.slice()
  },
  matchEnded(state, event) {
    state.end = event.reason
    state.phase = 'over'
    state.turn = null
  },
})

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
