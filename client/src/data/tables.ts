// Tables as the lobby lists them, and what a page does to one over HTTP.
import type { Preset } from '@foldtable/kernel'
import type { ListedTable, TableInfo } from '@foldtable/protocol'
import type { BodyOf, RouteName } from '@foldtable/protocol/asking'
import { randomKey } from '../wire/random-key.ts'
import { type Answer, ask, askPlainly } from './api.ts'
import type { GameInfo } from './games.ts'

export type { ListedTable, TableInfo }

export type NewTable = Omit<BodyOf<'POST /api/tables'>, 'entropy'>

/** Whoever sits down adds random bytes of their own to the chance: the server cannot choose the deal. */
export const createTable = (wanted: NewTable): Promise<Answer<TableInfo>> =>
  ask('POST /api/tables', { body: { ...wanted, entropy: randomKey() } })

type Changing<N> = N extends `POST /api/tables/:id/${infer What}` ? What : never
/** What a page does to a table. */
export type Change = Exclude<Changing<RouteName>, 'rematch' | 'invite' | 'entropy' | 'hint'>
type ChangeBody<C extends Change> = BodyOf<`POST /api/tables/:id/${C}`>
/** Nothing, where nothing is needed. */
export type Changed<C extends Change> =
  {} extends ChangeBody<C> ? [body?: ChangeBody<C>] : [body: ChangeBody<C>]

export function changeTable<C extends Change>(
  id: string,
  change: C,
  ...[given]: Changed<C>
): Promise<Answer<TableInfo>> {
  const body = change === 'join' ? { ...given, entropy: randomKey() } : (given ?? {})
  return askPlainly(`POST /api/tables/:id/${change}`, { params: { id }, body })
}

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
    hints: true,
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
