// The finished rounds, read from the events of the past: who dealt, what was shown, who lost a life.
import type { Message, Seat } from '@foldtable/kernel'
import type { PastEntry } from '../../board.ts'
import { type Exchange, handsOf } from '../src/hands.ts'
import type { RoundCard } from '../src/history.ts'
import type { Event, State } from '../src/index.ts'
import { tell } from '../src/words/tell.ts'

type Past = readonly PastEntry<Event>[]

export interface Round {
  /** The entry at which it was decided. */
  readonly n: number
  /** When that was; null where nobody says. */
  readonly at: number | null
  readonly leg: number
  readonly round: number
  readonly dealer: Seat
  /** With whose hands each card went through, its last holder's included. */
  readonly shown: readonly RoundCard[]
  readonly lost: readonly Seat[]
  /** Everything that was told of it. */
  readonly story: readonly Message[]
}

/** Where the past does not begin with the first entry, rounds are counted back from now. */
export function roundsOf(past: Past, now: Pick<State, 'leg' | 'round'>): Round[] {
  const rounds: Round[] = []
  let { leg, round } = before(past, now)
  let dealer: Seat = 0
  let shown: Round['shown'] = []
  let events: Event[] | undefined // none before a round has begun
  for (const { n, at, event } of happened(past)) {
    if (event.kind === 'legBegan') [leg, round, events] = [leg + 1, 0, undefined]
    if (event.kind === 'roundBegan') [round, dealer, events] = [round + 1, event.dealer, []]
    if (events === undefined) continue
    events.push(event)
    if (event.kind === 'revealed') shown = shownIn(event, events)
    if (event.kind === 'livesLost')
      rounds.push({ n, at, leg, round, dealer, shown, lost: event.seats, story: storyOf(events) })
  }
  return rounds.filter(({ round }) => round > 0)
}

function* happened(past: Past) {
  for (const { n, at, events, isUndone } of past)
    if (!isUndone) for (const event of events) yield { n, at, event }
}

/** How it stood before the first entry at hand; of a leg that began earlier and is over, nobody knows the rounds. */
function before(past: Past, now: Pick<State, 'leg' | 'round'>): Pick<State, 'leg' | 'round'> {
  let [legs, rounds] = [0, 0]
  for (const { event } of happened(past)) {
    if (event.kind === 'legBegan') legs += 1
    if (event.kind === 'roundBegan') rounds += 1
  }
  return { leg: now.leg - legs, round: legs === 0 ? now.round - rounds : Number.NaN }
}

const storyOf = (events: readonly Event[]): readonly Message[] =>
  events.flatMap((event) => tell(event) ?? [])

function shownIn(
  { seats, cards }: Extract<Event, { kind: 'revealed' }>,
  events: readonly Event[],
): Round['shown'] {
  const hands = handsOf(events.flatMap(exchangeIn))
  return seats.flatMap((seat, index) => {
    const card = cards[index]
    return card === undefined ? [] : [{ seat, card, hands: hands.get(seat) ?? [seat] }]
  })
}

function exchangeIn(event: Event): Exchange[] {
  if (event.kind === 'swapped') return [{ kind: 'swap', seat: event.seat, target: event.target }]
  return event.kind === 'drew' ? [{ kind: 'draw', seat: event.seat }] : []
}

export type NamedMoment = 'modi' | 'dirtyDan' | 'kung'

function momentOf(event: Event): { readonly seat: Seat; readonly moment: NamedMoment } | undefined {
  if (event.kind === 'kungMet') return { seat: event.seat, moment: 'kung' }
  if (event.kind !== 'swapped' || event.comparison === 'higher') return undefined
  return { seat: event.seat, moment: event.comparison === 'lower' ? 'modi' : 'dirtyDan' }
}

/** How often each seat met with each named moment. */
export function momentCounts(past: Past): ReadonlyMap<Seat, ReadonlyMap<NamedMoment, number>> {
  const counts = new Map<Seat, Map<NamedMoment, number>>()
  for (const { event } of happened(past)) {
    const found = momentOf(event)
    if (found === undefined) continue
    const { seat, moment } = found
    const ofSeat = counts.get(seat) ?? new Map<NamedMoment, number>()
    ofSeat.set(moment, (ofSeat.get(moment) ?? 0) + 1)
    counts.set(seat, ofSeat)
  }
  return counts
}
