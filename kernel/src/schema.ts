// Shapes of moves and options: plain JSON Schema objects that also carry their TypeScript type.
import { checkOf } from './check.ts'
import type { Json } from './seat.ts'

declare const shapes: unique symbol

/** A JSON Schema (2020-12) made of the few keywords below; `T` is what passes it. */
export interface Schema<T> {
  readonly [shapes]?: T
  readonly type?: string | readonly string[]
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly anyOf?: readonly Schema<unknown>[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly items?: Schema<unknown>
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: { readonly [name: string]: Schema<unknown> }
  readonly required?: readonly string[]
  /** No others than these, or others that are like this; any others, where it is missing. */
  readonly additionalProperties?: false | Schema<unknown>
  readonly default?: Json
  /** Its name, and what it is, for people who read the schema. */
  readonly title?: string
  readonly description?: string
  /** What random play takes, where any value that passes would make games too long. */
  readonly examples?: readonly Json[]
  /** Of an option: with how many players it matters; with any number, where this is missing. */
  readonly seats?: readonly number[]
}

export type Static<S> = S extends Schema<infer T> ? T : never

export interface Optional<T> {
  readonly optional: Schema<T>
}

type Fields = { readonly [name: string]: Schema<unknown> | Optional<unknown> }
type RequiredNames<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? never : K }[keyof F]
type OptionalNames<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F]
type Flat<T> = { [K in keyof T]: T[K] }
export type Shape<F> = Flat<
  { [K in RequiredNames<F>]: Static<F[K]> } & {
    [K in OptionalNames<F>]?: F[K] extends Optional<infer T> ? T : never
  }
>

export const integer = (minimum: number, maximum: number): Schema<number> => ({
  type: 'integer',
  minimum,
  maximum,
})

export const flag = (): Schema<boolean> => ({ type: 'boolean' })

export const text = (maxLength: number): Schema<string> => ({ type: 'string', maxLength })

/** Text that people read: lines, without other control characters. */
export const readable = (maxLength: number): Schema<string> => ({
  type: 'string',
  maxLength,
  pattern: READABLE.source,
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const READABLE = /^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]*$/

export const choice = <const T extends string | number>(...values: readonly T[]): Schema<T> => ({
  enum: values,
})

export const list = <T>(items: Schema<T>, minItems: number, maxItems: number): Schema<T[]> => ({
  type: 'array',
  items,
  minItems,
  maxItems,
})

export const optional = <T>(schema: Schema<T>): Optional<T> => ({ optional: schema })

/** A value that may be left out of the options, and is this then. */
export const byDefault = <T extends Json>(schema: Schema<T>, value: T): Schema<T> => ({
  ...schema,
  default: value,
})

/** The same values pass; random play takes one of these. */
export const forRandomPlay = <T extends Json>(schema: Schema<T>, ...examples: T[]): Schema<T> => ({
  ...schema,
  examples,
})

/** An option that changes nothing at tables of other sizes: pages leave it out there. */
export const forSeats = <T>(schema: Schema<T>, ...seats: number[]): Schema<T> => ({
  ...schema,
  seats,
})

export function shape<const F extends Fields>(fields: F): Schema<Shape<F>> {
  const properties: Record<string, Schema<unknown>> = {}
  const required: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    const isOptional = 'optional' in field
    properties[name] = isOptional ? field.optional : field
    if (!isOptional) required.push(name)
  }
  return { type: 'object', properties, required, additionalProperties: false }
}

/** The schema of a move: its kind and its fields. */
export const moveShape = <const K extends string, const F extends Fields = {}>(
  kind: K,
  fields?: F,
): Schema<Flat<{ kind: K } & Shape<F>>> => {
  const whole: Schema<unknown> = shape({ kind: { const: kind }, ...fields })
  return whole as Schema<Flat<{ kind: K } & Shape<F>>>
}

