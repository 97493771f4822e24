// Which moment of a table is shown, now or an entry of the past, and through whose eyes.
import { type Game, seenEntry, type TableRecord } from '@foldtable/kernel'
import { History } from './history.ts'
import { type Shown, shownOf } from './shown.ts'
import type { Eyes, Step } from './types.ts'

export class TimeTravel {
  #moment: number | null = null
  #shown: Shown | undefined
  #eyes: { readonly of: Eyes; readonly history: History } | null = null

  /** The entry that is shown; null for now. */
  get moment(): number | null {
    return this.#moment
  }

  /** What to draw, unless it is now. */
  get shown(): Shown | undefined {
    return this.#shown
  }

  /** Other eyes than the viewer's own, and what they saw. */
  get eyes(): { readonly of: Eyes; readonly history: History } | null {
    return this.#eyes
  }

  backToNow(): void {
    this.#moment = null
    this.#shown = undefined
  }

  /** From the record of a table that is open; nothing goes back to the own. */
  lookAs(of: Eyes | null, game: Game, record: TableRecord | undefined): void {
    this.#eyes =
      of === null || record === undefined ? null : { of, history: historyOf(game, record, of) }
  }

  /** One step forward is shown with what happened; a jump is not. Where the past is not at hand it stays now. */
  goTo(n: number | null, now: number, game: Game, own: History): Omit<Step, 'id'> | undefined {
    const before = this.#moment
    const history = this.#eyes?.history ?? own
    this.backToNow()
    if (n === null || n >= now || history.holeTo(n) !== undefined) return undefined
    const moment = Math.max(1, n)
    this.#moment = moment
    this.#shown = shownOf(game, history.stateAt(moment))
    return before === moment - 1
      ? { n: moment, events: history.frame(moment)?.events ?? [] }
      : undefined
  }
}

/** Everything of the table may be known: it was played to its end, and nothing of it is hidden for good. */
export const isOpen = ({ viewer, chance }: TableRecord): boolean =>
  viewer === undefined && chance.key !== undefined

function historyOf(game: Game, record: TableRecord, of: Eyes): History {
  const { seats, options, entries } = record
  const history = new History(game, () => game.blank(seats.length, options))
  for (const entry of entries) history.add(of === 'open' ? entry : seenEntry(entry, of))
  return history
}
