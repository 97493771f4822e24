// What a browser may say over its socket. Everything is checked against these schemas before anybody looks at it.
import {
  choice,
  flag,
  integer,
  list,
  optional,
  readable,
  type Schema,
  type Static,
  shape,
  text,
} from '@foldtable/kernel'
import { note } from './shapes/kit.ts'

const id = text(40)
const key = note(
  'Chosen by the sender, so that a resend is harmless and every answer finds its question.',
  text(64),
)
const anything: Schema<unknown> = {}

export const REMATCH = ['offer', 'yes', 'no', 'start'] as const
export type RematchWord = (typeof REMATCH)[number]

/** Random bytes for the chance of a table, in hexadecimal: 16 to 64 of them. */
export const entropyBytes: Schema<string> = {
  type: 'string',
  maxLength: 128,
  pattern: '^([0-9a-f]{2}){16,64}$',
}

const messages = {
  hello: note(
    'The first message. Whoever names hashes of words it knows is sent frames and whole tables of those games packed, as binary messages.',
    shape({
      kind: choice('hello'),
      protocol: integer(1, 1_000_000),
      packed: optional(list(text(16), 0, 64)),
    }),
  ),
  watch: note(
    'From now on, frames of this table; those after entry `after`, or the whole replica. Talk after these lines. `timeline` is what the welcome said when the whole table was sent.',
    shape({
      kind: choice('watch'),
      table: id,
      after: optional(integer(0, 2 ** 31)),
      chat: optional(integer(0, 2 ** 31)),
      gallery: optional(integer(0, 2 ** 31)),
      timeline: optional(text(64)),
      invite: optional(text(64)),
    }),
  ),
  unwatch: note('No more of this table.', shape({ kind: choice('unwatch'), table: id })),
  play: note(
    'A move. With `question`, the entry that put the seat on the spot, it answers no later one.',
    shape({
      kind: choice('play'),
      table: id,
      key,
      question: optional(integer(0, 2 ** 31)),
      move: anything,
    }),
  ),
  ask: note(
    'Asks to take the own latest move back, to stop the clocks, to end the game, or to let a bot play for the seat `of`, whose person stays away; or sets the clocks going.',
    shape({
      kind: choice('ask'),
      table: id,
      key,
      about: choice('undo', 'stop', 'go', 'end', 'replace'),
      of: optional(integer(0, 63)),
    }),
  ),
  answer: note(
    'Agrees to what somebody asked, or not; `asking` is the question’s id.',
    shape({ kind: choice('answer'), table: id, key, asking: id, yes: flag() }),
  ),
  withdraw: note(
    'Takes the own question back.',
    shape({ kind: choice('withdraw'), table: id, key, asking: id }),
  ),
  rematch: note(
    'Offers a rematch, answers an offer, or begins with those who have said yes; with random bytes for its chance.',
    shape({
      kind: choice('rematch'),
      table: id,
      key,
      to: choice(...REMATCH),
      entropy: optional(entropyBytes),
    }),
  ),
  seat: note(
    'Leaves the game for good, or lets a bot play on, or takes the seat back from it.',
    shape({ kind: choice('seat'), table: id, key, to: choice('leave', 'bot', 'back') }),
  ),
  chat: note(
    'Says something at the table; whoever looks on says it to those who look on.',
    shape({ kind: choice('chat'), table: id, key, text: readable(500) }),
  ),
  lobby: note(
    'From now on, what changes among public tables, or no more of it; with what changed since revision `after`.',
    shape({ kind: choice('lobby'), on: flag(), after: optional(integer(0, 2 ** 53 - 1)) }),
  ),
  ping: note('Answered with `pong`.', shape({ kind: choice('ping') })),
}

export type ClientMessage = {
  [K in keyof typeof messages]: Static<(typeof messages)[K]>
}[keyof typeof messages]

export const clientMessages: { readonly [K in ClientMessage['kind']]: Schema<unknown> } = messages
