// The game's words: nothing is missing in any language, and nothing is left over.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale, type Message, messageOf, speak, viewersOf } from '@foldtable/kernel'
import { cardWords } from '@foldtable/parts/cards'
import { expect, test } from 'vitest'
import { passTheAce } from '../src/index.ts'
import { nameOffer, summary } from '../src/summary.ts'
import { type AceTable, playRandomly } from './random-games.ts'
import { drawFor } from './table.ts'

const { catalogs, meta, moves, tell, score } = passTheAce

/** Every message of a few hundred games, each id once. */
const met = new Map<string, Message>()
const meet = (messages: Iterable<Message>) => {
  for (const message of messages) met.set(message.id, message)
}

for (let seed = 0; seed < 300; seed++) {
  const game = { seed, players: 2 + (seed % 7), lives: 1 + (seed % 2) }
  const { entries } = playRandomly(game, ({ table, request, entry }) => {
    if (entry !== undefined) return meet(messagesAt(table))
    const refusal = table.refusal(request)
    if (refusal?.rule.startsWith('A-')) meet([messageOf(refusal)])
  })
  meet(entries.flatMap(({ events }) => events.flatMap((event) => tell(event) ?? [])))
}
meet(messagesAt(drawFor('KH').table))

/** All that can be said about a table that stands like this. */
function messagesAt(table: AceTable): Message[] {
  const { decision, seats, state } = table
  const tallies = score(state).flatMap(({ tally = {} }) => Object.keys(tally))
  return [
    ...viewersOf(seats).flatMap((viewer) => summary(table.view(viewer), viewer)),
    ...tallies.map((name) => ({ id: `tally.${name}` })),
    ...(decision.result === undefined
      ? [{ id: `about.${decision.about}` }]
      : [{ id: `reason.${decision.result.reason}` }]),
    ...viewersOf(seats).flatMap((viewer) =>
      viewer === 'spectator' ? [] : offersTo(table, viewer),
    ),
  ]
}

function offersTo(table: AceTable, seat: number): Message[] {
  return table.offers(seat).map((move) => nameOffer(table.view(seat), seat, move))
}

function refusals(): string[] {
  const src = join(import.meta.dirname, '..', 'src')
  const files = globSync('**/*.ts', { cwd: src }).map((file) =>
    readFileSync(join(src, file), 'utf8'),
  )
  const codes = files.flatMap((text) => [...text.matchAll(/refuse\(\s*'(\w+)'/g)])
  return codes.map(([, code]) => `refusal.${code}`)
}

const speechIn = (locale: Locale) => ({
  locale,
  catalog: catalogs[locale],
  nameOf: (seat: number) => `P${seat}`,
})

test('every move that a player may make is offered some time', () => {
  const kinds = Object.entries(moves).filter(([, { author }]) => author === undefined)
  expect([...met.keys()].filter((id) => id.startsWith('move.')).sort()).toEqual(
    kinds.map(([kind]) => `move.${kind}`).sort(),
  )
})

test.each(LOCALES)('%s has a text for everything that can be said, and no other', (locale) => {
  const options = Object.keys(meta.options.properties ?? {}).map((name) => `option.${name}`)
  const cards = Object.keys(cardWords('en'))
  const needed = new Set(['summary', 'points', ...cards, ...met.keys(), ...refusals(), ...options])
  expect(Object.keys(catalogs[locale]).sort()).toEqual([...needed].sort())
})

test.each(LOCALES)('%s has a place only for what is told', (locale) => {
  const astray = [...met.values()].flatMap(({ id, params = {} }) =>
    placesIn(catalogs[locale][id] ?? '')
      .filter((name) => params[name] === undefined)
      .map((name) => `${id}: ${name}`),
  )
  expect(astray).toEqual([])
})

const placesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)

test.each(LOCALES)('%s leaves no place and no word unfilled', (locale) => {
  const said = [...met.values()].map((message) => speak(message, speechIn(locale)))
  expect(said.filter((text) => /[{}|]|card\.\w/.exec(text) !== null)).toEqual([])
})

test('both languages speak of the same things', () => {
  for (const id of met.keys()) {
    const [en, fr] = [catalogs.en[id] ?? '', catalogs.fr[id] ?? '']
    expect([id, ...new Set(placesIn(fr))].sort()).toEqual([id, ...new Set(placesIn(en))].sort())
  }
})

test.each([
  ['en', 'P1 loses a life.', 'P1 and P2 lose a life.'],
  ['fr', 'P1 perd une vie.', 'P1 et P2 perdent une vie.'],
] as const)('%s gives one and several the verb that belongs to them', (locale, one, several) => {
  const said = (seats: number[]) =>
    speak({ id: 'livesLost', params: { seats: { seats } } }, speechIn(locale))
  expect([said([1]), said([1, 2])]).toEqual([one, several])
})
