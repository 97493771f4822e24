// What is one's own: tables, the people one has played with, and those whom one keeps away.
import {
  byDefault,
  choice,
  flag,
  integer,
  LOCALES,
  type Locale,
  optional,
  refuse,
  shape,
  text,
} from '@foldtable/kernel'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { type Away, keepAway, keptAwayBy } from '../accounts/kept-away.ts'
import { invitationsOf } from '../notices/invitations.ts'
import { companionsOf } from '../statistics/company.ts'
import { LAST_PAGE } from '../tables/lists.ts'
import { type MyWish, myTables, STATES, type Teaching } from '../tables/my-tables.ts'
import { signedIn } from './account-routes.ts'
import { sendRefusal } from './app.ts'

export interface MySurroundings extends Omit<Teaching, 'now' | 'language'> {
  readonly accounts: Pick<Accounts, 'byId'>
  /** So many one person keeps away. */
  readonly mostKeptAway: number
  now(): number
  /** Somebody of the account has a page open. */
  isAbout(account: string): boolean
}

/** In another language than that of the account, where a page is read in it. */
type Spoken<T> = T & { readonly language?: Locale }

export function myRoutes(app: FastifyInstance, around: MySurroundings): void {
  const { sql, accounts, mostKeptAway } = around

  app.get<{ Querystring: MyWish }>(
    '/api/my/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'My tables that wait for me, that wait for others, or that are over',
        description:
          'What happened since my latest move and what I am asked are written in the language that is asked for, or in that of my account.',
        querystring: shape({
          state: optional(byDefault(choice(...STATES), 'waiting')),
          game: optional(text(100)),
          with: optional(text(64)),
          page: optional(byDefault(integer(0, LAST_PAGE), 0)),
          size: optional(byDefault(integer(1, 50), 20)),
          language: optional(choice(...LOCALES)),
        }),
      },
    },
    signedIn(async (account, request) => {
      const { language = account.language, ...wish } = request.query as Spoken<MyWish>
      return myTables({ ...around, now: around.now(), language }, account.id, wish)
    }),
  )

  app.get(
    '/api/my/invitations',
    { schema: { tags: ['tables'], summary: 'Tables that wait, and to which somebody invites me' } },
    signedIn(async ({ id }) => invitationsOf(sql, id)),
  )

  app.get(
    '/api/my/people',
    {
      schema: {
        tags: ['players'],
        summary: 'The last fifty people I played with; who is here comes first',
      },
    },
    signedIn(async ({ id }) => companionsOf(sql, id, (one) => around.isAbout(one))),
  )

  app.get(
    '/api/my/kept-away',
    { schema: { tags: ['players'], summary: 'Whom I have muted or blocked' } },
    signedIn(async ({ id }) => keptAwayBy(sql, id, mostKeptAway)),
  )

  app.post<{ Params: { id: string }; Body: Away }>(
    '/api/players/:id/keep-away',
    {
      schema: {
        tags: ['players'],
        summary: 'Mute or block somebody for oneself, or neither any more',
        body: shape({ isMuted: flag(), isBlocked: flag() }),
      },
    },
    signedIn(async (account, request, reply) => {
      const { id } = request.params as { id: string }
      const other = await accounts.byId(id)
      if (other === undefined) return sendRefusal(reply, refuse('noSuchPlayer', 'HOUSE-6.5'))
      const refusal = await keepAway(
        sql,
        { account: account.id, other: other.id, at: around.now(), most: mostKeptAway },
        request.body as Away,
      )
      return refusal === undefined
        ? keptAwayBy(sql, account.id, mostKeptAway)
        : sendRefusal(reply, refusal)
    }),
  )
}
