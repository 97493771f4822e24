// Every fault of a catalog is found and named.
import { join } from 'node:path'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import type { Catalog, Locale } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { wordProblems } from '../src/words.ts'

const folder = join(import.meta.dirname, '..', '..', 'games', 'pass-the-ace')

const { catalogs } = passTheAce

const problemsWith = (changed: { readonly [L in Locale]?: Catalog }) =>
  wordProblems({ ...passTheAce, catalogs: { ...catalogs, ...changed } }, folder, 1000)

const without = (catalog: Catalog, ids: readonly string[]): Catalog =>
  Object.fromEntries(Object.entries(catalog).filter(([id]) => !ids.includes(id)))

test('whatever can be said needs a text', () => {
  const ids = ['drew', 'gameWon.lastAlive', 'refusal.kingMustStick', 'about.reveal', 'move.swap']
  ids.push('reason.lastAlive', 'option.startingLives', 'tally.roundsLost', 'summary.known')
  ids.push('card.KH', 'points')
  const found = problemsWith({ en: without(catalogs.en, ids), fr: without(catalogs.fr, ids) })
  expect(found.sort()).toEqual(ids.flatMap((id) => [`en has no ${id}`, `fr has no ${id}`]).sort())
})

test('a question that no move answers by its right name is found', () => {
  const { stick } = passTheAce.moves
  const moves = { ...passTheAce.moves, stick: { ...stick, answers: ['turn', 'trun'] } }
  expect(wordProblems({ ...passTheAce, moves }, folder, 200)).toEqual(
    expect.arrayContaining(['en has no about.trun', 'fr has no about.trun']),
  )
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
    'en: a place is not filled: Swap with {neighbour} (move.swap)',
  ])
})

test('a text that nobody says is found', () => {
  const more = { swopped: 'Swop!' }
  const found = problemsWith({ en: { ...catalogs.en, ...more }, fr: { ...catalogs.fr, ...more } })
  expect(found).toEqual(['nobody says swopped'])
})

test('a number that is told wrong is found: one as many, and none as one', () => {
  const found = problemsWith({
    en: { ...catalogs.en, 'summary.lives': '{seat} has {lives} red lives.' },
    fr: { ...catalogs.fr, 'summary.lives': '{seat} a {lives|une vie|{lives} vies}.' },
  })
  expect(found).toEqual([
    'en: one is told as many: A has 1 red lives. (summary.lives)',
    'fr: none is told as one: {lives|une vie|{lives} vies} (summary.lives)',
  ])
})

test('slips of the pen are found', () => {
  const found = problemsWith({ en: { ...catalogs.en, stuck: '{seat}  sticks .' } })
  expect(found).toEqual([
    'en: two spaces: B  sticks . (stuck)',
    'en: a space before a stop: B  sticks . (stuck)',
  ])
})

test('a question that is too long for a bar is found', () => {
  const long = 'Would you rather keep your card, or exchange it?!'
  const found = problemsWith({ en: { ...catalogs.en, 'about.turn': long } })
  expect(found).toEqual([`en: 49 letters are too many: ${long} (about.turn)`])
})

test('presets, colours, lengths and weights that do not fit are found', () => {
  const meta = {
    ...passTheAce.meta,
    minutes: [20, 10] as const,
    presets: [
      { id: 'nine', seats: 9, pace: 'live' as const, options: { startingLives: 9 } },
      {
        id: 'usual',
        seats: 4,
        pace: 'live' as const,
        clock: { kind: 'perTurn', seconds: 0 } as const,
      },
    ],
    colours: [
      { id: 'red', sign: 'disc' as const, light: 'red', dark: '#ff0000' },
      { id: 'blue', sign: 'disc' as const, light: '#0000ff', dark: '#0000ff' },
    ],
  }
  const weights = { stuck: 1, stack: 2 } as const
  const found = wordProblems({ ...passTheAce, meta, weights }, folder, 200)
  expect(found.filter((line) => !/ has no /.test(line))).toEqual([
    'minutes: 20 to 10 is no length',
    'preset nine: 9 players cannot play it',
    expect.stringMatching(/^preset nine: .*startingLives/),
    'preset usual: no such clock',
    'colours: 8 players, 2',
    'colours: two have the same sign',
    'colour red: red',
    'weights: no event is called stack',
  ])
  expect(found).toEqual(expect.arrayContaining(['en has no preset.nine', 'fr has no colour.blue']))
})
