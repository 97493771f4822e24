// Shows what happened one beat after the other until the truth stands: it hurries, leaves out and skips. No screen, no clock of its own.

/** A picture, how long it is seen until the next one, and what passes over it meanwhile. */
export interface Beat<Picture, Cue> {
  readonly picture: Picture
  readonly ms: number
  readonly cues?: readonly Cue[]
}

/** Something that passes: it is there for so many milliseconds and leaves nothing behind. */
export interface Passing<Cue> {
  readonly id: number
  readonly cue: Cue
  readonly ms: number
}

export interface Showing<Picture, Cue> {
  readonly picture: Picture
  readonly passing: readonly Passing<Cue>[]
  /** What is seen is not yet how it stands. */
  readonly isMoving: boolean
  /** How much faster than usual it goes. */
  readonly pace: number
  /** What is still to come. */
  readonly coming: readonly Cue[]
}

/** What one entry did: the beats that lead to its end. */
export interface Act<Picture, Cue> {
  readonly beats: readonly Beat<Picture, Cue>[]
  readonly end: Picture
}

export interface Manner<Cue> {
  /** It is told as well where nothing moves. */
  isTold?(cue: Cue): boolean
  /** How long it is there, at the usual pace; as long as its beat if nothing is said. */
  lasts?(cue: Cue): number | undefined
}

/** Does it once after so many milliseconds; the answer calls it off. */
export type Wait = (ms: number, act: () => void) => () => void

/** With so many milliseconds waiting behind the act that is shown, everything goes so much faster; with more it is left out. */
const HURRY = [
  { above: 6000, pace: 4 },
  { above: 1500, pace: 2 },
] as const
const TOO_MUCH_MS = 15_000

export class Player<Picture, Cue> {
  /** 1 is as played, 4 four times as fast. */
  speed = 1
  readonly #manner: Manner<Cue>
  readonly #changed: () => void
  readonly #wait: Wait
  #now: Showing<Picture, Cue>
  #acts: Act<Picture, Cue>[] = []
  /** How many beats of the first act are over or on. */
  #shown = 0
  #callOff: (() => void) | undefined
  /** Of what has a time of its own; the rest goes with its beat. */
  readonly #ends = new Map<number, () => void>()
  #passed = 0

  constructor(picture: Picture, manner: Manner<Cue>, changed: () => void, wait: Wait = timer) {
    this.#manner = manner
    this.#changed = changed
    this.#wait = wait
    this.#now = { picture, passing: [], isMoving: false, pace: 1, coming: [] }
  }

  get now(): Showing<Picture, Cue> {
    return this.#now
  }

  /** Where everything leads that was handed in so far. */
  get end(): Picture {
    return this.#acts.at(-1)?.end ?? this.#now.picture
  }

