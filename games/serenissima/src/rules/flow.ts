// The order of play: set-up, the galleys of a round by rising number, the Doge step, refit, and round again.
import { type Draft, open, type Seat, seatsUpTo, secret } from '@foldtable/kernel'
import { CARD_FACTS, CARDS, type CardId } from '../data/cards.ts'
import { trackFor, WINE_PAY } from '../data/constants.ts'
import type { Event } from '../events.ts'
import { sailorsIn } from '../holds.ts'
import { galleyAt, playerAt, type State, turnOf } from '../state.ts'
import { nextInPlay } from './board.ts'
import { incomeOf, portIncomes, winePorts } from './prices.ts'
import { ranking } from './ranking.ts'
import { refitSeats } from './refit.ts'

export type Play = Draft<State, Event>
type Ended = Extract<Event, { kind: 'turnEnded' }>

export function shuffleDeck({ chance, emit }: Play): void {
  const deck = chance.shuffle<CardId>(CARDS).map((card) => secret(card, [], 'deck'))
  emit({ kind: 'deckShuffled', deck })
}

/** Once everybody waited for has chosen: second galleys, closed ports, round 1 (S-3.9, S-3.12, S-3.14). */
export function goOnSettingUp(draft: Play): void {
  const { state, emit } = draft
  const { stage, waiting, order, options } = state
  if (waiting.length > 0) return
  if (stage === 'first' && options.startingGalleys === 2) {
    emit({ kind: 'stageBegan', stage: 'second', waiting: order.toReversed() })
  } else if (stage !== 'close' && order.length === 2) {
    const closing = order.toReversed()
    emit({ kind: 'stageBegan', stage: 'close', waiting: [...closing, ...closing] })
  } else beginRound(draft)
}

/** S-4.2; without any galley in play the Doge step follows at once (S-11.9). */
function beginRound(draft: Play): void {
  draft.emit({ kind: 'roundBegan', round: draft.state.round + 1 })
  nextTurn(draft)
}

function nextTurn(draft: Play): void {
  const { state, emit } = draft
  const galley = nextInPlay(state, state.active)
  if (galley === undefined) dogeStep(draft)
  else emit({ kind: 'turnBegan', seat: galleyAt(state, galley).owner, galley })
}

/** A new galley without a sailor sinks; then the next number, or the Doge (S-4.7, S-10.12). */
export function endTurn(draft: Play, seat: Seat): void {
  const { state, emit, by } = draft
  const { bought, kind } = turnOf(state)
  if (bought !== null && sailorsIn(galleyAt(state, bought).hold) === 0) {
    emit({ kind: 'galleySunk', seat, galley: bought, by: null, taken: [] })
  }
  const ended: { -readonly [F in keyof Ended]: Ended[F] } = {
    kind: 'turnEnded',
    seat,
    galley: state.active,
  }
  if (kind === null) ended.passed = true
  if (by === 'clock') ended.auto = true
  emit(ended)
  nextTurn(draft)
}

/** Card, wine, track, perhaps a scoring; then the end, a refit, or the next round (S-11). */
function dogeStep(draft: Play): void {
  const { state, emit } = draft
  if (state.deck.length === 0) shuffleDeck(draft)
  const card = topCard(state)
  const { advance, isWine } = CARD_FACTS[card]
  emit({ kind: 'cardDrawn', card })
  if (isWine) payWine(draft)
  if (advance > 0) advanceTrack(draft, advance)
  if (state.space === trackFor(state.players.length).last) {
    emit({ kind: 'gameEnded', result: ranking(state) }) // S-13.1
    return
  }
  goOnRefitting(draft, refitSeats(state))
}

function topCard({ deck: [top] }: State): CardId {
  if (top === undefined) throw new RangeError('the deck is empty')
  return open(top)
}

function payWine({ state, emit }: Play): void {
  for (const seat of seatsUpTo(state.players.length)) {
    const amount = WINE_PAY * winePorts(state, seat)
    if (amount > 0) emit({ kind: 'winePaid', seat, amount })
  }
}

/** Not beyond the last space; a scoring space counts when reached or passed (S-11.5, S-11.6). */
function advanceTrack(draft: Play, advance: number): void {
  const { state, emit } = draft
  const { last, scoring } = trackFor(state.players.length)
  const before = state.space
  const space = Math.min(before + advance, last)
  emit({ kind: 'trackAdvanced', steps: space - before, space })
  if (scoring.some((at) => at > before && at <= space)) scorePorts(draft)
}

function scorePorts({ state, emit }: Play): void {
  emit({ kind: 'scored', number: state.scorings.length + 1, ports: portIncomes(state) })
  for (const seat of seatsUpTo(state.players.length)) {
    const amount = incomeOf(state, seat)
    emit({ kind: 'incomePaid', seat, amount, money: playerAt(state, seat).money + amount })
  }
}

/** Whoever can no longer refit drops out; when nobody is left the next round begins (S-14.1, S-14.4). */
export function goOnRefitting(draft: Play, able: readonly Seat[]): void {
  const { state, emit } = draft
  if (able.length === 0) beginRound(draft)
  else if (state.stage !== 'refit' || able.length < state.waiting.length) {
    emit({ kind: 'stageBegan', stage: 'refit', waiting: able })
  }
}
