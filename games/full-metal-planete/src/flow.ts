// The order of play: landing, deployment, rounds, lift-off, end (F-6, F-18).
import { type Draft, open, type Seat, secret, shownTo } from '@foldtable/kernel'
import { TIDES, type Tide } from './board/plan.ts'
import { KINDS, LAST_TURN, LIFTOFF_TURN, MOST_SAVED } from './data/pieces.ts'
import type { Event } from './events.ts'
import { fieldOf, isStuck, rollOf, unitOf } from './field/index.ts'
import { collapse } from './rules/bridges.ts'
import { creditOf } from './rules/credit.ts'
import { settle } from './rules/settle.ts'
import { isInPlay, liftOffPrice, orphansOf, shipsOf } from './rules/ships.ts'
import { type State, shipId } from './state.ts'

export type Play = Draft<State, Event>

const SET_ASIDE = 6

export const TIDE_CARDS: readonly Tide[] = TIDES.flatMap((tide) => new Array<Tide>(5).fill(tide))

/** Those left after six are set aside are the deck (F-4.1, F-4.3). */
export function shuffleTides({ chance, emit }: Play, cards: readonly Tide[]): void {
  const hidden = chance.shuffle(cards).map((card) => secret(card, [], 'tides'))
  const size = cards.length - SET_ASIDE
  emit({ kind: 'tidesShuffled', deck: hidden.slice(0, size), aside: hidden.slice(size) })
}

/** In turns 1 and 2 everybody acts once, in the order of landing (F-6.2, F-6.4). */
export function passOn(draft: Play, seat: Seat): void {
  const { state, emit } = draft
  const { order, turn } = state
  const next = order[order.indexOf(seat) + 1]
  if (next !== undefined) emit({ kind: 'turnBegan', seat: next, turn, ap: 0 })
  else if (turn === 1) emit({ kind: 'turnBegan', seat: order[0] ?? 0, turn: 2, ap: 0 })
  else {
    drawOrder(draft)
    beginRound(draft)
  }
}

/** F-6.2 */
export function drawLandingOrder({ state, chance, emit }: Play): void {
  if (state.options.landingOrder !== 'chance') return
  emit({ kind: 'landingOrderDrawn', order: chance.shuffle(state.order) })
}

/** F-6.2 */
function drawOrder({ state, chance, emit }: Play): void {
  const seats = state.ships.map((_, seat) => seat)
  const first = chance.below(seats.length)
  emit({ kind: 'orderDrawn', order: [...seats.slice(first), ...seats.slice(0, first)] })
}

/** F-6.5 */
function beginRound(draft: Play): void {
  const { state, emit } = draft
  const turn = state.turn + 1
  const [first, ...others] = state.order
  const rotates = state.options.turnOrder === 'rotating' && turn > 3 && first !== undefined
  const order = rotates ? [...others, first] : state.order.slice()
  const begins = order.find((seat) => isInPlay(state, seat)) ?? state.current
  emit({ kind: 'roundBegan', turn, order, first: begins })
  turnTide(draft)
  collapse(draft)
  giveForecasts(draft)
  if (turn === LIFTOFF_TURN) emit({ kind: 'liftOffAsked' })
  else beginPlayerTurn(draft, state.current)
}

function turnTide(draft: Play): void {
  const { state, emit } = draft
  const [card] = state.deck
  if (card === undefined) throw new RangeError('the tide deck is empty')
  emit({ kind: 'tideTurned', tide: open(card), wasCard: state.turn > 3 }) // the first is turned on turn 3
  if (state.deck.length > 0) return
  shuffleTides(draft, [...state.aside.map(open), ...state.used])
}

/** A card for each operational converter (F-4.4, F-4.5). */
function giveForecasts({ state, emit }: Play): void {
  const counts = state.saved.map((_, seat) => forecastFor(state, seat))
  const most = Math.max(...counts)
  if (most === 0) return
  const cards = state.deck.slice(0, most).map((card, place) => {
    const readers = counts.flatMap((count, seat) => (count > place ? [seat] : []))
    return shownTo(card, [...new Set([...card.to, ...readers])].sort())
  })
  emit({ kind: 'forecastGiven', counts, cards })
}

