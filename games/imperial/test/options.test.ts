// I-1, I-20: presets, options, and the data they choose.
import { readOptions } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { atlasOf, territory } from '../src/atlas.ts'
import { COUNTRIES } from '../src/data/countries.ts'
import { MAP } from '../src/data/map.ts'
import { PLACES, SEAS } from '../src/data/seas.ts'
import { imperial } from '../src/index.ts'
import { PRESETS, rulesFor } from '../src/rules/options.ts'
import { wheelOf } from '../src/rules/rondel.ts'
import { priceOf } from '../src/rules/stock.ts'
import {
  A,
  arrange,
  chips,
  choose,
  destinations,
  finish,
  march,
  opened,
  optionsWith,
  propose,
} from './table.ts'

test('[I-20.1] the preset sets every option, and each may be changed', () => {
  expect(rulesFor(optionsWith(), 4)).toEqual(PRESETS.seed)
  expect(rulesFor(optionsWith({ preset: 'published' }), 4)).toEqual(PRESETS.published)
  const mixed = rulesFor(optionsWith({ preset: 'published', board: 'seed', stockSeries: 8 }), 4)
  expect(mixed).toEqual({ ...PRESETS.published, board: 'seed', stockSeries: 8 })
})

test('[I-20.1] the values of both presets', () => {
  expect(PRESETS.seed).toMatchObject({ opening: 'auction', revenueCap: 15, chipLimit: 'unlimited' })
  expect(PRESETS.published).toEqual({
    opening: 'assigned',
    government: 'absolute',
    controlMeasure: 'price',
    taxBonus: 'leader-bank',
    taxFloor: 'no-loss',
    revenueCap: 'none',
    stockSeries: 9,
    stockPrices: 'standard',
    wheel: 'standard',
    board: 'published',
    unitLimits: 'published',
    chipLimit: 15,
    swissBank: 'published',
    offLimits: 'off',
    railBlockedByHostile: true,
    railAfterEntry: true,
    chipPlacement: 'end-of-maneuver',
    openingSwiss: 'immediate',
    swissForceInvestor: true,
    gameEndingProposal: 'vote',
    factoryOptional: true,
    peaceVoters: 'exclude-mover',
    undoDepth: 'chain',
    undoAfterBidReveal: false,
    showScores: true,
  })
})

test('[I-20.1] options that do not exist are refused', () => {
  expect(readOptions(imperial, { opening: 'draft' }).ok).toBe(false)
  expect(readOptions(imperial, { investorCard: false }).ok).toBe(false)
})

test('[I-2.1] two to seven play; seven always by sealed bids', () => {
  expect(imperial.meta.seats).toEqual({ min: 2, max: 7 })
  expect(opened(7, { opening: 'assigned' }).state).toMatchObject({ mode: 'bid', up: 'Austria' })
})

test('[I-1.1] the board: 54 places, 134 borders, each seen from both sides', () => {
  const count = (kind: string) => PLACES.filter((place) => MAP[place].kind === kind).length
  expect([PLACES.length, count('home'), count('neutral'), SEAS.length]).toEqual([54, 30, 15, 9])
  const borders = (board: 'seed' | 'published') => {
    const { lands, seas } = atlasOf({ board })
    const touching = PLACES.map((place) => [...lands[place], ...seas[place]])
    PLACES.forEach((place, index) => {
      for (const other of touching[index] ?? [])
        expect(touching[PLACES.indexOf(other)]).toContain(place)
    })
    return touching.flat().length / 2
  }
  expect([borders('seed'), borders('published')]).toEqual([134, 137])
})

test('[I-1.1] each country has five home places, and each port touches its sea', () => {
  for (const country of COUNTRIES)
    expect(PLACES.filter((place) => territory(place).country === country)).toHaveLength(5)
  const ports = PLACES.filter((place) => territory(place).port !== undefined)
  expect(ports).toHaveLength(15)
  for (const port of ports) expect(territory(port).touches).toContain(territory(port).port)
})

test('[I-20.1] nine certificates and other prices', () => {
  expect(opened(3, { stockSeries: 9 }).state.countries.Italy.stock).toHaveLength(9)
  const prices = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (stock) => priceOf({ stockPrices: 'standard' }, stock) / 100,
  )
  expect(prices).toEqual([2, 4, 6, 9, 12, 16, 20, 25, 30])
  expect(priceOf({ stockPrices: 'schema-example' }, 8)).toBe(2700)
})

test('[I-20.1] another rondel', () => {
  expect(wheelOf({ wheel: 'schema-example' }).slice(0, 3)).toEqual([
    'Factory',
    'L-Produce',
    'Import',
  ])
})

