// The game's words: nothing is missing in any language, and nothing is left over.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Message, speak } from '@foldtable/kernel'
import { cardWords } from '@foldtable/parts/cards'
import { expect, test } from 'vitest'
import { passTheAce } from '../src/index.ts'
import { playRandomly } from './random-games.ts'

const { catalogs, meta, moves, tell } = passTheAce

/** What comes up in a few hundred games, each thing once. */
const met = {
  messages: new Map<string, Message>(),
  abouts: new Set<string>(),
  reasons: new Set<string>(),
  tallies: new Set<string>(),
}

for (let seed = 0; seed < 300; seed++) {
  const table = playRandomly({ seed, players: 2 + (seed % 7), lives: 1 + (seed % 2) }, (step) => {
    const { decision } = step.table
    if (decision.result === undefined) met.abouts.add(`about.${decision.about}`)
    else met.reasons.add(`reason.${decision.result.reason}`)
  })
  for (const message of table.entries.flatMap(({ events }) => events.map(tell))) {
    if (message !== undefined) met.messages.set(message.id, message)
  }
  for (const { tally = {} } of passTheAce.score(table.state)) {
    for (const name of Object.keys(tally)) met.tallies.add(`tally.${name}`)
  }
}

function refusals(): string[] {
  const src = join(import.meta.dirname, '..', 'src')
  const files = globSync('**/*.ts', { cwd: src }).map((file) =>
    readFileSync(join(src, file), 'utf8'),
  )
  const codes = files.flatMap((text) => [...text.matchAll(/refuse\(\s*'(\w+)'/g)])
  return codes.map(([, code]) => `refusal.${code}`)
}

const movesOfPlayers = Object.entries(moves).flatMap(([kind, { author }]) =>
  author === undefined ? [`move.${kind}`] : [],
)

const needed = new Set([
  'summary',
  'points',
  ...Object.keys(cardWords('en')),
  ...met.messages.keys(),
  ...met.abouts,
  ...met.reasons,
  ...met.tallies,
  ...refusals(),
  ...movesOfPlayers,
  ...Object.keys(meta.options.properties ?? {}).map((name) => `option.${name}`),
])

test.each(LOCALES)('%s has a text for everything that can be said, and no other', (locale) => {
  expect(Object.keys(catalogs[locale]).sort()).toEqual([...needed].sort())
})

test.each(LOCALES)('%s speaks of exactly what each event tells', (locale) => {
  for (const { id, params = {} } of met.messages.values()) {
    const places = [...(catalogs[locale][id] ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name)
    expect([id, ...new Set(places)].sort()).toEqual([id, ...Object.keys(params)].sort())
  }
})

test.each(LOCALES)('%s leaves no place unfilled', (locale) => {
  const speech = { locale, catalog: catalogs[locale], nameOf: (seat: number) => `P${seat}` }
  for (const message of met.messages.values()) {
    expect(speak(message, speech)).not.toMatch(/[{}|]|card\.\w/)
  }
})

test('one and several take the verb that belongs to them', () => {
  const said = (seats: number[], locale: 'en' | 'fr') =>
    speak(
      { id: 'livesLost', params: { seats: { seats } } },
      { locale, catalog: catalogs[locale], nameOf: (seat) => `P${seat}` },
    )
  expect([said([1], 'en'), said([1, 2], 'en')]).toEqual([
    'P1 loses a life.',
    'P1 and P2 lose a life.',
  ])
  expect([said([1], 'fr'), said([1, 2], 'fr')]).toEqual([
    'P1 perd une vie.',
    'P1 et P2 perdent une vie.',
  ])
})
