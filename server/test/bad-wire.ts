// A wire that loses, doubles, holds back and reorders what is said over it, and breaks at times; all by a seed.
import { type CountedChance, seededChance } from '@foldtable/kernel'
import { type Dial, dialDirectly, type Line } from './steadfast.ts'

/** Out of a thousand messages, each way. */
const BREAKS = 12
const LOST = 50
const DOUBLED = 100
const HELD_BACK = 200
const SET_FREE = 400

export class BadWire {
  readonly counts = { carried: 0, broken: 0, lost: 0, doubled: 0, heldBack: 0 }
  readonly #chance: CountedChance
  /** Later messages set these free in any order, also when their connection is gone. */
  #held: (() => void)[] = []
  #isGood = false

  constructor(seed: string) {
    this.#chance = seededChance(`wire ${seed}`)
  }

  readonly dial: Dial = async (url, cookie, ends) => {
    const heard = (text: string) => this.#carry(() => ends.heard(text), line)
    const line: Line = await dialDirectly(url, cookie, { heard, closed: ends.closed })
    return { cut: line.cut, send: (text) => this.#carry(() => line.send(text), line) }
  }

  /** From now on nothing goes wrong; what was held back arrives after all. */
  mend(): void {
    this.#isGood = true
    for (const deliver of this.#chance.shuffle(this.#held)) deliver()
    this.#held = []
  }

  #carry(deliver: () => void, line: Line): void {
    this.counts.carried += 1
    if (this.#isGood) deliver()
    else if (this.#happens('broken', BREAKS)) line.cut()
    else if (!this.#happens('lost', LOST)) {
      this.#pass(deliver)
      if (this.#happens('doubled', DOUBLED)) this.#pass(deliver)
    }
    if (this.#held.length > 0 && this.#chance.below(1000) < SET_FREE)
      this.#held.splice(this.#chance.below(this.#held.length), 1)[0]?.()
  }

  #pass(deliver: () => void): void {
    if (this.#happens('heldBack', HELD_BACK)) this.#held.push(deliver)
    else deliver()
  }

  #happens(what: keyof typeof this.counts, often: number): boolean {
    const isSo = this.#chance.below(1000) < often
    if (isSo) this.counts[what] += 1
    return isSo
  }
}
