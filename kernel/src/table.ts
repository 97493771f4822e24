// One match being played: a state, the entries that made it, and the number everybody agrees on.
import type { CountedChance } from './chance.ts'
import { type Entry, type Frame, seatOf } from './entry.ts'
import type { AnyEvent, AnyMove, Decision, Draft, Game } from './game.ts'
import { judge, offers, type Request, ruleOf } from './judge.ts'
import { Fault, type Refusal } from './refusal.ts'
import type { Author, Seat, Viewer } from './seat.ts'
import { copyOf, redact } from './secret.ts'

/** All that is needed to go on from entry `n` without the entries before it. */
export interface Snapshot<State> {
  readonly n: number
  readonly at: number
  readonly state: State
  /** Words of chance used so far. */
  readonly drawn: number
  readonly asked: readonly (number | null)[]
  readonly pausedAt: number
  /** Keys of recent entries, oldest first, with their numbers. */
  readonly keys: readonly (readonly [key: string, n: number])[]
}

export interface Place<S, M extends AnyMove, E extends AnyEvent, O> {
  readonly game: Game<S, M, E, O>
  readonly seats: number
  readonly options: O
  readonly chance: CountedChance
}

export type Played<M extends AnyMove, E extends AnyEvent> =
  | { readonly ok: true; readonly entry: Entry<M, E> }
  /** The key was seen before: this is the number of the entry it made. */
  | { readonly ok: true; readonly duplicate: number; readonly entry?: undefined }
  | { readonly ok: false; readonly refusal: Refusal }

type Draftable<T> = { -readonly [K in keyof T]: T[K] }

/** A resend is recognised among at least this many of a seat's latest keys. */
const KEYS_PER_SEAT = 64

export class Table<S, M extends AnyMove, E extends AnyEvent, O> {
  readonly game: Game<S, M, E, O>
  readonly seats: number
  readonly options: O
  readonly #chance: CountedChance
  #base: Snapshot<S>
  #entries: Entry<M, E>[] = []
  #state: S
  #decision: Decision<M>
  #n: number
  #at: number
  #drawn: number
  #asked: (number | null)[]
  #pausedAt: number
  readonly #keys: Map<string, number>

  private constructor(place: Place<S, M, E, O>, base: Snapshot<S>) {
    this.game = place.game
    this.seats = place.seats
    this.options = place.options
    this.#chance = place.chance
    this.#base = base
    this.#state = copyOf(base.state)
    this.#decision = place.game.decision(this.#state)
    this.#n = base.n
    this.#at = base.at
    this.#drawn = base.drawn
    this.#asked = base.asked.slice()
    this.#pausedAt = base.pausedAt
    this.#keys = new Map(base.keys)
  }

  /** A new table: entry 1 is the game's opening. */
  static open<S, M extends AnyMove, E extends AnyEvent, O>(
    place: Place<S, M, E, O>,
    at = 0,
  ): Table<S, M, E, O> {
    const table = new Table(place, blankSnapshot(place, at))
    const draft = table.#draft('host')
    try {
      place.game.setup(draft)
    } catch (cause) {
      throw table.#fault(cause)
    }
    const drawn = place.chance.position
    const opening = { n: 1, at, by: 'host', events: draft.events } as const
    table.#append(drawn > 0 ? { ...opening, drawn } : opening)
    return table
  }

  /** A table that stands at an arranged state, with no past: for tests and for asking what if. */
  static arranged<S, M extends AnyMove, E extends AnyEvent, O>(
    place: Place<S, M, E, O>,
    state: S,
    at = 0,
  ): Table<S, M, E, O> {
    const decision = place.game.decision(state)
    const asked = blankSnapshot(place, at).asked.map((_, seat) =>
      isAsked(decision, seat) ? 0 : null,
    )
    const drawn = place.chance.position
    return new Table(place, {
      n: 0,
      at,
      state: copyOf(state),
      drawn,
      asked,
      pausedAt: at,
      keys: [],
    })
  }

