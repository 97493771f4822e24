// Which board to show, at which moment, in which box.
import type { Locale } from '@foldtable/kernel'

export interface Wanted {
  readonly game: string
  readonly seats: number
  readonly seed: string
  /** Played on by bots until seat 0 is asked this, for the so manieth time. */
  readonly about: string
  readonly times?: number
  /** Or until this has just happened, so many times; the board is told of it as its latest step. */
  readonly event?: string
  /** Or as it is told here, with nothing before it; the board can be played then, and whoever is asked looks at it. */
  readonly state?: unknown
  /** All other seats are bots then. */
  readonly bots?: boolean
  /** What is pressed is played so many milliseconds later; never if missing. */
  readonly arrivesAfter?: number
  /** Whose eyes; seat 0 if missing. */
  readonly seat?: number
  readonly board: 'drawn' | 'plain'
  readonly box: readonly [number, number]
  readonly language?: Locale
  readonly theme?: 'light' | 'dark'
  readonly options?: unknown
  /** What happens is shown with motion. */
  readonly motion?: boolean
  /** What the seats chose, from the first on. */
  readonly colours?: readonly string[]
}

/** A moment for the bench: so far into a game that bots play to its end. */
export interface Measured {
  readonly game: string
  readonly seats: number
  readonly seed: string
  /** Of the entries, from 0 to 1. */
  readonly part: number
  readonly box: readonly [number, number]
  /** So many machines on the planet, where bots come to fewer. */
  readonly crowd?: number
}
