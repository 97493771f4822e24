// The drawn map against the data of the game: what is adjacent touches or is linked, what touches is adjacent or barred, and at the
// scale of a phone nothing that stands on it is in the way of anything else.
import { expect, test } from 'vitest'
import { mapOf, type Spot } from '../board/map.ts'
import { linesOfName } from '../board/names.ts'
import { isInside, regionAt, ringsOf } from '../board/shapes.ts'
import { atlasOf } from '../src/atlas.ts'
import { MAP, type Place } from '../src/data/map.ts'
import { PLACES } from '../src/data/seas.ts'

const EUROPE = mapOf({ board: 'seed' })
const { regions: REGIONS, straits: STRAITS, view: VIEW } = EUROPE

/** In map units: a shorter border cannot be seen. */
const SHORTEST = 24
/** How far two things may reach into each other: less than two pixels on a phone, which shows the whole map 374 pixels wide. */
const SLACK = 9.5
/** Half widths and half heights; must agree with `pieces.tsx` and `map/spots.js`. */
const HALF = { unit: [33, 33], city: [25, 25], chip: [23, 23] } as const

const pairOf = (a: string, b: string): string => [a, b].sort().join(' – ')
const far = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by)
const shapes = new Map(PLACES.map((place) => [place, ringsOf(REGIONS[place].d)]))
const shapeOf = (place: Place) => shapes.get(place) ?? []

function touching(): Map<string, number> {
  const sides = new Map<string, { length: number; places: Set<Place> }>()
  for (const [place, rings] of shapes)
    for (const ring of rings)
      ring.forEach((one, at) => {
        const other = ring[(at + 1) % ring.length] ?? one
        const key = [one.join(), other.join()].sort().join(' ')
        const side = sides.get(key) ?? { length: far(one, other), places: new Set() }
        side.places.add(place)
        sides.set(key, side)
      })
  const found = new Map<string, number>()
  for (const { length, places } of sides.values()) {
    const [a, b] = places
    if (a === undefined || b === undefined) continue
    found.set(pairOf(a, b), (found.get(pairOf(a, b)) ?? 0) + length)
  }
  return found
}

const touches = touching()
const adjacentOn = (board: 'seed' | 'published'): string[] => {
  const { lands, seas } = atlasOf({ board })
  return PLACES.flatMap((place) =>
    [...lands[place], ...seas[place]].map((one) => pairOf(place, one)),
  )
}
const adjacent = new Set(adjacentOn('seed'))
const barred = new Set(adjacentOn('published').filter((pair) => !adjacent.has(pair)))
const linked = new Set(STRAITS.map(({ between: [a = '', b = ''] }) => pairOf(a, b)))

const areaOf = (rings: readonly (readonly Spot[])[]): number =>
  Math.abs(
    rings.reduce(
      (sum, ring) =>
        sum +
        ring.reduce((total, [x, y], at) => {
          const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
          return total + (x * nextY - nextX * y) / 2
        }, 0),
      0,
    ),
  )

test('every territory has a shape of its kind, with a port where it has one', () => {
  const drawn = PLACES.map((place) => {
    const { kind, port } = REGIONS[place]
    return [place, kind, port !== undefined]
  })
  expect(drawn).toEqual(
    PLACES.map((place) => [
      place,
      MAP[place].kind,
      'port' in MAP[place] && MAP[place].port !== undefined,
    ]),
  )
})

test('the regions fill the map without a gap and without overlapping', () => {
  const covered = [...shapes.values(), ringsOf(EUROPE.inert)].reduce(
    (sum, rings) => sum + areaOf(rings),
    0,
  )
  expect(covered / (VIEW.width * VIEW.height)).toBeCloseTo(1, 3)
})

test('every adjacency is a border that can be seen, or a drawn link', () => {
  const unseen = [...adjacent].filter(
    (pair) => (touches.get(pair) ?? 0) < SHORTEST && !linked.has(pair),
  )
  expect(unseen).toEqual([])
})

test('what touches is adjacent, or barred unless the board is the published one', () => {
  expect([...touches.keys()].filter((pair) => !adjacent.has(pair) && !barred.has(pair))).toEqual([])
  expect([...barred].filter((pair) => !touches.has(pair))).toEqual([])
})

test('every border is drawn', () => {
  const drawn = new Set(EUROPE.borders.map(({ between: [a, b] }) => pairOf(a, b)))
  expect([...touches.keys()].filter((pair) => !drawn.has(pair))).toEqual([])
})

const spotsOf = (place: Place) => {
  const { name, city, chip, dock, units } = REGIONS[place]
  const docked = dock !== undefined && !units.some((at) => far(at, dock) === 0)
  return [
    { what: `name of ${place}`, at: name, half: undefined },
    ...(city === undefined ? [] : [{ what: `city of ${place}`, at: city, half: HALF.city }]),
    ...(chip === undefined ? [] : [{ what: `flag of ${place}`, at: chip, half: HALF.chip }]),
    ...(docked ? [{ what: `dock of ${place}`, at: dock, half: HALF.unit }] : []),
    ...units.map((at, index) => ({ what: `unit ${index + 1} of ${place}`, at, half: HALF.unit })),
  ]
}

test('everything stands inside its region, which a press there finds', () => {
  const outside = PLACES.flatMap((place) =>
    spotsOf(place).flatMap(({ what, at }) => (isInside(shapeOf(place), at) ? [] : [what])),
  )
  expect(outside).toEqual([])
  for (const place of PLACES) expect(regionAt(EUROPE, REGIONS[place].name)).toBe(place)
})

test('a region has room for two stacks, and a port for a fleet', () => {
  const poor = PLACES.filter((place) => {
    const { units, dock, port } = REGIONS[place]
    const room = new Set([...units, ...(dock === undefined ? [] : [dock])].map(String)).size
    return room < 2 || (port !== undefined && dock === undefined)
  })
  expect(poor).toEqual([])
})

test('nothing collides at the scale of a phone', () => {
  const things = PLACES.flatMap(spotsOf).flatMap(({ what, at, half }) =>
    half === undefined ? [] : [{ what, at, half }],
  )
  const found = things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.at[0] - other.at[0]) < one.half[0] + other.half[0] - SLACK &&
          Math.abs(one.at[1] - other.at[1]) < one.half[1] + other.half[1] - SLACK,
      )
      .map((other) => `${one.what} and ${other.what}`),
  )
  expect(found).toEqual([])
})

test('no name covers another one', () => {
  const boxes = PLACES.map((place) => {
    const lines = linesOfName(place)
    const longest = Math.max(...lines.map(({ length }) => length))
    return { place, at: REGIONS[place].name, half: [longest * 8, lines.length * 15] as const }
  })
  const found = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.at[0] - other.at[0]) < one.half[0] + other.half[0] &&
          Math.abs(one.at[1] - other.at[1]) < one.half[1] + other.half[1],
      )
      .map((other) => `${one.place} and ${other.place}`),
  )
  expect(found).toEqual([])
})
