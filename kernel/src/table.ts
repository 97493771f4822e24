// One match being played: a state, the entries that made it, and the number everybody agrees on.
import type { CountedChance } from './chance.ts'
import { type Clock, type ClockSettings, deadlineOf, NO_CLOCK } from './clock.ts'
import { type Entry, type Frame, pathTo, seatOf } from './entry.ts'
import type { Decision, Draft, Game, GameTypes } from './game.ts'
import { judge, type Request, ruleOf } from './judge.ts'
import { KeyIndex } from './key-index.ts'
import { offers } from './offers.ts'
import { Fault, type Outcome, type Refusal } from './refusal.ts'
import type { Author, Seat, Viewer } from './seat.ts'
import { copyOf, redact } from './secret.ts'
import { askAnew, copyOfStanding, freshStanding, note, type Standing } from './standing.ts'

/** All that is needed to go on from an entry without those before it. Plain data. */
export interface Snapshot<State> {
  readonly standing: Standing
  readonly state: State
}

/** What a table is opened with. */
export interface Terms<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly seats: number
  readonly options: G['Options']
  readonly chance: CountedChance
  readonly clock?: ClockSettings
}

/** What comes of a move that is taken. */
export type Played<G extends GameTypes = GameTypes> =
  | { readonly entry: Entry<G> }
  /** The key was seen before: this is the number of the entry it made. */
  | { readonly duplicate: number; readonly entry?: undefined }

type Draftable<T> = { -readonly [K in keyof T]: T[K] }