function forecastFor(state: State, seat: Seat): number {
  const field = fieldOf(state)
  let working = 0
  for (const unit of rollOf(state, field, seat).carriers)
    if (KINDS[unit.type].predicts && !unit.pinned && !isStuck(field, unit)) working += 1
  const most = state.options.forecast === 'cap2' ? 2 : working
  return Math.min(working, most, state.deck.length)
}

/** F-6.6 */
function beginPlayerTurn(draft: Play, seat: Seat): void {
  const { state, emit } = draft
  emit({ kind: 'turnBegan', seat, turn: state.turn, ap: creditOf(state, seat) })
  settle(draft)
}

/** F-6.7; `saved` is what the player keeps. */
export function endPlayerTurn(draft: Play, seat: Seat, saved: number): void {
  const { state, emit, by } = draft
  const auto = by === 'clock' ? { auto: true as const } : {}
  emit({ kind: 'turnEnded', seat, saved, ...auto })
  if (state.turn <= 2) passOn(draft, seat)
  else nextPlayer(draft, seat)
}

function nextPlayer(draft: Play, seat: Seat): void {
  const { state } = draft
  if (endIfEmpty(draft)) return
  const rest = state.order.slice(state.order.indexOf(seat) + 1)
  const next = rest.find((other) => isInPlay(state, other))
  if (next !== undefined) beginPlayerTurn(draft, next)
  else if (state.turn < LAST_TURN) beginRound(draft)
  else draft.emit({ kind: 'gameEnded' }) // F-18.7
}

/** As soon as no astronef stands on the planet, the game is over (F-18.7). */
export function endIfEmpty({ state, emit }: Play): boolean {
  if (state.ships.some((_, home) => unitOf(state, shipId(home)).at !== null)) return false
  emit({ kind: 'gameEnded' })
  return true
}

/** What is kept of the points that are left (F-7.3, F-21.3). */
export function savedFrom({ options }: State, ap: number): number {
  const most = Math.min(MOST_SAVED, ap)
  return options.savingMode === 'blocks5' ? 5 * Math.floor(most / 5) : most
}

/** One astronef leaves; whoever is left behind obeys nobody (F-18.5, F-18.6). */
export function liftOffShip(draft: Play, home: Seat, price: number): void {
  const { state, emit } = draft
  const { owner } = unitOf(state, shipId(home))
  emit({
    kind: 'liftedOff',
    ship: home,
    seat: owner,
    turn: state.turn,
    ap: state.ap - price,
    orphans: orphansOf(state, home),
  })
  collapse(draft)
}

/** His astronefs in the order in which they leave: his own, then by colour (F-18.4). */
const leavingOrder = (state: State, seat: Seat): Seat[] =>
  shipsOf(state, seat)
    .map(({ home }) => home)
    .sort((a, b) => Number(b === seat) - Number(a === seat))

/** At the end of his last turn every astronef of a player leaves that he can pay for. */
export function liftOffAll(draft: Play, seat: Seat): void {
  const { state, emit } = draft
  for (const home of leavingOrder(state, seat)) {
    const price = liftOffPrice(state, home)
    if (price <= state.ap) liftOffShip(draft, home, price)
    else emit({ kind: 'leftBehind', ship: home, seat })
  }
}

/** What ending the turn would cost. */
export function liftOffPrices(state: State, seat: Seat): number {
  if (state.turn < LAST_TURN) return 0
  return leavingOrder(state, seat).reduce((sum, home) => {
    const price = liftOffPrice(state, home)
    return sum + price <= state.ap ? sum + price : sum
  }, 0)
}

/** Once all have chosen, those leave that want to, and play goes on (F-18.3). */
export function showChoices(draft: Play): void {
  const { state, emit } = draft
  const leaving = state.decisions.flatMap((choice, home) =>
    choice !== null && open(choice) === 'now' ? [home] : [],
  )
  emit({ kind: 'choicesShown', leaving })
  for (const home of leaving) liftOffShip(draft, home, 0)
  if (endIfEmpty(draft)) return
  const first = state.order.find((seat) => isInPlay(state, seat))
  if (first !== undefined) beginPlayerTurn(draft, first)
}

/** Those who still have to say what their astronefs do on turn 21. */
export const undecidedHomes = (state: State, seat: Seat): Seat[] =>
  shipsOf(state, seat)
    .map(({ home }) => home)
    .filter((home) => state.decisions[home] === null)
