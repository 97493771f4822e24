// How PowerHouse is shown in motion: what passes, for how long, and what is looked at before it is taken away.
import type { Seat, Viewer } from '@foldtable/kernel'
import type { Staging } from '../../drawing/director.ts'
import { foldedBeats, type Seen } from '../../drawing/folded.ts'
import type { Beat } from '../../drawing/player.ts'
import type { Card, CardType } from '../src/cards.ts'
import type { Event } from '../src/events.ts'
import { evolve } from '../src/fold/index.ts'
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

const DEAL_MS = 700
const SAY_MS = 320
const BANNER_MS = 1100
const CALL_MS = 700
const PLAY_MS = 420
const REVEAL_MS = 1700
const LOOK_MS = 1500
const COLLECT_MS = 520

export const beatsOf = (before: State, events: readonly Event[]): Beat<State, Cue>[] =>
  foldedBeats(before, events, evolve, seenAs)

function seenAs(
  event: Event,
  { lead, trick }: State,
): Seen<Cue> | readonly Seen<Cue>[] | undefined {
  switch (event.kind) {
    case 'dealt':
      return { ms: DEAL_MS, cues: [{ kind: 'dealt' }] }
    case 'bidPlaced':
    case 'passed':
      return { ms: SAY_MS }
    case 'bidWon':
      return {
        ms: BANNER_MS,
        cues: [{ kind: 'leads', seat: event.seat, amount: event.amount }],
      }
    case 'suitNamed':
      return { ms: BANNER_MS, cues: [{ kind: 'suit', seat: event.seat }] }
    case 'cardCalled':
      return { ms: CALL_MS, cues: [{ kind: 'called', seat: event.seat, card: event.card }] }
    case 'played':
      return { ms: PLAY_MS, cues: [{ kind: 'played', seat: event.seat }] }
    case 'partnerRevealed':
      return { ms: REVEAL_MS, cues: [{ kind: 'revealed', seat: event.seat, card: event.card }] }
    case 'trickTaken': {
      const { seat, points } = event
      // For 1.5 s the trick lies where it was played (Appendix 4.6).
      const lies: Seen<Cue> = {
        ms: LOOK_MS,
        isBefore: true,
        cues: [{ kind: 'won', seat, points }],
      }
      const goes: Cue = { kind: 'collected', seat, points, lead, cards: [...trick] }
      return [lies, { ms: COLLECT_MS, cues: [goes] }]
    }
    default:
      return undefined
  }
}

/** What a player does; when it is the viewer, it is shown at once. */
const ACTS: readonly string[] = [
  'bidPlaced',
  'passed',
  'suitNamed',
  'cardCalled',
  'played',
  'readied',
] satisfies Event['kind'][]

export const staging: Staging<State, Event, State, Cue> = {
  pictureOf: (view) => view,
  beatsOf,
  isSame: (reached, end) => markOf(reached) === markOf(end),
  isOwn: (event, viewer) => ACTS.includes(event.kind) && 'seat' in event && event.seat === viewer,
}

/** Cards of others were played that are not shown yet. */
export const isBehind = (coming: readonly Cue[], viewer: Viewer): boolean =>
  coming.some((cue) => cue.kind === 'played' && cue.seat !== viewer)

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