  /** A table folded from its ledger, or from a snapshot and the entries after it. Nothing is judged or rolled. */
  static fold<S, M extends AnyMove, E extends AnyEvent, O>(
    place: Place<S, M, E, O>,
    entries: readonly Entry<M, E>[],
    snapshot: Snapshot<S> = blankSnapshot(place, 0),
  ): Table<S, M, E, O> {
    const table = new Table(place, snapshot)
    for (const entry of entries) table.accept(entry)
    return table
  }

  get n(): number {
    return this.#n
  }

  get at(): number {
    return this.#at
  }

  /** The live state. Only the table's own folding may change it. */
  get state(): S {
    return this.#state
  }

  get decision(): Decision<M> {
    return this.#decision
  }

  /** The entries since the table was opened, or since its snapshot. */
  get entries(): readonly Entry<M, E>[] {
    return this.#entries
  }

  /** The entry number that put the seat on the spot; null if the table does not wait for it. */
  question(seat: Seat): number | null {
    return this.#asked[seat] ?? null
  }

  /** When the clock plays the move of the pause that is on; null without a pause. */
  get dueAt(): number | null {
    const { due } = this.#decision.result === undefined ? this.#decision : { due: undefined }
    return due === undefined ? null : this.#pausedAt + due.ms
  }