test('[G-45, I-20.8, I-12.7c] the railway after entry', () => {
  const at = (railAfterEntry: boolean) => {
    const scene = arrange({
      stock: { Austria: 'A 4' },
      armies: { Austria: 'Western Balkans' },
      options: { railAfterEntry },
    })
    scene.play(A, propose('L-Maneuver'))
    scene.play(A, choose(0))
    return destinations(scene, A)
  }
  expect(at(false)).toBe('Budapest, Bulgaria, Greece, Romania, Trieste, Western Balkans')
  expect(at(true)).toBe(
    'Budapest, Bulgaria, Greece, Lemberg, Prague, Romania, Trieste, Vienna, Western Balkans',
  )
})

test('[I-20.8] a landing army may go on by rail', () => {
  const scene = arrange({
    stock: { Austria: 'A 4' },
    armies: { Austria: 'Tunis' },
    fleets: { Austria: 'Ionian Sea' },
    options: { railAfterEntry: true },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Ionian Sea')
  scene.play(A, choose(0))
  expect(destinations(scene, A)).toContain('Prague')
  expect(destinations(scene, A)).not.toContain('Warsaw')
})

test('[I-20.8] hostile armies block the railway where the table says so', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', France: 'B 4' },
    armies: { Italy: 'Naples', France: 'Rome' },
    options: { railBlockedByHostile: true },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(destinations(scene, A)).toBe('Naples, Rome')
})

test('[I-20.8] a blocked place is left like any other, and entered home ends there', () => {
  const scene = arrange({
    up: 'Austria',
    stock: { Austria: 'A 4', Italy: 'B 4' },
    armies: { Austria: 'Western Balkans, Vienna', Italy: 'Vienna, Trieste' },
    options: { railBlockedByHostile: true, railAfterEntry: true },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(destinations(scene, A)).toBe(
    'Budapest, Bulgaria, Greece, Lemberg, Prague, Romania, Trieste, Vienna, Western Balkans',
  )
  scene.play(A, { kind: 'maneuverMove', dest: 'Western Balkans', action: '' })
  scene.play(A, choose(1))
  expect(destinations(scene, A)).toContain('Warsaw')
})

test('[I-20.6] no more chips than the limit', () => {
  const chipped = {
    up: 'England',
    stock: { England: 'A 4', France: 'B 4' },
    chips: {
      England:
        'Norway, Sweden, Denmark, Holland, Belgium, Spain, Portugal, Morocco, Algeria, Tunis',
      France: 'North Sea',
    },
    fleets: { England: 'North Sea' },
  } as const
  const scene = arrange({ ...chipped, options: { chipLimit: 10 } })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, finish)
  expect(chips(scene, 'England')).not.toContain('North Sea')
  expect(chips(scene, 'France')).toBe('North Sea')
  const more = arrange({ ...chipped, options: { chipLimit: 15 } })
  more.play(A, propose('L-Maneuver'))
  more.play(A, finish)
  expect(chips(more, 'England')).toContain('North Sea')
})

test('[G-47, I-1.1] the published map', () => {
  const from = (fixture: Parameters<typeof arrange>[0], fleets: number) => {
    const scene = arrange(fixture)
    scene.play(A, propose('L-Maneuver'))
    for (let unit = 0; unit < fleets; unit++) {
      scene.play(A, choose(unit))
      const dest = scene.state.board[scene.state.up].fleets[unit]
      if (dest !== undefined) scene.play(A, { kind: 'maneuverMove', dest, action: '' })
    }
    scene.play(A, choose(0))
    return destinations(scene, A)
  }
  const published = { options: { board: 'published' } } as const
  const prague = { stock: { Austria: 'A 4' }, armies: { Austria: 'Prague' } }
  expect(from(prague, 0)).not.toContain('Berlin')
  expect(from({ ...prague, ...published }, 0)).toContain('Berlin')
  const russia = {
    stock: { Russia: 'A 4' },
    armies: { Russia: 'St Petersburg' },
    fleets: { Russia: 'Baltic Sea' },
  }
  expect(from(russia, 1)).not.toContain('Hamburg')
  expect(from({ ...russia, ...published }, 1)).toContain('Hamburg')
  const trieste = {
    stock: { Austria: 'A 4' },
    armies: { Austria: 'Trieste' },
    fleets: { Austria: 'Eastern Med, Ionian Sea' },
  }
  expect(from(trieste, 2)).not.toContain('Bulgaria')
  expect(from({ ...trieste, ...published }, 2)).toContain('Bulgaria')
})
