// A viewer's own copy of a table, folded from the frames it is sent: state, question and clock as the table has them.
import {
  beginAnew,
  type Clock,
  type ClockSettings,
  copyOfClock,
  freshClock,
  NO_CLOCK,
} from './clock.ts'
import type { Frame } from './entry.ts'
import type { AnyMove, Decision, Game, GameTypes } from './game.ts'
import { judge, readMove, ruleOf } from './judge.ts'
import { offers } from './offers.ts'
import { predict } from './predict.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Viewer } from './seat.ts'
import { copyOf } from './secret.ts'
import { askAnew, freshStanding, note, type Standing } from './standing.ts'

interface ReplicaTerms<G extends GameTypes> {
  readonly game: Game<G>
  readonly seats: number
  readonly viewer: Viewer
  readonly clock?: ClockSettings
}

/** Where a replica begins: as the viewer was sent it. */
interface ReplicaStart<S> {
  readonly n: number
  readonly state: S
  readonly question: number | null
  readonly clock: Clock | null
}

/** What a move will do, as far as the replica can know. */
export interface Foreseen<G extends GameTypes> {
  readonly events: readonly G['Event'][]
  readonly after: Replica<G>
}

export class Replica<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly seats: number
  readonly viewer: Viewer
  readonly clockSettings: ClockSettings
  #state: G['State']
  #decision: Decision<G['Move']>
  /** Of questions, only the viewer's own is kept. */
  readonly #standing: Standing

  /** The state is the replica's own from now on. */
  constructor(terms: ReplicaTerms<G>, { n, state, question, clock }: ReplicaStart<G['State']>) {
    this.game = terms.game
    this.seats = terms.seats
    this.viewer = terms.viewer
    this.clockSettings = terms.clock ?? NO_CLOCK
    this.#state = state
    this.#decision = terms.game.decision(state)
    const standing = freshStanding(this.clockSettings, terms.seats, 0)
    standing.n = n
    standing.asked = standing.asked.map((_, seat) => (seat === terms.viewer ? question : null))
    standing.clock =
      clock === null ? freshClock(this.clockSettings, terms.seats) : copyOfClock(clock)
    this.#standing = standing
  }

  /** Before anything has happened; the opening is the first frame. */
  static blank<G extends GameTypes>(terms: ReplicaTerms<G>, options: G['Options']): Replica<G> {
    const state = terms.game.blank(terms.seats, options)
    return new Replica(terms, { n: 0, state, question: null, clock: null })
  }

  get n(): number {
    return this.#standing.n
  }

  /** Folded in terms: whoever keeps it takes a copy. */
  get state(): G['State'] {
    return this.#state
  }

  get decision(): Decision<G['Move']> {
    return this.#decision
  }

  /** The entry that put the viewer on the spot; null if it is not asked. */
  get question(): number | null {
    const { viewer } = this
    return viewer === 'spectator' ? null : (this.#standing.asked[viewer] ?? null)
  }

  /** Null without one. */
  get clock(): Clock | null {
    return this.clockSettings.kind === 'none' ? null : this.#standing.clock
  }

  /** Folds the next frame, or refuses it loudly. The frame stays as it was. */
  accept(frame: Frame<G>): void {
    const { n, at = this.#standing.at } = frame
    if (n !== this.n + 1) throw new RangeError(`frame ${n} does not follow ${this.n}`)
    if ('state' in frame) {
      this.#state = copyOf(frame.state)
      this.#decision = this.game.decision(this.#state)
      askAnew(this.#standing, this.#decision, { n, at, by: 'host' })
      const { clock } = this.#standing
      beginAnew(clock, frame.banks ?? clock.banks, this.#decision, at)
    } else {
      const { mover, clock } = frame
      for (const event of frame.events) this.game.evolve(this.#state, copyOf(event))
      const before = this.#decision
      this.#decision = this.game.decision(this.#state)
      const noted = { n, at, by: mover ?? ('host' as const), ...(clock && { clock }) }
      note(
        this.#standing,
        this.clockSettings,
        mover === undefined ? noted : { ...noted, move: true },
        before,
        this.#decision,
      )
    }
    this.#keepOwn()
  }

  copy(): Replica<G> {
    const { game, seats, viewer, clockSettings: clock } = this
    const { n, question, clock: running } = this
    const start = { n, state: copyOf(this.#state), question, clock: running }
    const copy = new Replica({ game, seats, viewer, clock }, start)
    copy.#standing.at = this.#standing.at
    return copy
  }

  /** Every move the viewer may make now. */
  offers(): G['Move'][] {
    const { viewer } = this
    return viewer === 'spectator' || this.question === null
      ? []
      : offers(this.game, this.#state, viewer, this.#decision)
  }

  /** Why the viewer's move would not be taken; nothing if it would. */
  refusal(move: AnyMove): Refusal | undefined {
    const { viewer } = this
    if (viewer === 'spectator') return refuse('notSeated', 'T-2.4')
    const read = readMove(this.game, move)
    if (!read.ok) return read.refusal
    const rule = ruleOf(this.game, move.kind)
    const request = { by: viewer, move: read.move, at: this.#standing.at }
    return judge(this, this.#standing, rule, viewer, request)
  }

  /** Plays the viewer's legal move on a copy; nothing if that takes a blank or chance. */
  foresee(move: G['Move']): Foreseen<G> | undefined {
    const { viewer } = this
    if (viewer === 'spectator') return undefined
    const events = predict(this.game, this.#state, viewer, { by: viewer, move })
    if (events === undefined) return undefined
    const after = this.copy()
    after.accept({ n: this.n + 1, mover: viewer, events })
    return { events, after }
  }

  #keepOwn(): void {
    const { asked, clock } = this.#standing
    this.#standing.asked = asked.map((n, seat) => (seat === this.viewer ? n : null))
    clock.owing = [] // who is penalised is the host's to know
  }
}

/** A replica of whatever game. */
export type AnyReplica = Replica
