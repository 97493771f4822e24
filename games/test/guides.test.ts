// Whoever asks for help at a table is told what is asked and what every kind of move does, in every language.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@foldtable/kernel'
import { sectionsIn } from '@foldtable/protocol'
import { expect, test } from 'vitest'
import { games } from '../catalog.ts'

/** A new game has none yet. */
const guided = games.filter(({ meta }) =>
  existsSync(join(import.meta.dirname, '..', meta.id, 'guide')),
)

/** Of which this test needs so much; guides belong to browsers. */
interface Text {
  readonly asked?: { readonly [about: string]: string }
  readonly moves?: { readonly [kind: string]: readonly [string, string, string] }
  readonly words?: readonly (readonly [string, string])[]
}

const textOf = async (id: string, locale: string): Promise<Text> =>
  (await import(`../${id}/guide/${locale}.ts`))[locale]

/** What a catalog names with one word after the dot. */
const named = (catalog: object, prefix: string): string[] =>
  Object.keys(catalog)
    .filter((key) => new RegExp(`^${prefix}\\.\\w+$`).test(key))
    .map((key) => key.slice(prefix.length + 1))

test.each(guided.map(({ meta, ...game }) => [meta.id, game] as const))(
  'the guide of %s explains every question and every move, each with its rule',
  async (id, { catalogs, moves }) => {
    const rules = sectionsIn(readFileSync(join(import.meta.dirname, '..', id, 'RULES.md'), 'utf8'))
    const known = new Set(rules.flatMap((section) => section.rules.map(({ number }) => number)))
    const kinds = named(catalogs.en, 'move').filter((kind) => kind in moves)
    expect(kinds.length).toBeGreaterThan(3)
    for (const locale of LOCALES) {
      const text = await textOf(id, locale)
      expect(Object.keys(text.asked ?? {}).sort()).toEqual(named(catalogs.en, 'about').sort())
      expect(Object.keys(text.moves ?? {}).sort()).toEqual(kinds.sort())
      for (const [kind, [name, does, rule]] of Object.entries(text.moves ?? {}))
        expect([kind, name !== '', does.length > 10, known.has(rule)]).toEqual([
          kind,
          true,
          true,
          true,
        ])
    }
  },
)

test('words that are shouted at a table are explained', async () => {
  for (const { meta, catalogs } of guided)
    for (const locale of LOCALES) {
      const { words = [] } = await textOf(meta.id, locale)
      const known = words.map(([word]) => word)
      const shouted = Object.entries(catalogs[locale])
        .filter(([id]) => !id.includes('.'))
        .flatMap(([, text]) => /^([A-Z][\w ]+?) ?!/.exec(text)?.[1] ?? [])
      expect(shouted.filter((word) => !known.includes(word))).toEqual([])
    }
})
