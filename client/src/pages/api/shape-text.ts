// A schema as people write types: `{ id: string, seats?: integer 1 to 5 }`.
import type { Schema } from '@foldtable/kernel'

type Shape = Schema<unknown>

const SHORT = 60

export function shapeText(schema: Shape, depth = 0): string {
  const { anyOf, const: only, enum: some, type, items, properties } = schema
  if (anyOf !== undefined) return anyOf.map((one) => shapeText(one, depth)).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  if (some !== undefined) return some.map((one) => JSON.stringify(one)).join(' | ')
  if (items !== undefined) return `[${shapeText(items, depth)}]`
  if (properties !== undefined) return fields(schema, depth)
  return `${[type ?? 'any'].flat().join(' | ')}${bounds(schema)}`
}

function fields({ properties = {}, required = [] }: Shape, depth: number): string {
  const lines = Object.entries(properties).map(
    ([name, field]) =>
      `${name}${required.includes(name) ? '' : '?'}: ${shapeText(field, depth + 1)}`,
  )
  const short = `{ ${lines.join(', ')} }`
  if (short.length < SHORT && !short.includes('\n')) return short
  const space = '  '.repeat(depth)
  return `{\n${lines.map((line) => `${space}  ${line}\n`).join('')}${space}}`
}

const bounds = ({ minimum, maximum, maxLength }: Shape): string => {
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum} to ${maximum}`
  return maxLength === undefined ? '' : ` of at most ${maxLength} letters`
}
