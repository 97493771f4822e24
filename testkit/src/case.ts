// One game of random play as the laws see it: the game, its terms, and what is tried beside it.
import {
  type AnyTable,
  type Chance,
  type CountedChance,
  type Entry,
  type Game,
  keyedChance,
  seededChance,
  Table,
  type Terms,
} from '@foldtable/kernel'
import type { Course } from './course.ts'
import type { Holding } from './holding.ts'

/** Something that is looked at again once the move has been made. */
export type Look = (entry: Entry) => void

export class Case {
  readonly game: Game
  readonly seats: number
  readonly options: unknown
  readonly course: Course
  /** Decides what is tried beside the game; the game itself does not depend on it. */
  readonly chance: Chance
  readonly #key: string
  /** Deals as the table does. */
  readonly #dealer: CountedChance

  constructor(terms: Omit<Terms, 'chance'>, key: string, seed: string, course: Course) {
    this.game = terms.game
    this.seats = terms.seats
    this.options = terms.options
    this.course = course
    this.chance = seededChance(`${seed} asides`)
    this.#key = key
    this.#dealer = keyedChance(key)
  }

  get holding(): Holding {
    return this.course.holding
  }

  /** Where such a table is opened: each time with the same chance from the beginning. */
  terms(): Terms {
    const { game, seats, options } = this
    return { game, seats, options, chance: keyedChance(this.#key) }
  }

  /** A table that stands there, with chance as it was then. */
  tableAt(state: unknown, at: number, drawn: number): AnyTable {
    this.#dealer.position = drawn
    return Table.arranged({ ...this.terms(), chance: this.#dealer }, state, at)
  }
}
