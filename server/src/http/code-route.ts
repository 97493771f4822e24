// Six digits that somebody was told: which table they lead to.
import { refuse } from '@foldtable/kernel'
import { codeRoutes } from '@foldtable/protocol/routes'
import type { FastifyInstance } from 'fastify'
import type { Tables } from '../tables/tables.ts'
import type { Guesses } from './guesses.ts'
import { refusing, serve } from './serve.ts'

export function codeRoute(app: FastifyInstance, tables: Tables, guesses: Guesses): void {
  serve(app, codeRoutes, {
    async 'GET /api/codes/:digits'({ params, request }) {
      const refusal = await guesses.refusal(request)
      if (refusal !== undefined) return refusing(refusal)
      const table = await tables.making.withCode(params.digits)
      return table === undefined ? refusing(refuse('noSuchCode', 'HOUSE-6.8')) : { table }
    },
  })
}
