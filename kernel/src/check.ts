// Whether a value passes a schema, yes or no: a tree of functions made once, which makes nothing while all is well. What is
// wrong is said by `problemsOf`, with which this must agree.
import type { Schema } from './schema.ts'

type Check = (value: unknown) => boolean

const checks = new WeakMap<Schema<unknown>, Check>()

export function checkOf(schema: Schema<unknown>): Check {
  const known = checks.get(schema)
  if (known !== undefined) return known
  const made = all([constOf(schema), enumOf(schema), anyOf(schema), typeOf(schema)])
  checks.set(schema, made)
  return made
}

function all(list: readonly (Check | undefined)[]): Check {
  const [first = () => true, second, ...others] = list.filter((check) => check !== undefined)
  if (second === undefined) return first
  const rest = all([second, ...others])
  return (value) => first(value) && rest(value)
}

const constOf = ({ const: wanted }: Schema<unknown>): Check | undefined =>
  wanted === undefined ? undefined : (value) => value === wanted

const enumOf = ({ enum: wanted }: Schema<unknown>): Check | undefined =>
  wanted === undefined ? undefined : (value) => wanted.some((item) => item === value)

function anyOf({ anyOf: some }: Schema<unknown>): Check | undefined {
  const any = some?.map(checkOf)
  return any === undefined ? undefined : (value) => any.some((check) => check(value))
}

function typeOf(schema: Schema<unknown>): Check | undefined {
  const { type, minimum = -Infinity, maximum = Infinity } = schema
  switch (type) {
    case 'integer':
      return (value) =>
        Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'string':
      return textOf(schema)
    case 'array':
      return listOf(schema)
    case 'object':
      return shapeOf(schema)
    case 'null':
      return (value) => value === null
    case 'number':
      return (value) => Number.isFinite(value)
    default:
      return Array.isArray(type) ? typesOf(schema, type) : undefined
  }
}

function typesOf(schema: Schema<unknown>, types: readonly string[]): Check {
  const any = types.map((type) => checkOf({ ...schema, type }))
  return (value) => any.some((check) => check(value))
}

function textOf({ maxLength = Infinity, pattern }: Schema<unknown>): Check {
  const like = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  return (value) =>
    typeof value === 'string' &&
    value.length <= maxLength &&
    (like === undefined || like.test(value))
}

function listOf({ items = {}, minItems = 0, maxItems = Infinity }: Schema<unknown>): Check {
  const item = checkOf(items)
  return (value) =>
    Array.isArray(value) &&
    value.length >= minItems &&
    value.length <= maxItems &&
    value.every((one) => item(one))
}

function shapeOf({ properties = {}, required = [], additionalProperties }: Schema<unknown>): Check {
  const fields = new Map(Object.entries(properties).map(([name, field]) => [name, checkOf(field)]))
  const others: Check | undefined =
    additionalProperties === false
      ? () => false
      : additionalProperties && checkOf(additionalProperties)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    for (const name of required) if (!Object.hasOwn(value, name)) return false
    const given = value as { readonly [name: string]: unknown }
    for (const name of Object.keys(given)) {
      const check = fields.get(name) ?? others
      if (check !== undefined && !check(given[name])) return false
    }
    return true
  }
}
