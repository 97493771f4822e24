// The past of a table: entries folded into a state, and the number everybody agrees on. Nothing is judged or rolled here.
import type { CountedChance } from './chance.ts'
import { type ClockSettings, NO_CLOCK } from './clock.ts'
import { type Entry, type Frame, pathTo, seatOf } from './entry.ts'
import type { Decision, Game, GameTypes } from './game.ts'
import type { Viewer } from './seat.ts'
import { copyOf, redact } from './secret.ts'
import { askAnew, copyOfStanding, note, type Standing } from './standing.ts'

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

export class Folded<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly seats: number
  readonly options: G['Options']
  readonly clockSettings: ClockSettings
  readonly #base: Snapshot<G['State']>
  readonly #entries: Entry<G>[] = []
  #state: G['State']
  #decision: Decision<G['Move']>
  #standing: Standing
  /** For each of these entries, whether its mover was asked again at once. */
  readonly #askedAgain: boolean[] = []

  protected constructor(terms: Terms<G>, base: Snapshot<G['State']>) {
    this.game = terms.game
    this.seats = terms.seats
    this.options = terms.options
    this.clockSettings = terms.clock ?? NO_CLOCK
    this.#base = base
    this.#state = copyOf(base.state)
    this.#decision = terms.game.decision(this.#state)
    this.#standing = copyOfStanding(base.standing)
  }

  get n(): number {
    return this.#standing.n
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

  /** The entries since the table was opened, or since its snapshot. */
  get entries(): readonly Entry<G>[] {
    return this.#entries
  }

  protected get standing(): Standing {
    return this.#standing
  }

  /** `blanked` makes a copy, where somebody may fold it. */
  frame(entry: Entry<G>, viewer: Viewer, blanked = redact): Frame<G> {
    const { n, at, clock, rewind } = entry
    const isTimed = this.clockSettings.kind !== 'none'
    const timed = isTimed ? { n, at } : { n }
    if (rewind !== undefined) {
      if (!isTimed) return { n, rewind, state: redact(this.stateAt(rewind), viewer) }
      const { state, standing } = this.#backAt(rewind)
      return { ...timed, rewind, state: redact(state, viewer), banks: standing.clock.banks }
    }
    const events = blanked(entry.events, viewer)
    if (clock !== undefined) return { ...timed, events, clock }
    return this.#askedAgain[n - this.#base.standing.n - 1] === true
      ? { ...timed, mover: seatOf(entry), events }
      : { ...timed, events }
  }

  /** Folds an entry that was made elsewhere: the next number, or it is refused loudly. */
  accept(entry: Entry<G>): void {
    if (entry.n !== this.n + 1) throw new RangeError(`entry ${entry.n} does not follow ${this.n}`)
    if (entry.rewind === undefined) {
      for (const event of entry.events) this.game.evolve(this.#state, event)
      this.append(entry)
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

  /** The state is thrown away and folded again, up to the last good entry. */
  protected recover(): void {
    this.#state = this.stateAt(this.n)
  }

  /** Takes note of an entry whose events are folded already. */
  protected append(entry: Entry<G>): void {
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
