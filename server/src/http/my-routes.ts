// What is one's own: tables, the people one has played with, and those whom one keeps away.
import { refuse } from '@foldtable/kernel'
import { myRoutes as routes } from '@foldtable/protocol/routes'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { keepAway, keptAwayBy } from '../accounts/kept-away.ts'
import { invitationsOf } from '../notices/invitations.ts'
import { companionsOf } from '../statistics/company.ts'
import { myTables, type Teaching } from '../tables/my-tables.ts'
import { refusing, serve } from './serve.ts'

interface MySurroundings extends Omit<Teaching, 'now' | 'language'> {
  readonly accounts: Pick<Accounts, 'byId'>
  /** So many one person keeps away. */
  readonly mostKeptAway: number
  /** So many of one's latest tables are looked at for whom one met. */
  readonly mostMet: number
  now(): number
  /** Somebody of the account has a page open. */
  isAbout(account: string): boolean
}

export function myRoutes(app: FastifyInstance, around: MySurroundings): void {
  const { sql, accounts, mostKeptAway } = around

  serve(app, routes, {
    'GET /api/my/tables'({ account, query: { language = account.language, ...wish } }) {
      return myTables({ ...around, now: around.now(), language }, account.id, wish)
    },
    'GET /api/my/invitations': ({ account }) => invitationsOf(sql, account.id),
    'GET /api/my/people': ({ account }) =>
      companionsOf(around, account.id, (other) => around.isAbout(other)),
    'GET /api/my/kept-away': ({ account }) => keptAwayBy(sql, account.id, mostKeptAway),

    async 'POST /api/players/:id/keep-away'({ account, params, body }) {
      const other = await accounts.byId(params.id)
      if (other === undefined) return refusing(refuse('noSuchPlayer', 'HOUSE-6.5'))
      const refusal = await keepAway(
        sql,
        { account: account.id, other: other.id, at: around.now(), most: mostKeptAway },
        body,
      )
      return refusal === undefined ? keptAwayBy(sql, account.id, mostKeptAway) : refusing(refusal)
    },
  })
}
