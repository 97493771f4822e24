// What is done once a day, and at the start: what has ended leaves the disk.

const DAY_MS = 86_400_000

export class Chores {
  readonly #chores: readonly (() => Promise<unknown>)[]
  readonly #failed: (problem: unknown) => void
  readonly #isOurs: () => Promise<boolean>
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()

  /** `isOurs`: no other node does them. */
  constructor(
    chores: readonly (() => Promise<unknown>)[],
    failed: (problem: unknown) => void,
    isOurs: () => Promise<boolean> = async () => true,
  ) {
    this.#isOurs = isOurs
    this.#chores = chores
    this.#failed = failed
  }

  start(): void {
    this.#round = this.#goRound()
    this.#timer = setInterval(() => {
      this.#round = this.#goRound()
    }, DAY_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#round
  }

  async #goRound(): Promise<void> {
    if (!(await this.#isOurs().catch(() => false))) return
    for (const chore of this.#chores) await chore().catch(this.#failed)
  }
}
