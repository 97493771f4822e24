// Time that passes when a test says so.
import type { Timers } from '../src/wire/timers.ts'

interface Planned {
  readonly at: number
  act(): void
}

export class FakeTimers implements Timers {
  #now = 1_700_000_000_000
  #planned: Planned[] = []

  now = (): number => this.#now

  after = (ms: number, act: () => void): (() => void) => {
    const planned = { at: this.#now + ms, act }
    this.#planned.push(planned)
    return () => {
      this.#planned = this.#planned.filter((one) => one !== planned)
    }
  }

  /** When the next thing happens, from now; nothing if nothing does. */
  get nextIn(): number | undefined {
    const times = this.#planned.map(({ at }) => at)
    return times.length === 0 ? undefined : Math.min(...times) - this.#now
  }

  /** Everything that is planned until then happens in order; what it promises is kept before the next. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    await settled()
    for (;;) {
      const [next] = this.#planned.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (next === undefined) break
      this.#planned = this.#planned.filter((one) => one !== next)
      this.#now = Math.max(this.#now, next.at)
      next.act()
      await settled()
    }
    this.#now = end
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