export class Table<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly seats: number
  readonly options: G['Options']
  readonly clockSettings: ClockSettings
  readonly #chance: CountedChance
  readonly #base: Snapshot<G['State']>
  readonly #entries: Entry<G>[] = []
  #state: G['State']
  #decision: Decision<G['Move']>
  #standing: Standing
  readonly #keys: KeyIndex[] = []
  /** For each of these entries, whether its mover was asked again at once. */
  readonly #askedAgain: boolean[] = []

  private constructor(terms: Terms<G>, base: Snapshot<G['State']>) {
    this.game = terms.game
    this.seats = terms.seats
    this.options = terms.options
    this.clockSettings = terms.clock ?? NO_CLOCK
    this.#chance = terms.chance
    this.#base = base
    this.#state = copyOf(base.state)
    this.#decision = terms.game.decision(this.#state)
    this.#standing = copyOfStanding(base.standing)
  }

  /** A new table: entry 1 is the game's opening. */
  static open<G extends GameTypes>(terms: Terms<G>, at = 0): Table<G> {
    const table = new Table(terms, blankSnapshot(terms, at))
    const draft = table.#draft('host')
    try {
      terms.game.setup(draft)
    } catch (cause) {
      throw table.#fault(cause)
    }
    table.#append(table.#made({ n: 1, at, by: 'host', events: draft.events }))
    return table
  }

  /** A table that stands at an arranged state, with no past: for tests and for asking what if. */
  static arranged<G extends GameTypes>(terms: Terms<G>, state: G['State'], at = 0): Table<G> {
    const decision = terms.game.decision(state)
    const { standing } = blankSnapshot(terms, at)
    note(standing, terms.clock ?? NO_CLOCK, { n: 0, at, by: 'host' }, decision, decision)
    standing.drawn = terms.chance.position
    return new Table(terms, { standing, state: copyOf(state) })
  }

  /** A table folded from its ledger, or from a snapshot and the entries after it. Nothing is judged or rolled. */
  static fold<G extends GameTypes>(
    terms: Terms<G>,
    entries: readonly Entry<G>[],
    snapshot: Snapshot<G['State']> = blankSnapshot(terms, entries[0]?.at ?? 0),
  ): Table<G> {
    const table = new Table(terms, snapshot)
    for (const entry of entries) table.accept(entry)
    return table
  }

  get n(): number {
    return this.#standing.n
  }

  /** The time of the latest entry. */
  get at(): number {
    return this.#standing.at
  }

  /** Words of chance used so far. */
  get drawn(): number {
    return this.#standing.drawn
  }

  /** The live state. Only the table's own folding may change it. */
  get state(): G['State'] {
    return this.#state
  }

  get decision(): Decision<G['Move']> {
    return this.#decision
  }

  get clock(): Clock {
    return this.#standing.clock
  }

  /** The entries since the table was opened, or since its snapshot. */
  get entries(): readonly Entry<G>[] {
    return this.#entries
  }

  /** The entry number that put the seat on the spot; null if the table does not wait for it. */
  question(seat: Seat): number | null {
    return this.#standing.asked[seat] ?? null
  }

  offers(seat: Seat): G['Move'][] {
    return offers(this.game, this.#state, seat, this.#decision)
  }

  view(viewer: Viewer): G['State'] {
    return redact(this.#state, viewer)
  }

  frame(entry: Entry<G>, viewer: Viewer): Frame<G> {
    const { n, at, clock, rewind } = entry
    const isTimed = this.clockSettings.kind !== 'none'
    const timed = isTimed ? { n, at } : { n }
    if (rewind !== undefined) {
      if (!isTimed) return { n, rewind, state: redact(this.stateAt(rewind), viewer) }
      const { state, standing } = this.#backAt(rewind)
      return { ...timed, rewind, state: redact(state, viewer), banks: standing.clock.banks }
    }
    const events = redact(entry.events, viewer)
    if (clock !== undefined) return { ...timed, events, clock }
    return this.#askedAgain[n - this.#base.standing.n - 1] === true
      ? { ...timed, mover: seatOf(entry), events }
      : { ...timed, events }
  }

  refusal(request: Request<G['Move']>): Refusal | undefined {
    const rule = ruleOf(this.game, request.move.kind)
    return judge(this, this.#standing, rule, seatOf(request), request)
  }

  /** Judges the move and, if it is legal, makes the next entry. If a rule throws, the table stands where it stood. */
  play(asked: Request<G['Move']>): Outcome<Played<G>> {
    const at = this.#notBefore(asked.at)
    const request = at === asked.at ? asked : { ...asked, at }
    const { by, move, key } = request
    const seat = seatOf(request)
    if (key !== undefined) {
      const duplicate = this.entryOfKey(seat, key)
      if (duplicate !== undefined) return { ok: true, duplicate }
    }
    const rule = ruleOf(this.game, move.kind)
    const refusal = judge(this, this.#standing, rule, seat, request)
    if (refusal !== undefined) return { ok: false, refusal }
    const draft = this.#draft(by)
    try {
      rule.decide(draft, seat, move)
    } catch (cause) {
      throw this.#fault(cause)
    }
    const made: Draftable<Entry<G>> = { n: this.n + 1, at, by, move, events: draft.events }
    if (request.seat !== undefined && typeof by !== 'number') made.seat = request.seat
    if (key !== undefined) made.key = key
    const entry = this.#made(made)
    this.#append(entry)
    return { ok: true, entry }
  }

  /** Puts the table back to where it stood after entry `to`, as an entry of its own. Whether it may is `undoFor`'s. */
  rewind(to: number, by: Author, at: number, key?: string): Entry<G> {
    if (!Number.isInteger(to) || to < Math.max(1, this.#base.standing.n) || to >= this.n) {
      throw new RangeError(`cannot rewind to ${to}`)
    }
    return this.#acceptNew(at, { by, ...keyed(key), rewind: to })
  }

  /** Stops all clocks, or sets them going again, as an entry of its own. */
  setClock(clock: 'stop' | 'go', by: Author, at: number, key?: string): Entry<G> {
    return this.#acceptNew(at, { by, ...keyed(key), clock })
  }

  #acceptNew(at: number, asked: Pick<Entry, 'by' | 'key' | 'rewind' | 'clock'>): Entry<G> {
    const entry: Entry<G> = { n: this.n + 1, at: this.#notBefore(at), ...asked, events: [] }
    this.accept(entry)
    return entry
  }

  /** No entry is earlier than the one before, whatever the host's clock does (T-1.8). */
  #notBefore(at: number): number {
    return Math.max(at, this.#standing.at)
  }

  /** Folds an entry that was made elsewhere: the next number, or it is refused loudly. */
  accept(entry: Entry<G>): void {
    if (entry.n !== this.n + 1) throw new RangeError(`entry ${entry.n} does not follow ${this.n}`)
    if (entry.rewind === undefined) {
      for (const event of entry.events) this.game.evolve(this.#state, event)
      this.#append(entry)
      return
    }
    const back = this.#backAt(entry.rewind)
    back.standing.keys = this.#standing.keys // a resend stays a resend, also of what was taken back
    this.#state = back.state
    this.#standing = back.standing
    this.#decision = this.game.decision(back.state)
    this.#entries.push(entry)
    this.#askedAgain.push(false)
    askAnew(this.#standing, this.#decision, entry)
  }

  /** A copy of the state as it stood after entry `n`; from the snapshot on. */
  stateAt(n: number): G['State'] {
    const state = copyOf(this.#base.state)
    for (const entry of this.pathTo(n)) {
      for (const event of entry.events) this.game.evolve(state, event)
    }
    return state
  }

  /** The entries that lead to entry `n`, without those that were taken back. */
  pathTo(n: number): readonly Entry<G>[] {
    return pathTo(this.#entries, n, this.#base.standing.n)
  }

  snapshot(): Snapshot<G['State']> {
    return { standing: copyOfStanding(this.#standing), state: copyOf(this.#state) }
  }

  /** When the clock plays the move of the pause that is on; null without a pause. */
  get dueAt(): number | null {
    const { result } = this.#decision
    const due = result === undefined ? this.#decision.due : undefined
    return due === undefined ? null : this.#standing.pausedAt + due.ms
  }

  /** When the clock has something to play next; null if it has nothing to wait for. */
  get deadline(): number | null {
    if (this.#owing !== undefined) return this.at
    const times = [this.dueAt, ...this.clock.since.map((_, seat) => this.deadlineOf(seat))]
    return times.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null)
  }

  /** When the clock plays for this seat; null if it does not. */
  deadlineOf(seat: Seat): number | null {
    return deadlineOf(this.clock, this.clockSettings, seat)
  }

  /** Who is to be penalised next, where the game has a penalty. */
  get #owing(): Seat | undefined {
    return this.game.penalty === undefined ? undefined : this.clock.owing[0]
  }

  /** What the clock plays by now: a penalty, the end of a pause, or a move for whoever ran out of time. */
  clockRequest(now: number): Request<G['Move']> | undefined {
    const { deadline, dueAt } = this
    if (deadline === null || now < deadline) return undefined
    const owing = this.#owing
    const { due } = this.#decision.result === undefined ? this.#decision : { due: undefined }
    if (owing === undefined && due !== undefined && dueAt === deadline) {
      return { by: 'clock', move: due.move, at: now }
    }
    const seat =
      owing ?? this.clock.since.findIndex((_, late) => this.deadlineOf(late) === deadline)
    const fine = owing === undefined ? undefined : this.game.penalty?.(this.#state, seat)
    return { by: 'clock', seat, move: fine ?? this.game.timeout(this.#state, seat), at: now }
  }

  /** The entry that this seat's request with this key made, if it was one of its latest. */
  entryOfKey(seat: Seat, key: string): number | undefined {
    const known = this.#standing.keys[seat]
    if (known === undefined) return undefined
    this.#keys[seat] ??= new KeyIndex()
    return this.#keys[seat].entryOf(known, key)
  }

  #draft(by: Author): Drafting<G['State'], G['Event']> {
    this.#chance.position = this.#standing.drawn
    return new Drafting(this.game, this.#state, this.#chance, by)
  }

  /** With the words of chance that were used for it. */
  #made(entry: Draftable<Entry<G>>): Entry<G> {
    const drawn = this.#chance.position - this.#standing.drawn
    if (drawn > 0) entry.drawn = drawn
    return entry
  }

  /** Our bug: the table throws its state away and stands at its last good entry again. */
  #fault(cause: unknown): Fault {
    this.#state = this.stateAt(this.n)
    return new Fault(`a rule of ${this.game.meta.id} failed after entry ${this.n}`, { cause })
  }

  /** Takes note of an entry whose events are folded already. */
  #append(entry: Entry<G>): void {
    const before = this.#decision
    const after = this.game.decision(this.#state)
    this.#entries.push(entry)
    this.#decision = after
    note(this.#standing, this.clockSettings, entry, before, after)
    this.#askedAgain.push(
      entry.move !== undefined && after.result === undefined && after.seats.includes(seatOf(entry)),
    )
  }

  #backAt(n: number): Snapshot<G['State']> {
    const state = copyOf(this.#base.state)
    const standing = copyOfStanding(this.#base.standing)
    let before = this.game.decision(state)
    for (const entry of this.pathTo(n)) {
      for (const event of entry.events) this.game.evolve(state, event)
      const after = this.game.decision(state)
      note(standing, this.clockSettings, entry, before, after)
      before = after
    }
    return { standing, state }
  }
}

const keyed = (key: string | undefined) => (key === undefined ? {} : { key })

/** A table of whatever game. */
export type AnyTable = Table

class Drafting<S, E> implements Draft<S, E> {
  readonly state: S
  readonly chance: CountedChance
  readonly by: Author
  events: E[] = []
  readonly #game: { evolve(state: S, event: E): void }

  constructor(
    game: { evolve(state: S, event: E): void },
    state: S,
    chance: CountedChance,
    by: Author,
  ) {
    this.#game = game
    this.state = state
    this.chance = chance
    this.by = by
  }

  readonly emit = (event: E): void => {
    this.#game.evolve(this.state, event)
    if (this.events.length === 0)
      this.events = [event] // a first `push` would keep room for seventeen, in every entry
    else this.events.push(event)
  }
}

function blankSnapshot<G extends GameTypes>(
  { game, seats, options, clock = NO_CLOCK }: Terms<G>,
  at: number,
): Snapshot<G['State']> {
  return { standing: freshStanding(clock, seats, at), state: game.blank(seats, options) }
}
