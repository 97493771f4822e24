// Who makes a table, and what they want of it.
import type { ClockSettings } from '@foldtable/kernel'
import type { Visibility } from './ports.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly avatar: string
}

export interface NewTable {
  readonly game: string
  readonly options?: unknown
  readonly minPlayers?: number
  readonly maxPlayers?: number
  readonly autoStart?: boolean
  readonly startsWhenReady?: boolean
  readonly clock?: ClockSettings
  readonly visibility?: Visibility
  readonly pace?: 'live' | 'slow'
  /** How many seats bots take at once. */
  readonly bots?: number
  /** A bot takes over for whoever is away and ran out of time; they may take the seat back. */
  readonly substitutes?: boolean
  /** Bots may be asked for hints. */
  readonly hints?: boolean
  /** Random bytes that the host adds to the chance. */
  readonly entropy?: string
}
