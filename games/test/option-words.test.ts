// Forms show words: every value of an option that is itself a word has a text in every language.
import { LOCALES } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { games } from '../catalog.ts'

test.each(games.map((game) => [game.meta.id, game] as const))('%s', (_, { meta, catalogs }) => {
  const ids = Object.entries(meta.options.properties ?? {}).flatMap(
    ([name, { enum: values = [] }]) =>
      values.flatMap((value) => (typeof value === 'string' ? [`option.${name}.${value}`] : [])),
  )
  for (const locale of LOCALES)
    expect(ids.filter((id) => catalogs[locale][id] === undefined)).toEqual([])
})
