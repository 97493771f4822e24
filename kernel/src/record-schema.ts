// The shape of a record file, as JSON Schema: docs/record.schema.json is written from it.
import { clockSchema } from './clock.ts'
import { choice, integer, list, optional, type Schema, shape, text } from './schema.ts'

const MANY = 1_000_000
const anything: Schema<unknown> = {}
const hash: Schema<string> = { type: 'string', maxLength: 64 }
const numbers = integer(0, 2 ** 53 - 1)

const author: Schema<unknown> = { anyOf: [integer(0, 63), { enum: ['clock', 'host'] }] }

const entry = shape({
  n: integer(1, MANY),
  at: numbers,
  by: author,
  seat: optional(integer(0, 63)),
  key: optional(text(200)),
  move: optional(anything),
  events: list(anything, 0, MANY),
  drawn: optional(numbers),
  rewind: optional(integer(1, MANY)),
  clock: optional(choice('stop', 'go')),
})

export const recordSchema: Schema<unknown> = shape({
  format: { const: 'foldtable-record' },
  version: { const: 1 },
  game: shape({ id: text(100), version: integer(1, MANY) }),
  options: anything,
  seats: list(shape({ name: text(200), bot: optional({ const: true }) }), 1, 64),
  chance: shape({ commitment: hash, entropy: list(text(1000), 0, 64), key: optional(hash) }),
  clock: clockSchema,
  viewer: optional({ anyOf: [integer(0, 63), { const: 'spectator' }] }),
  entries: list(entry, 1, MANY),
  state: hash,
  result: optional(shape({ reason: text(200), places: list(integer(1, 64), 0, 64) })),
  savedAt: optional(numbers),
  hash,
})
