// For operators: is it alive, is it ready, what does it do.
import { operationRoutes, type Ready } from '@foldtable/protocol/routes'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../base/metrics.ts'
import { versionText } from '../base/version.ts'
import { sent, serve } from './serve.ts'

export function houseRoutes(
  app: FastifyInstance,
  metrics: Metrics,
  isReady: () => Promise<Ready>,
): void {
  serve(app, operationRoutes, {
    'GET /healthz': () => ({ alive: true, version: versionText() }),
    async 'GET /readyz'({ reply }) {
      const found = await isReady()
      return found.ready ? found : sent(reply.code(503).send(found))
    },
    async 'GET /metrics'({ reply }) {
      return sent(reply.type(metrics.registry.contentType).send(await metrics.text()))
    },
  })
}
