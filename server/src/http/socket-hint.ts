// A browser's WebSocket that arrives as an ordinary request has lost its upgrade on the way. Without a word in the log nobody would
// look at the proxy.
import { refuse } from '@foldtable/kernel'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './app.ts'

const HINT =
  'a WebSocket arrived without its upgrade: the proxy must hand Upgrade and Connection on for /socket, as in deploy/nginx.conf'

/** Said once. */
export function socketHint(app: FastifyInstance, warn: (text: string) => void): void {
  let isSaid = false
  app.get('/socket', async (_request, reply) => {
    if (!isSaid) warn(HINT)
    isSaid = true
    return sendRefusal(reply, refuse('noSuchPlace', 'HOUSE-6.2'))
  })
}
