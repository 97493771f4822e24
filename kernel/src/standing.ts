// Where a table stands besides its state: numbers, questions, clocks, recent keys. Folded along with the state.
import { type Clock, type ClockSettings, copyOfClock, freshClock, tick } from './clock.ts'
import { type Noted, seatOf } from './entry.ts'
import type { Decision } from './game.ts'
import type { BySeat, Seat } from './seat.ts'

export interface KnownKey {
  readonly key: string
  readonly n: number
}

/** Plain data; a snapshot is this and the state. */
export interface Standing {
  /** The number of the latest entry, and its time. */
  n: number
  at: number
  /** Words of chance used so far. */
  drawn: number
  /** The entry number that put each seat on the spot; null for whoever is not asked. */
  asked: BySeat<number | null>
  /** When the pause that is on began. */
  pausedAt: number
  clock: Clock
  /** Of each seat, the keys of its latest entries with their numbers, oldest first; of those, the last so many count. */
  keys: BySeat<KnownKey[]>
}

/** A resend is recognised among this many of a seat's latest keys. */
export const KEYS_PER_SEAT = 64

export const freshStanding = (settings: ClockSettings, seats: number, at: number): Standing => ({
  n: 0,
  at,
  drawn: 0,
  asked: new Array<null>(seats).fill(null),
  pausedAt: at,
  clock: freshClock(settings, seats),
  keys: Array.from({ length: seats }, () => []),
})

export const copyOfStanding = (standing: Standing): Standing => ({
  ...standing,
  asked: standing.asked.slice(),
  clock: copyOfClock(standing.clock),
  keys: standing.keys.map((known) => known.slice(-KEYS_PER_SEAT)),
})

/** Takes note of an entry whose events are folded already. */
export function note<M>(
  standing: Standing,
  settings: ClockSettings,
  entry: Noted,
  before: Decision<M>,
  after: Decision<M>,
): void {
  standing.n = entry.n
  standing.at = entry.at
  if (entry.drawn !== undefined) standing.drawn += entry.drawn
  const isNew = !isSameQuestion(before, after)
  tick(standing.clock, settings, entry, after, isNew)
  if (entry.key !== undefined) remember(standing, seatOf(entry), entry.key, entry.n)
  if (entry.clock !== undefined) return
  const { asked } = standing
  const seats = after.result === undefined ? after.seats : []
  const mover = entry.move === undefined ? undefined : seatOf(entry)
  for (let seat = 0; seat < asked.length; seat++) {
    if (asked[seat] === null) continue
    if (isNew || mover === seat || !seats.includes(seat)) asked[seat] = null
  }
  for (const seat of seats) asked[seat] ??= entry.n
  if (isNew) standing.pausedAt = entry.at
}

/** After a rewind every question is a new one, and every turn begins anew with what its bank held then. */
export function askAnew(standing: Standing, decision: Decision<unknown>, entry: Noted): void {
  const { n, at, key } = entry
  standing.n = n
  standing.at = at
  standing.pausedAt = at
  const seats = decision.result === undefined ? decision.seats : []
  standing.asked = standing.asked.map((_, seat) => (seats.includes(seat) ? n : null))
  const { clock } = standing
  clock.stoppedAt = null
  clock.since = clock.since.map((began) => (began === null ? null : at))
  if (key !== undefined) remember(standing, seatOf(entry), key, n)
}

/** Whoever is asked the same as before may still give the answer that is on its way. */
const isSameQuestion = (before: Decision<unknown>, after: Decision<unknown>): boolean =>
  before.result === undefined &&
  after.result === undefined &&
  before.about === after.about &&
  before.turn === after.turn

/** In place: old ones go many at a time. */
function remember(standing: Standing, seat: Seat, key: string, n: number): void {
  standing.keys[seat] ??= []
  const known = standing.keys[seat]
  if (known.length === 2 * KEYS_PER_SEAT) known.splice(0, KEYS_PER_SEAT)
  known.push({ key, n })
}
