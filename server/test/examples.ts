// Values that fit a schema: the least of everything. So a new route or message is in every walk by itself.
import type { Schema } from '@foldtable/kernel'

export function exampleOf(
  { enum: choices, type, properties = {}, required = [], minimum }: Schema<unknown>,
  named: { readonly [name: string]: unknown },
): unknown {
  if (choices !== undefined) return choices[0]
  if (type === 'object')
    return Object.fromEntries(
      required.map((name) => [name, named[name] ?? exampleOf(properties[name] ?? {}, named)]),
    )
  return type === 'integer' ? minimum : type === 'boolean' ? true : 'x'
}
