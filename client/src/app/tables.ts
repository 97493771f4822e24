// Tables as the lobby lists them, and what a page does to one over HTTP.
import type { ClockSettings, Json, Preset } from '@foldtable/kernel'
import type { HouseInfo, ListedTable } from '@foldtable/protocol'
import { randomKey } from '../wire/random-key.ts'
import { type Answer, ask } from './api.ts'
import type { GameInfo } from './games.ts'

export type { ListedTable }

export interface NewTable {
  readonly game: string
  readonly options?: { readonly [name: string]: Json }
  readonly minPlayers?: number
  readonly maxPlayers?: number
  readonly autoStart?: boolean
  readonly startsWhenReady?: boolean
  readonly clock?: ClockSettings
  readonly visibility?: HouseInfo['visibility']
  readonly pace?: HouseInfo['pace']
  readonly bots?: number
  readonly substitutes?: boolean
}

/** Whoever sits there also learns the invitation. */
export type TableInfo = HouseInfo & { readonly invite?: string }

/** Whoever sits down adds random bytes of their own to the chance: the server cannot choose the deal. */
export const createTable = (wanted: NewTable): Promise<Answer<TableInfo>> =>
  ask('POST', '/api/tables', { ...wanted, entropy: randomKey() })

type Change =
  | ('join' | 'leave' | 'start' | 'bot' | 'remove' | 'ready' | 'colour' | 'invitation')
  | ('settings' | 'end')

export const changeTable = (
  id: string,
  change: Change,
  body: object = {},
): Promise<Answer<TableInfo>> =>
  ask(
    'POST',
    `/api/tables/${encodeURIComponent(id)}/${change}`,
    change === 'join' ? { ...body, entropy: randomKey() } : body,
  )

/** A good size for a table of bots: four, if the game allows it. */
export const usualSeats = ({ seats: { min, max } }: Pick<GameInfo, 'seats'>): number =>
  Math.min(max, Math.max(min, 4))

/** All seats are taken at once, so it starts by itself. */
export function createAgainstBots(game: GameInfo): Promise<Answer<TableInfo>> {
  const seats = usualSeats(game)
  return createTable({
    game: game.id,
    visibility: 'unlisted',
    minPlayers: seats,
    maxPlayers: seats,
    bots: seats - 1,
    autoStart: true,
  })
}

/** A way to play that the game suggests, as a table of it. Over days, a bot stands in for who runs out of time. */
export const tableFromPreset = (
  game: GameInfo,
  { seats, pace, clock, options }: Preset,
): NewTable => ({
  game: game.id,
  pace,
  minPlayers: game.seats.min,
  maxPlayers: seats,
  substitutes: pace === 'slow',
  ...(clock === undefined ? {} : { clock }),
  ...(options === undefined ? {} : { options }),
})

/** Where somebody goes who typed or pasted this: a link to a table, or its code. Nothing if it is neither. */
export function tablePathFrom(typed: string): string | undefined {
  const text = typed.trim()
  const linked = /\/tables\/([\w-]+)(?:[^?\s]*)(\?\S*)?/.exec(text)
  if (linked !== null) return `/tables/${linked[1]}${linked[2] ?? ''}`
  return /^[\w-]{6,40}$/.test(text) ? `/tables/${text}` : undefined
}
