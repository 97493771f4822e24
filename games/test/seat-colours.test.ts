// Seats are told apart by everybody: with all colours, without red, green or blue, on paper and in the dark.
import { readFileSync } from 'node:fs'
import { type SeatColour, SIGNS } from '@foldtable/kernel'
import { closest, contrast, EYES } from '@foldtable/testkit/colour-sight'
import { describe, expect, test } from 'vitest'
import { games } from '../catalog.ts'
import {
  coloursOf,
  colourWords,
  cssColour,
  HOUSE_COLOURS,
  inkOn,
  SIGN_PATHS,
  seatColours,
} from '../seat-colours.ts'

describe.each(['light', 'dark'] as const)('the colours of the house, %s', (look) => {
  // Two that touch are told apart from about 2 on; the four before these came to 1.9, red beside amber.
  test.each([
    [4, 12],
    [7, 8],
    [10, 5],
  ])('the closest of the first %i are %i apart for every eye', (count, least) => {
    expect(closest(HOUSE_COLOURS.slice(0, count), look)).toBeGreaterThan(least)
  })

  test('each stands out from the surface it lies on', () => {
    const surface = { light: '#ffffff', dark: '#1d2128' }[look]
    const faint = HOUSE_COLOURS.filter((colour) => contrast(colour[look], surface) < 3)
    expect(faint).toEqual([])
  })
})

describe.each(['light', 'dark'] as const)('the colours of a game’s own, %s', (look) => {
  const own = games.filter(({ meta }) => meta.colours !== undefined)

  test.each(own)('$meta.id: told apart without red, green or blue', ({ meta }) => {
    expect(Object.keys(EYES)).toEqual(['all', 'no red', 'no green', 'no blue'])
    expect(closest(coloursOf(meta), look)).toBeGreaterThan(10)
  })

  test('what is written on a colour can be read', () => {
    const sets = [HOUSE_COLOURS, ...own.map(({ meta }) => coloursOf(meta))].flat()
    const faint = sets.filter((one) => contrast(one[look], inkOn(one[look])) < 4.5)
    expect(faint).toEqual([])
  })
})

test('no two colours of a set have the same name or sign, and every sign is drawn', () => {
  for (const set of [HOUSE_COLOURS, ...games.map(({ meta }) => coloursOf(meta))]) {
    expect(new Set(set.map(({ id }) => id)).size).toBe(set.length)
    expect(new Set(set.map(({ sign }) => sign)).size).toBe(set.length)
  }
  expect(Object.keys(SIGN_PATHS).sort()).toEqual([...SIGNS].sort())
})

test('who chose has the colour, the others take what is left in order', () => {
  const ids = (chosen: readonly (string | null)[], colours?: readonly SeatColour[]) =>
    seatColours(colours === undefined ? {} : { colours }, chosen).map(({ id }) => id)
  expect(ids([null, null, null])).toEqual(['red', 'blue', 'gold'])
  expect(ids([null, 'red', null])).toEqual(['blue', 'red', 'gold'])
  expect(ids(['no such colour', null])).toEqual(['red', 'blue'])
  expect(ids([null, null, null], HOUSE_COLOURS.slice(4, 6))).toEqual(['teal', 'green', 'teal'])
})

test('the style sheet of the house has the same colours', () => {
  const css = readFileSync(
    new URL('../../client/src/styles/tokens.css', import.meta.url).pathname,
    'utf8',
  )
  const tokens = HOUSE_COLOURS.map((one, seat) => `--seat-${seat}: ${cssColour(one)};`)
  expect(tokens.filter((token) => !css.includes(token))).toEqual([])
})

test('a game that calls seats by colours says the one that was chosen', () => {
  const meta = { colours: [{ id: 'red' }, { id: 'blue' }, { id: 'green' }] as SeatColour[] }
  const [red, blue, green] = meta.colours
  const catalog = {
    'colour.red': 'rouge',
    'colour.blue': 'bleu',
    'colour.green': 'vert',
    other: '',
  }
  const chosen = [green, red, blue] as SeatColour[]
  expect(colourWords(meta, chosen, catalog)).toEqual({
    'colour.red': 'vert',
    'colour.blue': 'rouge',
    'colour.green': 'bleu',
  })
  expect(colourWords({}, chosen, catalog)).toEqual({})
})
