// From what was shown and what happened to the pictures in between: one state after the other, with what passes on it.
import { copyOf, type Seat } from '@foldtable/kernel'
import type { Card, CardType } from '../src/cards.ts'
import { type Event, evolve } from '../src/events.ts'
import type { State } from '../src/state.ts'

/** Something that passes: it is shown for a moment and leaves nothing behind. */
export type Cue =
  | { readonly kind: 'dealt' }
  | { readonly kind: 'leads'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'suit'; readonly seat: Seat }
  | { readonly kind: 'called'; readonly seat: Seat; readonly card: CardType }
  | { readonly kind: 'played'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly card: CardType }
  /** The trick is full and lies there for everybody to see. */
  | { readonly kind: 'won'; readonly seat: Seat; readonly points: number }
  /** The trick goes to whoever took it. */
  | {
      readonly kind: 'collected'
      readonly seat: Seat
      readonly points: number
      readonly lead: Seat
      readonly cards: readonly Card[]
    }

export interface Frame {
  readonly state: State
  readonly cue: Cue | null
  readonly ms: number
  /** Other players' cards that are not seen before this picture. */
  readonly seat: Seat | null
}

const DEAL_MS = 700
const SAY_MS = 320
const BANNER_MS = 1100
const CALL_MS = 700
const PLAY_MS = 420
const REVEAL_MS = 1700
const LOOK_MS = 1500
const COLLECT_MS = 520

/** The pictures that lead from one state to the next; the last one stands still. */
export function framesOf(before: State, events: readonly Event[]): Frame[] {
  const state = copyOf(before)
  return events.flatMap((event) => {
    const full = event.kind === 'trickTaken' ? fullTrick(state, event) : []
    evolve(state, event)
    const cue = cueOf(event, full[0]?.state)
    const seat = event.kind === 'played' ? event.seat : null
    return [...full, { state: copyOf(state), cue, ms: msOf(event), seat }]
  })
}

/** For 1.5 s the trick lies where it was played (Appendix 4.6). */
function fullTrick(
  state: State,
  { seat, points }: Extract<Event, { kind: 'trickTaken' }>,
): Frame[] {
  return [{ state: copyOf(state), cue: { kind: 'won', seat, points }, ms: LOOK_MS, seat: null }]
}

function cueOf(event: Event, full: State | undefined): Cue | null {
  switch (event.kind) {
    case 'dealt':
      return { kind: 'dealt' }
    case 'bidWon':
      return { kind: 'leads', seat: event.seat, amount: event.amount }
    case 'suitNamed':
      return { kind: 'suit', seat: event.seat }
    case 'cardCalled':
      return { kind: 'called', seat: event.seat, card: event.card }
    case 'played':
      return { kind: 'played', seat: event.seat }
    case 'partnerRevealed':
      return { kind: 'revealed', seat: event.seat, card: event.card }
    case 'trickTaken':
      return {
        kind: 'collected',
        seat: event.seat,
        points: event.points,
        lead: full?.lead ?? 0,
        cards: full?.trick ?? [],
      }
    default:
      return null
  }
}

const MS: { readonly [kind in Event['kind']]?: number } = {
  dealt: DEAL_MS,
  bidPlaced: SAY_MS,
  passed: SAY_MS,
  bidWon: BANNER_MS,
  suitNamed: BANNER_MS,
  cardCalled: CALL_MS,
  played: PLAY_MS,
  partnerRevealed: REVEAL_MS,
  trickTaken: COLLECT_MS,
}

const msOf = ({ kind }: Event): number => MS[kind] ?? 0

/** How far a match has come. Two states with the same mark are the same to somebody who watches. */
export const markOf = ({
  game,
  redeals,
  phase,
  auction,
  suit,
  calls,
  tricks,
  trick,
  ready,
}: State) =>
  [
    game,
    redeals,
    phase,
    auction.length,
    suit,
    calls.length,
    tricks.length,
    trick.join(),
    ready.filter(Boolean).length,
  ].join(' ')
