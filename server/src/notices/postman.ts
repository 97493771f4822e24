// Sees to it that notices are written and sent: after each entry, and when one is due.
import { isBotId } from '../tables/house.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Notices } from './notices.ts'

const LONGEST_SLEEP = 60_000

export class Postman {
  readonly #notices: Notices
  readonly #now: () => number
  readonly #failed: (problem: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()

  constructor(
    notices: Notices,
    { now, failed }: { now(): number; failed(problem: unknown): void },
  ) {
    this.#notices = notices
    this.#now = now
    this.#failed = failed
  }

  start(): void {
    this.#sleep(LONGEST_SLEEP / 2)
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#round
  }

  /** Whoever is asked, and at the end everybody, is told by mail if they want to be and do not see it themselves. */
  afterEntry(live: LiveTable): void {
    this.#write(live).catch(this.#failed)
  }

  async #write(live: LiveTable): Promise<void> {
    const { table, house, game } = live
    if (table === undefined) return
    const context = { game: game.meta.title, path: `/tables/${live.id}` }
    const { result } = table.decision
    if (result !== undefined) {
      const people = house.sittings.map(({ id }, seat) => ({ id, place: result.places[seat] }))
      for (const { id, place } of people.filter((one) => !isBotId(one.id))) {
        const ended =
          place === undefined ? context : { ...context, place, of: house.sittings.length }
        await this.#notices.note(id, 'result', live.id, table.n, ended)
      }
      return
    }
    if (table.decision.due !== undefined) return
    for (const seat of table.decision.seats) {
      const sitting = house.sittings[seat]
      const question = table.question(seat)
      if (
        sitting === undefined ||
        sitting.isBot ||
        question === null ||
        live.audience.isHere(sitting.id)
      )
        continue
      await this.#notices.note(sitting.id, 'turn', live.id, question, context)
    }
  }

  #sleep(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#round = this.#goRound()
    }, ms)
    this.#timer.unref()
  }

  async #goRound(): Promise<void> {
    try {
      await this.#notices.flush()
      const next = await this.#notices.nextAt()
      const wait =
        next === null ? LONGEST_SLEEP : Math.min(Math.max(next - this.#now(), 1000), LONGEST_SLEEP)
      if (this.#timer !== undefined) this.#sleep(wait)
    } catch (problem) {
      this.#failed(problem)
      if (this.#timer !== undefined) this.#sleep(LONGEST_SLEEP)
    }
  }
}
