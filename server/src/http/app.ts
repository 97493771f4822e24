// The HTTP side: plugins, who is asking, and errors as JSON with a code that says what is wrong.
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { kernelWords, messageOf, type Refusal, refuse, speak } from '@foldtable/kernel'
import { refusalWords } from '@foldtable/protocol'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Account } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Settings } from '../settings.ts'
import { isOwnOrigin } from './origin.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null without a session. */
    account: Account | null
    sessionToken: string | null
  }
}

export const COOKIE = 'foldtable'
const YEAR = 365 * 24 * 60 * 60

/** Nothing but our own files runs or is drawn; pictures may be made on the spot. */
const POLICY = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
}

/** The page that shows what can be asked writes its styles itself. */
const DOCS_POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"

export async function makeApp(
  settings: Settings,
  accounts: Accounts,
  logger: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: 32 * 1024,
    frameworkErrors: answerError,
    ajv: {
      customOptions: {
        removeAdditional: false,
        coerceTypes: 'array',
        allErrors: false,
        strict: false,
      },
    },
  })
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: POLICY,
    referrerPolicy: { policy: 'same-origin' }, // with none at all, browsers hide the origin of our own forms
  })
  if (settings.rateLimit > 0)
    await app.register(rateLimit, { max: settings.rateLimit, timeWindow: '1 minute' })
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Foldtable',
        version: '1',
        description: 'Everything a page or a script needs.',
      },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY })

  app.decorateRequest('account', null)
  app.decorateRequest('sessionToken', null)
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && origin !== undefined && !isOwnOrigin(settings, origin, request.headers.host)) {
      return sendRefusal(reply, refuse('crossSite', 'HOUSE-6.1'))
    }
    const token = request.cookies[COOKIE]
    if (token === undefined) return undefined
    request.account = (await accounts.bySession(token)) ?? null
    request.sessionToken = token
    return undefined
  })
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, refuse('noSuchPlace', 'HOUSE-6.2')),
  )
  app.setErrorHandler(answerError)
  return app
}

function answerError(
  error: { statusCode?: number; message?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500
  if (status === 429) return sendRefusal(reply, refuse('tooFast', 'HOUSE-4.4'))
  if (status < 500) {
    return reply
      .code(status)
      .send(worded(refuse('malformedRequest', 'HOUSE-6.3', { what: error.message ?? '' })))
  }
  request.log.error({ problem: error }, 'a request failed')
  return reply.code(500).send(worded(refuse('outage', 'HOUSE-2.2')))
}

const WORDS = { ...kernelWords.en, ...refusalWords.en }

const STATUS: { readonly [code: string]: number } = {
  crossSite: 403,
  noSuchPlace: 404,
  noSuchTable: 404,
  noSuchPlayer: 404,
  unknownGame: 404,
  notSignedIn: 401,
  notHost: 403,
  notSeated: 403,
  tooFast: 429,
  tooManyRequests: 429,
  outage: 503,
}

/** A refusal with its status and a sentence; what is already there or over is a conflict. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const isConflict =
    /^(already|not(Started|Over|Playing|EnoughPlayers)|tableFull|cannotRemove)/.test(refusal.code)
  return reply.code(STATUS[refusal.code] ?? (isConflict ? 409 : 400)).send(worded(refusal))
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
