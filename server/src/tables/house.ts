// What the house keeps of a table besides its game: the room, who sits where, what it was shuffled with.
import type { AnyMove, Game, Room, Seat } from '@foldtable/kernel'

/** Who holds a seat of a game that has begun. */
export interface Sitting {
  /** The account, or a bot's own id. */
  readonly id: string
  readonly name: string
  readonly avatar: string
  /** A bot plays, by itself or for the person. */
  readonly isBot: boolean
  readonly hasLeft: boolean
}

/** Stored as JSON with the table. */
export interface House {
  readonly room: Room
  /** Nobody is hurried or removed at a slow table. */
  readonly pace: 'live' | 'slow'
  /** A bot takes over for whoever is away and ran out of time. */
  readonly substitutes?: boolean
  /** By seat, once the game has begun. */
  readonly sittings: readonly Sitting[]
  /** What players added to the chance. */
  readonly entropy: readonly string[]
  readonly avatars: { readonly [person: string]: string }
  /** The table of the rematch. */
  readonly rematch: string | null
}

const BOT = 'bot:'

export const isBotId = (id: string): boolean => id.startsWith(BOT)

const BOT_NAMES = ['Hana', 'Otto', 'Mira', 'Juno', 'Pavel', 'Lina', 'Tarek', 'Wanda'] as const

/** The next bot that is not in the room yet. */
export function nextBot(room: Room): { id: string; name: string } {
  const taken = new Set(room.people.map(({ id }) => id))
  const index = BOT_NAMES.findIndex((_, at) => !taken.has(`${BOT}${at}`))
  const at = index < 0 ? room.people.length : index
  return { id: `${BOT}${at}`, name: BOT_NAMES[at % BOT_NAMES.length] ?? 'Bot' }
}

/** The room's people take their seats in order. */
export const sittingsOf = ({ room, avatars }: House): Sitting[] =>
  room.people.map(({ id, name }) => ({
    id,
    name,
    avatar: avatars[id] ?? '',
    isBot: isBotId(id),
    hasLeft: false,
  }))

export const seatOfAccount = (house: House, account: string): Seat | undefined => {
  const { sittings, room } = house
  const seat =
    sittings.length > 0
      ? sittings.findIndex(({ id, hasLeft }) => id === account && !hasLeft)
      : room.people.findIndex(({ id }) => id === account)
  return seat < 0 ? undefined : seat
}

/** What the game does when a seat leaves for good, everybody is gone, or the host ends it; nothing if it has no such move. */
export function hostMove(game: Game, kind: 'leave' | 'abandon' | 'quit'): AnyMove | undefined {
  const rule = Object.hasOwn(game.moves, kind) ? game.moves[kind] : undefined
  return rule?.author === 'host' ? { kind } : undefined
}