  offers(seat: Seat): M[] {
    return offers(this.game, this.#state, seat, this.#decision)
  }

  view(viewer: Viewer): S {
    return redact(this.#state, viewer)
  }

  frame(entry: Entry<M, E>, viewer: Viewer): Frame<S, E> {
    const { n, at, by } = entry
    if (entry.rewind !== undefined) return { n, at, by, state: redact(this.stateAt(n), viewer) }
    return { n, at, by, events: redact(entry.events, viewer) }
  }

  refusal(request: Request<M>): Refusal | undefined {
    const standing = {
      decision: this.#decision,
      seats: this.seats,
      asked: this.#asked,
      pausedAt: this.#pausedAt,
    }
    return judge(this.game, this.#state, seatOf(request), request, standing)
  }

  /** Judges the move and, if it is legal, makes the next entry. If a rule throws, the table stands where it stood. */
  play(request: Request<M>): Played<M, E> {
    const { by, move, at, key } = request
    const seat = seatOf(request)
    if (key !== undefined) {
      const duplicate = this.#keys.get(keyName(seat, key))
      if (duplicate !== undefined) return { ok: true, duplicate }
    }
    const refusal = this.refusal(request)
    if (refusal !== undefined) return { ok: false, refusal }
    const draft = this.#draft(by)
    try {
      ruleOf(this.game, move.kind).decide(draft, seat, move)
    } catch (cause) {
      throw this.#fault(cause)
    }
    const entry: Draftable<Entry<M, E>> = { n: this.#n + 1, at, by, move, events: draft.events }
    if (typeof by !== 'number') entry.seat = seat
    if (key !== undefined) entry.key = key
    const drawn = this.#chance.position - this.#drawn
    if (drawn > 0) entry.drawn = drawn
    this.#append(entry)
    return { ok: true, entry }
  }

  /** Puts the table back to where it stood after entry `to`, as an entry of its own. Whether it may is `undoFor`'s. */
  rewind(to: number, by: Author, at: number): Entry<M, E> {
    if (!Number.isInteger(to) || to < Math.max(1, this.#base.n) || to >= this.#n) {
      throw new RangeError(`cannot rewind to ${to}`)
    }
    const entry: Entry<M, E> = { n: this.#n + 1, at, by, rewind: to, events: [] }
    this.accept(entry)
    return entry
  }

  /** Folds an entry that was made elsewhere: the next number, or it is refused loudly. */
  accept(entry: Entry<M, E>): void {
    if (entry.n !== this.#n + 1) throw new RangeError(`entry ${entry.n} does not follow ${this.#n}`)
    if (entry.rewind === undefined) {
      for (const event of entry.events) this.game.evolve(this.#state, event)
    } else {
      this.#state = this.stateAt(entry.rewind)
      this.#drawn = this.#path(entry.rewind).reduce(
        (sum, { drawn = 0 }) => sum + drawn,
        this.#base.drawn,
      )
      this.#asked.fill(null)
    }
    this.#append(entry)
  }

  /** A copy of the state as it stood after entry `n`; from the snapshot on. */
  stateAt(n: number): S {
    const state = copyOf(this.#base.state)
    for (const entry of this.#path(n)) {
      for (const event of entry.events) this.game.evolve(state, event)
    }
    return state
  }

  /** The entries that lead to entry `n`, without those that were taken back. */
  pathTo(n: number): readonly Entry<M, E>[] {
    return this.#path(n)
  }

  snapshot(): Snapshot<S> {
    return {
      n: this.#n,
      at: this.#at,
      state: copyOf(this.#state),
      drawn: this.#drawn,
      asked: this.#asked.slice(),
      pausedAt: this.#pausedAt,
      keys: [...this.#keys],
    }
  }

  #path(n: number): Entry<M, E>[] {
    const path: Entry<M, E>[] = []
    let at = n
    while (at > this.#base.n) {
      const entry = this.#entries[at - this.#base.n - 1]
      if (entry === undefined) throw new RangeError(`entry ${at} is not at hand`)
      if (entry.rewind === undefined) path.push(entry)
      at = entry.rewind ?? at - 1
    }
    if (at < this.#base.n) throw new RangeError(`entry ${at} is before the snapshot`)
    return path.reverse()
  }

  #draft(by: Author): Drafting<S, E> {
    this.#chance.position = this.#drawn
    return new Drafting(this.game, this.#state, this.#chance, by)
  }

  /** Our bug: the table throws its state away and stands at its last good entry again. */
  #fault(cause: unknown): Fault {
    this.#state = this.stateAt(this.#n)
    return new Fault(`a rule of ${this.game.meta.id} failed after entry ${this.#n}`, { cause })
  }

  /** Takes note of an entry whose events are folded already. */
  #append(entry: Entry<M, E>): void {
    const before = this.#decision
    const after = this.game.decision(this.#state)
    this.#entries.push(entry)
    this.#n = entry.n
    this.#at = entry.at
    this.#drawn += entry.rewind === undefined ? (entry.drawn ?? 0) : 0
    this.#decision = after
    for (let seat = 0; seat < this.seats; seat++) {
      const stays = entry.by !== seat && this.#asked[seat] !== null
      if (!isAsked(after, seat)) this.#asked[seat] = null
      else if (!stays) this.#asked[seat] = entry.n
    }
    if (!isSamePause(before, after) || entry.rewind !== undefined) this.#pausedAt = entry.at
    if (entry.key !== undefined) this.#remember(keyName(seatOf(entry), entry.key), entry.n)
  }

  #remember(key: string, n: number): void {
    this.#keys.set(key, n)
    if (this.#keys.size <= KEYS_PER_SEAT * this.seats) return
    const [oldest] = this.#keys.keys()
    if (oldest !== undefined) this.#keys.delete(oldest)
  }
}

class Drafting<S, E> implements Draft<S, E> {
  readonly state: S
  readonly chance: CountedChance
  readonly by: Author
  readonly events: E[] = []
  readonly #evolve: (state: S, event: E) => void

  constructor(
    game: { evolve(state: S, event: E): void },
    state: S,
    chance: CountedChance,
    by: Author,
  ) {
    this.#evolve = game.evolve
    this.state = state
    this.chance = chance
    this.by = by
  }

  emit(event: E): void {
    this.#evolve(this.state, event)
    this.events.push(event)
  }
}

const keyName = (seat: Seat, key: string) => `${seat} ${key}`

const isAsked = (decision: Decision<unknown>, seat: Seat): boolean =>
  decision.result === undefined && decision.seats.includes(seat)

const isSamePause = (before: Decision<unknown>, after: Decision<unknown>): boolean =>
  before.result === undefined &&
  after.result === undefined &&
  before.due !== undefined &&
  after.due !== undefined &&
  before.about === after.about

function blankSnapshot<S, M extends AnyMove, E extends AnyEvent, O>(
  { game, seats, options }: Place<S, M, E, O>,
  at: number,
): Snapshot<S> {
  const asked = new Array<null>(seats).fill(null)
  return { n: 0, at, state: game.blank(seats, options), drawn: 0, asked, pausedAt: at, keys: [] }
}
