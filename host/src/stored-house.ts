// The house of a table as it is stored, read through its schema: what is missing is said by name, not met later.
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
  problemsOf,
  readOptions,
  type Schema,
  shape,
  text,
} from '@foldtable/kernel'
import type { House } from './house.ts'

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
const room = shape({
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
const houseSchema = shape({
  room,
  pace: choice('live', 'slow'),
  isPractice: optional(flag()),
  substitutes: optional(flag()),
  sittings: list(sitting, 0, MOST_SEATS),
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

/** What another version keeps besides is no harm. */
const UNKNOWN = 'nothing of that name'

/** Throws with what is wrong, and where. */
export function readHouse(stored: string): House {
  const house: unknown = JSON.parse(stored)
  const problem = problemsOf(houseSchema, house).find(({ expected }) => expected !== UNKNOWN)
  if (problem !== undefined)
    throw new TypeError(`its house has ${problem.at} that is not ${problem.expected}`)
  const { avatars } = house as House
  if (typeof avatars !== 'object' || avatars === null)
    throw new TypeError('its house has /avatars that is not an object')
  return house as House
}

/** With the game's options read through their schema too: those that are missing take their defaults, or are younger than the table. */
export function readHouseOf(game: Game, stored: string): House {
  const house = readHouse(stored)
  const { status, settings: kept } = house.room
  const read = (status === 'waiting' ? readOptions : keptOptions)(game, kept.options)
  if (!read.ok) {
    const [problem] = read.problems
    throw new TypeError(`its option ${problem?.at} is not ${problem?.expected}`)
  }
  const settings = { ...kept, options: read.options as Json }
  return { ...house, room: { ...house.room, settings } }
}
