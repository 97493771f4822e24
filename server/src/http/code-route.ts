// Six digits that somebody was told: which table they lead to.
import { refuse, type Schema, shape } from '@foldtable/kernel'
import type { FastifyInstance } from 'fastify'
import type { Tables } from '../tables/tables.ts'
import { sendRefusal } from './app.ts'
import type { Guesses } from './guesses.ts'

const digits: Schema<string> = { type: 'string', pattern: '^[0-9]{6}$' }

export function codeRoute(app: FastifyInstance, tables: Tables, guesses: Guesses): void {
  app.get<{ Params: { digits: string } }>(
    '/api/codes/:digits',
    {
      schema: {
        tags: ['tables'],
        summary: 'The table that waits and has this code',
        params: shape({ digits }),
      },
    },
    async (request, reply) => {
      const refusal = guesses.refusal(request)
      if (refusal !== undefined) return sendRefusal(reply, refusal)
      const table = await tables.withCode(request.params.digits)
      return table === undefined ? sendRefusal(reply, refuse('noSuchCode', 'HOUSE-6.8')) : { table }
    },
  )
}
