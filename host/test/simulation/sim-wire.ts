// Messages between nodes and people: late, lost, doubled, in another order, or cut off for a while.
import type { Chance } from '@foldtable/kernel'
import type { SimTime } from './sim-time.ts'

/** How likely what is, in thousandths. */
export interface WireFaults {
  readonly lost: number
  readonly doubled: number
  readonly slowest: number
}

export class SimWire {
  readonly #time: SimTime
  readonly #chance: Chance
  readonly #faults: () => WireFaults
  readonly #cutUntil = new Map<string, number>()

  constructor(time: SimTime, chance: Chance, faults: () => WireFaults) {
    this.#time = time
    this.#chance = chance
    this.#faults = faults
  }

  /** Nothing passes this end for so long. */
  cut(end: string, ms: number): void {
    this.#cutUntil.set(end, this.#time.now() + ms)
  }

  heal(): void {
    this.#cutUntil.clear()
  }

  carry(ends: readonly string[], deliver: () => void): void {
    const { lost, doubled, slowest } = this.#faults()
    if (ends.some((end) => (this.#cutUntil.get(end) ?? 0) > this.#time.now())) return
    if (this.#chance.below(1000) < lost) return
    const copies = this.#chance.below(1000) < doubled ? 2 : 1
    for (let copy = 0; copy < copies; copy++)
      this.#time.after(1 + this.#chance.below(slowest), deliver)
  }
}
