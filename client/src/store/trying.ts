// A table on which somebody tries something alone. The real one goes on beneath: nothing is sent to it, and what comes is kept.
import type { PastEntry } from '@foldtable/games/board'
import { type AnyMove, type Entry, type Game, redact, type Seat } from '@foldtable/kernel'
import { randomKey } from '../wire/random-key.ts'
import { changed, type Held, newHeld, refuseTo, tableOver } from './held.ts'
import { shownOf } from './shown.ts'
import { Trial } from './trial.ts'
import type { LogLine, TableSession, TableSnapshot } from './types.ts'

export interface TryingSession extends TableSession {
  /** The first move of the line, where it can be made at the table. */
  readonly first: AnyMove | null
}

/** Nothing where there is nothing to try: before a game has begun, or once it is over. */
export function tryOut(
  base: TableSession,
  seed: () => string = randomKey,
): TryingSession | undefined {
  const start = base.snapshot()
  const { game, house, view, eyes, decision, handover } = start
  if (game === null || house === null || view === null || handover !== null) return undefined
  if (decision === null || decision.result !== undefined) return undefined
  const { seats, options } = house
  const isOpen = eyes === 'open'
  const viewer = isOpen ? 'spectator' : eyes
  const place = { game, seats: seats.length, options, viewer, view, isOpen }
  return tryingOver({ base, start, game, trial: new Trial(place, seed), held: newHeld() })
}

interface Trying {
  readonly base: TableSession
  /** As it stood when the trying began. */
  readonly start: TableSnapshot
  readonly game: Game
  readonly trial: Trial
  readonly held: Held
}

/** What is no move of the game is as ever; what happens at the table is not seen from here. */
function tryingOver(trying: Trying): TryingSession {
  const { base, held, trial, game, start } = trying
  const { answer, withdraw, chat, askPast, marks, record, ratings } = base
  const back = () => {
    trial.back()
    held.problem = null
    held.step = undefined
    changed(held)
  }
  const session = tableOver(held, {
    ...{ answer, withdraw, chat, askPast, marks, record, ratings },
    game: () => game,
    draw: () => draw(trying),
    play: (move) => play(trying, move),
    whyNot: (move) => trial.whyNot(move),
    // taking back is all that can be asked of oneself
    ask: (about) => about === 'undo' && back(),
    // a moment of the line; the past of the real table is not here
    goTo: async (n) => {
      if (n === null || n < start.shownN) return
      while (lengthOf(trying) > n && trial.tried.length > 0) back()
    },
    lookAs: async () => false,
    markSeen: () => undefined,
    close: base.subscribe(() => changed(held)),
  })
  return Object.defineProperty(session, 'first', { get: () => firstOf(trying) }) as TryingSession
}

function firstOf({ base, trial }: Trying): AnyMove | null {
  const [first] = trial.tried
  const { viewer, isPast } = base.snapshot()
  if (first === undefined || first.seat !== viewer || isPast) return null
  return base.whyNot(first.move) === undefined ? first.move : null
}

function play(trying: Trying, move: AnyMove): void {
  const { trial, held } = trying
  const before = trial.entries.length
  const refusal = trial.play(move)
  if (refusal === undefined) held.problem = null
  else refuseTo(held, refusal, move)
  const events = trial.entries.slice(before).flatMap((entry) => seen(trying, entry))
  held.steps += 1
  // not to be taken for a step of the table
  if (events.length > 0) held.step = { id: -held.steps, n: lengthOf(trying), events }
  changed(held)
}

const lengthOf = ({ start, trial }: Trying): number => start.shownN + trial.entries.length

const seen = ({ trial }: Trying, { events }: Entry): PastEntry['events'] =>
  redact(events, trial.eyes)

function draw(trying: Trying): TableSnapshot {
  const { trial, start, game, held } = trying
  const base = trying.base.snapshot()
  const n = lengthOf(trying)
  const tried = trial.entries.map((entry, index) => told(trying, entry, index))
  return {
    ...base,
    ...shownOf(game, redact(trial.table.state, trial.eyes)),
    n,
    shownN: n,
    isPast: false,
    eyes: trial.eyes,
    offers: trial.offers(),
    pending: [],
    step: held.step,
    problem: held.problem,
    log: [
      ...start.log.filter((line) => line.n <= start.shownN),
      ...tried.flatMap((entry) => linesOf(game, entry)),
    ],
    past: [...start.past, ...tried],
    unseenFrom: null,
    takingBack: trial.tried.length > 0 ? 'free' : 'never',
    trying: {
      moves: trial.tried.length,
      isImagined: trial.isImagined,
      isStuck: trial.isStuck,
      of: otherThan(trial.seat, base.viewer),
      canPlay: firstOf(trying) !== null,
      missed: Math.max(0, base.n - start.n),
    },
  }
}

function told(trying: Trying, entry: Entry, index: number): TriedEntry {
  const events = seen(trying, entry)
  const seat = typeof entry.by === 'number' ? entry.by : null
  return { n: trying.start.shownN + index + 1, at: null, events, isUndone: false, seat }
}

const linesOf = (game: Game, { n, events, seat }: TriedEntry): LogLine[] =>
  events.flatMap((event) => {
    const message = game.tell(event)
    if (message === undefined) return []
    return [{ n, at: null, seat, kind: event.kind, message, isUndone: false }]
  })

interface TriedEntry extends PastEntry {
  readonly seat: Seat | null
}

const otherThan = (seat: Seat | null, viewer: TableSnapshot['viewer']): Seat | null =>
  seat === viewer ? null : seat
