// Tables as lists and pages show them: who sits there, what is asked, how it is played.
import {
  type ClockSettings,
  choice,
  clockSchema,
  list,
  optional,
  type Result,
  type Schema,
  type Static,
  shape,
} from '@foldtable/kernel'
import {
  ANYTHING,
  AT,
  AT_OR_NEVER,
  many,
  named,
  note,
  orNull,
  SEAT,
  TEXT,
  WHOLE,
  YES,
} from './kit.ts'

export const STATUSES = ['waiting', 'playing', 'over'] as const
export const VISIBILITIES = ['public', 'unlisted', 'private'] as const
export const PACES = ['live', 'slow'] as const

const status = choice(...STATUSES)
const visibility = choice(...VISIBILITIES)
const pace = choice(...PACES)
const clock: Schema<ClockSettings> = named('ClockSettings', clockSchema)
const seats = many(SEAT)

export const standIn = shape({
  since: AT,
  why: note('The person asked for it, or was away when others waited.', choice('asked', 'away')),
  moves: note('Moves it has made since then.', WHOLE),
})
export type StandIn = Static<typeof standIn>

export const seatInfo = named(
  'Seat',
  shape({
    account: note(
      'The number of the player who sits there; null for a bot of the house.',
      orNull(TEXT),
    ),
    name: note('As it is at this table, where no two look alike.', TEXT),
    avatar: TEXT,
    isBot: YES,
    level: note(
      'How well the bot plays, from 1, whom beginners beat, to 3; null for people.',
      orNull(choice(1, 2, 3)),
    ),
    isHere: note('Somebody of the account looks at this table right now.', YES),
    hasLeft: YES,
    awaySince: note(
      'Since when the person is away; null for whoever is here and for bots.',
      AT_OR_NEVER,
    ),
    playedForAt: note(
      'From when on the house plays for this seat if it is asked, because others wait; null if it does not.',
      AT_OR_NEVER,
    ),
    wasRemoved: note(
      'The host removed the person from the game; else whoever has left went by themselves.',
      YES,
    ),
    overdueAt: note(
      'From when on the others may agree to let a bot play here, or to end the game; null while nobody waits too long.',
      AT_OR_NEVER,
    ),
    standIn: note(
      'A bot plays for the person who sits here; null if it does not.',
      orNull(standIn),
    ),
    colour: note(
      'The `id` of the colour that was chosen where one sits down; null takes the first free one.',
      orNull(TEXT),
    ),
    isReady: note('In the waiting room: this person wants to begin.', YES),
  }),
)
/** Who sits where, as everybody may know it. */
export type SeatInfo = Static<typeof seatInfo>

const ABOUT = ['undo', 'stop', 'end', 'replace'] as const

export const asking = shape({
  id: note('An answer names it, and counts for no other question.', TEXT),
  about: choice(...ABOUT),
  seat: SEAT,
  waitsFor: note('Who has not answered yet.', seats),
  agreed: note('Who has said yes.', seats),
  entry: optional(
    note(
      'The entry that would be taken back, for `undo`: everybody has its words in their own log.',
      WHOLE,
    ),
  ),
  of: optional(note('Whose seat a bot would play from then on, for `replace`.', SEAT)),
})
export type Asking = Static<typeof asking>

export const answered = shape({
  id: TEXT,
  about: choice(...ABOUT, 'rematch'),
  seat: SEAT,
  yes: YES,
  by: note(
    'Who said no, if somebody did; who asked, if they withdrew it; null if it came to nothing by itself.',
    orNull(SEAT),
  ),
  at: AT,
})
/** How a question ended, told to all and most of all to who asked. */
export type Answered = Static<typeof answered>

export const rematchOffer = shape({
  by: SEAT,
  yes: seats,
  no: seats,
  until: note('Whoever has not answered by then has said no.', AT),
})
/** A rematch that somebody offers: a table is made when it begins. */
export type RematchOffer = Static<typeof rematchOffer>

export const watching = shape({ count: WHOLE, names: many(TEXT) })
/** Who looks on: how many, and those by name who have signed in, the first so many of them. */
export type Watching = Static<typeof watching>

