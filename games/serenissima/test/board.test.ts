// B: the board as data, and that its tables agree.
import { expect, test } from 'vitest'
import { CARD_FACTS, CARDS } from '../src/data/cards.ts'
import { NUMBERS, RISING_INCOME, trackFor } from '../src/data/constants.ts'
import { GOODS } from '../src/data/goods.ts'
import {
  NEIGHBOURS,
  PLACES,
  PORT_FACTS,
  PORTS,
  portNamed,
  START_PORTS,
  ZONES,
  type ZoneId,
} from '../src/data/zones.ts'
import { nextInPlay } from '../src/rules/board.ts'
import { pathsFrom } from '../src/rules/sailing.ts'
import { g2, g4 } from './table.ts'

const distance = (from: ZoneId, target: ZoneId): number =>
  from === target ? 0 : (pathsFrom(from, 20).find((path) => path.at(-1) === target)?.length ?? 99)

test('[B-1] 20 zones, 19 ports, 5 starting ports', () => {
  expect([ZONES.length, PORTS.length]).toEqual([20, 19])
  expect(ZONES.filter((zone) => !(zone in PORT_FACTS))).toEqual(['MARE'])
  expect(START_PORTS.join(' ')).toBe('Valencia Genova Venezia Costantinopoli Alessandria')
})

test('[B-2] what each port makes and how large it is', () => {
  const table = PORTS.map((id, index) => {
    const { produces, warehouse, sailors, isStart } = PORT_FACTS[id]
    return `${index + 1} ${id} ${produces} ${warehouse} ${sailors}${isStart ? ' start' : ''}`
  })
  expect(table).toEqual([
    '1 Valencia wood 5 5 start',
    '2 Barcelona stone 4 4',
    '3 Marsiglia gold 2 3',
    '4 Genova stone 5 5 start',
    '5 Napoli marble 4 4',
    '6 Palermo wine 4 4',
    '7 Venezia wood 5 5 start',
    '8 Ragusa gold 4 4',
    '9 Corfu wood 2 3',
    '10 Modon stone 2 3',
    '11 Costantinopoli wood 5 5 start',
    '12 Candia wine 2 3',
    '13 Antalya gold 4 4',
    '14 Famagosta wine 2 3',
    '15 Alessandria stone 5 5 start',
    '16 Cirene wood 2 3',
    '17 Tripoli spice 4 4',
    '18 Tunisi marble 4 4',
    '19 Algeri wine 2 3',
  ])
  const makers = GOODS.map((good) => PORTS.filter((id) => PORT_FACTS[id].produces === good).length)
  expect(makers).toEqual([5, 4, 2, 4, 3, 1])
  expect([portNamed(17), portNamed(20), portNamed('MARE')]).toEqual([
    'Tripoli',
    undefined,
    undefined,
  ])
})

test('[B-3] 32 lanes, at most 7 steps, and the distances of the table', () => {
  const ends = ZONES.flatMap((zone) => NEIGHBOURS[zone].map((other) => [zone, other] as const))
  expect(ends).toHaveLength(64)
  const all = ZONES.flatMap((zone) => ZONES.map((other) => distance(zone, other)))
  expect(Math.max(...all)).toBe(7)
  expect(START_PORTS.map((a) => START_PORTS.map((b) => distance(a, b)).join(' '))).toEqual([
    '0 3 5 6 5',
    '3 0 4 5 5',
    '5 4 0 3 4',
    '6 5 3 0 3',
    '5 5 4 3 0',
  ])
  expect([distance('Marsiglia', 'Antalya'), distance('Venezia', 'Tripoli')]).toEqual([7, 3])
  expect([distance('MARE', 'Costantinopoli'), distance('Algeri', 'Alessandria')]).toEqual([4, 4])
})

test('[B-4] places on the sheet, no two nearer than 100', () => {
  const gaps = ZONES.flatMap((zone, index) =>
    ZONES.slice(index + 1).map((other) => {
      const [[x, y], [x2, y2]] = [PLACES[zone], PLACES[other]]
      return Math.hypot(x - x2, y - y2)
    }),
  )
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100)
  expect(Object.values(PLACES).every(([x, y]) => x < 1000 && y < 560)).toBe(true)
})

test('[B-5] the wheel passes over numbers that nobody owns', () => {
  expect(NUMBERS).toHaveLength(15)
  const { state } = g4()
  expect([0, 1, 7, 8].map((number) => nextInPlay(state, number))).toEqual([1, 2, 8, undefined])
})

test('[B-6] the tracks', () => {
  expect([2, 3, 4].map(trackFor)).toEqual([
    { last: 13, scoring: [5, 9, 13], sailors: 30 },
    { last: 11, scoring: [4, 8, 11], sailors: 26 },
    { last: 9, scoring: [4, 7, 9], sailors: 22 },
  ])
  expect(() => trackFor(5)).toThrow(RangeError)
})

test('[B-7] the cards', () => {
  const advances = CARDS.map((card) => CARD_FACTS[card].advance)
  expect(advances).toEqual([0, 1, 1, 1, 2])
  expect(CARDS.filter((card) => CARD_FACTS[card].isWine)).toEqual(['DOGE_0_WINE'])
})

test('[B-8] what everybody starts with', () => {
  const { state } = g2()
  expect(state.players.map(({ money, sailors }) => [money, sailors])).toEqual([
    [5, 21],
    [5, 21],
  ])
  expect(PORTS.filter((id) => state.ports[id].closed)).toHaveLength(4)
  expect(PORTS.filter((id) => g4().state.ports[id].closed)).toHaveLength(0)
})

test('[B-9] incomes by number of goods', () => {
  expect(RISING_INCOME).toEqual([0, 1, 3, 6, 10, 15])
})

test('[B-10] the tables agree', () => {
  for (const zone of ZONES) {
    expect(NEIGHBOURS[zone]).not.toContain(zone)
    for (const other of NEIGHBOURS[zone]) expect(NEIGHBOURS[other]).toContain(zone)
    expect(pathsFrom(zone, 7)).toHaveLength(19)
  }
  for (const id of PORTS) {
    expect(PORT_FACTS[id].warehouse).toBeLessThanOrEqual(5)
    expect([3, 4, 5]).toContain(PORT_FACTS[id].sailors)
  }
  for (const players of [2, 3, 4]) {
    const { last, scoring } = trackFor(players)
    expect(scoring.at(-1)).toBe(last)
    const gaps = scoring.slice(1).map((at, index) => at - (scoring[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2)
  }
})
