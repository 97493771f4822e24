// A table at which everybody who plays sits at one screen: in a browser without a server, or in a terminal. It begins at once.
import {
  type ClockSettings,
  clockSchema,
  type Game,
  type Json,
  NO_CLOCK,
  passes,
  readOptions,
  type Seat,
} from '@foldtable/kernel'
import { type BotLevel, botId, USUAL_BOT } from './bots.ts'
import type { StoredTable } from './ports.ts'
import type { Room, Sitting } from './room.ts'
import { roomText } from './stored-room.ts'

interface PracticeSeat {
  readonly name: string
  readonly avatar?: string
  readonly isBot: boolean
  readonly level?: BotLevel
}

interface PracticeWish {
  readonly seats: readonly PracticeSeat[]
  readonly options?: unknown
  readonly clock?: ClockSettings
}

/** What a table is made from besides what people wish. */
export interface Making {
  readonly id: string
  /** What its chance is derived from. */
  readonly key: string
  readonly now: number
}

/** Whoever sits there has no account: the seat is the name. */
export const sitterAt = (seat: Seat, isBot: boolean, level: BotLevel = USUAL_BOT): string =>
  isBot ? botId(seat, level) : `seat:${seat}`

/** Throws where the game cannot be played so. */
export function practiceTable(game: Game, wish: PracticeWish, making: Making): StoredTable {
  const { id, min, max } = { id: game.meta.id, ...game.meta.seats }
  const { seats, clock = NO_CLOCK } = wish
  const read = readOptions(game, wish.options)
  if (!read.ok || !passes(clockSchema, clock)) throw new RangeError(`not with ${id}`)
  if (seats.length < min || seats.length > max)
    throw new RangeError(`${id} is not for ${seats.length}`)
  const sittings = seats.map(
    ({ name, avatar = '', isBot, level }, seat): Sitting => ({
      ...{ id: sitterAt(seat, isBot, level), name, avatar, isBot },
      hasLeft: false,
    }),
  )
  return storedTable(id, practiceRoom(sittings, read.options as Json, clock), making)
}

/** Nobody is hurried, nobody is away; whoever is asked may be asked aloud. */
export function practiceRoom(
  sittings: readonly Sitting[],
  options: Json,
  clock: ClockSettings,
): Room {
  const host = sittings.find(({ isBot }) => !isBot) ?? sittings[0]
  const count = sittings.length
  return {
    party: {
      status: 'playing',
      host: host?.id ?? '',
      settings: { minPlayers: count, maxPlayers: count, autoStart: false, clock, options },
      people: sittings.map(({ id, name }) => ({ id, name, awaySince: null })),
      startsAt: null,
    },
    isPractice: true,
    pace: 'slow',
    sittings,
    entropy: [],
    avatars: Object.fromEntries(sittings.map(({ id, avatar }) => [id, avatar])),
    rematch: null,
  }
}

const storedTable = (game: string, room: Room, { id, key, now }: Making): StoredTable => ({
  id,
  game,
  status: 'playing',
  visibility: 'private',
  isShown: false,
  invite: '',
  house: roomText(room),
  chanceKey: key,
  n: 0,
  at: now,
  asked: [],
  deadline: null,
  revision: 0,
  result: null,
  rules: null,
  created: now,
  updated: now,
})
