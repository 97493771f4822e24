// What happened at a table through one viewer's eyes: the told log, and the board as it stood at any moment.
import { type AnyEvent, copyOf, type Game } from '@foldtable/kernel'
import type { LogLine } from './types.ts'

/** A frame, kept. A rewind may have the state that it went back to; it has no events. */
export interface PastFrame {
  readonly n: number
  readonly at?: number
  readonly events?: readonly AnyEvent[]
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
  #firstMissing = 1

  /** `blank` makes an empty board. */
  constructor(game: Game, blank: () => unknown) {
    this.#game = game
    this.#blank = blank
  }

  /** The first entry that is not at hand. */
  get firstMissing(): number {
    return this.#firstMissing
  }

  frame(n: number): PastFrame | undefined {
    return this.#frames[n - 1]
  }

  add(frame: PastFrame): void {
    const { n, rewind } = frame
    const isNext = n === this.#frames.length + 1
    if (this.#frames[n - 1] !== undefined) return
    for (let hole = this.#frames.length; hole < n - 1; hole++) this.#frames.push(undefined)
    this.#frames[n - 1] = frame
    while (this.#frames[this.#firstMissing - 1] !== undefined) this.#firstMissing += 1
    if (this.#log !== undefined && isNext && rewind === undefined)
      this.#log = [...this.#log, ...this.#lines(frame, false)]
    else this.#log = undefined
  }

  /** The same list until something was added. */
  get log(): readonly LogLine[] {
    if (this.#log === undefined) {
      const undone = this.#undone()
      this.#log = this.#frames.flatMap((frame) =>
        frame === undefined ? [] : this.#lines(frame, undone.has(frame.n)),
      )
    }
    return this.#log
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

  #undone(): Set<number> {
    const undone = new Set<number>()
    for (const frame of this.#frames) {
      if (frame?.rewind === undefined) continue
      for (let n = frame.rewind + 1; n < frame.n; n++) undone.add(n)
    }
    return undone
  }

  #lines({ n, at, events = [] }: PastFrame, isUndone: boolean): LogLine[] {
    return events.flatMap((event) => {
      const message = this.#game.tell(event)
      return message === undefined ? [] : [{ n, at: at ?? null, message, isUndone }]
    })
  }
}
