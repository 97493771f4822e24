// Options for a game of random play: any that its schema allows.
import type { Chance, Json, Schema } from '@foldtable/kernel'

export function randomOptions(schema: Schema<unknown>, chance: Chance): { [name: string]: Json } {
  const options: { [name: string]: Json } = {}
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const value = randomValue(field, chance)
    if (value !== undefined) options[name] = value
  }
  return options
}

/** Nothing where the schema leaves too much open: the default is taken then. */
function randomValue(schema: Schema<unknown>, chance: Chance): Json | undefined {
  if (schema.examples !== undefined) return chance.pick(schema.examples)
  if (schema.enum !== undefined) return chance.pick(schema.enum)
  if (schema.type === 'boolean') return chance.below(2) === 1
  if (schema.type === 'integer' && schema.minimum !== undefined && schema.maximum !== undefined) {
    return schema.minimum + chance.below(schema.maximum - schema.minimum + 1)
  }
  return undefined
}
