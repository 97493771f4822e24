// Which moment of a table is shown: now, or an entry of the past.
import type { Game } from '@foldtable/kernel'
import type { History } from './history.ts'
import { type Shown, shownOf } from './shown.ts'
import type { Step } from './types.ts'

export class TimeTravel {
  #moment: number | null = null
  #shown: Shown | undefined

  /** The entry that is shown; null for now. */
  get moment(): number | null {
    return this.#moment
  }

  /** What to draw, unless it is now. */
  get shown(): Shown | undefined {
    return this.#shown
  }

  backToNow(): void {
    this.#moment = null
    this.#shown = undefined
  }

  /** One step forward is shown with what happened; a jump is not. Where the past is not at hand it stays now. */
  goTo(n: number | null, now: number, game: Game, history: History): Omit<Step, 'id'> | undefined {
    const before = this.#moment
    this.backToNow()
    if (n === null || n >= now || history.firstMissing <= n) return undefined
    const moment = Math.max(1, n)
    this.#moment = moment
    this.#shown = shownOf(game, history.stateAt(moment))
    return before === moment - 1
      ? { n: moment, events: history.frame(moment)?.events ?? [] }
      : undefined
  }
}
