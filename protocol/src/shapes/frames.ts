// What a viewer is sent of entries: as they happen, and afterwards.
import {
  type AnyMove,
  type Author,
  type Clock,
  choice,
  list,
  type Mark,
  optional,
  recordSchema,
  type Schema,
  type Static,
  shape,
  type TableRecord,
  type Viewer,
} from '@foldtable/kernel'
import {
  ANYTHING,
  AT,
  AT_OR_NEVER,
  either,
  event,
  many,
  message,
  named,
  note,
  orNull,
  SEAT,
  TEXT,
  WHOLE,
} from './kit.ts'

export const viewer: Schema<Viewer> = either(SEAT, choice('spectator'))
const author: Schema<Author> = either(SEAT, choice('clock', 'host'))
const stopOrGo = choice('stop', 'go')
const milliseconds = list(WHOLE, 0, 64)

export const clock: Schema<Clock> = named(
  'Clock',
  shape({
    since: note(
      'When the turn of each seat began; null for who is not waited for.',
      list(AT_OR_NEVER, 0, 64),
    ),
    banks: note(
      'What each seat has left, in milliseconds, the turn that is on not counted.',
      milliseconds,
    ),
    turn: orNull(WHOLE),
    stoppedAt: AT_OR_NEVER,
    times: optional(WHOLE),
    owing: list(SEAT, 0, 64),
  }),
)

/** Of every frame. */
const common = {
  kind: choice('frame'),
  table: TEXT,
  key: optional(note('The mover’s own.', TEXT)),
  n: note('The number of the entry.', WHOLE),
  at: optional(note('Where the table has a clock.', AT)),
  clock: optional(note('The clocks stop, or go on.', stopOrGo)),
  mover: optional(note('Who moved, where that seat is asked again at once.', SEAT)),
}

/** Events to fold; or, after something was taken back, the whole replica anew. */
export const frame = either(
  shape({ ...common, events: many(event) }),
  shape({ ...common, rewind: WHOLE, state: ANYTHING, banks: optional(milliseconds) }),
)

const move: Schema<AnyMove> = {
  type: 'object',
  properties: { kind: TEXT },
  required: ['kind'],
}

export const seenEntry = named(
  'SeenEntry',
  shape({
    n: WHOLE,
    at: AT,
    by: author,
    key: optional(note('Of one’s own moves.', TEXT)),
    move: optional(note('One’s own.', move)),
    events: many(event),
    rewind: optional(note('The table went back to where it stood after that entry.', WHOLE)),
    clock: optional(stopOrGo),
    state: optional(note('After it, where that was asked for.', ANYTHING)),
  }),
)
export type SeenEntry = Static<typeof seenEntry>

const yes: Schema<true> = { const: true }
export const mark: Schema<Mark> = shape({
  n: WHOLE,
  round: optional(note('A round begins with it.', message)),
  isHeavy: optional(note('It turned the game.', yes)),
})

export const record: Schema<TableRecord> = named('Record', recordSchema as Schema<TableRecord>)

export const chatLine = named(
  'ChatLine',
  shape({
    i: WHOLE,
    at: AT,
    seat: note(
      'Who spoke; null before the game began, when seats still move, and for lines from before this was kept.',
      orNull(SEAT),
    ),
    name: note('As it was at the table.', TEXT),
    text: TEXT,
  }),
)
export type ChatLine = Static<typeof chatLine>
