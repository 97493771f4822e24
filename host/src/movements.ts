// Somebody came or went: what depends on it is planned anew and told, at most once a second after a few at once (HOUSE-21.4).
import { Allowance } from './allowance.ts'
import type { LiveTable } from './live-table.ts'

const EVERY_MS = 1000
const AT_ONCE = 5

export class Movements {
  readonly #live: LiveTable
  readonly #allowance = new Allowance(1000 / EVERY_MS, AT_ONCE)
  #callOff: (() => void) | undefined

  constructor(live: LiveTable) {
    this.#live = live
  }

  /** Whoever is asked and away may have to be played for. In a turn. */
  async tell(): Promise<void> {
    await this.#live.truth.plan()
    this.#live.tellChange()
  }

  /** As often as somebody comes and goes. In a turn. */
  async note(): Promise<void> {
    const { world } = this.#live
    if (this.#callOff !== undefined) return
    if (this.#allowance.take(world.now())) return this.tell()
    this.#callOff = world.after(EVERY_MS, () => {
      this.#live
        .inTurn(() => this.settle())
        .catch((problem) => world.fault(this.#live, problem, 'storage'))
    })
  }

  /** Tells at once what was put off. In a turn. */
  async settle(): Promise<void> {
    if (this.#callOff === undefined) return
    this.#callOff()
    this.#callOff = undefined
    await this.tell()
  }
}
