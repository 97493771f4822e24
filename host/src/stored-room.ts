// The room of a table as it is stored, read through its schema: what is missing is said by name, not met later.
import {
  choice,
  clockSchema,
  flag,
  type Game,
  integer,
  type Json,
  keptOptions,
  list,
  optional,
  type Party,
  problemsOf,
  readOptions,
  type Schema,
  shape,
  text,
} from '@foldtable/kernel'
import type { Room } from './room.ts'

const id = text(100)
const name = text(1000)
const moment = integer(0, Number.MAX_SAFE_INTEGER)
const anything: Schema<unknown> = {}
const orNull = <T>(schema: Schema<T>): Schema<T | null> => ({ anyOf: [schema, { const: null }] })
const MOST_SEATS = 64

const person = shape({
  id,
  name,
  awaySince: orNull(moment),
  isBot: optional(flag()),
  isReady: optional(flag()),
  colour: optional(text(40)),
})
const party = shape({
  status: choice('waiting', 'playing', 'over'),
  host: id,
  settings: shape({
    minPlayers: integer(1, MOST_SEATS),
    maxPlayers: integer(1, MOST_SEATS),
    autoStart: flag(),
    startsWhenReady: optional(flag()),
    clock: clockSchema,
    options: anything,
  }),
  people: list(person, 0, MOST_SEATS),
  startsAt: orNull(moment),
  sentAway: optional(list(id, 0, 1000)),
})
const sitting = shape({
  id,
  name,
  avatar: text(100),
  isBot: flag(),
  hasLeft: flag(),
  seen: optional(moment),
  hadBot: optional(flag()),
  colour: optional(text(40)),
  standIn: optional(shape({ since: moment, n: moment, why: choice('asked', 'away') })),
  wasRemoved: optional(flag()),
})
const seat = integer(0, MOST_SEATS)
const seats = list(seat, 0, MOST_SEATS)
const question = shape({
  id,
  about: choice('undo', 'stop', 'end', 'replace'),
  seat,
  key: text(100),
  at: moment,
  n: moment,
  waitsFor: seats,
  agreed: seats,
  to: optional(moment),
  entry: optional(moment),
  of: optional(seat),
  isLate: optional(flag()),
})
const offer = shape({
  table: id,
  by: id,
  until: moment,
  yes: list(shape({ id, bytes: optional(text(1000)) }), 0, MOST_SEATS),
  no: list(id, 0, MOST_SEATS),
  unheard: optional(list(id, 0, MOST_SEATS)),
})
const answered = shape({
  id,
  about: choice('undo', 'stop', 'end', 'replace', 'rematch'),
  seat,
  yes: flag(),
  by: orNull(seat),
  at: moment,
})
const roomSchema = shape({
  room: party,
  pace: choice('live', 'slow'),
  isPractice: optional(flag()),
  substitutes: optional(flag()),
  hints: optional(flag()),
  sittings: list(sitting, 0, MOST_SEATS),
  followed: optional(list(id, 0, 1000)),
  entropy: list(text(1000), 0, 1000),
  given: optional(list(shape({ id, bytes: text(1000) }), 0, MOST_SEATS)),
  avatars: anything,
  rematch: orNull(id),
  code: optional(orNull(text(6))),
  rematchWith: optional(list(id, 0, MOST_SEATS)),
  offer: optional(offer),
  question: optional(question),
  answered: optional(answered),
  heard: optional(list(text(200), 0, 100)),
  ended: optional(shape({ seat, at: moment })),
})

/** On disk its party is called `room`, as it was first; its column is called `house`. */
export interface StoredRoom extends Omit<Room, 'party'> {
  readonly room: Party
}

export const storedRoom = ({ party, ...rest }: Room): StoredRoom => ({ room: party, ...rest })
const fromStored = ({ room, ...rest }: StoredRoom): Room => ({ party: room, ...rest })

/** What another version keeps besides is no harm. */
const UNKNOWN = 'nothing of that name'

/** Throws with what is wrong, and where. */
export function readRoom(text: string): Room {
  const stored: unknown = JSON.parse(text)
  const problem = problemsOf(roomSchema, stored).find(({ expected }) => expected !== UNKNOWN)
  if (problem !== undefined)
    throw new TypeError(`its room has ${problem.at} that is not ${problem.expected}`)
  const { avatars } = stored as StoredRoom
  if (typeof avatars !== 'object' || avatars === null)
    throw new TypeError('its room has /avatars that is not an object')
  return fromStored(stored as StoredRoom)
}

/** What was written here, believed as it is. */
export const believedRoom = (text: string): Room => fromStored(JSON.parse(text))

export const roomText = (room: Room): string => JSON.stringify(storedRoom(room))

/** With the game's options read through their schema too: those that are missing take their defaults, or are younger than the table. */
export function readRoomOf(game: Game, stored: string): Room {
  const room = readRoom(stored)
  const { status, settings: kept } = room.party
  const read = (status === 'waiting' ? readOptions : keptOptions)(game, kept.options)
  if (!read.ok) {
    const [problem] = read.problems
    throw new TypeError(`its option ${problem?.at} is not ${problem?.expected}`)
  }
  const settings = { ...kept, options: read.options as Json }
  return { ...room, party: { ...room.party, settings } }
}
