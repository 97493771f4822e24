// Which board to show, at which moment, in which box.
import type { Locale } from '@foldtable/kernel'

export interface Wanted {
  readonly game: string
  readonly seats: number
  readonly seed: string
  /** Played on by bots until seat 0 is asked this, for the so manieth time. */
  readonly about: string
  readonly times?: number
  readonly board: 'drawn' | 'plain'
  readonly box: readonly [number, number]
  readonly language?: Locale
  readonly theme?: 'light' | 'dark'
  readonly options?: unknown
}
