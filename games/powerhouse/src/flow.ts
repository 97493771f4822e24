// The order of play: deal, bidding, suit and calls, tricks, score, and the next game.
import { type Draft, open, type Seat, type Secret, seatsUpTo, secret } from '@foldtable/kernel'
import { type Card, faceOf, PACKS, pointsOf, type Suit, TWOS } from './cards.ts'
import type { Event } from './events.ts'
import { callSettledBy } from './rules/calls.ts'
import { defaultCall, defaultCard, defaultSuit } from './rules/defaults.ts'
import { scoreGame } from './rules/score-game.ts'
import { teamsOf } from './rules/teams.ts'
import { placeOf, winningPlace } from './rules/tricks.ts'
import {
  type Called,
  callsNeeded,
  configOf,
  handOf,
  hasLeft,
  leaderOf,
  mostNextBid,
  nextOf,
  playerOf,
  type State,
  seatsOf,
  starterOf,
} from './state.ts'

export type Play = Draft<State, Event>

/** Who did it: the seat, or the clock or the house in its place (P-12.3). */
type Auto = { readonly auto?: true }
export const AUTO: Auto = { auto: true }
export const BY_HAND: Auto = {}

/** P-3.2: the first dealer is the last seat, each later one the next. */
export function beginGame(draft: Play): void {
  const { state } = draft
  const dealer = state.game === 0 ? seatsOf(state) - 1 : nextOf(state, state.dealer)
  draft.emit({ kind: 'gameBegan', game: state.game + 1, dealer })
  deal(draft)
}

/** Some twos go out, the rest is dealt one by one from the starter on (P-4.1, P-4.3). */
function deal({ state, chance, emit }: Play): void {
  const { packs, twos } = configOf(state)
  const removed = twos === 0 ? [] : chance.shuffle(TWOS[packs]).slice(0, twos)
  const cards = chance.shuffle(PACKS[packs].filter((card) => !removed.includes(card)))
  const owners = seatsUpTo(seatsOf(state)).map((seat) => [seat])
  const hands: Secret<Card>[][] = owners.map(() => [])
  let seat = starterOf(state)
  for (const card of cards) {
    hands[seat]?.push(secret(card, owners[seat] ?? [], 'pack'))
    seat = nextOf(state, seat)
  }
  emit({ kind: 'dealt', removed, hands })
}

/** P-5.4: the bidding ends with the highest possible bid, or when all others have passed. */
export function bid(draft: Play, seat: Seat, amount: number): void {
  const { state } = draft
  draft.emit({ kind: 'bidPlaced', seat, amount })
  const isAlone = state.passed.length === seatsOf(state) - 1
  if (amount === mostNextBid(state) || isAlone) draft.emit({ kind: 'bidWon', seat, amount })
  goOn(draft)
}

export function pass(draft: Play, seat: Seat, auto: Auto = BY_HAND): void {
  passOnly(draft, seat, auto)
  goOn(draft)
}

function passOnly(draft: Play, seat: Seat, auto: Auto): void {
  const { state, emit } = draft
  emit({ kind: 'passed', seat, ...auto })
  const stillIn = seatsOf(state) - state.passed.length
  if (stillIn === 1 && state.bidder !== null)
    emit({ kind: 'bidWon', seat: state.bidder, amount: state.bid })
  if (stillIn > 0) return
  emit({ kind: 'redealt' }) // P-5.5
  deal(draft)
}

export function nameSuit({ emit }: Play, seat: Seat, suit: Suit, auto: Auto = BY_HAND): void {
  emit({ kind: 'suitNamed', seat, suit, ...auto })
}

/** With the last call the play begins (P-7.1, P-7.8). */
export function call(
  { state, emit }: Play,
  seat: Seat,
  { card, copy }: Called,
  auto: Auto = BY_HAND,
): void {
  emit({ kind: 'cardCalled', seat, card, copy, ...auto })
  if (state.calls.length === callsNeeded(state)) emit({ kind: 'playBegan' })
}

/** Suit and calls, whatever is missing (P-12.4). */
export function chooseByDefault(draft: Play): void {
  const { state } = draft
  const leader = leaderOf(state)
  if (state.suit === null) nameSuit(draft, leader, defaultSuit(state), AUTO)
  while (state.phase === 'powerhouse') call(draft, leader, defaultCall(state), AUTO)
}

export function play(draft: Play, seat: Seat, card: Card, auto: Auto = BY_HAND): void {
  playOnly(draft, seat, card, auto)
  goOn(draft)
}

/** A partner is revealed as the card is played, before the trick is taken (P-9.1); the last trick is scored at once (P-8.8). */
function playOnly({ state, emit }: Play, seat: Seat, card: Card, auto: Auto): void {
  emit({ kind: 'played', seat, card, place: placeOf(handOf(state, seat), card), ...auto })
  const settled = callSettledBy(state, seat, card)
  if (settled >= 0) emit({ kind: 'partnerRevealed', seat, call: settled, card: faceOf(card).type })
  if (state.trick.length < seatsOf(state)) return
  const winner = playerOf(state, state.lead, winningPlace(state.trick, state.suit))
  emit({ kind: 'trickTaken', seat: winner, points: pointsOf(state.trick) })
  if (state.tricks.length === configOf(state).tricks) emit(scoreOf(state))
}

function scoreOf(state: State): Event {
  const { bid: team, unknown } = teamsOf(state)
  if (unknown.length > 0) throw new RangeError('a call was never settled') // P-9.7
  const { taken } = state
  const outcome = scoreGame({ bid: state.bid, leader: leaderOf(state), team, taken })
  return { kind: 'gameScored', team, ...outcome }
}

/** Whoever has left plays at once and by default, as often as it is on turn (P-13.3). */
export function goOn(draft: Play): void {
  const { state } = draft
  while (state.turn !== null && hasLeft(state, state.turn)) {
    const seat = state.turn
    if (state.phase === 'bidding') passOnly(draft, seat, AUTO)
    else if (state.phase === 'powerhouse') chooseByDefault(draft)
    else playOnly(draft, seat, defaultCard(state, seat), AUTO)
  }
}

/** Out of the pause after a scored game (P-11.1, P-11.2, P-13.3). */
export function advance(draft: Play): void {
  const { state } = draft
  if (state.left.includes(true)) draft.emit({ kind: 'matchEnded', reason: 'playerLeft' })
  else if (state.game >= state.gameCount) draft.emit({ kind: 'matchEnded', reason: 'completed' })
  else beginGame(draft)
}

/** Whom the pause waits for. */
export const waitedFor = (state: State): Seat[] =>
  seatsUpTo(seatsOf(state)).filter((seat) => !state.ready[seat] && !hasLeft(state, seat))

/** The hand of a leaver, which from now on only the house knows (P-15.6). */
export const forgotten = (state: State, seat: Seat) =>
  handOf(state, seat).map((held) => secret(open(held), [], held.pool))
