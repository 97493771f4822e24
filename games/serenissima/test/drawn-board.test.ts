// The drawn board without a screen: every offer can be pointed at, also in games that are fought out, with any options.
import { type Game, offers } from '@foldtable/kernel'
import { walkBoard } from '@foldtable/testkit/board-law'
import { depth } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { staging } from '../board/beats.ts'
import { chart } from '../board/chart-map.ts'
import { pointing } from '../board/choosing/index.ts'
import { flightsOf } from '../board/flights.ts'
import { heldIn, lightsOf } from '../board/lights.ts'
import { costOf, spentIn } from '../board/purse.ts'
import { waysOf } from '../board/reach.ts'
import { boardWords } from '../board/words/index.ts'
import { NEIGHBOURS, ZONES, type ZoneId } from '../src/data/zones.ts'
import { emptyHold } from '../src/holds.ts'
import { type Event, serenissima } from '../src/index.ts'
import { pathsFrom } from '../src/rules/sailing.ts'
import { watch } from './random-games.ts'
import { g4 } from './table.ts'

const game = serenissima as Game

/** Positions of eager and of random play, one in three. */
const EVERY = 3

test('every offer can be made by pointing and nothing else, in 2,000 positions and more when it is deep', () => {
  const kinds = new Set<string>()
  let count = 0
  const { problems } = watch(depth({ quick: 8, deep: 40 }), {
    pointing({ state, entry: { n } }) {
      const decision = serenissima.decision(state)
      const seat = decision.result === undefined ? decision.seats[0] : undefined
      if (seat === undefined || n % EVERY !== 0) return undefined
      const offered = offers(serenissima, state, seat)
      const { missed, refused, muddled } = walkBoard(game, pointing as never, state, seat, offered)
      for (const { kind } of offered) kinds.add(kind)
      count += 1
      const wrong = [...missed, ...refused, ...muddled]
      return wrong.length === 0 ? undefined : JSON.stringify(wrong.slice(0, 3))
    },
  })
  expect(problems).toEqual([])
  expect(count).toBeGreaterThan(depth({ quick: 100, deep: 2000 }))
  expect(Object.keys(serenissima.moves).filter((kind) => !kinds.has(kind))).toEqual([])
})

test('what is shown with motion ends where the table stands', () => {
  const sailed = new Set<string>()
  const flown = new Set<string>()
  const { problems } = watch(depth({ quick: 1, deep: 20 }), {
    motion({ state, before, entry: { events } }) {
      const beats = staging.beatsOf(before, events, 0)
      for (const { cues = [] } of beats) for (const { kind } of cues) sailed.add(kind)
      for (const event of events) if (flightsOf(event, before).length > 0) flown.add(event.kind)
      const end = beats.at(-1)?.picture ?? before
      return staging.isSame?.(end, state) === true ? undefined : 'another picture'
    },
  })
  expect(problems).toEqual([])
  expect([...sailed].sort()).toEqual(['flag', 'fly', 'rise', 'sail', 'sink', 'told'])
  expect([...flown]).toEqual(expect.arrayContaining(['delivered', 'goodsBought', 'scored']))
})

test('things fly from where they were to where they are, ducats from purse to purse', () => {
  const { state } = g4({
    patch: ({ galleys, ports, bank }) => {
      Object.assign(galleys[1] ?? {}, { location: 'Genova' })
      Object.assign(galleys[5] ?? {}, { location: 'Genova' })
      ports.Genova.cargo = ['wine']
      bank.wine -= 1
    },
  })
  const { mark, warehouse, garrison } = chart.ports.Genova
  const bought = { kind: 'goodsBought', good: 'stone', quantity: 2, price: 2 } as const
  const flights = flightsOf({ ...bought, seat: 0, galley: 1, payee: 1 }, state)
  expect(flights.map(({ what }) => what)).toEqual(['stone', 'stone', 'ducat', 'ducat'])
  expect(flights[0]?.from).toEqual(mark)
  expect(flights[0]?.to).not.toEqual(flights[1]?.to)
  expect(flights[2]).toEqual({ what: 'ducat', from: { seat: 0 }, to: { seat: 1 } })
  Object.assign(state.galleys[1] ?? {}, { hold: ['sailor', 'stone', 'gold', 'empty', 'empty'] })
  const goods = ['stone', 'gold'] as const
  const delivered = { kind: 'delivered', seat: 0, galley: 1, port: 'Genova', pay: 4 } as const
  expect(flightsOf({ ...delivered, goods }, state).map(({ to }) => to)).toEqual([
    warehouse[1],
    warehouse[2],
    ...Array.from({ length: 4 }, () => ({ seat: 0 })),
  ])
  const moved = { seat: 0, galley: 1, port: 'Genova', quantity: 1 } as const
  const [ashore] = flightsOf({ kind: 'sailorsUnloaded', ...moved }, state)
  expect(ashore).toMatchObject({ what: { sailor: 0 }, to: garrison[3] })
  const [aboard] = flightsOf({ kind: 'sailorsLoaded', ...moved }, state)
  expect(aboard).toMatchObject({ what: { sailor: 0 }, from: garrison[2] })
  const both = { kind: 'swapped', seat: 0, galley: 1, other: 5 } as const
  expect(flightsOf({ ...both, give: ['gold'], take: ['sailor'] }, state)).toHaveLength(2)
  const sunk = { kind: 'galleySunk', seat: 1, galley: 1, by: 5, taken: ['gold'] } as const
  expect(flightsOf(sunk, state)).toMatchObject([{ what: 'gold' }])
})

