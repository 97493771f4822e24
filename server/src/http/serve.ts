// Registers routes as the protocol has them: who may ask, what is asked and how an answer goes out are said there; here is only who
// answers.
import { problemsOf, type Refusal, refuse, type Schema } from '@foldtable/kernel'
import type { ParamsOf } from '@foldtable/protocol/asking'
import { type AnyRoute, namesIn, partsOf, type Route, type Who } from '@foldtable/protocol/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Account } from '../accounts/account.ts'
import { answers } from './answered.ts'
import { sendRefusal } from './app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As the protocol has it. */
    route?: AnyRoute
  }
}

/** What was asked, checked and with its defaults. */
export interface Call<Params, Query, Body, W extends Who> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly account: W extends 'somebody' ? Account : Account | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Instead of an answer. */
export class Refusing {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

/** Instead of an answer, by who has sent one: pieces of a record, or what was packed before. */
export class Sent {
  readonly isSent = true
}
/** The reply itself would be waited for. */
export const sent = (_reply: FastifyReply): Sent => new Sent()

export const refusing = (refusal: Refusal): Refusing => new Refusing(refusal)

type Handler<Address extends string, R> =
  R extends Route<infer _Query, infer Given, infer Body, infer Answer, infer W>
    ? (call: Call<ParamsOf<Address>, Given, Body, W>) => Promise<Answer | Refusing | Sent> | Answer
    : never

type Handlers<T> = { readonly [Address in keyof T & string]: Handler<Address, T[Address]> }

type AnyHandler = (call: Call<unknown, unknown, unknown, Who>) => Promise<unknown>

export function serve<T extends { readonly [address: string]: AnyRoute }>(
  app: FastifyInstance,
  routes: T,
  handlers: Handlers<T>,
): void {
  for (const [address, route] of Object.entries(routes))
    app.route(registered(address, route, handlers[address] as AnyHandler))
}

function registered(address: string, route: AnyRoute, handle: AnyHandler): RouteOptions {
  const { method, path } = partsOf(address)
  const takesBody = method === 'POST' || method === 'PATCH'
  return {
    method,
    url: path,
    config: { route },
    validatorCompiler: ({ httpPart }) => {
      if (httpPart === 'body') return held('body', route.body)
      return httpPart === 'querystring'
        ? held('querystring', route.query, (given) => fromTexts(route.query, given))
        : held('params', paramsOf(path, route))
    },
    schema: {
      params: paramsOf(path, route),
      ...(path.startsWith('/api/') ? { querystring: route.query } : {}), // links in mails may be given more
      ...(takesBody ? { body: route.body } : {}),
    },
    preValidation: async (request) => {
      if (takesBody && request.body === undefined) request.body = {}
    },
    onSend: async (_request, reply, payload) => {
      if (answers.hasSubscribers) answers.publish({ address, route, reply, payload })
      return payload
    },
    handler: async (request, reply) => {
      const { params, query, body, account } = request
      if (route.who === 'somebody' && account === null)
        return sendRefusal(reply, refuse('notSignedIn', 'HOUSE-6.4'))
      const answer = await handle({ params, query, body, account, request, reply })
      if (answer instanceof Sent) return reply
      if (answer instanceof Refusing) return sendRefusal(reply, answer.refusal)
      return send(reply, route, answer)
    },
  }
}

/** A path has as many parts as it has; what they are like is checked. */
const paramsOf = (path: string, { params }: AnyRoute): Schema<unknown> => ({
  type: 'object',
  properties: Object.fromEntries(namesIn(path).map((name) => [name, params[name] ?? {}])),
})

function send(reply: FastifyReply, { status, type }: AnyRoute, answer: unknown): FastifyReply {
  if (status === 204) return reply.code(204).send()
  reply.code(status)
  if (type !== 'application/json') return reply.type(type).send(answer)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
}

/** The same rule as for messages over the socket: what is not in the shape is refused, unknown fields too (HOUSE-6.3). */
const held =
  (part: string, schema: Schema<unknown>, read = (given: object): unknown => given) =>
  (given: object) => {
    const value = read(given)
    const [problem] = problemsOf(schema, value)
    if (problem === undefined) return { value }
    const what = `${part}${problem.at} should be ${problem.expected}`
    return { error: Object.assign(new Error(what), { statusCode: 400 }) }
  }

/** A query is text: numbers and flags are read from it, and what was left out takes its default. */
function fromTexts({ properties = {} }: Schema<unknown>, given: object): object {
  const read = Object.entries(given).map(([name, text]) => [name, readAs(properties[name], text)])
  const defaults = Object.entries(properties).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default]],
  )
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(read) }
}

function readAs(field: Schema<unknown> | undefined, text: unknown): unknown {
  if (typeof text !== 'string') return text
  if (field?.type === 'integer') return /^-?\d{1,16}$/.test(text) ? Number(text) : text
  if (field?.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}
