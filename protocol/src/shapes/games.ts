// Games as the lobby knows them, and their numbered rules.
import {
  type Catalog,
  choice,
  clockSchema,
  type Json,
  LOCALES,
  optional,
  type Schema,
  SIGNS,
  type Static,
  shape,
} from '@foldtable/kernel'
import { byName, either, many, named, note, TEXT, WHOLE } from './kit.ts'
import { PACES } from './tables.ts'

const catalog: Schema<Catalog> = byName(TEXT)
const options: Schema<Schema<{ readonly [name: string]: Json }>> = {
  type: 'object',
  description: 'A JSON Schema; every property has a default.',
}
const chosen: Schema<{ readonly [name: string]: Json }> = { type: 'object' }

const minutes: Schema<readonly [number, number]> = {
  type: 'array',
  items: WHOLE,
  minItems: 2,
  maxItems: 2,
  description: 'From a short game to a long one.',
}

export const gameInfo = named(
  'Game',
  shape({
    id: TEXT,
    title: TEXT,
    seats: shape({ min: WHOLE, max: WHOLE }),
    version: note('Of the rules.', WHOLE),
    options,
    tags: many(TEXT),
    suggests: note(
      'What its rules say of time.',
      shape({ clock: optional(clockSchema), refill: optional(WHOLE) }),
    ),
    minutes: optional(minutes),
    presets: many(
      shape({
        id: TEXT,
        seats: WHOLE,
        pace: choice(...PACES),
        clock: optional(clockSchema),
        options: optional(chosen),
      }),
    ),
    colours: optional(
      note(
        'Its own; those of the house, where this is missing.',
        many(shape({ id: TEXT, sign: choice(...SIGNS), light: TEXT, dark: TEXT })),
      ),
    ),
    words: note('What the lobby says of it.', shape({ en: catalog, fr: catalog })),
  }),
)
export type GameInfo = Static<typeof gameInfo>

export const rulebook = shape({
  game: TEXT,
  version: note('Of the rules of the game; of the house, for its own.', either(WHOLE, TEXT)),
  language: choice(...LOCALES),
  sections: many(shape({ title: TEXT, rules: many(shape({ number: TEXT, text: TEXT })) })),
})
