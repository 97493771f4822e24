// A table as it is being thought of: what the form holds, and what is sent.
import type { ClockSettings, Json } from '@foldtable/kernel'
import type { RoomInfo } from '@foldtable/protocol'
import type { GameInfo } from '../../data/games.ts'
import { type NewTable, usualSeats } from '../../data/tables.ts'
import { usualPace } from './usual-clock.ts'

export interface TableDraft {
  readonly options: { readonly [name: string]: Json }
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly bots: number
  readonly clock: ClockSettings
  readonly pace: RoomInfo['pace']
  readonly visibility: RoomInfo['visibility']
  readonly autoStart: boolean
  readonly startsWhenReady: boolean
  /** A bot stands in for whoever is away and runs out of time. */
  readonly substitutes: boolean
  /** Bots may be asked for hints. */
  readonly hints: boolean
}

export const defaultOptions = ({ options }: Pick<GameInfo, 'options'>): TableDraft['options'] =>
  Object.fromEntries(
    Object.entries(options.properties ?? {}).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

export const firstDraft = (game: GameInfo): TableDraft => ({
  options: defaultOptions(game),
  minPlayers: game.seats.min,
  maxPlayers: usualSeats(game),
  bots: 0,
  ...usualPace('live', game.suggests),
  visibility: 'unlisted',
  autoStart: false,
  startsWhenReady: false,
  hints: false,
})

/** Keeps what belongs together in order: fewer bots than seats, no more needed than there are seats. */
export function withPart(draft: TableDraft, part: Partial<TableDraft>): TableDraft {
  const next = { ...draft, ...part }
  return {
    ...next,
    minPlayers: Math.min(next.minPlayers, next.maxPlayers),
    bots: Math.min(next.bots, next.maxPlayers - 1),
  }
}

export const tableFrom = (game: string, draft: TableDraft): NewTable => ({ game, ...draft })
