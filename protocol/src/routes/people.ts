// What is one's own, and players: what they have played and with whom, and who is best at each game.
import { choice, LOCALES, optional, text } from '@foldtable/kernel'
import { many } from '../shapes/kit.ts'
import {
  awayChoice,
  awayPerson,
  companion,
  leaderboard,
  playedTables,
  profile,
  ratingPoint,
  versus,
} from '../shapes/people.ts'
import { invited, MY_STATES, myTables } from '../shapes/tables.ts'
import { paging } from './paging.ts'
import { otherwise, route } from './route.ts'

const who = 'somebody'
const PLAYER = ['noSuchPlayer']

export const myRoutes = {
  'GET /api/my/tables': route({
    id: 'myTables',
    tag: 'tables',
    who,
    summary: 'My tables that wait for me, that wait for others, or that are over',
    description:
      'What happened since my latest move and what I am asked are written in the language that is asked for, or in that of my account.',
    query: {
      state: otherwise(choice(...MY_STATES), 'waiting'),
      game: optional(text(100)),
      with: optional(text(64)),
      ...paging(20, 50),
      language: optional(choice(...LOCALES)),
    },
    answer: myTables,
  }),
  'GET /api/my/invitations': route({
    id: 'myInvitations',
    tag: 'tables',
    who,
    summary: 'Tables that wait, and to which somebody invites me',
    answer: many(invited),
  }),
  'GET /api/my/people': route({
    id: 'myPeople',
    tag: 'players',
    who,
    summary: 'The last fifty people I played with; who is here comes first',
    answer: many(companion),
  }),
  'GET /api/my/kept-away': route({
    id: 'keptAway',
    tag: 'players',
    who,
    summary: 'Whom I have muted or blocked',
    answer: many(awayPerson),
  }),
  'POST /api/players/:id/keep-away': route({
    id: 'keepAway',
    tag: 'players',
    who,
    summary: 'Mute or block somebody for oneself, or neither any more',
    body: awayChoice,
    answer: many(awayPerson),
    refusals: [...PLAYER, 'notYourself', 'tooManyKeptAway'],
  }),
}

export const playerRoutes = {
  'GET /api/players/:id': route({
    id: 'player',
    tag: 'players',
    summary: 'A player: games played and won, each game’s own counts, rating',
    answer: profile,
    refusals: PLAYER,
  }),
  'GET /api/players/:id/tables': route({
    id: 'playedTables',
    tag: 'players',
    summary: 'What a player has finished, the latest first: public tables, and those of mine',
    query: { game: optional(text(100)), ...paging(10, 50) },
    answer: playedTables,
    refusals: PLAYER,
  }),
  'GET /api/players/:id/versus': route({
    id: 'versus',
    tag: 'players',
    summary: 'How I fared against a player, over our latest tables',
    answer: versus,
    refusals: PLAYER,
  }),
  'GET /api/players/:id/curve/:game': route({
    id: 'ratingCurve',
    tag: 'players',
    summary: 'How a player’s rating at a game came about',
    answer: many(ratingPoint),
    refusals: PLAYER,
  }),
  'GET /api/leaderboard/:game': route({
    id: 'leaderboard',
    tag: 'players',
    summary: 'The best players of a game, and where I stand',
    query: paging(30, 100),
    answer: leaderboard,
    refusals: ['unknownGame'],
  }),
}
