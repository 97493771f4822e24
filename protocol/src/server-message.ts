// What the server says over a socket.
import { choice, optional, type Schema, type Static, shape } from '@foldtable/kernel'
import { chatLine, clock, frame, viewer } from './shapes/frames.ts'
import {
  ANYTHING,
  AT,
  AT_OR_NEVER,
  many,
  note,
  orNull,
  refusal,
  TEXT,
  WHOLE,
  YES,
} from './shapes/kit.ts'
import { listedTable, roomInfo, watching } from './shapes/tables.ts'

const waits = shape({
  table: TEXT,
  game: TEXT,
  until: note('When the time is up; null without a clock.', AT_OR_NEVER),
})
/** A table that waits for me: how long there is. */
export type Waits = Static<typeof waits>

const rematchCall = shape({
  table: note('The table that is over.', TEXT),
  game: TEXT,
  name: note('Who offers it.', TEXT),
  until: AT,
  answer: note('What they have answered so far.', orNull(choice('yes', 'no'))),
  begun: note('The new table, once it has begun; only for who said yes.', orNull(TEXT)),
})
/** A rematch, told to somebody who may be on another page. */
export type RematchCall = Static<typeof rematchCall>

const table = TEXT
const key = note('As the message had it that this answers.', TEXT)

const messages = {
  welcome: note(
    'After `hello`.',
    shape({
      kind: choice('welcome'),
      protocol: WHOLE,
      account: orNull(shape({ id: TEXT, name: TEXT })),
      now: AT,
      timeline: optional(
        note(
          'Which past the house has. After it was put back to an earlier state this is another one, and tables are sent whole.',
          TEXT,
        ),
      ),
      packed: optional(
        note(
          'Hashes of words that were named and are known here too: their games are packed.',
          many(TEXT),
        ),
      ),
    }),
  ),
  table: note(
    'The viewer’s whole replica: on first load, and when it fell too far behind.',
    shape({
      kind: choice('table'),
      table,
      n: WHOLE,
      viewer,
      state: note('Null before the game begins.', ANYTHING),
      question: note(
        'The entry that put the viewer on the spot; null if it is not asked.',
        orNull(WHOLE),
      ),
      clock: orNull(clock),
      house: roomInfo,
      chat: many(chatLine),
      gallery: optional(
        note(
          'What was said among those who look on, for them and, after the end, for all.',
          many(chatLine),
        ),
      ),
    }),
  ),
  frame: note(
    'What happened, as the viewer may know it. It is also the answer to the mover.',
    frame,
  ),
  known: note(
    'The move was known already: it made entry n.',
    shape({ kind: choice('known'), table, key, n: WHOLE }),
  ),
  done: note('What was asked is done.', shape({ kind: choice('done'), table, key })),
  refused: note(
    'What was asked is not done, and why.',
    shape({
      kind: choice('refused'),
      table: optional(table),
      key: optional(key),
      ...refusal,
      facts: optional(refusal.facts),
    }),
  ),
  house: note(
    'The table around its game has changed.',
    shape({ kind: choice('house'), table, house: roomInfo, viewer }),
  ),
  chat: note(
    'Somebody said something.',
    shape({
      kind: choice('chat'),
      table,
      i: WHOLE,
      at: AT,
      seat: orNull(WHOLE),
      name: TEXT,
      text: TEXT,
    }),
  ),
  lobby: note(
    'What has changed among public tables since the latest revision that was told.',
    shape({
      kind: choice('lobby'),
      revision: WHOLE,
      changed: note('As they are now, new ones among them.', many(listedTable)),
      gone: note('Not in the lobby any more.', many(TEXT)),
      counts: optional(
        note(
          'How many public tables of each game wait and are played, a hundred at most.',
          many(shape({ game: TEXT, waiting: WHOLE, playing: WHOLE })),
        ),
      ),
      isStale: note('More has changed than is told here: the list has to be asked for again.', YES),
    }),
  ),
  removed: note(
    'The host sent whoever reads this away from the table, and perhaps for good.',
    shape({ kind: choice('removed'), table, by: note('The host’s name.', TEXT), isKeptOut: YES }),
  ),
  gallery: note(
    'Said among those who look on. Their seat is null.',
    shape({ kind: choice('gallery'), table, lines: many(chatLine) }),
  ),
  watching: note(
    'Who looks on, as often as that is worth telling.',
    shape({ kind: choice('watching'), table, watching }),
  ),
  waits: note(
    'All tables that wait for whoever is signed in here: after `hello`, and whenever it changes.',
    shape({ kind: choice('waits'), tables: many(waits) }),
  ),
  device: note(
    'Another device was signed in as whoever reads this: what it calls itself, if anything.',
    shape({ kind: choice('device'), device: TEXT }),
  ),
  rematches: note(
    'All rematches that somebody offers to whoever is signed in here: whenever that changes.',
    shape({ kind: choice('rematches'), calls: many(rematchCall) }),
  ),
  pong: note('After `ping`.', shape({ kind: choice('pong'), now: AT })),
  bye: note(
    'The server closes the connection; come back after that many milliseconds.',
    shape({
      kind: choice('bye'),
      reason: choice('stopping', 'outdated', 'idle', 'flood', 'signedOut'),
      after: WHOLE,
    }),
  ),
}

export type ServerMessage = {
  [K in keyof typeof messages]: Static<(typeof messages)[K]>
}[keyof typeof messages]

/** By their kind. */
export const serverMessages: { readonly [K in ServerMessage['kind']]: Schema<unknown> } = messages
