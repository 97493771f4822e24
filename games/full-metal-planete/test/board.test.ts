// B: the standard board, the generator and the properties of its boards.

import { playOut } from '@foldtable/bots/random-play'
import { readOptions, seededChance, Table } from '@foldtable/kernel'
import { describe, expect, test } from 'vitest'
import {
  areContiguous,
  boardOf,
  latticeOf,
  mineralSites,
  planFromText,
  RING,
  terrainText,
  zoneText,
} from '../src/board/board.ts'
import { generate } from '../src/board/generate.ts'
import { columnOf, GRID, HEXES, rowOf } from '../src/board/grid.ts'
import { mulberry32 } from '../src/board/mulberry.ts'
import { noise } from '../src/board/noise.ts'
import { TERRAINS } from '../src/board/plan.ts'
import { boardNamed } from '../src/board/shelf.ts'
import { flawsOf, piecesOf } from '../src/board/validate.ts'
import { STANDARD_OFFSETS, STANDARD_TERRAIN, STANDARD_ZONES } from '../src/data/standard-board.ts'
import { fullMetalPlanete } from '../src/index.ts'

const standard = boardNamed(0)
const SEEDS = Array.from({ length: 100 }, (_, index) => index + 1)
const boards = new Map(SEEDS.map((seed) => [seed, generate(seed)]))

function fnv(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(16)
}

test('[B-1.1, B-1.2] hexes are numbered column by column', () => {
  expect(GRID.size).toBe(851)
  expect([GRID.name(0), GRID.name(22), GRID.name(23), GRID.name(850)]).toEqual([
    '0,0',
    '0,22',
    '1,0',
    '36,4',
  ])
  expect(GRID.name(23 * 36)).toBe('36,-18')
  expect(HEXES.every((hex) => hex === 23 * columnOf(hex) + rowOf(hex))).toBe(true)
})

test('[B-1.3] text and board are the same thing', () => {
  expect(terrainText(standard)).toEqual([...STANDARD_TERRAIN])
  expect(zoneText(standard)).toEqual([...STANDARD_ZONES])
  expect(boardOf(planFromText(STANDARD_TERRAIN, STANDARD_ZONES, STANDARD_OFFSETS))).toEqual(
    standard,
  )
})

test('[B-6.1] the first numbers of two seeds', () => {
  const first = (seed: number) => {
    const random = mulberry32(seed)
    return [random(), random(), random()].map((number) => number.toFixed(6))
  }
  expect(first(1)).toEqual(['0.627074', '0.002736', '0.527447'])
  expect(first(1988)).toEqual(['0.605823', '0.091188', '0.160972'])
})

describe('the standard board', () => {
  test('[B-8.1] is what the generator makes of seed 4669 at once', () => {
    const made = generate(4669)
    expect(made.attempts).toBe(1)
    expect(terrainText(made)).toEqual([...STANDARD_TERRAIN])
    expect(zoneText(made)).toEqual([...STANDARD_ZONES])
    expect(made.offsets).toEqual(STANDARD_OFFSETS)
  })

  test('[B-8.2] has these sites, sizes and pieces', () => {
    const zones = [1, 2, 3, 4, 5, 6, 7, 8]
    const sites = zones.map((zone) => standard.sites.filter((site) => site.zone === zone).length)
    expect(sites).toEqual([45, 44, 45, 45, 42, 40, 10, 40])
    expect(zones.map((zone) => standard.zoneHexes[zone]?.length)).toEqual([
      85, 84, 85, 84, 85, 84, 24, 44,
    ])
    const sizes = (tide: 'low' | 'normal' | 'high', element: 'land' | 'sea') =>
      piecesOf(standard, tide, element).map((piece) => piece.length)
    expect(sizes('normal', 'land')).toEqual([507, 44, 24])
    expect(sizes('normal', 'sea')).toEqual([276])
    expect(sizes('low', 'sea')).toEqual([175, 56])
    expect(sizes('high', 'land')).toEqual([112, 79, 76, 69, 66, 23, 19, 16, 13, 1])
    expect(latticeOf(standard.offsets)).toHaveLength(97)
    expect(mineralSites(standard, false)).toHaveLength(63)
  })

  test('[B-8.3] has these hashes', () => {
    expect(fnv(terrainText(standard).join(''))).toBe('fddd4189')
    expect(fnv(zoneText(standard).join('').replaceAll('.', '0'))).toBe('6558ec96')
  })

  test('[B-8.4] has these first sites', () => {
    const first = [1, 2, 3, 4, 5, 6, 7, 8].map((zone) => {
      const site = standard.sites.find((one) => one.zone === zone)
      return `${GRID.name(site?.body ?? -1)} o${site?.orientation}`
    })
    expect(first).toEqual([
      '2,20 o0',
      '2,4 o0',
      '2,1 o0',
      '20,-7 o0',
      '30,0 o0',
      '19,10 o1',
      '14,5 o0',
      '19,-3 o0',
    ])
  })
})

