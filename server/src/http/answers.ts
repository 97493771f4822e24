// What each place answers, for the document of what can be asked: operation ids and the shapes of answers. A test holds real
// answers against these.
import { clockSchema, LOCALES, type Schema } from '@foldtable/kernel'
import type { FastifySchema } from 'fastify'
import { NOTICE_CHOICES } from '../accounts/account.ts'

/** JSON Schema, as far as answers need it. */
export type Shape = Schema<unknown> & { readonly description?: string }

const TEXT: Shape = { type: 'string' }
const WHOLE: Shape = { type: 'integer' }
const YES: Shape = { type: 'boolean' }
const ANY: Shape = {}
const LATER: Shape = { type: ['integer', 'null'] }
const TEXT_OR_NONE: Shape = { type: ['string', 'null'] }
const STATUS: Shape = { enum: ['waiting', 'playing', 'over'] }
const VISIBILITY: Shape = { enum: ['public', 'unlisted', 'private'] }
const PACE: Shape = { enum: ['live', 'slow'] }

type Fields = { readonly [name: string]: Shape }

const list = (items: Shape): Shape => ({ type: 'array', items })
const oneOf = (...anyOf: Shape[]): Shape => ({ anyOf })

/** Exactly these fields; those of `more` may be missing. */
const exactly = (fields: Fields, more: Fields = {}): Shape => ({
  type: 'object',
  properties: { ...fields, ...more },
  required: Object.keys(fields),
  additionalProperties: false,
})

/** At least these fields. */
const atLeast = (fields: Fields): Shape => ({
  type: 'object',
  properties: fields,
  required: Object.keys(fields),
})

const REFUSAL = exactly({ code: TEXT, rule: TEXT, message: TEXT }, { facts: ANY })

const ACCOUNT = exactly({
  id: TEXT,
  name: TEXT,
  email: TEXT_OR_NONE,
  avatar: TEXT,
  language: { enum: LOCALES },
  notices: { enum: NOTICE_CHOICES },
  created: WHOLE,
})

const DEVICE = exactly({ id: TEXT, device: TEXT, created: WHOLE, seen: WHOLE, isThis: YES })

const SEAT = exactly({
  account: TEXT_OR_NONE,
  name: TEXT,
  avatar: TEXT,
  isBot: YES,
  isHere: YES,
  hasLeft: YES,
  awaySince: LATER,
  playedForAt: LATER,
  colour: TEXT_OR_NONE,
  isReady: YES,
  wasRemoved: YES,
  overdueAt: LATER,
  standIn: oneOf(exactly({ since: WHOLE, why: TEXT, moves: WHOLE }), { type: 'null' }),
})

const SEATS = list(WHOLE)
const orNone = (fields: Fields, more: Fields = {}): Shape =>
  oneOf(exactly(fields, more), { type: 'null' })

/** What is asked of whom at the table, and around it. */
const AROUND: Fields = {
  asking: orNone(
    { id: TEXT, about: TEXT, seat: WHOLE, waitsFor: SEATS, agreed: SEATS },
    { entry: WHOLE, of: WHOLE },
  ),
  answered: orNone({ id: TEXT, about: TEXT, seat: WHOLE, yes: YES, by: LATER, at: WHOLE }),
  pausedBy: orNone({ seat: WHOLE, since: WHOLE }),
  watching: exactly({ count: WHOLE, names: list(TEXT) }),
  rematchOffer: orNone({ by: WHOLE, yes: SEATS, no: SEATS, until: WHOLE }),
  ended: orNone({ seat: WHOLE, at: WHOLE }),
  stopped: orNone({ since: WHOLE, until: WHOLE }),
}

const TABLE = exactly(
  {
    ...{ id: TEXT, game: TEXT, status: STATUS, visibility: VISIBILITY, pace: PACE },
    ...{ substitutes: YES, options: ANY, minPlayers: WHOLE, maxPlayers: WHOLE, autoStart: YES },
    ...{ startsWhenReady: YES, code: TEXT_OR_NONE },
    ...{ startsAt: LATER, clock: clockSchema, seats: list(SEAT), host: WHOLE, commitment: TEXT },
    ...AROUND,
    ...{ created: WHOLE, rematch: TEXT_OR_NONE },
  },
  { rules: WHOLE, entropy: list(TEXT), invite: TEXT },
)

const OF_TABLE: Fields = {
  ...{ id: TEXT, game: TEXT, status: STATUS, visibility: VISIBILITY, seats: list(TEXT) },
  ...{ maxPlayers: WHOLE, options: ANY, pace: PACE, n: WHOLE, created: WHOLE, updated: WHOLE },
  ...{ bots: WHOLE, host: TEXT, minPlayers: WHOLE, clock: clockSchema, substitutes: YES },
  result: ANY,
}
const LISTED = exactly(OF_TABLE, { isMyTurn: YES, mySeat: LATER })

