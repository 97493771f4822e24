// The HTTP side: plugins, who is asking, and errors as JSON with a code that says what is wrong.
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { kernelWords, messageOf, type Refusal, refuse, speak } from '@foldtable/kernel'
import { refusalWords } from '@foldtable/protocol'
import { statusOf } from '@foldtable/protocol/routes'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Account } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { Sparing } from '../base/log.ts'
import type { Metrics } from '../base/metrics.ts'
import type { Settings } from '../settings/settings.ts'
import { Places } from '../socket/places.ts'
import { Damaged, refusalFor } from '../tables/damage.ts'
import { payAttention } from './attention.ts'
import { household, trustOf } from './client-address.ts'
import { compressed } from './compressed.ts'
import { type Asked, isOwnOrigin } from './origin.ts'
import { headers } from './policy.ts'
import { type Limited, RateLimit } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every place and what can be done there. */
    places: Place[]
  }
  interface FastifyRequest {
    /** Who asks; null without a session. */
    account: Account | null
    sessionToken: string | null
  }
  interface FastifyReply {
    /** The code of what was refused; null if nothing was. */
    refused: string | null
  }
}

export interface Place {
  readonly method: string
  readonly url: string
}

export const COOKIE = 'foldtable'
const YEAR = 365 * 24 * 60 * 60

export async function makeApp(
  settings: Settings,
  accounts: Pick<Accounts, 'bySession'>,
  logger: FastifyBaseLogger,
  metrics: Metrics,
  nodes?: () => number,
): Promise<FastifyInstance> {
  const requestMs = settings.requestSeconds * 1000
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(settings.trustProxy),
    bodyLimit: settings.bodyKb * 1024,
    requestTimeout: requestMs,
    connectionTimeout: settings.idleSeconds * 1000,
    http: {
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(5000, requestMs / 4),
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    frameworkErrors: answerError,
    return503OnClosing: false, // it would have words of its own
  })
  app.decorateRequest('account', null) // before any plugin, or its routes would not have it
  app.decorateRequest('sessionToken', null)
  app.decorateReply('refused', null)
  app.decorate('places', [])
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) app.places.push({ method: one, url })
  })
  await app.register(cookie)
  await app.register(helmet, headers(settings))
  const sparing = new Sparing(settings.loggedPerMinute)
  compressed(app)
  payAttention(app, metrics, sparing)
  const limit = new RateLimit(settings, nodes)
  metrics.gauge('foldtable_counted', 'Those whose requests are counted', () => limit.counted)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async (request, reply) => {
    // Whoever asks whether it is ready is told so in that answer's own shape.
    if (isClosing && request.routeOptions.url !== '/readyz')
      return sendRefusal(reply, refuse('outage', 'HOUSE-2.2'))
    const tooFast = limit.atTheDoor(request)
    if (tooFast !== undefined) return limited(tooFast)
    const { origin, host } = request.headers
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && origin !== undefined && !isOwnOrigin(settings, asked(request, origin))) {
      if (sparing.may('crossSite'))
        app.log.warn({ origin, host }, 'a page of another site was refused; is PUBLIC_URL right?')
      return sendRefusal(reply, refuse('crossSite', 'HOUSE-6.1'))
    }
    await recognize(request)
    const tooOften = limit.inside(request)
    return tooOften === undefined ? undefined : limited(tooOften)

    function limited(by: Limited): FastifyReply {
      metrics.limited.inc({ by })
      return sendRefusal(reply.header('retry-after', '5'), refuse('tooFast', 'HOUSE-4.4'))
    }
  })

  /** Whoever asks for a file is nobody in particular. */
  async function recognize(request: FastifyRequest): Promise<void> {
    const token = request.cookies[COOKIE]
    const isPage = request.headers.accept?.includes('text/html') ?? false
    if (token === undefined || !(request.url.startsWith('/api/') || isPage)) return
    request.account = (await accounts.bySession(token)) ?? null
    request.sessionToken = token
  }
  boundConnections(app, settings, metrics)
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, refuse('noSuchPlace', 'HOUSE-6.2')),
  )
  app.setErrorHandler(answerError)
  return app
}

/** Node stops reading from whoever does not read; the figure shows that it does. */
function boundConnections({ server }: FastifyInstance, settings: Settings, metrics: Metrics): void {
  const open = new Set<Socket>()
  const mayStay = placeFor(settings)
  const turnedAway = () => metrics.turnedAway.inc({ why: 'tooManyConnections' })
  server.maxConnections = settings.mostConnections
  server.on('drop', turnedAway)
  server.on('connection', (socket) => {
    if (!mayStay(socket)) {
      turnedAway()
      socket.destroy()
      return
    }
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  metrics.gauge('foldtable_http_unread_bytes', 'Bytes not read, sockets included', () =>
    [...open].reduce((sum, { writableLength }) => sum + writableLength, 0),
  )
}

/** So many connections come from one address; behind a proxy everybody does (HOUSE-4.15). */
function placeFor({ connectionsPerAddress, trustProxy }: Settings): (socket: Socket) => boolean {
  const addresses = new Places(connectionsPerAddress)
  const trust = trustOf(trustProxy)
  return (socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || trust(remoteAddress, 0)) return true
    const from = household(remoteAddress)
    if (!addresses.take(from)) return false
    socket.once('close', () => addresses.free(from))
    return true
  }
}

const asked = ({ headers: { host }, protocol }: FastifyRequest, origin: string): Asked => ({
  origin,
  host,
  scheme: protocol,
})

function answerError(
  error: { statusCode?: number; message?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500
  if (status < 500) {
    return reply
      .code(status)
      .send(worded(refuse('malformedRequest', 'HOUSE-6.3', { what: error.message ?? '' })))
  }
  if (error instanceof Damaged) return sendRefusal(reply, refusalFor(error)) // told already
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
  return sendRefusal(reply, refuse('outage', 'HOUSE-2.2'))
}

const WORDS = { ...kernelWords.en, ...refusalWords.en }

/** A refusal with its status and a sentence. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.refused = refusal.code
  return reply.code(statusOf(refusal.code)).send(worded(refusal))
}

const worded = (refusal: Refusal) => ({
  ...refusal,
  message: speak(messageOf(refusal), {
    locale: 'en',
    catalog: WORDS,
    nameOf: (seat) => `seat ${seat}`,
  }),
})

export function setSession(reply: FastifyReply, settings: Settings, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: YEAR,
  })
}

export const endSession = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(COOKIE, { path: '/' })
