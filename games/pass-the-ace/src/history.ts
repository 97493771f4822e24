// The finished rounds, read from the events of a ledger; and the named moments of play.
import type { BySeat, Seat } from '@foldtable/kernel'
import type { Card } from '@foldtable/parts/cards'
import type { Event } from './events.ts'
import { evolve } from './fold/index.ts'
import { handsOf } from './hands.ts'
import { blank } from './setup.ts'
import { type Action, cardValue, handOf, isFaceUp, type State } from './state.ts'

export type Outcome = 'next' | 'completed' | 'doubleGame'

export interface RoundResult {
  readonly leg: number
  readonly round: number
  readonly dealer: Seat
  /** What each participant showed, in the order of play. */
  readonly cards: readonly RoundCard[]
  readonly lowest: number
  readonly lost: readonly Seat[]
  readonly eliminated: readonly Seat[]
  readonly livesAfter: BySeat<number>
  readonly actions: readonly Action[]
  /** When each of them was made. */
  readonly times: readonly Time[]
  readonly outcome: Outcome
  /** When the cards were turned up. */
  readonly endedAt: Time
}

export interface RoundCard {
  readonly seat: Seat
  readonly card: Card
  /** Who has held it in the round: first whoever it was dealt to or drew it, last whoever shows it. */
  readonly hands: readonly Seat[]
}

/** By the clock of the house; null where nobody says. */
type Time = number | null

/** An entry of the ledger, or a frame. */
export interface Past {
  readonly at?: number
  readonly events: readonly Event[]
}

/** Every completed round, from the entries of a table in order; any viewer's frames give the same. */
export function historyOf(
  seats: number,
  startingLives: number,
  past: Iterable<Past>,
): RoundResult[] {
  const state = blank(seats, { startingLives })
  const results: RoundResult[] = []
  let times: Time[] = []
  for (const { events, at = null } of past) {
    for (const event of events) {
      evolve(state, event)
      times = state.actions.map((_, seq) => times[seq] ?? at)
      if (event.kind === 'livesLost') results.push(resultOf(state, event.seats, times, at))
      if (event.kind === 'doubleGameCalled') endedWith(results, 'doubleGame')
      if (event.kind === 'gameEnded' && event.reason === 'lastAlive')
        endedWith(results, 'completed')
    }
  }
  return results
}

function endedWith(results: RoundResult[], outcome: Outcome): void {
  const latest = results.pop()
  if (latest !== undefined) results.push({ ...latest, outcome })
}

function resultOf(
  state: State,
  lost: readonly Seat[],
  times: readonly Time[],
  endedAt: Time,
): RoundResult {
  const hands = handsOf(state.actions)
  const cards = state.order.flatMap((seat) => {
    const { card } = handOf(state, seat)
    return isFaceUp(card) ? [{ seat, card, hands: hands.get(seat) ?? [seat] }] : []
  })
  const livesAfter = state.players.map(({ lives }) => lives)
  return {
    leg: state.leg,
    round: state.round,
    dealer: state.dealer,
    cards,
    lowest: Math.min(...cards.map(({ card }) => cardValue(card))),
    lost,
    eliminated: state.order.filter((seat) => livesAfter[seat] === 0),
    livesAfter,
    actions: state.actions.slice(),
    times,
    outcome: 'next',
    endedAt,
  }
}

export interface Moment {
  /** `leg.round.seq.kind`: a page shows each once. */
  readonly id: string
  readonly kind: 'kung' | 'modi' | 'dirtyDan' | 'doubleGame'
  readonly seat: Seat
  readonly target?: Seat
  readonly king?: Card
  /** When it happened, where that is known. */
  readonly at?: number
}

/** What is worth a banner in a round, from its public actions. */
export function momentsOf({
  leg,
  round,
  actions,
  times = [],
  outcome,
  endedAt = null,
}: Lately): Moment[] {
  const idOf = (seq: number, kind: Moment['kind']) => ({ id: `${leg}.${round}.${seq}.${kind}` })
  const moments = actions.flatMap((action, seq): Moment[] => {
    const named = momentOf(action)
    return named === undefined
      ? []
      : [{ ...idOf(seq, named.kind), ...named, ...timeOf(times[seq]) }]
  })
  const last = actions.at(-1)
  if (outcome !== 'doubleGame' || last === undefined) return moments
  const kind = 'doubleGame'
  const double = {
    ...idOf(actions.length, kind),
    kind,
    seat: last.seat,
    ...timeOf(endedAt),
  } as const
  return [...moments, double]
}

/** A round that is over, or as much of one as there is. */
type Lately = Pick<RoundResult, 'leg' | 'round' | 'actions'> &
  Partial<Pick<RoundResult, 'times' | 'outcome' | 'endedAt'>>

const timeOf = (at: Time | undefined): { readonly at?: number } =>
  at === undefined || at === null ? {} : { at }

function momentOf(action: Action): Omit<Moment, 'id'> | undefined {
  if (action.kind === 'kung') return action
  if (action.kind !== 'swap' || action.comparison === 'higher') return undefined
  const kind = action.comparison === 'lower' ? 'modi' : 'dirtyDan'
  return { kind, seat: action.seat, target: action.target }
}