const SINCE = { since: list(TEXT), asked: TEXT_OR_NONE, before: LATER }
const MY_TABLE = exactly({
  ...OF_TABLE,
  ...{ isMyTurn: YES, mySeat: LATER, ...SINCE, left: LATER, turnOf: list(TEXT) },
  ...{ unread: WHOLE, said: oneOf(exactly({ name: TEXT, text: TEXT }), { type: 'null' }) },
  ...{ place: LATER, ratingChange: LATER, endedAt: LATER },
  wish: orNone({ about: TEXT, by: TEXT, of: TEXT_OR_NONE, until: LATER }),
})
const MY_TABLES = exactly({
  counts: exactly({ waiting: WHOLE, running: WHOLE, over: WHOLE }),
  tables: list(MY_TABLE),
  isMore: YES,
})
const COMPANION = exactly({ id: TEXT, name: TEXT, avatar: TEXT, isHere: YES, at: WHOLE })
const KEPT_AWAY = exactly({ id: TEXT, name: TEXT, avatar: TEXT, isMuted: YES, isBlocked: YES })
const PLAYED_TABLES = exactly({
  tables: list(
    exactly({
      ...{ id: TEXT, game: TEXT, people: list(exactly({ account: TEXT_OR_NONE, name: TEXT })) },
      ...{ place: LATER, ratingChange: LATER, endedAt: WHOLE },
    }),
  ),
  isMore: YES,
})
const RATING = exactly({ rating: WHOLE, deviation: WHOLE, played: WHOLE, isProvisional: YES })
const PLAYED = exactly({
  ...{ game: TEXT, played: WHOLE, won: WHOLE, tallies: atLeast({}) },
  rating: oneOf(RATING, { type: 'null' }),
})
const PLAYER = exactly({
  ...{ id: TEXT, name: TEXT, avatar: TEXT, created: WHOLE, isHere: YES, games: list(PLAYED) },
})
const RATED = { account: TEXT, name: TEXT, avatar: TEXT, rating: WHOLE, played: WHOLE }
const RANKED = exactly({ place: WHOLE, ...RATED })
const ROWS = list(atLeast({}))
const EXPORT = exactly({
  ...{ account: atLeast({ id: TEXT, name: TEXT }), guests: ROWS, sessions: ROWS, signIns: ROWS },
  ...{ tables: ROWS, tallies: ROWS, ratings: ROWS, ratingSteps: ROWS, keptAway: ROWS },
  ...{ heard: ROWS, chat: ROWS, gallery: ROWS, notices: ROWS },
})
const GAME = atLeast({
  id: TEXT,
  title: TEXT,
  seats: ANY,
  version: WHOLE,
  options: ANY,
  words: ANY,
})
const RULES = exactly({
  ...{ game: TEXT, version: { type: ['integer', 'string'] }, language: { enum: LOCALES } },
  sections: list(exactly({ title: TEXT, rules: list(exactly({ number: TEXT, text: TEXT })) })),
})
const RECORD = atLeast({ format: { const: 'foldtable-record' }, version: WHOLE, entries: ROWS })
const NOTHING: Shape = { type: 'null', description: 'Done; there is nothing to say.' }
const PAGE: Shape = { type: 'string', description: 'Text for people.' }
const FIGURES: Shape = { type: 'string', description: 'In the format of Prometheus.' }

interface Answer {
  /** The name of the operation. */
  readonly id: string
  readonly status?: 200 | 201 | 202 | 204
  readonly shape: Shape
}

const change = (id: string): Answer => ({ id, shape: TABLE })

