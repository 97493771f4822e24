// For operators: is it alive, is it ready, what does it do.
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { versionText } from '../version.ts'

export function houseRoutes(
  app: FastifyInstance,
  metrics: Metrics,
  isReady: () => Promise<boolean>,
): void {
  const schema = { tags: ['operation'] }
  app.get('/healthz', { schema }, async () => ({
    alive: true,
    version: versionText(),
  }))
  app.get('/readyz', { schema }, async (_request, reply) =>
    (await isReady()) ? { ready: true } : reply.code(503).send({ ready: false }),
  )
  app.get('/metrics', { schema }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.text()),
  )
}
