// Players: what they have played and with whom, and who is best at each game.
import { gameById } from '@foldtable/games'
import { refuse } from '@foldtable/kernel'
import { playerRoutes as routes } from '@foldtable/protocol/routes'
import type { FastifyInstance } from 'fastify'
import type { Account } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { playedBy, ratingCurve, versus } from '../statistics/company.ts'
import { leaderboard, profileOf } from '../statistics/statistics.ts'
import type { Lists } from '../tables/lists.ts'
import { type Refusing, refusing, serve } from './serve.ts'

interface PlayerSurroundings extends Lists {
  readonly mostMet: number
  readonly accounts: Pick<Accounts, 'byId'>
  isAbout(account: string): boolean
}

export function playerRoutes(app: FastifyInstance, around: PlayerSurroundings): void {
  const { sql } = around

  /** Somebody who exists; a guest that was merged is the account it became. */
  async function withPlayer<T>(
    id: string,
    answer: (player: Account) => T | Promise<T>,
  ): Promise<T | Refusing> {
    const player = await around.accounts.byId(id)
    return player === undefined ? refusing(refuse('noSuchPlayer', 'HOUSE-6.5')) : answer(player)
  }

  serve(app, routes, {
    'GET /api/players/:id': ({ params }) =>
      withPlayer(params.id, async ({ id, name, avatar, created }) => ({
        id,
        name,
        avatar,
        created,
        isHere: around.isAbout(id),
        games: await profileOf(sql, id),
      })),

    'GET /api/players/:id/tables': ({ params, query, account }) =>
      withPlayer(params.id, ({ id }) => playedBy(around, id, account?.id, query)),

    'GET /api/players/:id/versus': ({ params, account }) =>
      withPlayer(params.id, ({ id }) =>
        account === null || account.id === id
          ? { games: 0, ahead: 0, behind: 0 }
          : versus(around, account.id, id),
      ),

    'GET /api/players/:id/curve/:game': ({ params }) =>
      withPlayer(params.id, ({ id }) => ratingCurve(sql, id, params.game)),

    async 'GET /api/leaderboard/:game'({ params: { game }, query, account }) {
      return gameById(game) === undefined
        ? refusing(refuse('unknownGame', 'HOUSE-1.1', { game }))
        : leaderboard(sql, game, query, account?.id)
    },
  })
}
