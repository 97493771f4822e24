// Cuts land and water into the regions of the game. Shapes are multipolygons in map units, as polygon-clipping has them.
import { createRequire } from 'node:module'
import clip from 'polygon-clipping'
import { feature } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { toPlane } from './plane.js'
import { HEIGHT, LAND, SEAS, WIDTH } from './recipe.js'
import { rough } from './rough.js'

/** A triangle of three neighbouring points that is smaller than this, in square units, is noise. */
const NOISE = 1.2
/** Coordinates are multiples of this while shapes are cut, so that neighbours meet exactly. */
const GRID = 1 / 8

const FRAME = [
  [
    [
      [0, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
      [0, 0],
    ],
  ],
]

const onGrid = ([x, y]) => [Math.round(x / GRID) * GRID, Math.round(y / GRID) * GRID]

/** The countries of today by name, on the map and without noise; borders stay shared. */
function countriesOfToday(names) {
  const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json')
  const { countries } = atlas.objects
  const geometries = countries.geometries.filter(({ properties }) => names.has(properties.name))
  const { scale, translate } = atlas.transform
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return toPlane([x * scale[0] + translate[0], y * scale[1] + translate[1]])
    })
  })
  const flat = { type: 'Topology', arcs, objects: { countries: { ...countries, geometries } } }
  const calm = simplify(presimplify(flat), NOISE)
  const found = new Map()
  for (const { properties, geometry } of feature(calm, calm.objects.countries).features) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    const near = polygons.filter(([ring]) => ring.some(isNear)).map(cleanPolygon)
    found.set(
      properties.name,
      clip.intersection(
        near.filter(([ring]) => ring.length > 3),
        FRAME,
      ),
    )
  }
  return found
}

const isNear = ([x, y]) => x > -50 && y > -50 && x < WIDTH + 50 && y < HEIGHT + 50

const cleanPolygon = (rings) =>
  rings.map((ring) =>
    ring.map(onGrid).filter((point, at, all) => at === 0 || !isSame(point, all[at - 1])),
  )

const isSame = ([ax, ay], [bx, by]) => ax === bx && ay === by

/** An outline in degrees as a shape on the map; on land with the small windings that real borders have. */
const outlined = (points) => [[rough(points.map(toPlane)).map(onGrid)]]
const straight = (points) => [[points.map(toPlane).map(onGrid)]]

/** Gives each region what it takes, in order; `left` shrinks. */
function take(left, names, outline) {
  const shape = outline === undefined ? undefined : outlined(outline)
  return names.flatMap((name) => {
    const there = left.get(name)
    if (there === undefined) throw new RangeError(`the atlas has no country ${name}`)
    if (shape === undefined) {
      left.set(name, [])
      return there
    }
    left.set(name, clip.difference(there, shape))
    return clip.intersection(there, shape)
  })
}

/** Region by name, land first. */
export function cutRegions() {
  const left = countriesOfToday(new Set(LAND.flatMap(([, names]) => names)))
  const regions = new Map()
  for (const [region, names, outline] of LAND) {
    const pieces = take(left, names, outline)
    regions.set(region, [...(regions.get(region) ?? []), ...pieces])
  }
  for (const [region, pieces] of regions) regions.set(region, clip.union(pieces))
  const land = withoutCrumbs(regions)

  let water = clip.difference(FRAME, ...land.values())
  for (const [sea, outline] of SEAS) {
    const shape = outline === undefined ? FRAME : straight(outline)
    land.set(sea, clip.intersection(water, shape))
    water = clip.difference(water, shape)
  }
  return withoutCrumbs(land)
}

/** Islands, lakes and cuttings smaller than this are left out, in square units. */
const CRUMB = 70

export const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** Crumbs go to the region that they touch most; islands that touch none become water. */
function withoutCrumbs(regions) {
  const crumbs = [...regions].flatMap(([name, shape]) =>
    shape.filter(([ring]) => areaOf(ring) < CRUMB).map((crumb) => ({ name, crumb })),
  )
  const kept = new Map(
    [...regions].map(([name, shape]) => [name, shape.filter(([ring]) => areaOf(ring) >= CRUMB)]),
  )
  const corners = new Map(
    [...kept].map(([name, shape]) => [name, new Set(shape.flat(2).map(String))]),
  )
  for (const { crumb } of crumbs) {
    const [ring] = crumb
    const touching = [...corners].map(([name, known]) => ({
      name,
      count: ring.filter((point) => known.has(String(point))).length,
    }))
    const most = touching.reduce((best, one) => (one.count > best.count ? one : best))
    if (most.count > 1) kept.set(most.name, clip.union(kept.get(most.name), [crumb]))
  }
  return kept
}