export const ANSWERS: { readonly [place: string]: Answer } = {
  'POST /api/guest': { id: 'becomeGuest', shape: ACCOUNT },
  'GET /api/me': { id: 'me', shape: oneOf(ACCOUNT, { type: 'null' }) },
  'PATCH /api/me': { id: 'changeMe', shape: ACCOUNT },
  'DELETE /api/me': { id: 'deleteMe', status: 204, shape: NOTHING },
  'GET /api/me/export': { id: 'exportMe', shape: EXPORT },
  'GET /api/house': { id: 'house', shape: exactly({ mail: YES }) },
  'POST /api/sign-in': { id: 'askForLink', status: 202, shape: exactly({ sent: YES }) },
  'POST /api/sign-in/complete': { id: 'signIn', shape: ACCOUNT },
  'POST /api/sign-in/code': {
    id: 'whoseCode',
    shape: exactly({ name: TEXT, avatar: TEXT, isGuest: YES }),
  },
  'POST /api/sign-in/code/complete': { id: 'signInByCode', shape: ACCOUNT },
  'POST /api/me/devices/code': { id: 'showCode', shape: exactly({ code: TEXT, until: WHOLE }) },
  'GET /api/me/devices': { id: 'myDevices', shape: list(DEVICE) },
  'DELETE /api/me/devices/:id': { id: 'endDevice', status: 204, shape: NOTHING },
  'POST /api/sign-out': { id: 'signOut', status: 204, shape: NOTHING },
  'POST /api/sign-out/everywhere': { id: 'signOutEverywhere', status: 204, shape: NOTHING },
  'GET /unsubscribe/:token': { id: 'unsubscribePage', shape: PAGE },
  'POST /unsubscribe/:token': { id: 'unsubscribe', shape: PAGE },
  'GET /api/games': { id: 'games', shape: list(GAME) },
  'GET /api/games/:id/rules': { id: 'rulesOfGame', shape: RULES },
  'GET /api/rules': { id: 'rulesOfHouse', shape: RULES },
  'GET /api/tables': { id: 'lobby', shape: list(LISTED) },
  'GET /api/codes/:digits': { id: 'tableOfCode', shape: exactly({ table: TEXT }) },
  'GET /api/my/tables': { id: 'myTables', shape: MY_TABLES },
  'GET /api/my/invitations': {
    id: 'myInvitations',
    shape: list(exactly({ table: TEXT, game: TEXT, by: TEXT, path: TEXT })),
  },
  'GET /api/my/people': { id: 'myPeople', shape: list(COMPANION) },
  'GET /api/my/kept-away': { id: 'keptAway', shape: list(KEPT_AWAY) },
  'POST /api/players/:id/keep-away': { id: 'keepAway', shape: list(KEPT_AWAY) },
  'POST /api/tables': { id: 'makeTable', status: 201, shape: TABLE },
  'GET /api/tables/:id': { id: 'table', shape: TABLE },
  'POST /api/tables/:id/join': change('join'),
  'POST /api/tables/:id/entropy': change('stir'),
  'POST /api/tables/:id/leave': change('leave'),
  'POST /api/tables/:id/start': change('start'),
  'POST /api/tables/:id/end': change('end'),
  'POST /api/tables/:id/bot': change('seatBot'),
  'POST /api/tables/:id/remove': change('remove'),
  'POST /api/tables/:id/ready': change('setReady'),
  'POST /api/tables/:id/colour': change('chooseColour'),
  'POST /api/tables/:id/invitation': change('newInvitation'),
  'POST /api/tables/:id/settings': change('changeSettings'),
  'POST /api/tables/:id/invite': change('invite'),
  'POST /api/tables/:id/rematch': change('rematch'),
  'GET /api/tables/:id/record': { id: 'record', shape: RECORD },
  'GET /api/tables/:id/frames': { id: 'frames', shape: list(atLeast({ n: WHOLE, at: WHOLE })) },
  'GET /api/tables/:id/ratings': {
    id: 'ratings',
    shape: list(exactly({ account: TEXT, rating: WHOLE, change: { type: 'integer' } })),
  },
  'GET /api/tables/:id/marks': { id: 'marks', shape: list(atLeast({ n: WHOLE })) },
  'GET /api/tables/:id/since': { id: 'since', shape: exactly(SINCE) },
  'GET /api/players/:id': { id: 'player', shape: PLAYER },
  'GET /api/players/:id/tables': { id: 'playedTables', shape: PLAYED_TABLES },
  'GET /api/players/:id/versus': {
    id: 'versus',
    shape: exactly({ games: WHOLE, ahead: WHOLE, behind: WHOLE }),
  },
  'GET /api/players/:id/curve/:game': {
    id: 'ratingCurve',
    shape: list(exactly({ at: WHOLE, rating: WHOLE })),
  },
  'GET /api/leaderboard/:game': {
    id: 'leaderboard',
    shape: exactly({
      ...{ total: WHOLE, rows: list(RANKED), provisional: list(exactly(RATED)) },
      me: oneOf(exactly({ place: LATER, ...RATED }), { type: 'null' }),
    }),
  },
  'GET /healthz': { id: 'alive', shape: exactly({ alive: YES, version: TEXT }) },
  'GET /readyz': { id: 'ready', shape: exactly({ ready: YES }) },
  'GET /metrics': { id: 'metrics', shape: FIGURES },
}

/** For the document alone: answers are written as they are, so that no field is lost that a shape does not name. */
export function documented(schema: FastifySchema, place: string): FastifySchema {
  const answer = ANSWERS[place]
  if (answer === undefined) return schema
  const { id, status = 200, shape } = answer
  const told = { description: 'As asked.', ...shape }
  const refused = { description: 'Refused: the code says why, the message in words.', ...REFUSAL }
  return { ...schema, operationId: id, response: { [status]: told, '4xx': refused } }
}