describe('boards of a hundred seeds', () => {
  test('[P-1] [P-2] [P-3] [P-4] [P-5] [P-6] [P-7] [P-8] [P-9] [P-10] [P-11] [B-9.2, B-6.2] have every property', () => {
    for (const [seed, plan] of boards) expect([seed, ...flawsOf(plan)]).toEqual([seed])
    expect(flawsOf(standard)).toEqual([])
    const attempts = [...boards.values()].map((plan) => plan.attempts)
    expect(Math.max(...attempts)).toBeLessThanOrEqual(12)
  })

  test('[B-3.1, B-6.10, B-6.12, B-6.13] have exactly so much of each terrain', () => {
    for (const { terrain } of boards.values()) {
      const counts = TERRAINS.map((kind) => terrain.filter((one) => one === kind).length)
      expect(counts).toEqual([402, 231, 101, 45, 72])
    }
  })

  test('[B-1.4, B-5.1, B-5.4, B-6.4, B-6.7, B-6.14] have zones on ground only, islands west and east, of their sizes', () => {
    for (const { terrain, zones } of boards.values()) {
      expect(
        HEXES.every((hex) => zones[hex] === 0 || !['sea', 'reef'].includes(terrain[hex] ?? '')),
      ).toBe(true)
      const columns = (zone: number) => HEXES.filter((hex) => zones[hex] === zone).map(columnOf)
      expect(columns(7).length).toBeGreaterThanOrEqual(20)
      expect(columns(7).length).toBeLessThanOrEqual(28)
      expect(columns(8).length).toBeGreaterThanOrEqual(36)
      expect(columns(8).length).toBeLessThanOrEqual(48)
      expect(middle(columns(7))).toBeLessThan(middle(columns(8)))
    }
  })

  test('[B-6.8, B-6.6] have zones that follow each other clockwise round the centre', () => {
    for (const { zones } of boards.values()) {
      const angles = [1, 2, 3, 4, 5, 6].map((zone) => angleOf(zones, zone))
      const turns = angles.map((angle, index) => {
        const next = angles[(index + 1) % 6] ?? 0
        return (next - angle + 4 * Math.PI) % (2 * Math.PI)
      })
      expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI)
    }
  })

  test('[B-6.9, B-6.11] have marsh on at least four borders of the ring, and reefs', () => {
    for (const { terrain, zones, contiguous } of boards.values()) {
      const belts = contiguous.filter(([zone, next]) =>
        HEXES.filter(
          (hex) => zones[hex] === zone && GRID.beside(hex).some((other) => zones[other] === next),
        ).every((hex) => terrain[hex] === 'marsh'),
      )
      expect(belts.length).toBeGreaterThanOrEqual(4)
    }
  })

  test('[B-4.1, B-4.2, B-4.3, B-6.15, F-13.1] have ore on every third hex, and on mountains only if asked for', () => {
    for (const plan of boards.values()) {
      const sites = mineralSites(plan, false)
      expect(sites).toEqual([...sites].sort((a, b) => a - b))
      expect(sites.length).toBeGreaterThanOrEqual(52)
      expect(sites.length).toBeLessThanOrEqual(72)
      for (const hex of sites) {
        expect(((GRID.q[hex] ?? 0) - plan.offsets.a) % 3).toBeCloseTo(0)
        expect(['land', 'marsh', 'reef']).toContain(plan.terrain[hex])
      }
      const more = mineralSites(plan, true).filter((hex) => !sites.includes(hex))
      expect(more.every((hex) => plan.terrain[hex] === 'mountain')).toBe(true)
    }
  })

  test('[P-12] are the same each time, and different from each other', () => {
    for (const seed of [1, 17, 64]) expect(generate(seed)).toEqual(boards.get(seed))
    expect(new Set([...boards.values()].map((plan) => terrainText(plan).join(''))).size).toBe(100)
  })
})

const middle = (columns: readonly number[]): number =>
  columns.reduce((sum, column) => sum + column, 0) / columns.length

/** The direction in which a zone lies from the centre, clockwise from north (B-6.3). */
function angleOf(zones: readonly number[], zone: number): number {
  let [x, y] = [0, 0]
  for (const hex of HEXES) {
    if (zones[hex] !== zone) continue
    x += 1.5 * columnOf(hex) - 27
    y += Math.sqrt(3) * (rowOf(hex) + (columnOf(hex) % 2) / 2 - 11.25)
  }
  return Math.atan2(x, -y)
}

test('[B-6.3, B-6.5] noise is what its lattice says at lattice points, and smooth between', () => {
  let drawn = 0
  const field = noise(9, () => drawn++ / 100)
  expect([field(0, 0), field(9, 0), field(0, 9)].map((value) => Math.round(100 * value))).toEqual([
    0, 6, 1,
  ])
  expect(field(4.5, 0)).toBeCloseTo(0.03)
})

test('[B-5.2, B-5.3] wherever three land, a zone is left for the fourth', () => {
  const plan = { ...standard, contiguous: RING }
  const isFree = (zone: number, taken: number[]) =>
    taken.every((other) => other !== zone && !areContiguous(plan, zone, other))
  const zones = [1, 2, 3, 4, 5, 6, 7, 8]
  let least = zones.length
  for (const a of zones)
    for (const b of zones.filter((zone) => isFree(zone, [a])))
      for (const c of zones.filter((zone) => isFree(zone, [a, b])))
        least = Math.min(least, zones.filter((zone) => isFree(zone, [a, b, c])).length)
  expect(least).toBeGreaterThanOrEqual(1)
})

test('[B-9.2] games can be played on twenty boards', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const read = readOptions(fullMetalPlanete, { board: seed })
    if (!read.ok) throw new Error('the options are wrong')
    const place = { game: fullMetalPlanete, seats: 2 + (seed % 3), options: read.options }
    const table = Table.open({ ...place, chance: seededChance(`board ${seed}`) })
    playOut(table, seededChance(`players ${seed}`))
    expect(table.state.phase).toBe('finished')
  }
})
