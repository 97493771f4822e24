// What happened at a table, through the eyes of who asks.
import { flag, integer, optional, shape } from '@foldtable/kernel'
import { mark, record, seenEntry } from '../shapes/frames.ts'
import { many, note } from '../shapes/kit.ts'
import { ratingChange } from '../shapes/people.ts'
import { tidings } from '../shapes/tables.ts'
import { otherwise, route } from './route.ts'
import { invitation } from './tables.ts'

const tag = 'past'
const TABLE = ['noSuchTable', 'tableDamaged']

export const pastRoutes = {
  'GET /api/tables/:id/record': route({
    id: 'record',
    tag,
    summary: 'The record of a table that is over',
    query: invitation,
    answer: record,
    refusals: [...TABLE, 'notOver', 'notStarted'],
  }),
  'GET /api/tables/:id/frames': route({
    id: 'frames',
    tag,
    summary: 'What happened, through the eyes of who asks, page by page',
    description:
      'The entries after a number, oldest first, or before one, newest first. A page may be shorter than was asked for. With `state`, the oldest of them has the state after it, as who asks may know it.',
    query: {
      after: optional(integer(0, 2 ** 31)),
      before: optional(note('Not together with `after`.', integer(1, 2 ** 31))),
      size: otherwise(integer(1, 500), 100),
      state: otherwise(flag(), false),
      ...invitation,
    },
    answer: many(seenEntry),
    refusals: TABLE,
  }),
  'GET /api/tables/:id/marks': route({
    id: 'marks',
    tag,
    summary: 'Where rounds began and what turned the game, as everybody may know it',
    query: invitation,
    answer: many(mark),
    refusals: TABLE,
  }),
  'GET /api/tables/:id/ratings': route({
    id: 'ratings',
    tag,
    summary: 'What a finished table did to the ratings of who sat there',
    query: invitation,
    answer: many(ratingChange),
    refusals: TABLE,
  }),
  'GET /api/tables/:id/since': route({
    id: 'since',
    tag,
    summary: 'What happened since my latest move, and what I am asked, in my language',
    query: invitation,
    answer: shape(tidings),
    refusals: TABLE,
  }),
}
