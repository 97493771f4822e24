// Every fault of a catalog is found and named.
import { join } from 'node:path'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import type { Catalog, Locale } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { wordProblems } from '../src/words.ts'

const folder = join(import.meta.dirname, '..', '..', 'games', 'pass-the-ace')

const { catalogs } = passTheAce

const problemsWith = (changed: { readonly [L in Locale]?: Catalog }) =>
  wordProblems({ ...passTheAce, catalogs: { ...catalogs, ...changed } }, folder)

const without = (catalog: Catalog, ids: readonly string[]): Catalog =>
  Object.fromEntries(Object.entries(catalog).filter(([id]) => !ids.includes(id)))

test('whatever can be said needs a text', () => {
  const ids = ['drew', 'gameWon.lastAlive', 'refusal.kingMustStick', 'about.reveal', 'move.swap']
  ids.push('reason.lastAlive', 'option.startingLives', 'tally.roundsLost', 'summary.known')
  ids.push('card.KH', 'points')
  const found = problemsWith({ en: without(catalogs.en, ids), fr: without(catalogs.fr, ids) })
  expect(found.sort()).toEqual(ids.flatMap((id) => [`en has no ${id}`, `fr has no ${id}`]).sort())
})

test('a text that is there in one language only is found', () => {
  expect(problemsWith({ fr: without(catalogs.fr, ['playerLeft']) })).toEqual([
    'fr has no playerLeft',
  ])
})

test('a place that nobody fills is found', () => {
  expect(problemsWith({ en: { ...catalogs.en, 'move.swap': 'Swap with {neighbour}' } })).toEqual([
    'en: {neighbour} in move.swap is not always given',
    'fr: move.swap has other places than in en',
  ])
})

test('a text that nobody says is found', () => {
  const more = { swopped: 'Swop!' }
  const found = problemsWith({ en: { ...catalogs.en, ...more }, fr: { ...catalogs.fr, ...more } })
  expect(found).toEqual(['nobody says swopped'])
})