export interface Problem {
  /** Where: `/seats/2`; empty for the value itself. */
  readonly at: string
  readonly expected: string
}

/** What a reader answers instead of a value: everything that is wrong with what it was given. */
export interface Problems {
  readonly ok: false
  readonly problems: readonly Problem[]
}

/** Everything that is wrong with the value, in the order of the schema; nothing if it passes. */
export function problemsOf(schema: Schema<unknown>, value: unknown, at = ''): Problem[] {
  if (schema.const !== undefined && value !== schema.const) {
    return [{ at, expected: JSON.stringify(schema.const) }]
  }
  if (schema.enum !== undefined && !schema.enum.some((item) => item === value)) {
    return [
      { at, expected: `one of ${schema.enum.map((item) => JSON.stringify(item)).join(', ')}` },
    ]
  }
  if (schema.anyOf?.every((other) => problemsOf(other, value, at).length > 0)) {
    return schema.anyOf.flatMap((other) => problemsOf(other, value, at))
  }
  switch (schema.type) {
    case 'integer':
      return numberProblems(schema, value, at)
    case 'boolean':
      return typeof value === 'boolean' ? [] : [{ at, expected: 'true or false' }]
    case 'string':
      return textProblems(schema, value, at)
    case 'array':
      return listProblems(schema, value, at)
    case 'object':
      return shapeProblems(schema, value, at)
    case 'null':
      return value === null ? [] : [{ at, expected: 'null' }]
    case 'number':
      return Number.isFinite(value) ? [] : [{ at, expected: 'a number' }]
    default:
      return Array.isArray(schema.type) ? typeProblems(schema, schema.type, value, at) : []
  }
}

/** One of several types will do. */
function typeProblems(
  schema: Schema<unknown>,
  types: readonly string[],
  value: unknown,
  at: string,
): Problem[] {
  const found = types.map((type) => problemsOf({ ...schema, type }, value, at))
  return found.some((problems) => problems.length === 0) ? [] : found.flat()
}

export const passes = <T>(schema: Schema<T>, value: unknown): value is T => checkOf(schema)(value)

function textProblems(
  { maxLength = Infinity, pattern }: Schema<unknown>,
  value: unknown,
  at: string,
) {
  if (typeof value !== 'string' || value.length > maxLength)
    return [{ at, expected: `a text of at most ${maxLength} characters` }]
  const isFine = pattern === undefined || new RegExp(pattern, 'u').test(value)
  const like =
    pattern === READABLE.source ? 'a text without control characters' : `a text like ${pattern}`
  return isFine ? [] : [{ at, expected: like }]
}

function numberProblems(
  { minimum = -Infinity, maximum = Infinity }: Schema<unknown>,
  value: unknown,
  at: string,
) {
  const isFine = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
  return isFine ? [] : [{ at, expected: `a whole number from ${minimum} to ${maximum}` }]
}

function listProblems(schema: Schema<unknown>, value: unknown, at: string): Problem[] {
  const { items = {}, minItems = 0, maxItems = Infinity } = schema
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
    return [{ at, expected: `a list of ${minItems} to ${maxItems}` }]
  }
  return value.flatMap((item, index) => problemsOf(items, item, `${at}/${index}`))
}

function shapeProblems(schema: Schema<unknown>, value: unknown, at: string): Problem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ at, expected: 'an object' }]
  }
  const { properties = {}, required = [], additionalProperties: others } = schema
  const problems: Problem[] = []
  for (const name of required) {
    if (!Object.hasOwn(value, name)) problems.push({ at: `${at}/${name}`, expected: 'a value' })
  }
  for (const [name, item] of Object.entries(value)) {
    const field = Object.hasOwn(properties, name) ? properties[name] : others
    if (field === false) problems.push({ at: `${at}/${name}`, expected: 'nothing of that name' })
    else if (field !== undefined) problems.push(...problemsOf(field, item, `${at}/${name}`))
  }
  return problems
}
