// Players: what they have played and with whom, and who is best at each game.
import { gameById } from '@foldtable/games'
import { byDefault, integer, optional, refuse, shape, text } from '@foldtable/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { playedBy, ratingCurve, versus } from '../statistics/company.ts'
import { leaderboard, MOST_RANKED, profileOf } from '../statistics/statistics.ts'
import { LAST_PAGE, type Lists } from '../tables/lists.ts'
import { sendRefusal } from './app.ts'

const LARGEST_PAGE = 100

export interface PlayerSurroundings extends Lists {
  readonly accounts: Pick<Accounts, 'byId'>
  isAbout(account: string): boolean
}

export function playerRoutes(app: FastifyInstance, around: PlayerSurroundings): void {
  const tags = ['players']
  const { sql } = around

  /** Somebody who exists; a guest that was merged is the account it became. */
  const found =
    (handler: (player: Account, request: FastifyRequest) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const player = await around.accounts.byId((request.params as { id: string }).id)
      return player === undefined
        ? sendRefusal(reply, refuse('noSuchPlayer', 'HOUSE-6.5'))
        : handler(player, request)
    }

  app.get<{ Params: { id: string } }>(
    '/api/players/:id',
    { schema: { tags, summary: 'A player: games played and won, each game’s own counts, rating' } },
    found(async ({ id, name, avatar, created }) => ({
      id,
      name,
      avatar,
      created,
      isHere: around.isAbout(id),
      games: await profileOf(sql, id),
    })),
  )

  app.get<{ Params: { id: string } }>(
    '/api/players/:id/tables',
    {
      schema: {
        tags,
        summary: 'What a player has finished, the latest first: public tables, and those of mine',
        querystring: shape({
          game: optional(text(100)),
          page: optional(byDefault(integer(0, LAST_PAGE), 0)),
          size: optional(byDefault(integer(1, 50), 10)),
        }),
      },
    },
    found(async ({ id }, { account, query }) =>
      playedBy(around, id, account?.id, query as { page: number; size: number; game?: string }),
    ),
  )

  app.get<{ Params: { id: string } }>(
    '/api/players/:id/versus',
    { schema: { tags, summary: 'How I fared against a player, over our latest tables' } },
    found(async ({ id }, { account }) =>
      account === null || account.id === id
        ? { games: 0, ahead: 0, behind: 0 }
        : versus(sql, account.id, id),
    ),
  )

  app.get<{ Params: { id: string; game: string } }>(
    '/api/players/:id/curve/:game',
    { schema: { tags, summary: 'How a player’s rating at a game came about' } },
    found(async ({ id }, { params }) => ratingCurve(sql, id, (params as { game: string }).game)),
  )

  app.get<{ Params: { game: string }; Querystring: { page: number; size: number } }>(
    '/api/leaderboard/:game',
    {
      schema: {
        tags,
        summary: 'The best players of a game, and where I stand',
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
      return leaderboard(sql, game, request.query, request.account?.id)
    },
  )
}
