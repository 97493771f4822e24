// Players: what they have played, and who is best at each game.
import { gameById } from '@foldtable/games'
import { byDefault, integer, optional, refuse, shape } from '@foldtable/kernel'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { Sql } from '../ledger/sql.ts'
import { leaderboard, MOST_RANKED, profileOf } from '../statistics/statistics.ts'
import { sendRefusal } from './app.ts'

const LARGEST_PAGE = 100

export function playerRoutes(app: FastifyInstance, sql: Sql, accounts: Accounts): void {
  const tags = ['players']

  app.get<{ Params: { id: string } }>(
    '/api/players/:id',
    { schema: { tags, summary: 'A player: games played and won, each game’s own counts, rating' } },
    async (request, reply) => {
      const account = await accounts.byId(request.params.id)
      if (account === undefined) return sendRefusal(reply, refuse('noSuchPlayer', 'HOUSE-6.5'))
      const { id, name, avatar, created } = account
      return { id, name, avatar, created, games: await profileOf(sql, id) }
    },
  )

  app.get<{ Params: { game: string }; Querystring: { page: number; size: number } }>(
    '/api/leaderboard/:game',
    {
      schema: {
        tags,
        summary: 'The best players of a game',
        querystring: shape({
          page: optional(byDefault(integer(1, MOST_RANKED / LARGEST_PAGE), 1)),
          size: optional(byDefault(integer(1, LARGEST_PAGE), 30)),
        }),
      },
    },
    async (request, reply) => {
      const { game } = request.params
      if (gameById(game) === undefined)
        return sendRefusal(reply, refuse('unknownGame', 'HOUSE-1.1', { game }))
      return leaderboard(sql, game, request.query)
    },
  )
}
