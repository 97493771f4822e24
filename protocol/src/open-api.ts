// The document of what can be asked over HTTP: OpenAPI 3.1, written from the routes.
import type { Schema } from '@foldtable/kernel'
import { Components } from './components.ts'
import { refusalsOf, statusOf } from './routes/refusals.ts'
import { type AnyRoute, namesIn, partsOf, refused, TAGS } from './routes/route.ts'

/** Whose document it is. */
export interface Publisher {
  readonly version: string
  readonly url: string
  /** Of the cookie by which a session is known. */
  readonly cookie: string
}

const WORDS = {
  201: 'Made.',
  202: 'Taken up.',
  204: 'Done; there is nothing to say.',
} as const

export function openApi(
  routes: { readonly [address: string]: AnyRoute },
  { version, url, cookie }: Publisher,
) {
  const components = new Components()
  const paths: { [path: string]: { [method: string]: object } } = {}
  for (const [address, route] of Object.entries(routes)) {
    const { method, path } = partsOf(address)
    const place = path.replace(/:(\w+)/g, '{$1}')
    paths[place] = {
      ...paths[place],
      [method.toLowerCase()]: operation(route, address, components),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foldtable',
      version,
      description:
        'Everything a page or a script needs. Who one is, is told by a cookie. What is not described is refused.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    tags: TAGS.map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
  }
}

function operation(route: AnyRoute, address: string, components: Components): object {
  const { method, path } = partsOf(address)
  const { id, tag, summary, description, who, query, body } = route
  const takesBody = method !== 'GET' && Object.keys(body.properties ?? {}).length > 0
  const parameters = [
    ...namesIn(path).map((name) => parameter('path', name, route.params[name] ?? {}, true)),
    ...Object.entries(query.properties ?? {}).map(([name, schema]) =>
      parameter('query', name, schema, query.required?.includes(name) ?? false),
    ),
  ]
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: who === 'somebody' ? [{ session: [] }] : [{}, { session: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(takesBody
      ? {
          requestBody: {
            required: (body.required ?? []).length > 0,
            content: content('application/json', components.referred(body)),
          },
        }
      : {}),
    responses: { ...answers(route, components), ...refusals(route, address, components) },
  }
}

function parameter(where: string, name: string, schema: Schema<unknown>, required: boolean) {
  const { description, ...rest } = schema
  return {
    name,
    in: where,
    required,
    ...(description === undefined ? {} : { description }),
    schema: Object.keys(rest).length === 0 ? { type: 'string' } : rest,
  }
}

const content = (type: string, schema: object) => ({ [type]: { schema } })

function answers({ status, type, answer, also }: AnyRoute, components: Components) {
  const { [status as 201]: words = 'As asked.' } = WORDS
  const fine =
    status === 204
      ? { description: words }
      : { description: words, content: content(type, components.referred(answer)) }
  const others = Object.entries(also).map(([other, schema]) => [
    other,
    { description: 'Not now.', content: content(type, components.referred(schema)) },
  ])
  return { [status]: fine, ...Object.fromEntries(others) }
}

/** One for each status, with the codes that have it. */
function refusals(route: AnyRoute, address: string, components: Components) {
  const byStatus = new Map<number, string[]>()
  for (const code of refusalsOf(route, partsOf(address).method))
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
  return Object.fromEntries(
    [...byStatus]
      .filter(([status]) => route.also[status] === undefined)
      .map(([status, codes]) => [
        status,
        {
          description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
          content: content('application/json', {
            allOf: [
              components.referred(refused),
              { type: 'object', properties: { code: { enum: codes } } },
            ],
          }),
        },
      ]),
  )
}
