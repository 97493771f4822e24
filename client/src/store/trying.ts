// A table on which somebody tries something alone. The real one goes on beneath: nothing is sent to it, and what comes is kept.
import type { PastEntry } from '@foldtable/games/board'
import { type AnyMove, type Entry, redact, type Seat } from '@foldtable/kernel'
import { randomKey } from '../wire/random-key.ts'
import { hearersOf } from '../wire/signal.ts'
import { shownOf } from './shown.ts'
import { Trial } from './trial.ts'
import type { LogLine, Problem, Step, TableSession, TableSnapshot } from './types.ts'

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
  return new Trying(base, start, new Trial(place, seed))
}

class Trying implements TryingSession {
  readonly #base: TableSession
  /** As it stood when the trying began. */
  readonly #start: TableSnapshot
  readonly #trial: Trial
  readonly #listeners = hearersOf()
  readonly #unsubscribe: () => void
  #problem: Problem | null = null
  #step: Step | undefined
  #steps = 0
  #snapshot: TableSnapshot | undefined

  constructor(base: TableSession, start: TableSnapshot, trial: Trial) {
    this.#base = base
    this.#start = start
    this.#trial = trial
    this.#unsubscribe = base.subscribe(() => this.#changed())
  }

  get subscribe(): TableSession['subscribe'] {
    return this.#listeners.subscribe
  }

  snapshot(): TableSnapshot {
    this.#snapshot ??= this.#draw()
    return this.#snapshot
  }

  get first(): AnyMove | null {
    const [first] = this.#trial.tried
    const { viewer, isPast } = this.#base.snapshot()
    if (first === undefined || first.seat !== viewer || isPast) return null
    return this.#base.whyNot(first.move) === undefined ? first.move : null
  }

  play(move: AnyMove): void {
    const before = this.#trial.entries.length
    const refusal = this.#trial.play(move)
    this.#problem = refusal === undefined ? null : { kind: 'refused', refusal, move }
    const events = this.#trial.entries.slice(before).flatMap((entry) => this.#seen(entry))
    this.#steps += 1
    if (events.length > 0) this.#step = { id: -this.#steps, n: this.#n, events }
    this.#changed()
  }

  whyNot(move: AnyMove): ReturnType<TableSession['whyNot']> {
    return this.#trial.whyNot(move)
  }

  /** Taking back is all that can be asked of oneself. */
  ask(about: Parameters<TableSession['ask']>[0]): void {
    if (about !== 'undo') return
    this.#trial.back()
    this.#problem = null
    this.#step = undefined
    this.#changed()
  }

  /** A moment of the line; the past of the real table is not here. */
  async goTo(n: number | null): Promise<void> {
    if (n === null || n < this.#start.shownN) return
    while (this.#n > n && this.#trial.tried.length > 0) this.ask('undo')
  }

  dismiss(): void {
    this.#problem = null
    this.#changed()
  }

  // What is no move of the game is as ever.
  answer(asking: string, yes: boolean): void {
    this.#base.answer(asking, yes)
  }

  withdraw(asking: string): void {
    this.#base.withdraw(asking)
  }

  chat(text: string): void {
    this.#base.chat(text)
  }

  askPast(n?: number): void {
    this.#base.askPast(n)
  }

  marks(): ReturnType<TableSession['marks']> {
    return this.#base.marks()
  }

  record(): ReturnType<TableSession['record']> {
    return this.#base.record()
  }

  ratings(): ReturnType<TableSession['ratings']> {
    return this.#base.ratings()
  }

  async lookAs(): Promise<boolean> {
    return false
  }

  rematch(): void {}
  seat(): void {}
  takeOver(): void {}
  markSeen(): void {} // what happens at the table is not seen from here

  close(): void {
    this.#unsubscribe()
  }

  get #n(): number {
    return this.#start.shownN + this.#trial.entries.length
  }

  #seen({ events }: Entry): PastEntry['events'] {
    return redact(events, this.#trial.eyes)
  }

  #changed(): void {
    this.#snapshot = undefined
    this.#listeners.tell()
  }

  #draw(): TableSnapshot {
    const base = this.#base.snapshot()
    const trial = this.#trial
    const { game } = this.#start
    if (game === null) return base
    const tried = trial.entries.map((entry, index) => this.#told(entry, index))
    return {
      ...base,
      ...shownOf(game, redact(trial.table.state, trial.eyes)),
      n: this.#n,
      shownN: this.#n,
      isPast: false,
      eyes: trial.eyes,
      offers: trial.offers(),
      pending: [],
      step: this.#step,
      problem: this.#problem,
      log: [
        ...this.#start.log.filter(({ n }) => n <= this.#start.shownN),
        ...tried.flatMap(this.#lines),
      ],
      past: [...this.#start.past, ...tried],
      unseenFrom: null,
      takingBack: trial.tried.length > 0 ? 'free' : 'never',
      trying: {
        moves: trial.tried.length,
        isImagined: trial.isImagined,
        isStuck: trial.isStuck,
        of: otherThan(trial.seat, base.viewer),
        canPlay: this.first !== null,
        missed: Math.max(0, base.n - this.#start.n),
      },
    }
  }

  #told(entry: Entry, index: number): TriedEntry {
    const events = this.#seen(entry)
    const seat = typeof entry.by === 'number' ? entry.by : null
    return { n: this.#start.shownN + index + 1, at: null, events, isUndone: false, seat }
  }

  readonly #lines = ({ n, events, seat }: TriedEntry): LogLine[] =>
    events.flatMap((event) => {
      const message = this.#start.game?.tell(event)
      if (message === undefined) return []
      return [{ n, at: null, seat, kind: event.kind, message, isUndone: false }]
    })
}

interface TriedEntry extends PastEntry {
  readonly seat: Seat | null
}

const otherThan = (seat: Seat | null, viewer: TableSnapshot['viewer']): Seat | null =>
  seat === viewer ? null : seat
