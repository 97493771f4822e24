// The database's time at a node: what its beats answer, and the node's own steady clock in between.

const KEPT = 5
/** How much the clock may be pulled, as a part of the time that passes. */
const SLEW = 0.01
const STEP_MS = 1000

export class NodeClock {
  readonly #steady: () => number
  #offsets: number[] = []
  #offset: number | undefined
  #slewedAt: number
  #last = 0

  /** `steady` never jumps. */
  constructor(steady: () => number = () => performance.now()) {
    this.#steady = steady
    this.#slewedAt = steady()
  }

  /** A beat was sent at `sent` and answered by now, both steady; the database said `theirs`. */
  note(sent: number, theirs: number): void {
    const heard = this.#steady()
    const passed = heard - this.#slewedAt
    this.#slewedAt = heard
    this.#offsets = [...this.#offsets, theirs - (sent + heard) / 2].slice(-KEPT)
    const median = this.#offsets.toSorted((a, b) => a - b)[this.#offsets.length >> 1] ?? 0
    if (this.#offset === undefined) {
      this.#offset = median
      return
    }
    const wanted = median - this.#offset
    const agreed = this.#offsets.filter((one) => Math.abs(one - median) < STEP_MS).length >= 2
    const most = passed * SLEW
    const isStep = Math.abs(wanted) > STEP_MS && agreed
    this.#offset += isStep ? wanted : Math.max(-most, Math.min(most, wanted))
  }

  /** Never goes back. */
  now(): number {
    this.#last = Math.max(this.#last, Math.floor(this.#steady() + (this.#offset ?? 0)))
    return this.#last
  }
}
