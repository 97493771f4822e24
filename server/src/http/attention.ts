// What is noticed of every request: how long it took, what was refused, and a proxy that nobody told us about.
import type { FastifyInstance } from 'fastify'
import type { Sparing } from '../base/log.ts'
import type { Metrics } from '../base/metrics.ts'
import { household } from './client-address.ts'

const NOTED = [401, 403, 429]

export function payAttention(app: FastifyInstance, metrics: Metrics, sparing: Sparing): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip } = request
    const route = routeOptions.url ?? 'none'
    const { statusCode: status, elapsedTime } = reply
    metrics.http.observe(
      { method, route, status: `${Math.floor(status / 100)}xx` },
      elapsedTime / 1000,
    )
    if (reply.refused !== null) metrics.refusals.inc({ code: reply.refused })
    if (!NOTED.includes(status)) return
    metrics.httpRefused.inc({ status })
    if (sparing.may(`${status}`))
      app.log.info({ status, method, route, from: household(ip) }, 'a request was refused')
  })
  app.addHook('onRequest', untrustedProxy(app))
}

/** Told once. */
function untrustedProxy(app: FastifyInstance) {
  let isTold = false
  return async ({
    headers,
    ip,
    socket,
  }: {
    headers: object
    ip: string
    socket: { remoteAddress?: string | undefined }
  }) => {
    if (isTold || !('x-forwarded-for' in headers) || ip !== socket.remoteAddress) return
    isTold = true
    app.log.warn(
      'X-Forwarded-For arrives and is not trusted, so that everybody behind the proxy counts as one address: set TRUST_PROXY',
    )
  }
}