test('[E-15] what a purchase leaves and what was spent in this turn', () => {
  const { state } = g4()
  expect(costOf(state, 0, { kind: 'purchaseSailors', port: 'Venezia', quantity: 3 })).toBe(3)
  expect(costOf(state, 0, { kind: 'purchaseGalley', galley: 9, port: 'Venezia' })).toBe(2)
  expect(costOf(state, 0, { kind: 'endTurn' })).toBe(0)
  const entry = (n: number, isUndone: boolean, ...events: Event[]) => ({
    n,
    at: 0,
    isUndone,
    events,
  })
  const hired = { kind: 'crewHired', seat: 0, galley: 1, quantity: 2, price: 2 } as const
  const began = { kind: 'turnBegan', seat: 0, galley: 1 } as const
  const past = [entry(1, false, hired, began), entry(2, false, hired), entry(3, true, hired)]
  expect(spentIn(past)).toBe(2)
})

test('the board says the same things in both languages', () => {
  const { en, fr } = boardWords
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
  const slots = (text: string) => [...new Set(text.match(/\{\w+/g) ?? [])].sort()
  for (const [id, text] of Object.entries(en))
    expect(slots(String(fr[id])), id).toEqual(slots(String(text)))
})

test('[S-15.4] where the short way is held, another one is shown, and nothing is promised where nothing can be sold', () => {
  const crew = (sailors: number) => ({ owner: sailors === 4 ? 0 : 1, hold: emptyHold(sailors) })
  const { state } = g4({ options: { blockade: 'majority' } })
  state.galleys.fill(null)
  state.galleys[1] = { ...crew(4), location: 'Venezia' }
  state.galleys[2] = { ...crew(5), location: 'Palermo' }
  Object.assign(state, { active: 1 })
  const turned = {
    kind: 'ordinary',
    phase: 'load',
    moved: 0,
    hasMoved: false,
    bought: null,
  } as const
  state.turn = { ...turned }
  const ways = waysOf(state, offers(serenissima, state, 0))
  const way = (zone: ZoneId) => ways.find((one) => one.zone === zone)
  expect(heldIn(state)).toEqual({ Palermo: 1 })
  expect(way('Palermo')).toMatchObject({
    heldBy: 1,
    steps: pathsFrom('Venezia', 5).find((path) => path.at(-1) === 'Palermo')?.length,
  })
  for (const { zone, path, steps } of ways) {
    expect(path.slice(0, -1)).not.toContain('Palermo')
    expect(steps).toBe(shortestAround('Venezia', zone, 'Palermo'))
    expect(lightsOf(ways, zone)[path[0] ?? zone]).toContain('is-on-way')
  }
  const longer = ways.filter(({ zone, steps }) => steps > shortestAround('Venezia', zone))
  expect(longer.length).toBeGreaterThan(0)
})

/** Steps over neighbours, not through one zone. */
function shortestAround(from: ZoneId, to: ZoneId, without?: ZoneId): number {
  let edge = new Set<ZoneId>([from])
  for (let steps = 0; steps < ZONES.length; steps++) {
    if (edge.has(to)) return steps
    edge = new Set([...edge].filter((zone) => zone !== without).flatMap((zone) => NEIGHBOURS[zone]))
  }
  return Number.POSITIVE_INFINITY
}
