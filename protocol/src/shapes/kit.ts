// What shapes of answers and messages are made of, besides the kernel's. `note` says what a field is to who reads the documents.
import type { AnyEvent, Message, Param, Schema } from '@foldtable/kernel'

export const TEXT: Schema<string> = { type: 'string' }
export const WHOLE: Schema<number> = { type: 'integer' }
export const YES: Schema<boolean> = { type: 'boolean' }
export const ANYTHING: Schema<unknown> = {}
export const SEAT: Schema<number> = { type: 'integer', minimum: 0, maximum: 63 }

export const note = <T>(description: string, schema: Schema<T>): Schema<T> => ({
  ...schema,
  description,
})

/** Documents say it once, under this name. */
export const named = <T>(title: string, schema: Schema<T>): Schema<T> => ({ ...schema, title })

export const many = <T>(items: Schema<T>): Schema<readonly T[]> => ({ type: 'array', items })

export const byName = <T>(items: Schema<T>): Schema<{ readonly [name: string]: T }> => ({
  type: 'object',
  additionalProperties: items,
})

export const either = <T extends readonly Schema<unknown>[]>(
  ...anyOf: T
): Schema<T[number] extends Schema<infer One> ? One : never> => ({ anyOf })

export const orNull = <T>(schema: Schema<T>): Schema<T | null> =>
  typeof schema.type === 'string' && schema.type !== 'object' && schema.type !== 'array'
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }

export const AT = note('Milliseconds since 1970.', WHOLE)
export const AT_OR_NEVER = orNull(AT)

const fact: Schema<Param> = { type: ['string', 'number', 'object'] }

export const refusal = {
  code: note('What is missing, in one word for machines.', TEXT),
  rule: note('The number of the rule that says so.', TEXT),
  facts: note('What a sentence about it needs.', byName(fact)),
}

export const message: Schema<Message> = {
  type: 'object',
  properties: { id: TEXT, params: byName(fact) },
  required: ['id'],
  additionalProperties: false,
}

export const event: Schema<AnyEvent> = named('Event', {
  type: 'object',
  properties: { kind: TEXT },
  required: ['kind'],
  description: 'One of the game’s own, with blanks for what the viewer may not know.',
})
