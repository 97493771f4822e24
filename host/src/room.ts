// What lies around a game and is kept with its table: the party, who sits where, what is asked, what it was shuffled with.

import type { Party, Seat } from '@foldtable/kernel'
import type { Answered, Asking } from '@foldtable/protocol'
import { isBotId } from './bots.ts'

/** Who holds a seat of a game that has begun. */
export interface Sitting {
  /** The account, or a bot's own id. */
  readonly id: string
  readonly name: string
  readonly avatar: string
  /** A bot plays, by itself or for the person. */
  readonly isBot: boolean
  readonly hasLeft: boolean
  /** When the person was last seen at a slow table. */
  readonly seen?: number
  /** A bot has played for the person, if only for a while. */
  readonly hadBot?: boolean
  /** The `id` of the colour that was chosen. */
  readonly colour?: string
  /** Since when, and since which entry, a bot plays for the person, and why. */
  readonly standIn?: { readonly since: number; readonly n: number; readonly why: 'asked' | 'away' }
  /** The host removed them from the game. */
  readonly wasRemoved?: boolean
}

/** What a seat asks the others. */
export interface Question {
  readonly id: string
  readonly about: Asking['about']
  readonly seat: Seat
  /** The asker's. */
  readonly key: string
  readonly at: number
  /** Where the table stood: taking back and stopping the clocks are asked only until the next entry. */
  readonly n: number
  readonly waitsFor: readonly Seat[]
  readonly agreed: readonly Seat[]
  /** For taking back: the entry that would be gone back to, and the one that would be taken back. */
  readonly to?: number
  readonly entry?: number
  /** For replacing: whose seat. */
  readonly of?: Seat
  /** Whoever was not seen for long has no say any more. */
  readonly isLate?: boolean
}

/** A rematch that is offered at a table that is over. */
export interface Offer {
  /** Of the table to come, so that it is made once, also if the house stops in the middle; told to nobody before. */
  readonly table: string
  /** Whose offer it is: an account, as in the lists. */
  readonly by: string
  readonly until: number
  readonly yes: readonly { readonly id: string; readonly bytes?: string }[]
  readonly no: readonly string[]
  /** Who has blocked the one whose offer it is, and is not called. */
  readonly unheard?: readonly string[]
}

/** Random bytes in hexadecimal, one's own for a table. */
interface Given {
  readonly id: string
  readonly bytes: string
}

/** Stored as JSON with the table; `stored-room.ts` must agree. */
export interface Room {
  readonly party: Party
  /** Nobody is hurried or removed at a slow table. */
  readonly pace: 'live' | 'slow'
  /** Everybody who plays sits at one screen. */
  readonly isPractice?: boolean
  /** A bot takes over for whoever is away and ran out of time. */
  readonly substitutes?: boolean
  /** Bots may be asked for hints (HOUSE-23). */
  readonly hints?: boolean
  /** By seat, once the game has begun. */
  readonly sittings: readonly Sitting[]
  /** Who left a seat that somebody else has taken since. */
  readonly followed?: readonly string[]
  /** What players added to the chance, in the order of their seats, once the game has begun. */
  readonly entropy: readonly string[]
  /** What whoever sits in the waiting room will have added. */
  readonly given?: readonly Given[]
  readonly avatars: { readonly [person: string]: string }
  /** The table of the rematch, and who is at it. */
  readonly rematch: string | null
  /** Six digits that lead there while it waits. */
  readonly code?: string | null
  readonly rematchWith?: readonly string[]
  readonly offer?: Offer
  readonly question?: Question
  /** How the latest question ended. */
  readonly answered?: Answered
  /** Requests of players that were heard, the latest so many: `resends.ts` writes them. */
  readonly heard?: readonly string[]
  /** All who were there agreed to end the game, and it has no move for that. */
  readonly ended?: { readonly seat: Seat; readonly at: number }
}

/** With what somebody gives to the chance before it begins; the latest counts (HOUSE-2.9). */
export const withGiven = (room: Room, id: string, bytes: string | undefined): Room =>
  bytes === undefined || room.sittings.length > 0
    ? room
    : { ...room, given: [...(room.given ?? []).filter((one) => one.id !== id), { id, bytes }] }

/** Whoever leaves the room takes along what they gave, and their picture. */
export function withoutLeavers({ given, ...room }: Room): Room {
  const ids = new Set([...room.party.people, ...room.sittings].map(({ id }) => id))
  const kept = Object.entries(room.avatars).filter(([id]) => ids.has(id))
  const stayed = { ...room, avatars: Object.fromEntries(kept) }
  return given === undefined ? stayed : { ...stayed, given: given.filter(({ id }) => ids.has(id)) }
}

/** When the room says that the game begins, its people take their seats, and what they gave is mixed in. */
export function seated(room: Room): Room {
  if (room.party.status !== 'playing' || room.sittings.length > 0) return room
  const { given = [], ...rest } = room
  const entropy = room.party.people.flatMap(({ id }) =>
    given.filter((one) => one.id === id).map(({ bytes }) => bytes),
  )
  return { ...rest, entropy, sittings: sittingsOf(room) }
}

/** The room's people take their seats in order. */
const sittingsOf = ({ party, avatars }: Room): Sitting[] =>
  party.people.map(({ id, name, colour }) => ({
    id,
    name,
    avatar: avatars[id] ?? '',
    isBot: isBotId(id),
    hasLeft: false,
    ...(colour === undefined ? {} : { colour }),
  }))

/** A bot that sits for a person is remembered when the person is back. */
export const withBotsNoted = (room: Room): Room => ({
  ...room,
  sittings: room.sittings.map((one) =>
    one.isBot && !isBotId(one.id) ? { ...one, hadBot: true } : one,
  ),
})

export const seatOfAccount = (room: Room, account: string): Seat | undefined => {
  const { sittings, party } = room
  for (let seat = 0; seat < sittings.length; seat++) {
    const sitting = sittings[seat]
    if (sitting?.id === account && !sitting.hasLeft) return seat
  }
  const place = sittings.length > 0 ? -1 : party.people.findIndex(({ id }) => id === account)
  return place < 0 ? undefined : place
}
