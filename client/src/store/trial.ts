// A line of play that somebody tries alone, from what their own replica knows: an imagined table that fits it. Knows no wire.
import {
  type AnyMove,
  type AnyTable,
  canonical,
  type Entry,
  Fault,
  type Game,
  imagine,
  predict,
  type Refusal,
  redact,
  type Seat,
  type Snapshot,
  seededChance,
  Table,
  type Terms,
  type Viewer,
} from '@foldtable/kernel'

interface TrialPlace {
  readonly game: Game
  readonly seats: number
  readonly options: unknown
  /** Who tries, and all that they know. */
  readonly viewer: Viewer
  readonly view: unknown
  /** All hands are open: there is nothing to imagine. */
  readonly isOpen: boolean
}

/** A move of the line. */
interface Tried {
  readonly seat: Seat
  readonly move: AnyMove
  /** So many entries were there before it. */
  readonly from: number
  /** Chance or a secret came in. */
  readonly isImagined: boolean
}

interface Start {
  readonly place: Terms
  readonly table: AnyTable
  readonly snapshot: Snapshot<unknown>
}

type Asked = { readonly by: Seat | 'clock'; readonly move: AnyMove }

/** Pauses in a row that nobody has to end; no game has so many. */
const MOST_PAUSES = 20

export class Trial {
  readonly #place: TrialPlace
  readonly #seed: () => string
  #start: Start
  #table: AnyTable
  #tried: readonly Tried[] = []
  #isStuck = false

  /** `seed` gives another one each time: whoever goes back to the beginning meets another chance. */
  constructor(place: TrialPlace, seed: () => string) {
    this.#place = place
    this.#seed = seed
    this.#start = this.#imagine()
    this.#table = this.#start.table
    this.#passPauses()
  }

  /** A full table that fits the view; without a clock, which is the real one's. */
  #imagine(): Start {
    const { game, seats, options, view, viewer, isOpen } = this.#place
    const chance = seededChance(this.#seed())
    const place = { game, seats, options, chance }
    const world = isOpen ? view : imagine(game, view, viewer, chance)
    const table: AnyTable = Table.arranged(place, world)
    return { place, table, snapshot: table.snapshot() }
  }

  get table(): AnyTable {
    return this.#table
  }

  get entries(): readonly Entry[] {
    return this.#table.entries
  }

  /** The moves that were tried, in order. */
  get tried(): readonly Tried[] {
    return this.#tried
  }

  get isImagined(): boolean {
    return this.#tried.some(({ isImagined }) => isImagined)
  }

  /** A rule would have to know what nobody can imagine. */
  get isStuck(): boolean {
    return this.#isStuck
  }

  /** For whom the next move is made: oneself, if one is asked. Nobody, once it is over. */
  get seat(): Seat | null {
    const { decision } = this.#table
    if (decision.result !== undefined) return null
    return decision.seats.find((seat) => seat === this.#place.viewer) ?? decision.seats[0] ?? null
  }

  /** What whoever moves next sees of it. */
  get eyes(): Viewer {
    return this.seat ?? this.#place.viewer
  }

  offers(): AnyMove[] {
    const { seat } = this
    return seat === null || this.#isStuck ? [] : this.#table.offers(seat)
  }

  whyNot(move: AnyMove): Refusal | undefined {
    return this.#table.refusal({ by: this.seat ?? 0, move, at: 0 })
  }

  /** Why not; nothing if it was made. Pauses that do not wait for who tries are over at once. */
  play(move: AnyMove): Refusal | undefined {
    const { seat } = this
    if (seat === null || this.#isStuck) return this.whyNot(move)
    const from = this.entries.length
    const isImagined = this.#takesMoreThanIsKnown({ by: seat, move })
    const refusal = this.#make({ by: seat, move })
    if (refusal !== undefined || this.#isStuck) return refusal
    const passed = this.#passPauses()
    this.#tried = [...this.#tried, { seat, move, from, isImagined: isImagined || passed }]
    return undefined
  }

  /** The line without its latest move. Whoever is back at the beginning finds another world. */
  back(): void {
    const last = this.#tried.at(-1)
    if (last === undefined) return
    const entries = this.entries.slice(0, last.from)
    this.#tried = this.#tried.slice(0, -1)
    this.#isStuck = false
    if (this.#tried.length > 0) {
      const { place, snapshot } = this.#start
      this.#table = Table.fold(place, entries, snapshot)
    } else {
      this.#start = this.#imagine()
      this.#table = this.#start.table
      this.#passPauses()
    }
  }

  /** True if something that nobody knows came in. */
  #passPauses(): boolean {
    let isImagined = false
    for (let times = 0; times < MOST_PAUSES; times++) {
      const { decision } = this.#table
      const { due } = decision.result === undefined ? decision : { due: undefined }
      if (due === undefined || this.seat === this.#place.viewer) break
      const request = { by: 'clock', move: due.move } as const
      isImagined ||= this.#takesMoreThanIsKnown(request)
      if (this.#make(request) !== undefined) break
    }
    return isImagined
  }

  #make(request: Asked): Refusal | undefined {
    try {
      const played = this.#table.play({ ...request, at: this.#table.dueAt ?? 0 })
      return played.ok ? undefined : played.refusal
    } catch (problem) {
      if (!(problem instanceof Fault)) throw problem
      this.#isStuck = true
      return undefined
    }
  }

  /** Whoever moves knows something that who tries does not, or the outcome hangs on chance or on what is hidden. */
  #takesMoreThanIsKnown(request: Asked): boolean {
    const { game, viewer } = this.#place
    const { state } = this.#table
    if (request.by !== 'clock' && request.by !== viewer) {
      const theirs = redact(state, request.by)
      if (canonical(theirs) !== canonical(redact(theirs, viewer))) return true
    }
    try {
      return predict(game, redact(state, viewer), viewer, request) === undefined
    } catch {
      return true // a rule that was not made for eyes that know so little
    }
  }
}
