// What the form for a new table begins with, and how its options read.
import { join } from 'node:path'
import { games } from '@foldtable/games'
import {
  type Catalog,
  clockSchema,
  LOCALES,
  type Locale,
  type Message,
  passes,
  speak,
} from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { listedGames } from '../../server/src/http/game-list.ts'
import { optionsThatMatter } from '../src/pages/new-table/options-that-matter.ts'
import { firstClock, usualClock, usualPace } from '../src/pages/new-table/usual-clock.ts'
import { room as roomEn } from '../src/words/en/room.ts'
import { room as roomFr } from '../src/words/fr/room.ts'

const suggestedBy = (id: string) => games.find(({ meta }) => meta.id === id)?.meta.suggests

test('[F-6.8] a new table of Full Metal Planète has three minutes a turn, live', () => {
  const suggests = suggestedBy('full-metal-planete')
  expect(firstClock(suggests)).toEqual({ kind: 'perTurn', seconds: 180 })
  expect(usualClock('perTurn', 'live', suggests)).toEqual({ kind: 'perTurn', seconds: 180 })
  expect(usualClock('perTurn', 'slow', suggests)).toEqual({ kind: 'perTurn', seconds: 172_800 })
})

test('[I-18.3] after a penalty a clock of Imperial has sixty seconds, live and slow', () => {
  const suggests = suggestedBy('imperial')
  expect(firstClock(suggests)).toEqual({ kind: 'none' })
  for (const pace of ['live', 'slow'] as const)
    expect(usualClock('penalty', pace, suggests)).toMatchObject({ refill: 60 })
})

test('a game that says nothing, or an older list of games, leaves it at none', () => {
  expect(firstClock(suggestedBy('powerhouse'))).toEqual({ kind: 'none' })
  expect(firstClock()).toEqual({ kind: 'none' })
  expect(usualClock('perTurn', 'live')).toEqual({ kind: 'perTurn', seconds: 60 })
})

test('whatever a form begins with is a clock that the house knows', () => {
  for (const { meta } of games)
    for (const pace of ['live', 'slow'] as const)
      for (const kind of ['none', 'perTurn', 'bank', 'penalty'] as const)
        expect(passes(clockSchema, usualClock(kind, pace, meta.suggests))).toBe(true)
})

test('over days a table begins with two days a move and a stand-in, and live without (U-19)', () => {
  const suggests = suggestedBy('full-metal-planete')
  const days = { kind: 'perTurn', seconds: 172_800 }
  expect(usualPace('slow', suggests)).toEqual({ pace: 'slow', clock: days, substitutes: true })
  const clock = firstClock(suggests)
  expect(usualPace('live', suggests)).toEqual({ pace: 'live', clock, substitutes: false })
})

test('a table for four is not asked about five, six, seven or nine', () => {
  const options = games.find(({ meta }) => meta.id === 'powerhouse')?.meta.options ?? {}
  const asked = (minPlayers: number, maxPlayers: number) =>
    optionsThatMatter({ options }, { minPlayers, maxPlayers }).map(([name]) => name)
  expect(asked(4, 4)).toEqual(['gameCount'])
  expect(asked(4, 6)).toEqual(['packsForSix', 'thresholdOnePack', 'gameCount'])
  expect(asked(9, 9)).toEqual(['thresholdTwoPacks', 'gameCount'])
})

const room = { en: roomEn, fr: roomFr }
/** Loaded by its path: what it is made of needs a browser's types. */
const { optionWords } = (await import(
  join(import.meta.dirname, '../src/pages/new-table/option-words.ts')
)) as { optionWords(...asked: unknown[]): readonly { readonly sentence: string }[] }
const wordsOf = (language: Locale) => ({
  language,
  say: (id: string, params: Message['params'] = {}, own: Catalog = {}) =>
    speak(
      { id, params },
      { locale: language, catalog: { ...room[language], ...own }, nameOf: String },
    ),
})

test('options are sentences in both languages, whatever their value; only Imperial names some of its fifty', () => {
  const all = listedGames().filter(({ id }) => id !== 'imperial')
  for (const game of all)
    for (const locale of LOCALES)
      for (const [name, schema] of Object.entries(game.options.properties ?? {}))
        for (const value of schema.enum ??
          (schema.type === 'boolean' ? [true, false] : [0, 1, 7])) {
          const size = { minPlayers: game.seats.min, maxPlayers: game.seats.max }
          const [told] = optionWords(game, { [name]: value }, size, wordsOf(locale))
          expect(told?.sentence, `${game.id} ${name}`).toMatch(/^[^:]{15,}\.$/)
        }
  const ace = all.find(({ id }) => id === 'pass-the-ace')
  const told = optionWords(
    ace,
    { startingLives: 1 },
    { minPlayers: 2, maxPlayers: 4 },
    wordsOf('fr'),
  )
  expect(told.map(({ sentence }) => sentence)).toEqual(['Chacun commence avec 1 vie.'])
})
