// The finished rounds, read from the events of a ledger; and the named moments of play.
import type { BySeat, Seat } from '@foldtable/kernel'
import type { Card } from '@foldtable/parts/cards'
import { type Event, evolve } from './events.ts'
import { blank } from './setup.ts'
import { type Action, cardValue, handOf, isFaceUp, type State } from './state.ts'

export type Outcome = 'next' | 'completed' | 'doubleGame'

export interface RoundResult {
  readonly leg: number
  readonly round: number
  readonly dealer: Seat
  /** What each participant showed, in the order of play. */
  readonly cards: readonly { readonly seat: Seat; readonly card: Card }[]
  readonly lowest: number
  readonly lost: readonly Seat[]
  readonly eliminated: readonly Seat[]
  readonly livesAfter: BySeat<number>
  readonly actions: readonly Action[]
  readonly outcome: Outcome
}

/** Every completed round, from the events of a table in order; any viewer's events give the same. */
export function historyOf(
  seats: number,
  startingLives: number,
  events: Iterable<Event>,
): RoundResult[] {
  const state = blank(seats, { startingLives })
  const results: RoundResult[] = []
  for (const event of events) {
    evolve(state, event)
    if (event.kind === 'livesLost') results.push(resultOf(state, event.seats))
    if (event.kind === 'doubleGameCalled') endedWith(results, 'doubleGame')
    if (event.kind === 'gameEnded' && event.reason === 'lastAlive') endedWith(results, 'completed')
  }
  return results
}

function endedWith(results: RoundResult[], outcome: Outcome): void {
  const latest = results.pop()
  if (latest !== undefined) results.push({ ...latest, outcome })
}

function resultOf(state: State, lost: readonly Seat[]): RoundResult {
  const cards = state.order.flatMap((seat) => {
    const { card } = handOf(state, seat)
    return isFaceUp(card) ? [{ seat, card }] : []
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
    outcome: 'next',
  }
}

export interface Moment {
  /** `leg.round.seq.kind`: a page shows each once. */
  readonly id: string
  readonly kind: 'kung' | 'modi' | 'dirtyDan' | 'doubleGame'
  readonly seat: Seat
  readonly target?: Seat
  readonly king?: Card
}

/** What is worth a banner in a round, from its public actions. */
export function momentsOf({
  leg,
  round,
  actions,
  outcome,
}: Pick<RoundResult, 'leg' | 'round' | 'actions'> & { readonly outcome?: Outcome }): Moment[] {
  const moments = actions.flatMap((action, seq): Moment[] => {
    const named = momentOf(action)
    return named === undefined ? [] : [{ id: `${leg}.${round}.${seq}.${named.kind}`, ...named }]
  })
  const last = actions.at(-1)
  if (outcome !== 'doubleGame' || last === undefined) return moments
  return [
    ...moments,
    { id: `${leg}.${round}.${actions.length}.doubleGame`, kind: 'doubleGame', seat: last.seat },
  ]
}

function momentOf(action: Action): Omit<Moment, 'id'> | undefined {
  if (action.kind === 'kung') return action
  if (action.kind !== 'swap' || action.comparison === 'higher') return undefined
  const kind = action.comparison === 'lower' ? 'modi' : 'dirtyDan'
  return { kind, seat: action.seat, target: action.target }
}
