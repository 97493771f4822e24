// What each event changes. The only writer of the state.
import { foldBy, type Seat, type Secret } from '@foldtable/kernel'
import type { Card } from '@foldtable/parts/cards'
import type { Event } from '../events.ts'
import {
  type Action,
  type Hand,
  handOf,
  isFaceUp,
  isPause,
  playerAt,
  type State,
} from '../state.ts'

export const evolve = foldBy<State, Event>({
  legBegan(state, event) {
    //
    state.leg += 1
    state.round = 0
    state.highCard = []
    state.actions = []
    enter(state, 'highCard')
    dealLives(state, event.lives ?? state.startingLives)
  },
  packShuffled(state, event) {
    // all 52 cards are back
    state.deck = event.deck.slice()
    state.trash = []
    state.drawn = []
    state.order = []
    state.acted = 0
    for (const player of state.players) player.hand = null
  },
  highCardDrawn(state, event) {
    state.highCard.push(event.draws.slice())
    state.drawn.push(...event.draws.map(({ card }) => card))
    state.deck.splice(0, event.draws.length)
  },
  dealerChosen(state, event) {
    state.dealer = event.seat
  },
  readied(state, event) {
    playerAt(state, event.seat).ready = true
  },
  tableCleared(state) {
    //
    for (const seat of state.order) {
      const { card } = handOf(state, seat)
      if (isFaceUp(card)) state.trash.push(card)
      playerAt(state, seat).hand = null
    }
  },
  roundBegan(state, event) {
    //
    state.round += 1
    state.dealer = event.dealer
    state.order = event.order.slice()
    state.acted = 0
    state.tokens = 0
    state.actions = []
    enter(state, 'turns')
  },
  dealt(state, event) {
    //
    state.deck.splice(0, event.cards.length)
    event.seats.forEach((seat, index) => {
      const card = event.cards[index]
      if (card !== undefined) playerAt(state, seat).hand = freshHand(state, card)
    })
  },
  trashReshuffled(state, event) {
    //
    state.deck = event.deck.slice()
    state.trash = []
  },
  stuck(state, event) {
    act(
      state,
      event.auto
        ? { kind: 'stick', seat: event.seat, auto: true }
        : { kind: 'stick', seat: event.seat },
    )
  },
  swapped(state, event) {
    const { seat, target, comparison, given, taken } = event
    const [mine, theirs] = [handOf(state, seat), handOf(state, target)]
    playerAt(state, seat).hand = { token: theirs.token, card: taken }
    playerAt(state, target).hand = { token: mine.token, card: given }
    act(state, { kind: 'swap', seat, target, comparison })
  },
  kungMet(state, event) {
    const { seat, target, king } = event
    turnUp(state, target, king)
    act(state, { kind: 'kung', seat, target, king })
  },
  drew(state, event) {
    state.deck.shift()
    state.trash.push(event.discarded)
    playerAt(state, event.seat).hand = freshHand(state, event.card)
    act(state, { kind: 'draw', seat: event.seat, discarded: event.discarded })
  },
  revealed(state, event) {
    //
    event.seats.forEach((seat, index) => {
      const card = event.cards[index]
      if (card !== undefined) turnUp(state, seat, card)
    })
    enter(state, 'reveal')
  },
  livesLost(state, event) {
    //
    for (const seat of event.seats) {
      playerAt(state, seat).lives -= 1
      playerAt(state, seat).roundsLost += 1
    }
  },
  eliminated() {}, // said aloud; the lives are gone already
  doubleGameCalled(state) {
    //
    enter(state, 'doubleGame')
  },
  playerLeft: leave,
  gameEnded(state, event) {
    const { winner, reason } = event
    if (state.phase === 'doubleGame' && winner !== null) {
      playerAt(state, winner).lives = event.lives ?? state.startingLives
    }
    state.end = { winner, reason }
    enter(state, 'over')
  },
})

function dealLives({ players }: State, lives: number): void {
  for (const player of players) player.lives = player.left ? 0 : lives
}

function enter(state: State, phase: State['phase']): void {
  state.phase = phase
  for (const player of state.players) player.ready = false
}

function act(state: State, action: Action): void {
  state.actions.push(action)
  state.acted += 1
}

function freshHand(state: State, card: Secret<Card>): Hand {
  state.tokens += 1
  return { token: state.tokens, card }
}

function turnUp(state: State, seat: Seat, card: Card): void {
  playerAt(state, seat).hand = { token: handOf(state, seat).token, card }
}

/** and in the middle of a round, where the leaver is taken out of the order of play. */
function leave(
  state: State,
  { seat, card, forgotten = [] }: Extract<Event, { kind: 'playerLeft' }>,
): void {
  const player = playerAt(state, seat)
  player.left = true
  player.lives = 0
  for (const known of forgotten) {
    const { token } = handOf(state, known.seat)
    playerAt(state, known.seat).hand = { token, card: known.card }
  }
  if (card === undefined || isPause(state)) return
  state.trash.push(card)
  player.hand = null
  const place = state.order.indexOf(seat)
  state.order.splice(place, 1)
  if (place < state.acted) state.acted -= 1
}
