// The door for requests: opened when all behind it stands, closed once nobody is inside.
import type { FastifyInstance } from 'fastify'
import type { Part } from '../parts/part.ts'
import type { Settings } from '../settings/settings.ts'
import { listen } from './listen.ts'

interface Web {
  readonly app: FastifyInstance
  readonly settings: Settings
  readonly leaving: AbortController
}

export function webPart({ app, settings, leaving }: Web): Part {
  // Else a stop waits until a connection on which it answered last has been idle for long.
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.signal.aborted) reply.header('connection', 'close')
  })
  return {
    start: () => listen(app, settings),
    close: () => app.close(),
  }
}
