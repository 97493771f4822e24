// Brings entries of the past that are not at hand, a page at a time: what is looked at, and no more.
import type { FramesPage } from './fetch-frames.ts'
import type { History, PastFrame } from './history.ts'

/** As many entries at once. */
export const PAGE = 200

type Page = Pick<FramesPage, 'after' | 'size' | 'state'>

export class PastLoader {
  readonly #fetch: (page: Page) => Promise<readonly PastFrame[]>
  /** One after another: what the one before has brought need not be asked for again. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(fetch: (page: Page) => Promise<readonly PastFrame[]>) {
    this.#fetch = fetch
  }

  /** Until the board can be drawn as it stood at entry n, or nobody wants that any more; fails where the server does. */
  toMoment(history: History, n: number, isWanted: () => boolean): Promise<void> {
    return this.#inTurn(async () => {
      for (;;) {
        const hole = isWanted() ? history.holeTo(n) : undefined
        if (hole === undefined) return
        await this.#around(history, hole)
      }
    })
  }

  /** The page that ends with the latest entry before this one that is not at hand. */
  before(history: History, n: number): Promise<void> {
    return this.#inTurn(async () => {
      const run = history.missing.findLast(({ from }) => from < n)
      if (run === undefined) return
      const to = Math.min(run.to, n - 1)
      const first = Math.max(run.from, to - PAGE + 1)
      await this.#bring(history, { after: first - 1, size: to - first + 1 })
    })
  }

  /** Goes on from what is at hand, if that is near; else with a state from which the page can be folded. */
  #around(history: History, hole: number): Promise<void> {
    const run = history.missing.find(({ from, to }) => from <= hole && hole <= to)
    if (run === undefined) throw new RangeError(`entry ${hole} is not missing`)
    const { from, to } = run
    const isNear = hole - from < PAGE && history.holeTo(from - 1) === undefined
    const first = isNear ? from : Math.max(from, hole - PAGE / 2)
    const page = { after: first - 1, size: Math.min(PAGE, to - first + 1) }
    return this.#bring(history, isNear || first === 1 ? page : { ...page, state: true })
  }

  async #bring(history: History, page: Page): Promise<void> {
    for (const frame of await this.#fetch(page)) history.add(frame)
    const first = page.after + 1
    if (history.frame(first) === undefined) throw new Error(`entry ${first} was not sent`)
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }
}
