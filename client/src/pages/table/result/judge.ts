// What a record tells after the end: whether the deal fits its seal, and how the points came about. It knows no page, and
// works in steps.
import {
  type AnyEvent,
  AT_ONCE,
  copyOf,
  type Finding,
  type Game,
  type Mark,
  marking,
  pathTo,
  type Score,
  type Seat,
  type TableRecord,
  Unknown,
  verifying,
} from '@foldtable/kernel'

/** What this browser knew of the table before its end, and the house says now. */
export interface Expected {
  readonly commitment: string
  /** As it was when the table was first seen here; null if that was after the end. */
  readonly kept: string | null
}

export type Fairness =
  | { readonly kind: 'fair'; readonly count: number; readonly wasHere: boolean }
  | { readonly kind: 'unfair'; readonly why: 'moment'; readonly n: number }
  | { readonly kind: 'unfair'; readonly why: 'kept' | 'key' | 'file' }
  /** It cannot be checked. */
  | { readonly kind: 'closed'; readonly why: 'quit' | 'hidden' | 'rules' }

/** The points of all seats after an entry. */
export interface Standing {
  readonly n: number
  readonly points: readonly number[]
}

export interface TurningPoint {
  readonly n: number
  readonly seat: Seat
  /** Somebody took the lead, or the winner went ahead or fell back. */
  readonly kind: 'lead' | 'gap'
}

export interface Course {
  readonly standings: readonly Standing[]
  readonly turningPoints: readonly TurningPoint[]
  readonly marks: readonly Mark[]
}

/** In steps: each tells how many entries were checked. */
export function* judging(
  game: Game,
  record: TableRecord,
  expected: Expected,
): Generator<number, Fairness> {
  const { commitment } = record.chance
  if (commitment !== expected.commitment || commitment !== (expected.kept ?? commitment))
    return { kind: 'unfair', why: 'kept' }
  const findings = yield* verifiedOrNot(game, record)
  if (findings === undefined) return { kind: 'unfair', why: 'file' }
  const failed = findings.find(({ passed }) => passed === false)
  if (failed !== undefined) return whyUnfair(failed)
  if (record.chance.key === undefined) return { kind: 'closed', why: whyClosed(game, record) }
  const isChecked = findings.find(({ check }) => check === 'chance')?.passed === true
  return isChecked
    ? { kind: 'fair', count: record.entries.length, wasHere: expected.kept !== null }
    : { kind: 'closed', why: 'rules' }
}

/** A record that somebody made up may hold what no rules can play. */
function* verifiedOrNot(game: Game, record: TableRecord): Generator<number, Finding[] | undefined> {
  try {
    return yield* verifying(game, record)
  } catch {
    return undefined
  }
}

function whyUnfair({ check, n }: Finding): Fairness {
  if (n !== undefined) return { kind: 'unfair', why: 'moment', n }
  return { kind: 'unfair', why: check === 'commitment' ? 'key' : 'file' }
}

function whyClosed({ hidesForGood = [] }: Game, { entries }: TableRecord): 'quit' | 'hidden' {
  const hidden: readonly string[] = hidesForGood
  return entries.some(({ events }) => events.some(({ kind }) => hidden.includes(kind)))
    ? 'hidden'
    : 'quit'
}

/** How the points came about, without what was taken back. In steps. */
export function* coursing(game: Game, record: TableRecord): Generator<number, Course> {
  const { entries, seats, options } = record
  const state = game.blank(seats.length, options)
  const standings: Standing[] = []
  for (const { n, events } of pathTo(entries, entries.length)) {
    for (const event of events as readonly AnyEvent[]) game.evolve(state, copyOf(event))
    const points = scoresOf(game, state)?.map((one) => one.points)
    if (points?.length === seats.length) standings.push({ n, points })
    if (n % AT_ONCE === 0) yield n
  }
  const marks = yield* numbered(marking(game, game.blank(seats.length, options), entries))
  return { standings, turningPoints: turningPointsOf(standings), marks }
}

function* numbered<T>(steps: Generator<undefined, T>): Generator<number, T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    yield 0
  }
}

/** A record that is not open may not know enough. */
function scoresOf(game: Game, state: unknown): readonly Score[] | undefined {
  try {
    return game.score(state)
  } catch (problem) {
    if (problem instanceof Unknown) return undefined
    throw problem
  }
}

const MOST_POINTS = 3
/** The opening of a long game deals points out before anybody has earned any. */
const OPENING = 0.08
const LONG = 50

const openingOf = ({ length }: readonly Standing[]): number =>
  length < LONG ? 0 : Math.ceil(length * OPENING)

export const afterOpening = (standings: readonly Standing[]): readonly Standing[] =>
  standings.slice(openingOf(standings))

interface Change extends TurningPoint {
  readonly size: number
}

/** The moment at which whoever won took the lead for good, and those at which the distance to the next changed most. */
export function turningPointsOf(standings: readonly Standing[]): TurningPoint[] {
  const changes = changesOf(standings)
  const last = changes.findLast(({ kind }) => kind === 'lead')
  const greatest = changes.filter((one) => one !== last).toSorted((a, b) => b.size - a.size)
  return [...(last === undefined ? [] : [last]), ...greatest]
    .slice(0, MOST_POINTS)
    .toSorted((a, b) => a.n - b.n)
    .map(({ n, seat, kind }) => ({ n, seat, kind }))
}

function changesOf(standings: readonly Standing[]): Change[] {
  const winner = leaderOf(standings.at(-1)?.points ?? [])
  let leader: Seat | undefined
  return standings.flatMap((now, index): Change[] => {
    const before = standings[index - 1]
    const led = leader
    leader = leaderOf(now.points) ?? leader
    if (before === undefined || index < openingOf(standings)) return []
    const kind = led !== undefined && led !== leader ? 'lead' : 'gap'
    const seat = kind === 'lead' ? (leader ?? 0) : changedMost(before, now)
    const size = Math.abs(marginOf(now, winner) - marginOf(before, winner))
    return size > 0 || kind === 'lead' ? [{ n: now.n, seat, kind, size }] : []
  })
}

/** Who is alone in front. */
function leaderOf(points: readonly number[]): Seat | undefined {
  const most = Math.max(...points)
  return points.filter((one) => one === most).length === 1 ? points.indexOf(most) : undefined
}

/** How far a seat is ahead of the best of the others; the first ahead of the second where several won. */
function marginOf({ points }: Standing, seat: Seat | undefined): number {
  const [first = 0, second = 0] = points.toSorted((a, b) => b - a)
  if (seat === undefined) return first - second
  return (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat))
}

function changedMost(before: Standing, after: Standing): Seat {
  const changes = after.points.map((points, seat) => Math.abs(points - (before.points[seat] ?? 0)))
  return changes.indexOf(Math.max(...changes))
}
