// What happened at a table through one viewer's eyes, as far as it is at hand: the told log, and the board at any moment.
import type { PastEntry } from '@foldtable/games/board'
import {
  type AnyEvent,
  type Author,
  copyOf,
  type Entry,
  finished,
  type Game,
  type Mark,
  marking,
  type Seat,
} from '@foldtable/kernel'
import type { LogLine, Missing } from './types.ts'

/** A frame, kept. A rewind may have the state that it went back to; it has no events. */
export interface PastFrame {
  readonly n: number
  readonly at?: number
  /** Who made it; a frame that came as it happened does not say, but whose turn it was. */
  readonly by?: Author
  readonly events?: readonly AnyEvent[]
  /** The state after it. */
  readonly state?: unknown
  readonly rewind?: number
}

/** So often a state on the way is kept, so that steps back are short. */
const CHECKPOINT_EVERY = 32

export class History {
  readonly #game: Game
  readonly #blank: () => unknown
  /** Entry n is at n - 1; holes until they are loaded. */
  readonly #frames: (PastFrame | undefined)[] = []
  readonly #checkpoints = new Map<number, unknown>()
  #log: readonly LogLine[] | undefined
  #past: { readonly n: number; readonly entries: readonly PastEntry[] } | undefined
  #missing: readonly Missing[] | undefined
  #undone: ReadonlySet<number> | undefined

  /** `blank` makes an empty board. */
  constructor(game: Game, blank: () => unknown) {
    this.#game = game
    this.#blank = blank
  }

  frame(n: number): PastFrame | undefined {
    return this.#frames[n - 1]
  }

  /** The table has come to this entry, at hand or not. */
  reach(n: number): void {
    if (n <= this.#frames.length) return
    for (let hole = this.#frames.length; hole < n; hole++) this.#frames.push(undefined)
    this.#missing = undefined
  }

  add(frame: PastFrame): void {
    const { n, rewind, state } = frame
    const isNext = n === this.#frames.length + 1
    if (this.#frames[n - 1] !== undefined) {
      if (state !== undefined) this.#checkpoints.set(n, state)
      return
    }
    this.reach(n)
    this.#frames[n - 1] = frame
    this.#past = undefined
    if (!isNext || rewind !== undefined) this.#undone = undefined
    if (!isNext) this.#missing = undefined
    if (this.#log !== undefined && isNext && rewind === undefined)
      this.#log = [...this.#log, ...this.#lines(frame, false)]
    else this.#log = undefined
  }

  /** The same list until something was added. */
  get log(): readonly LogLine[] {
    this.#log ??= this.#frames.flatMap((frame) =>
      frame === undefined ? [] : this.#lines(frame, this.#isUndone(frame.n)),
    )
    return this.#log
  }

  /** What is not at hand, oldest first. */
  get missing(): readonly Missing[] {
    this.#missing ??= this.#holes()
    return this.#missing
  }

  /** The entries at hand that lead up to this one without a gap, oldest first. */
  pastTo(n: number): readonly PastEntry[] {
    if (this.#past?.n === n) return this.#past.entries
    let first = n
    while (first > 0 && this.#frames[first - 1] !== undefined) first -= 1
    const entries = this.#frames.slice(first, n).flatMap((frame) => this.#entry(frame))
    this.#past = { n, entries }
    return entries
  }

  /** The latest entry on the way to this one that is not at hand; nothing if the board can be drawn as it was then. */
  holeTo(n: number): number | undefined {
    let at = n
    while (at > 0) {
      const frame = this.#frames[at - 1]
      if (frame === undefined) return at
      if (frame.state !== undefined || this.#checkpoints.has(at)) return undefined
      at = frame.rewind ?? at - 1
    }
    return undefined
  }

  /** A copy of the board as it stood after entry n; every entry that leads to it must be at hand. */
  stateAt(n: number): unknown {
    const { state, path } = this.#wayTo(n)
    for (const { n: next, events = [] } of path) {
      for (const event of events) this.#game.evolve(state, copyOf(event))
      if (next % CHECKPOINT_EVERY === 0) this.#checkpoints.set(next, copyOf(state))
    }
    return state
  }

  /** Of a table that is at hand from its first entry on; none if it is not. */
  marks(): readonly Mark[] | undefined {
    if (this.missing.length > 0) return undefined
    const entries = this.#frames.flatMap((frame): Entry[] =>
      frame === undefined
        ? []
        : [{ ...frame, at: frame.at ?? 0, by: frame.by ?? 'host', events: frame.events ?? [] }],
    )
    return finished(marking(this.#game, this.#blank(), entries))
  }

  /** From a state that is known, or from the empty board, without what was taken back. */
  #wayTo(n: number): { readonly state: unknown; readonly path: readonly PastFrame[] } {
    const path: PastFrame[] = []
    let at = n
    while (at > 0) {
      const frame = this.#frames[at - 1]
      if (frame === undefined) throw new RangeError(`entry ${at} is not at hand`)
      const known = frame.state ?? this.#checkpoints.get(at)
      if (known !== undefined) return { state: copyOf(known), path: path.reverse() }
      if (frame.rewind === undefined) path.push(frame)
      at = frame.rewind ?? at - 1
    }
    return { state: this.#blank(), path: path.reverse() }
  }

  #holes(): Missing[] {
    const holes: { from: number; to: number }[] = []
    for (const [index, frame] of this.#frames.entries()) {
      const n = index + 1
      const last = holes.at(-1)
      if (frame !== undefined) continue
      if (last !== undefined && last.to === n - 1) last.to = n
      else holes.push({ from: n, to: n })
    }
    return holes
  }

  /** As far as rewinds are at hand. */
  #isUndone(n: number): boolean {
    if (this.#undone === undefined) {
      const undone = new Set<number>()
      for (const frame of this.#frames)
        for (let one = (frame?.rewind ?? Number.NaN) + 1; one < (frame?.n ?? 0); one++)
          undone.add(one)
      this.#undone = undone
    }
    return this.#undone.has(n)
  }

  #entry(frame: PastFrame | undefined): PastEntry[] {
    if (frame === undefined) return []
    const { n, at = null, events = [] } = frame
    return [{ n, at, events, isUndone: this.#isUndone(n) }]
  }

  #lines({ n, at, by, events = [] }: PastFrame, isUndone: boolean): LogLine[] {
    const seat: Seat | null = typeof by === 'number' ? by : null
    return events.flatMap((event) => {
      const message = this.#game.tell(event)
      return message === undefined
        ? []
        : [{ n, at: at ?? null, seat, kind: event.kind, event, message, isUndone }]
    })
  }
}
