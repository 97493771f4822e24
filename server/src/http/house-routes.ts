// For operators: is it alive, is it ready, what does it do.
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

export function houseRoutes(
  app: FastifyInstance,
  metrics: Metrics,
  isReady: () => Promise<boolean>,
): void {
  const schema = { tags: ['operation'] }
  app.get('/healthz', { schema, config: { rateLimit: false } }, async () => ({ alive: true }))
  app.get('/readyz', { schema, config: { rateLimit: false } }, async (_request, reply) =>
    (await isReady()) ? { ready: true } : reply.code(503).send({ ready: false }),
  )
  app.get('/metrics', { schema, config: { rateLimit: false } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