const roomFields = {
  id: TEXT,
  game: TEXT,
  status,
  visibility,
  pace,
  substitutes: note('A bot takes over for whoever is away and ran out of time.', YES),
  hints: note('Bots may be asked for hints, and nothing that is played here is rated.', YES),
  options: note('As the schema of the game’s options has it.', ANYTHING),
  minPlayers: WHOLE,
  maxPlayers: WHOLE,
  autoStart: YES,
  startsWhenReady: note('It starts by itself when everybody is ready, and not before.', YES),
  startsAt: AT_OR_NEVER,
  clock,
  seats: many(seatInfo),
  host: note('The seat of the host; -1 if it is nobody’s any more.', WHOLE),
  commitment: note('SHA-256 of the key of chance, in hexadecimal.', TEXT),
  asking: orNull(asking),
  created: AT,
  rematch: note(
    'The table of the rematch, once there is one that this viewer may see.',
    orNull(TEXT),
  ),
  rules: optional(note('The version of the rules that the game was begun with.', WHOLE)),
  entropy: optional(
    note(
      'What the players added to the chance, once the game has begun; nothing if nobody did.',
      many(TEXT),
    ),
  ),
  answered: note('How the latest question ended.', orNull(answered)),
  pausedBy: note(
    'The clocks stand because this seat asked for it, and the others agreed; since when.',
    orNull(shape({ seat: SEAT, since: AT })),
  ),
  watching,
  rematchOffer: orNull(rematchOffer),
  ended: note(
    'The others agreed to end it, this seat having asked, in a game that has no end of its own for that: nobody has won.',
    orNull(shape({ seat: SEAT, at: AT })),
  ),
  stopped: note(
    'A fault of ours: nothing happens here by itself before then.',
    orNull(shape({ since: AT, until: AT })),
  ),
  code: note(
    'Six digits that lead here while the room waits; null for a private table.',
    orNull(TEXT),
  ),
}

export const roomInfo = named('RoomInfo', shape(roomFields))
/** A table around its game. */
export type RoomInfo = Static<typeof roomInfo>

export const tableInfo = named(
  'Table',
  shape({ ...roomFields, invite: optional(note('For whoever sits there.', TEXT)) }),
)
/** Whoever sits there also learns the invitation. */
export type TableInfo = Static<typeof tableInfo>

export const result: Schema<Result> = shape({
  reason: TEXT,
  places: note('Of each seat, 1 for whoever won.', list(WHOLE, 0, 64)),
})

export const listedFields = {
  id: TEXT,
  game: TEXT,
  status,
  visibility,
  seats: note('The names of those who sit there, bots among them.', many(TEXT)),
  bots: note('How many of them are bots.', WHOLE),
  host: note('The host’s name.', TEXT),
  minPlayers: WHOLE,
  maxPlayers: WHOLE,
  options: ANYTHING,
  pace,
  clock,
  substitutes: YES,
  n: note('The number of the latest entry.', WHOLE),
  created: AT,
  updated: AT,
  result: note('How it ended; null before that.', orNull(result)),
}

const mine = {
  isMyTurn: note('Of the person who asks, if they sit there.', YES),
  mySeat: note('Null before the game begins.', orNull(SEAT)),
}

export const listedTable = named(
  'ListedTable',
  shape({ ...listedFields, isMyTurn: optional(mine.isMyTurn), mySeat: optional(mine.mySeat) }),
)
/** A table as lists show it. */
export type ListedTable = Static<typeof listedTable>

export const tidings = {
  since: note('What happened since the latest move, in at most three sentences.', many(TEXT)),
  asked: note('What the seat is asked; null if it is not.', orNull(TEXT)),
  before: note(
    'How many others moved before the seat the last time round; null if nobody can tell.',
    orNull(WHOLE),
  ),
}

const wish = shape({
  about: choice(...ABOUT, 'rematch'),
  by: note('Who asks.', TEXT),
  of: note('Whose seat a bot would play, for `replace`.', orNull(TEXT)),
  until: note('When silence is an answer; null while it is not.', AT_OR_NEVER),
})
/** What somebody at a table wants to hear from others, besides a move. */
export type Wish = Static<typeof wish>

export const myTable = named(
  'MyTable',
  shape({
    ...listedFields,
    isMyTurn: optional(mine.isMyTurn),
    mySeat: optional(mine.mySeat),
    ...tidings,
    left: note(
      'Milliseconds until the time of whoever is asked is up; null without a clock.',
      orNull(WHOLE),
    ),
    wish: note('What somebody there wants to hear from the person, besides a move.', orNull(wish)),
    turnOf: note('Whom it waits for, by name.', many(TEXT)),
    unread: note('Lines that others said since the person was last there.', WHOLE),
    said: note('The latest of them.', orNull(shape({ name: TEXT, text: TEXT }))),
    place: orNull(WHOLE),
    ratingChange: orNull(WHOLE),
    endedAt: AT_OR_NEVER,
  }),
)
export type MyTable = Static<typeof myTable>

export const MY_STATES = ['waiting', 'running', 'over'] as const
/** It waits for me, it waits for others, or it is over. */
export type MyState = (typeof MY_STATES)[number]

export const myTables = shape({
  counts: shape({ waiting: WHOLE, running: WHOLE, over: WHOLE }),
  tables: many(myTable),
  isMore: note('There is another page.', YES),
})
export type MyTables = Static<typeof myTables>

export const invited = shape({
  table: TEXT,
  game: TEXT,
  by: note('Who invites.', TEXT),
  path: note('Where the seat is.', TEXT),
})
export type Invited = Static<typeof invited>
