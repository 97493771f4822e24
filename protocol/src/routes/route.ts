// A route as data: what is asked there, what is answered, and why it may be refused. The server registers it, the client calls it,
// the documents describe it; none of them knows more than this.
import {
  byDefault,
  type Json,
  type Optional,
  type Schema,
  type Shape,
  shape,
} from '@foldtable/kernel'
import { named, refusal, TEXT } from '../shapes/kit.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
/** The name of a route wherever it is spoken of: `GET /api/tables/:id`. */
export type Address = `${Method} /${string}`

export const TAGS = [
  'account',
  'games',
  'tables',
  'past',
  'players',
  'documents',
  'operation',
] as const

/** Somebody has a session; others are refused with `notSignedIn`. */
export type Who = 'anybody' | 'somebody'

export interface Route<
  Query = unknown,
  Given = unknown,
  Body = unknown,
  Answer = unknown,
  W extends Who = Who,
> {
  /** Of the operation, for programs that write clients. */
  readonly id: string
  readonly tag: (typeof TAGS)[number]
  readonly summary: string
  readonly description?: string
  readonly who: W
  /** What the parts of the path must be like; any text, where one is missing. */
  readonly params: { readonly [name: string]: Schema<string> }
  readonly query: Schema<Query>
  /** The query as it is given to whoever answers: with its defaults. */
  readonly given?: Given
  readonly body: Schema<Body>
  readonly status: 200 | 201 | 202 | 204
  /** The media type of the answer. */
  readonly type: string
  readonly answer: Schema<Answer>
  /** Answers of other statuses that are no refusals. */
  readonly also: { readonly [status: number]: Schema<unknown> }
  /** Codes, besides those that every route may answer with. */
  readonly refusals: readonly string[]
}

export type AnyRoute = Route
export type RouteTable = { readonly [A in Address]?: AnyRoute }

type Fields = { readonly [name: string]: Schema<unknown> | Optional<unknown> }

/** May be left out, and is this then. */
export interface Filled<T> extends Optional<T> {
  readonly isFilled: true
}

export const otherwise = <T extends Json>(schema: Schema<T>, value: T): Filled<T> => ({
  optional: byDefault(schema, value),
  isFilled: true,
})

type Given<F> = Shape<F> & {
  [K in keyof F as F[K] extends Filled<unknown> ? K : never]: Value<F[K]>
}
type Value<F> = F extends Filled<infer T> ? T : never

interface Told<F, Body, Answer, W> {
  readonly id: string
  readonly tag: AnyRoute['tag']
  readonly summary: string
  readonly description?: string
  readonly who?: W
  readonly params?: AnyRoute['params']
  readonly query?: F
  readonly body?: Schema<Body>
  readonly status?: AnyRoute['status']
  readonly type?: string
  readonly answer: Schema<Answer>
  readonly also?: AnyRoute['also']
  readonly refusals?: readonly string[]
}

export const NOTHING: Schema<null> = { type: 'null' }

export function route<
  const F extends Fields = {},
  Body = {},
  Answer = unknown,
  const W extends Who = 'anybody',
>({ query, who, ...told }: Told<F, Body, Answer, W>): Route<Shape<F>, Given<F>, Body, Answer, W> {
  const empty: Schema<unknown> = shape({})
  return {
    who: (who ?? 'anybody') as W,
    params: {},
    body: empty as Schema<Body>,
    status: 200,
    type: 'application/json',
    also: {},
    refusals: [],
    ...told,
    query: (query === undefined ? empty : shape<Fields>(query)) as Schema<Shape<F>>,
  }
}

export const refused = named('Refusal', {
  type: 'object',
  properties: { ...refusal, message: { ...TEXT, description: 'In English, for people.' } },
  required: ['code', 'rule', 'message'],
  additionalProperties: false,
})

/** What the names in a path stand for. */
export const namesIn = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

export function partsOf(address: string): { readonly method: Method; readonly path: string } {
  const [method = '', path = ''] = address.split(' ')
  return { method: method as Method, path }
}
