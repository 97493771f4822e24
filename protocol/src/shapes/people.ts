// People: oneself and one's devices, players and what they have played, those whom one keeps away.
import { choice, LOCALES, type Static, shape } from '@foldtable/kernel'
import { ANYTHING, AT, byName, many, named, note, orNull, TEXT, WHOLE, YES } from './kit.ts'

export const NOTICE_CHOICES = ['off', 'now', 'digest'] as const
export type NoticeChoice = (typeof NOTICE_CHOICES)[number]

export const account = named(
  'Account',
  shape({
    id: TEXT,
    name: TEXT,
    email: note('Null for a guest.', orNull(TEXT)),
    avatar: TEXT,
    language: choice(...LOCALES),
    notices: choice(...NOTICE_CHOICES),
    created: AT,
  }),
)
export type Account = Static<typeof account>

const rows = many(byName(ANYTHING))

export const exported = shape({
  account: byName(ANYTHING),
  guests: note('Guests that were merged into the account.', rows),
  sessions: rows,
  signIns: rows,
  tables: rows,
  tallies: rows,
  ratings: rows,
  ratingSteps: rows,
  keptAway: rows,
  heard: rows,
  chat: rows,
  gallery: note('Said while looking on.', rows),
  notices: rows,
})

export const device = shape({
  id: TEXT,
  device: note('What it calls itself, if anything.', TEXT),
  created: AT,
  seen: AT,
  isThis: YES,
})
export type Device = Static<typeof device>

export const shownCode = shape({ code: TEXT, until: AT })
export type ShownCode = Static<typeof shownCode>

export const codeOwner = shape({ name: TEXT, avatar: TEXT, isGuest: YES })
export type CodeOwner = Static<typeof codeOwner>

export const companion = shape({
  id: TEXT,
  name: TEXT,
  avatar: TEXT,
  isHere: YES,
  at: note('When the two last sat at one table, as far as its list tells.', AT),
})
export type Companion = Static<typeof companion>

const away = {
  isMuted: YES,
  isBlocked: note(
    'They do not sit down at tables of the person that wait, and cannot invite them.',
    YES,
  ),
}
export const awayChoice = shape(away)
export type Away = Static<typeof awayChoice>

export const awayPerson = shape({ id: TEXT, name: TEXT, avatar: TEXT, ...away })
export type AwayPerson = Static<typeof awayPerson>

const rating = shape({
  rating: note('1500 to begin with.', WHOLE),
  deviation: note('How far it may be off.', WHOLE),
  played: note('How many tables it is drawn from.', WHOLE),
  isProvisional: note('Too few to say much.', YES),
})
export type Rating = Static<typeof rating>

const gameProfile = shape({
  game: TEXT,
  played: WHOLE,
  won: WHOLE,
  tallies: note(
    'The game’s own counts, by their names in its catalog: `tally.<name>`.',
    byName(WHOLE),
  ),
  rating: orNull(rating),
})
export type GameProfile = Static<typeof gameProfile>

export const profile = named(
  'Player',
  shape({ id: TEXT, name: TEXT, avatar: TEXT, created: AT, isHere: YES, games: many(gameProfile) }),
)
export type Profile = Static<typeof profile>

export const playedTables = shape({
  tables: many(
    shape({
      id: TEXT,
      game: TEXT,
      people: note(
        'Everybody who sat there; a bot of the house has no account.',
        many(shape({ account: orNull(TEXT), name: TEXT })),
      ),
      place: orNull(WHOLE),
      ratingChange: orNull(WHOLE),
      endedAt: AT,
    }),
  ),
  isMore: YES,
})
export type PlayedTables = Static<typeof playedTables>
export type PlayedTable = PlayedTables['tables'][number]

export const versus = shape({ games: WHOLE, ahead: WHOLE, behind: WHOLE })
export type Versus = Static<typeof versus>

export const ratingPoint = shape({ at: AT, rating: WHOLE })
export type RatingPoint = Static<typeof ratingPoint>

const rated = { account: TEXT, name: TEXT, avatar: TEXT, rating: WHOLE, played: WHOLE }
const ranked = shape({ place: WHOLE, ...rated })
export type Ranked = Static<typeof ranked>

export const leaderboard = shape({
  total: WHOLE,
  rows: many(ranked),
  me: note(
    'Who asks, wherever they stand; without a place while their rating is provisional, and null without one.',
    orNull(shape({ place: orNull(WHOLE), ...rated })),
  ),
  provisional: note('The best of those of whom it is too early to say.', many(shape(rated))),
})
export type Leaderboard = Static<typeof leaderboard>

export const ratingChange = shape({ account: TEXT, rating: WHOLE, change: WHOLE })
/** What a finished table did to somebody's rating. */
export type RatingChange = Static<typeof ratingChange>
