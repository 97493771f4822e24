// What a browser may say over its socket. Everything is checked against these schemas before anybody looks at it.
import {
  choice,
  flag,
  integer,
  optional,
  readable,
  type Schema,
  type Static,
  shape,
  text,
} from '@foldtable/kernel'

const id = text(40)
/** Chosen by the sender, so that a resend is harmless and every answer finds its question. */
const key = text(64)
const anything: Schema<unknown> = {}

const messages = {
  hello: shape({ kind: choice('hello'), protocol: integer(1, 1_000_000) }),
  /** From now on, frames of this table; those after entry `after`, or the whole replica. Chat after line `chat`. */
  watch: shape({
    kind: choice('watch'),
    table: id,
    after: optional(integer(0, 2 ** 31)),
    chat: optional(integer(0, 2 ** 31)),
    invite: optional(text(64)),
  }),
  unwatch: shape({ kind: choice('unwatch'), table: id }),
  play: shape({
    kind: choice('play'),
    table: id,
    key,
    question: optional(integer(0, 2 ** 31)),
    move: anything,
  }),
  /** Asks to take the own latest move back, or to stop the clocks; or sets them going. */
  ask: shape({ kind: choice('ask'), table: id, key, about: choice('undo', 'stop', 'go') }),
  /** Agrees to what somebody asked, or not; `asking` is the question's id. */
  answer: shape({
    kind: choice('answer'),
    table: id,
    key,
    asking: id,
    yes: flag(),
  }),
  /** Leaves the game for good, or lets a bot play on, or takes the seat back from it. */
  seat: shape({ kind: choice('seat'), table: id, key, to: choice('leave', 'bot', 'back') }),
  chat: shape({ kind: choice('chat'), table: id, key, text: readable(500) }),
  /** From now on, what changes among public tables, or no more of it; with what changed since revision `after`. */
  lobby: shape({ kind: choice('lobby'), on: flag(), after: optional(integer(0, 2 ** 53 - 1)) }),
  ping: shape({ kind: choice('ping') }),
}

export type ClientMessage = {
  [K in keyof typeof messages]: Static<(typeof messages)[K]>
}[keyof typeof messages]

export const clientMessages: { readonly [K in ClientMessage['kind']]: Schema<unknown> } = messages
