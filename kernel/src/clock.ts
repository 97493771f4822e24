// Time as arithmetic over entries: how long each seat was waited for, what its bank holds, when it runs out.
import { type Noted, seatOf } from './entry.ts'
import type { Decision } from './game.ts'
import { integer, type Schema, shape } from './schema.ts'
import type { BySeat, Seat } from './seat.ts'

/**
 * `perTurn`: each turn has that many seconds. `bank`: each seat has that many for the whole game, and gains `increment`
 * after each turn. `penalty`: as `bank`, but it never grows and nothing is cut short: whoever overran when the turn ends
 * is penalised by the game and goes on with `refill` seconds. What running out does is the game's `timeout`.
 */
export type ClockSettings =
  | { readonly kind: 'none' }
  | { readonly kind: 'perTurn'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  | {
      readonly kind: 'penalty'
      readonly seconds: number
      readonly increment: number
      readonly refill: number
    }

export const NO_CLOCK: ClockSettings = { kind: 'none' }

const DAY = 24 * 60 * 60
const WEEKS = integer(1, 60 * DAY)
const INCREMENT = integer(0, 30 * DAY)

export const clockSchema: Schema<ClockSettings> = {
  anyOf: [
    shape({ kind: { const: 'none' } }),
    shape({ kind: { const: 'perTurn' }, seconds: WEEKS }),
    shape({ kind: { const: 'bank' }, seconds: WEEKS, increment: INCREMENT }),
    shape({ kind: { const: 'penalty' }, seconds: WEEKS, increment: INCREMENT, refill: WEEKS }),
  ],
}

/** Plain data, folded in place along with the state. All times in milliseconds. */
export interface Clock {
  /** When the turn of each seat that is waited for began; null for the others. */
  since: BySeat<number | null>
  /** What each seat has left, not counting the turn that is on. */
  banks: BySeat<number>
  /** Which turn of several moves is on. */
  turn: number | null
  stoppedAt: number | null
  /** How many usual turns the turn that is on is long; missing until one was longer. */
  times?: number
  /** Who overran and has not been penalised yet. */
  owing: Seat[]
}

export const freshClock = (settings: ClockSettings, seats: number): Clock => ({
  since: new Array<null>(seats).fill(null),
  banks: settings.kind === 'none' ? [] : new Array<number>(seats).fill(settings.seconds * 1000),
  turn: null,
  stoppedAt: null,
  owing: [],
})

export const copyOfClock = (clock: Clock): Clock => ({
  ...clock,
  since: clock.since.slice(),
  banks: clock.banks.slice(),
  owing: clock.owing.slice(),
})

/** Folds one entry: ends the turns that it ended and begins those that it began. `isNew`: something else is asked now. */
export function tick(
  clock: Clock,
  settings: ClockSettings,
  entry: Noted,
  decision: Decision<unknown>,
  isNew = false,
): void {
  if (entry.clock === 'stop') {
    clock.stoppedAt ??= entry.at
    return
  }
  if (clock.stoppedAt !== null) setGoing(clock, entry.at)
  if (entry.clock === 'go') return
  const { since } = clock
  const mover = entry.move === undefined ? undefined : seatOf(entry)
  const { seats, turn, times } = openTo(decision)
  const goesOn = turn !== null && turn === clock.turn
  for (let seat = 0; seat < since.length; seat++) {
    const began = since[seat] ?? null
    const isSame = goesOn || (mover !== seat && !isNew)
    if (began === null || (seats.includes(seat) && isSame)) continue
    endTurn(clock, settings, seat, entry.at - began)
    since[seat] = null
  }
  for (const seat of seats) since[seat] ??= entry.at
  clock.turn = turn
  if (times !== (clock.times ?? 1)) clock.times = times
  if (clock.owing.length > 0 && entry.by === 'clock') {
    clock.owing = clock.owing.filter((seat) => seat !== mover)
  }
}

/** As after a rewind: banks as they were, and the turn of whoever is asked begins now. */
export function beginAnew(
  clock: Clock,
  banks: BySeat<number>,
  decision: Decision<unknown>,
  at: number,
): void {
  const { seats, turn, times } = openTo(decision)
  clock.banks = banks.slice()
  clock.since = clock.since.map((_, seat) => (seats.includes(seat) ? at : null))
  clock.turn = turn
  if (times !== (clock.times ?? 1)) clock.times = times
}

interface OpenTo {
  readonly seats: readonly Seat[]
  readonly turn: number | null
  readonly times: number
}

const NOBODY: OpenTo = { seats: [], turn: null, times: 1 }

/** Whose time runs: nobody's once the game is over, nor in a pause. */
function openTo(decision: Decision<unknown>): OpenTo {
  if (decision.result !== undefined || decision.due !== undefined) return NOBODY
  return { seats: decision.seats, turn: decision.turn ?? null, times: decision.times ?? 1 }
}

/** While the clock stood, no turn advanced. */
function setGoing(clock: Clock, at: number): void {
  const stood = Math.max(0, at - (clock.stoppedAt ?? at))
  clock.since = clock.since.map((began) => (began === null ? null : began + stood))
  clock.stoppedAt = null
}

/** A turn that ended before it began took no time: ledgers of old may hold such. */
function endTurn(clock: Clock, settings: ClockSettings, seat: Seat, took: number): void {
  const spent = Math.max(0, took)
  const bank = clock.banks[seat] ?? 0
  if (settings.kind === 'bank') {
    clock.banks[seat] = Math.max(0, bank - spent) + settings.increment * 1000
  } else if (settings.kind === 'penalty') {
    const left = bank - spent + settings.increment * 1000
    if (left < 0) clock.owing.push(seat)
    clock.banks[seat] = left < 0 ? settings.refill * 1000 : Math.min(wholeSeconds(left), bank)
  }
}

const wholeSeconds = (ms: number): number => 1000 * Math.floor(ms / 1000)

/** What the seat has left at that moment; below zero where it may overrun; null without a clock. */
export function timeLeft(
  clock: Clock,
  settings: ClockSettings,
  seat: Seat,
  now: number,
): number | null {
  if (settings.kind === 'none') return null
  const began = clock.since[seat] ?? null
  const until = clock.stoppedAt ?? now
  return bankOf(clock, settings, seat) - (began === null ? 0 : Math.max(0, until - began))
}

/** With seconds per turn, a turn may be several usual ones long. */
function bankOf({ banks, since, times = 1 }: Clock, settings: ClockSettings, seat: Seat): number {
  const isLonger = settings.kind === 'perTurn' && since[seat] !== null
  return (banks[seat] ?? 0) * (isLonger ? times : 1)
}

/** When the clock plays for the seat; null if it does not. */
export function deadlineOf(clock: Clock, settings: ClockSettings, seat: Seat): number | null {
  const began = clock.since[seat] ?? null
  if (began === null || clock.stoppedAt !== null) return null
  if (settings.kind === 'none' || settings.kind === 'penalty') return null
  return began + bankOf(clock, settings, seat)
}
