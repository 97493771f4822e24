// One match being played: what may be done next, what comes of it, and what the clock plays.
import type { CountedChance } from './chance.ts'
import { type Clock, deadlineOf, NO_CLOCK } from './clock.ts'
import { Drafting } from './drafting.ts'
import { type Entry, seatOf } from './entry.ts'
import { Folded, type Snapshot, type Terms } from './folded.ts'
import type { GameTypes } from './game.ts'
import { judge, type Request, ruleOf } from './judge.ts'
import { KeyIndex } from './key-index.ts'
import { offers } from './offers.ts'
import { Fault, type Outcome, type Refusal } from './refusal.ts'
import type { Author, Seat, Viewer } from './seat.ts'
import { copyOf, redact } from './secret.ts'
import { freshStanding, note } from './standing.ts'

/** What comes of a move that is taken. */
export type Played<G extends GameTypes = GameTypes> =
  | { readonly entry: Entry<G> }
  /** The key was seen before: this is the number of the entry it made. */
  | { readonly duplicate: number; readonly entry?: undefined }

type Draftable<T> = { -readonly [K in keyof T]: T[K] }

export class Table<G extends GameTypes = GameTypes> extends Folded<G> {
  readonly #chance: CountedChance
  readonly #keys: KeyIndex[] = []

  private constructor(terms: Terms<G>, base: Snapshot<G['State']>) {
    super(terms, base)
    this.#chance = terms.chance
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
    table.append(table.#drawing({ n: 1, at, by: 'host', events: draft.events }))
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

  /** The time of the latest entry. */
  get at(): number {
    return this.standing.at
  }

  get clock(): Clock {
    return this.standing.clock
  }

  /** The entry number that put the seat on the spot; null if the table does not wait for it. */
  question(seat: Seat): number | null {
    return this.standing.asked[seat] ?? null
  }

  offers(seat: Seat): G['Move'][] {
    return offers(this.game, this.state, seat, this.decision)
  }

  view(viewer: Viewer): G['State'] {
    return redact(this.state, viewer)
  }

  refusal(request: Request<G['Move']>): Refusal | undefined {
    const rule = ruleOf(this.game, request.move.kind)
    return judge(this, this.standing, rule, seatOf(request), request)
  }

  /** Judges the move and, if it is legal, makes the next entry. If a rule throws, the table stands where it stood. */
  play(asked: Request<G['Move']>): Outcome<Played<G>> {
    const at = notBefore(this.at, asked.at)
    const request = at === asked.at ? asked : { ...asked, at }
    const { by, move, key } = request
    const seat = seatOf(request)
    if (key !== undefined) {
      const duplicate = this.entryOfKey(seat, key)
      if (duplicate !== undefined) return { ok: true, duplicate }
    }
    const rule = ruleOf(this.game, move.kind)
    const refusal = judge(this, this.standing, rule, seat, request)
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
    const entry = this.#drawing(made)
    this.append(entry)
    return { ok: true, entry }
  }

  /** Puts the table back to where it stood after entry `to`, as an entry of its own. Whether it may is `undoFor`'s. */
  rewind(to: number, by: Author, at: number, key?: string): Entry<G> {
    if (!Number.isInteger(to) || to < Math.max(1, this.n - this.entries.length) || to >= this.n) {
      throw new RangeError(`cannot rewind to ${to}`)
    }
    return this.#acceptNew(at, { by, ...keyed(key), rewind: to })
  }

  /** Stops all clocks, or sets them going again, as an entry of its own. */
  setClock(clock: 'stop' | 'go', by: Author, at: number, key?: string): Entry<G> {
    return this.#acceptNew(at, { by, ...keyed(key), clock })
  }

  #acceptNew(at: number, asked: Pick<Entry, 'by' | 'key' | 'rewind' | 'clock'>): Entry<G> {
    const entry: Entry<G> = { n: this.n + 1, at: notBefore(this.at, at), ...asked, events: [] }
    this.accept(entry)
    return entry
  }

  /** When the clock plays the move of the pause that is on; null without a pause. */
  get dueAt(): number | null {
    const { result } = this.decision
    const due = result === undefined ? this.decision.due : undefined
    return due === undefined ? null : this.standing.pausedAt + due.ms
  }

  /** When the clock has something to play next; null if it has nothing to wait for. */
  get deadline(): number | null {
    if (owingAt(this) !== undefined) return this.at
    let first = this.dueAt
    for (let seat = 0; seat < this.seats; seat++) {
      const at = this.deadlineOf(seat)
      if (at !== null && (first === null || at < first)) first = at
    }
    return first
  }

  /** When the clock plays for this seat; null if it does not. */
  deadlineOf(seat: Seat): number | null {
    return deadlineOf(this.clock, this.clockSettings, seat)
  }

  /** What the clock plays by now: a penalty, the end of a pause, or a move for whoever ran out of time. */
  clockRequest(now: number): Request<G['Move']> | undefined {
    const { deadline, dueAt } = this
    if (deadline === null || now < deadline) return undefined
    const owing = owingAt(this)
    const { due } = this.decision.result === undefined ? this.decision : { due: undefined }
    if (owing === undefined && due !== undefined && dueAt === deadline) {
      return { by: 'clock', move: due.move, at: now }
    }
    const seat =
      owing ?? this.clock.since.findIndex((_, late) => this.deadlineOf(late) === deadline)
    const fine = owing === undefined ? undefined : this.game.penalty?.(this.state, seat)
    return { by: 'clock', seat, move: fine ?? this.game.timeout(this.state, seat), at: now }
  }

  /** The entry that this seat's request with this key made, if it was one of its latest. */
  entryOfKey(seat: Seat, key: string): number | undefined {
    const known = this.standing.keys[seat]
    if (known === undefined) return undefined
    this.#keys[seat] ??= new KeyIndex()
    return this.#keys[seat].entryOf(known, key)
  }

  #draft(by: Author): Drafting<G['State'], G['Event']> {
    this.#chance.position = this.standing.drawn
    return new Drafting(this.game, this.state, this.#chance, by)
  }

  /** With the words of chance that were used for it. */
  #drawing(entry: Draftable<Entry<G>>): Entry<G> {
    const drawn = this.#chance.position - this.standing.drawn
    if (drawn > 0) entry.drawn = drawn
    return entry
  }

  /** Our bug: the table throws its state away and stands at its last good entry again. */
  #fault(cause: unknown): Fault {
    this.recover()
    return new Fault(`a rule of ${this.game.meta.id} failed after entry ${this.n}`, { cause })
  }
}

/** No entry is earlier than the one before, whatever the host's clock does (T-1.8). */
const notBefore = (latest: number, at: number): number => Math.max(at, latest)

/** Who is to be penalised next, where the game has a penalty. */
const owingAt = <G extends GameTypes>({ game, clock }: Table<G>): Seat | undefined =>
  game.penalty === undefined ? undefined : clock.owing[0]

const keyed = (key: string | undefined) => (key === undefined ? {} : { key })

/** A table of whatever game. */
export type AnyTable = Table

function blankSnapshot<G extends GameTypes>(
  { game, seats, options, clock = NO_CLOCK }: Terms<G>,
  at: number,
): Snapshot<G['State']> {
  return { standing: freshStanding(clock, seats, at), state: game.blank(seats, options) }
}
