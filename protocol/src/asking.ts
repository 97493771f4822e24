// Asking the server over HTTP: what a request to a route is made of, and the types of what is asked and answered.
import type { Refusal, Static } from '@foldtable/kernel'
import type { Routes } from './routes/index.ts'

/** The name of a route: `GET /api/tables/:id`. */
export type RouteName = keyof Routes

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Needed, if something in it is. */
type Part<Name extends string, Value> = {} extends Value
  ? { readonly [N in Name]?: Value }
  : { readonly [N in Name]: Value }

export type ParamsOf<P extends string> = { readonly [N in NamesIn<P>]: string }
/** What is undefined is left out. */
type Loose<T> = { [K in keyof T]: {} extends Pick<T, K> ? T[K] | undefined : T[K] }
export type QueryOf<P extends RouteName> = Loose<Static<Routes[P]['query']>>
export type BodyOf<P extends RouteName> = Static<Routes[P]['body']>
export type AnswerOf<P extends RouteName> = Static<Routes[P]['answer']>

/** What goes with a request. */
export type RequestParts<P extends RouteName> = Part<'params', ParamsOf<P>> &
  Part<'query', QueryOf<P>> &
  Part<'body', BodyOf<P>>

/** Nothing, where nothing is needed. */
export type Parts<P extends RouteName> =
  {} extends RequestParts<P> ? [parts?: RequestParts<P>] : [parts: RequestParts<P>]

/** As the server sends it, with an English sentence for scripts; what the line refuses follows no rule. */
export type Refused = Omit<Refusal, 'rule'> & { readonly rule?: string; readonly message?: string }

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refused }

export interface Request {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: { readonly [name: string]: string }
  readonly body?: string
}

/** Without its types: whoever takes it has checked them already. */
export interface AnyParts {
  readonly params?: { readonly [name: string]: string }
  readonly query?: object
  readonly body?: unknown
}

/** Asks, and fails where that is refused. */
export type Read = <N extends RouteName>(name: N, ...parts: Parts<N>) => Promise<AnswerOf<N>>

export function requestOf(
  name: RouteName,
  { params = {}, query = {}, body }: AnyParts = {},
): Request {
  const [method = '', path = ''] = name.split(' ')
  const filled = path.replace(/:(\w+)/g, (_, part) => encodeURIComponent(params[part] ?? ''))
  const search = new URLSearchParams()
  for (const [field, value] of Object.entries(query))
    if (value !== undefined) search.set(field, String(value))
  const whole = search.size === 0 ? filled : `${filled}?${search}`
  return body === undefined
    ? { method, path: whole, headers: {} }
    : {
        method,
        path: whole,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
}

/** The only place where what came in is believed to be what the route says: the server's tests hold every answer to it. */
export function answerFrom<P extends RouteName>(
  _name: P,
  isFine: boolean,
  text: string,
): Answer<AnswerOf<P>> {
  const value: unknown = text === '' ? null : JSON.parse(text)
  return isFine
    ? { ok: true, value: value as AnswerOf<P> }
    : { ok: false, refusal: value as Refused }
}