  /** Shown after whatever is still shown; `atOnce` leaves out what waits. */
  play(acts: readonly Act<Picture, Cue>[], atOnce = false): void {
    if (atOnce) this.#leaveOut(this.#acts.length)
    this.#acts.push(...acts)
    if (waitingMs(this.#acts) > TOO_MUCH_MS) this.#leaveOut(this.#acts.length - 1)
    if (this.#callOff === undefined) this.#next()
    else this.#draw({})
  }

  /** The truth behind the latest act is another than was thought. */
  correct(end: Picture): void {
    const last = this.#acts.pop()
    if (last === undefined) this.#draw({ picture: end })
    else this.#acts.push({ beats: last.beats, end })
  }

  /** Everything is at its place at once; what must be told is told. */
  jump(end: Picture, cues: readonly Cue[] = []): void {
    this.#rest()
    this.#acts = []
    this.#shown = 0
    this.#draw({ picture: end, isMoving: false, pace: this.speed, passing: this.#told() })
    this.#pass(cues.filter(this.#isTold), 0)
  }

  readonly skip = (): void => {
    if (this.#acts.length === 0) return
    const coming = this.#now.coming
    this.jump(this.end, coming)
  }

  /** As it stands, with nothing left to come. */
  stop(): void {
    const picture = this.end
    this.#rest()
    this.#acts = []
    this.#shown = 0
    for (const callOff of this.#ends.values()) callOff()
    this.#ends.clear()
    this.#now = { ...this.#now, picture, passing: [], isMoving: false, coming: [] }
  }

  #rest(): void {
    this.#callOff?.()
    this.#callOff = undefined
  }

  /** The first so many acts are over; what they would have told is told. */
  #leaveOut(count: number): void {
    const left = this.#acts.splice(0, count)
    const last = left.at(-1)
    if (last === undefined) return
    this.#rest()
    const cues = left.flatMap(({ beats }, index) =>
      cuesOf(beats.slice(index === 0 ? this.#shown : 0)),
    )
    this.#shown = 0
    this.#draw({ picture: last.end, passing: this.#told() })
    this.#pass(cues.filter(this.#isTold), 0)
  }

  readonly #next = (): void => {
    this.#callOff = undefined
    for (let [act] = this.#acts; act !== undefined; [act] = this.#acts) {
      const beat = act.beats[this.#shown]
      this.#shown += 1
      const pace = this.speed * hurryOf(this.#acts)
      const passing = this.#now.passing.filter(({ id }) => this.#ends.has(id))
      this.#draw({ picture: beat?.picture ?? act.end, isMoving: true, pace, passing })
      if (beat === undefined) {
        this.#acts.shift()
        this.#shown = 0
      } else {
        this.#pass(beat.cues ?? [], beat.ms / pace)
        if (beat.ms > 0) {
          this.#callOff = this.#wait(beat.ms / pace, this.#next)
          return
        }
      }
    }
    this.#draw({ isMoving: false, pace: this.speed })
  }

  #pass(cues: readonly Cue[], ms: number): void {
    if (cues.length === 0) return
    const begun = cues.map((cue): Passing<Cue> => {
      const lasts = this.#manner.lasts?.(cue)
      this.#passed += 1
      const id = this.#passed
      if (lasts === undefined) return { id, cue, ms }
      const own = lasts / this.#now.pace
      const over = () => {
        this.#ends.delete(id)
        this.#draw({ passing: this.#now.passing.filter((one) => one.id !== id) })
      }
      this.#ends.set(id, this.#wait(own, over))
      return { id, cue, ms: own }
    })
    const seen = begun.filter((one) => one.ms > 0)
    this.#draw({ passing: [...this.#now.passing, ...seen] })
  }

  readonly #isTold = (cue: Cue): boolean => this.#manner.isTold?.(cue) ?? false

  /** Of what passes now, what stays although nothing moves. */
  #told(): readonly Passing<Cue>[] {
    return this.#now.passing.filter(({ id, cue }) => {
      if (this.#isTold(cue) && this.#ends.has(id)) return true
      this.#ends.get(id)?.()
      this.#ends.delete(id)
      return false
    })
  }

  #draw(change: Partial<Showing<Picture, Cue>>): void {
    const coming = this.#acts.flatMap(({ beats }, index) =>
      cuesOf(index === 0 ? beats.slice(this.#shown) : beats),
    )
    this.#now = { ...this.#now, ...change, coming }
    this.#changed()
  }
}

const cuesOf = <Cue>(beats: readonly Beat<unknown, Cue>[]): Cue[] =>
  beats.flatMap(({ cues = [] }) => cues)

/** What stands behind the act that is shown. */
const waitingMs = (acts: readonly Act<unknown, unknown>[]): number =>
  acts.slice(1).reduce((sum, { beats }) => beats.reduce((all, { ms }) => all + ms, sum), 0)

function hurryOf(acts: readonly Act<unknown, unknown>[]): number {
  const waiting = waitingMs(acts)
  return HURRY.find(({ above }) => waiting > above)?.pace ?? 1
}

const timer: Wait = (ms, act) => {
  const id = setTimeout(act, ms)
  return () => clearTimeout(id)
}
