// Tables: the lobby, making a table, sitting down at it, and what is changed before and after the game.
import {
  choice,
  clockSchema,
  flag,
  integer,
  type Optional,
  optional,
  type Schema,
  shape,
  text,
} from '@foldtable/kernel'
import { entropyBytes, REMATCH } from '../client-message.ts'
import { ANYTHING, many, note, TEXT, WHOLE } from '../shapes/kit.ts'
import { listedTable, PACES, STATUSES, tableInfo, VISIBILITIES } from '../shapes/tables.ts'
import { paging } from './paging.ts'
import { route } from './route.ts'

const tag = 'tables'
const who = 'somebody'
const TABLE = ['noSuchTable', 'tableDamaged']
const digits: Schema<string> = { type: 'string', pattern: '^[0-9]{6}$' }

/** For a table that is not public. */
export const invitation = { invite: optional(note('As the invitation has it.', text(64))) }

const settings = {
  options: optional(ANYTHING),
  minPlayers: optional(integer(1, 64)),
  maxPlayers: optional(integer(1, 64)),
  autoStart: optional(flag()),
  startsWhenReady: optional(flag()),
  substitutes: optional(flag()),
  hints: optional(note('Bots may be asked for hints; what is played there is not rated.', flag())),
  clock: optional(clockSchema),
}

/** Something the signed-in person does to a table; it answers with the table as it is then. */
const change = <const F extends Fields>(
  id: string,
  summary: string,
  refusals: readonly string[],
  fields: F,
) =>
  route({
    id,
    tag,
    who,
    summary,
    body: shape({ ...fields, ...invitation }),
    answer: tableInfo,
    refusals: [...TABLE, ...refusals],
  })
type Fields = { readonly [name: string]: Schema<unknown> | Optional<unknown> }

const MAKING = ['unknownGame', 'invalidSettings', 'tooManyOpenTables', 'tooManyNewTables']
const LEAVING = ['notSeated', 'gameOver', 'notStarted', 'fault']

export const tableRoutes = {
  'GET /api/tables': route({
    id: 'lobby',
    tag,
    summary: 'The public lobby, the latest first',
    query: { ...paging(30, 100), game: optional(text(100)), status: optional(choice(...STATUSES)) },
    answer: many(listedTable),
  }),
  'POST /api/tables': route({
    id: 'makeTable',
    tag,
    who,
    summary: 'Make a table',
    body: shape({
      game: text(100),
      ...settings,
      visibility: optional(choice(...VISIBILITIES)),
      pace: optional(choice(...PACES)),
      bots: optional(note('How many seats bots take at once.', integer(0, 63))),
      entropy: optional(entropyBytes),
    }),
    status: 201,
    answer: tableInfo,
    refusals: [...MAKING, 'tooManyBotTables', 'tableFull'],
  }),
  'GET /api/tables/:id': route({
    id: 'table',
    tag,
    summary: 'A table around its game',
    query: invitation,
    answer: tableInfo,
    refusals: TABLE,
  }),
  'POST /api/tables/:id/join': change(
    'join',
    'Take a seat; whoever has one may add other random bytes to the chance',
    ['sentAway', 'alreadyStarted', 'tableFull', 'tooManyOpenTables'],
    { entropy: optional(entropyBytes) },
  ),
  'POST /api/tables/:id/entropy': change(
    'stir',
    'Add other random bytes of one’s own to the chance, while the table waits',
    ['notSeated', 'alreadyStarted'],
    { entropy: entropyBytes },
  ),
  'POST /api/tables/:id/leave': change(
    'leave',
    'Leave the waiting room, or the game for good',
    LEAVING,
    {},
  ),
  'POST /api/tables/:id/start': change(
    'start',
    'Start the game',
    ['notHost', 'alreadyStarted', 'notEnoughPlayers', 'tooManyBotTables', 'fault'],
    {},
  ),
  'POST /api/tables/:id/end': change(
    'end',
    'End the game for everybody, where the game allows that',
    ['notPlaying', 'notHost', 'cannotEnd', ...LEAVING],
    {},
  ),
  'POST /api/tables/:id/bot': change(
    'seatBot',
    'Seat a bot, or let the bot of a seat play at another level',
    ['notHost', 'alreadyStarted', 'tableFull', 'tooManyBotTables', 'notSeated'],
    {
      level: optional(note('How well it plays, from 1 to 3; 2 if missing.', choice(1, 2, 3))),
      seat: optional(note('Where a bot sits already.', integer(0, 63))),
    },
  ),
  'POST /api/tables/:id/hint': route({
    id: 'hint',
    tag,
    who,
    summary: 'What a strong bot would do in one’s place, knowing what one knows',
    body: shape({ ...invitation }),
    answer: shape({
      n: note('After which entry it thought so.', WHOLE),
      moves: note('The first is an offer; those after it belong to the same turn.', many(ANYTHING)),
    }),
    refusals: [...TABLE, 'notSeated', 'notPlaying', 'noHints', 'notYourTurn', 'noThought'],
  }),
  'POST /api/tables/:id/remove': change(
    'remove',
    'Send somebody away, for good unless said otherwise',
    ['notHost', 'cannotRemove', 'cannotRemoveYet', ...LEAVING],
    { seat: integer(0, 63), keepOut: optional(flag()) },
  ),
  'POST /api/tables/:id/ready': change(
    'setReady',
    'Say that one is ready to begin, or not yet',
    ['notSeated', 'alreadyStarted'],
    { ready: flag() },
  ),
  'POST /api/tables/:id/colour': change(
    'chooseColour',
    'Choose a colour that is free, for oneself or, as the host, for a bot',
    ['notSeated', 'alreadyStarted', 'unknownColour', 'colourTaken'],
    { seat: integer(0, 63), colour: text(40) },
  ),
  'POST /api/tables/:id/invitation': change(
    'newInvitation',
    'Make a new invitation and a new code; those before are worth nothing any more',
    ['notHost', 'alreadyStarted'],
    {},
  ),
  'POST /api/tables/:id/settings': change(
    'changeSettings',
    'Change the settings before the start',
    ['notHost', 'alreadyStarted', 'invalidSettings', 'tooManyBotTables'],
    settings,
  ),
  'POST /api/tables/:id/invite': change(
    'invite',
    'Invite a player by e-mail',
    [
      ...['notSeated', 'alreadyStarted', 'noSuchPlayer', 'addressFirst', 'alreadySeated'],
      'tooManyInvitations',
    ],
    { player: text(64) },
  ),
  'POST /api/tables/:id/rematch': change(
    'rematch',
    'Offer a rematch, answer an offer, or begin with those who said yes',
    ['notSeated', 'notOver', 'noRematch', 'rematchBegun', 'tooManyOffers', 'notHost', ...MAKING],
    { to: optional(choice(...REMATCH)), entropy: optional(entropyBytes) },
  ),
}

export const codeRoutes = {
  'GET /api/codes/:digits': route({
    id: 'tableOfCode',
    tag,
    summary: 'The table that waits and has this code',
    params: { digits },
    answer: shape({ table: TEXT }),
    refusals: ['noSuchCode', 'tooManyCodes'],
  }),
}
