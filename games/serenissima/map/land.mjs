// The coast: Natural Earth's land, cut to the sheet, projected, made simpler, with three straits wide enough to be seen.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import clipping from 'polygon-clipping'
import { feature } from 'topojson-client'
import { HEIGHT, MARGIN, project, WIDTH } from './sheet.mjs'

/** Degrees that are looked at: more than the sheet shows. */
const WINDOW = { west: -14, east: 48, south: 24, north: 52 }
/** The sheet with its margin, as a ring. */
const FRAME = ring([-MARGIN, -MARGIN, WIDTH + MARGIN, HEIGHT + MARGIN])
/** A corner that takes less than so many square units off is left out. */
const FINEST = 0.4
/** Islands smaller than this are left out, unless they are named. */
const SMALLEST = 9

/** The Dardanelles, Messina and the Bosporus, which a chart must show open: a line in degrees, and how wide it is drawn. */
const STRAITS = [
  {
    line: [
      [25.9, 39.95],
      [26.2, 40.02],
      [26.38, 40.17],
      [26.7, 40.4],
      [27.2, 40.55],
    ],
    width: 6,
  },
  {
    line: [
      [15.72, 38.36],
      [15.63, 38.24],
      [15.61, 38.14],
      [15.61, 38.0],
      [15.58, 37.8],
    ],
    width: 7,
  },
  {
    line: [
      [28.95, 40.92],
      [29.05, 41.08],
      [29.1, 41.18],
      [29.14, 41.35],
    ],
    width: 6,
  },
]

/** Islands with a colour of their own, as the old charts had: a point in each, in degrees. */
const ISLANDS = {
  majorca: [3.0, 39.6],
  minorca: [4.1, 39.96],
  ibiza: [1.42, 38.98],
  corsica: [9.1, 42.1],
  sardinia: [9.0, 40.1],
  elba: [10.2, 42.78],
  sicily: [14.2, 37.5],
  malta: [14.42, 35.9],
  jerba: [10.88, 33.8],
  corfu: [19.78, 39.66],
  cephalonia: [20.55, 38.25],
  zante: [20.8, 37.78],
  euboea: [23.9, 38.55],
  lemnos: [25.2, 39.9],
  lesbos: [26.3, 39.2],
  chios: [26.03, 38.4],
  samos: [26.8, 37.74],
  naxos: [25.5, 37.05],
  crete: [24.9, 35.22],
  rhodes: [28.0, 36.22],
  cyprus: [33.1, 35.0],
}

/** Every piece of land as a list of rings in units; named islands apart. */
export function makeLand() {
  const pieces = carved(projected())
  const land = []
  const islands = []
  for (const polygon of pieces) {
    const name = nameOf(polygon)
    if (name === undefined && areaOf(polygon[0]) < SMALLEST) continue
    const rings = polygon.map(simplified).filter((one) => one.length > 3)
    if (rings.length === 0) continue
    if (name === undefined) land.push(rings)
    else islands.push({ name, rings })
  }
  return { land, islands: islands.sort((a, b) => (a.name < b.name ? -1 : 1)) }
}

function projected() {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const { features } = feature(JSON.parse(readFileSync(file, 'utf8')), 'land')
  const { west, east, south, north } = WINDOW
  const polygons = features.flatMap(({ geometry }) => geometry.coordinates).filter(isNear)
  const cut = clipping.intersection(polygons, [ring([west, south, east, north])])
  const flat = cut.map((polygon) => polygon.map((one) => one.map(project)))
  return clipping.intersection(flat, [FRAME])
}

/** Cutting takes long, so what is far away is not cut. */
const isNear = ([outer]) =>
  outer.some(
    ([lon, lat]) =>
      lon > WINDOW.west && lon < WINDOW.east && lat > WINDOW.south && lat < WINDOW.north,
  )

const carved = (polygons) =>
  clipping.difference(
    polygons,
    ...STRAITS.map(({ line, width }) => [band(line.map(project), width)]),
  )

/** A line with a width, as a ring. */
function band(line, width) {
  const sides = line.map((at, index) => {
    const from = line[index - 1] ?? at
    const to = line[index + 1] ?? at
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const across = [
      (-(to[1] - from[1]) / length) * (width / 2),
      ((to[0] - from[0]) / length) * (width / 2),
    ]
    return {
      left: [at[0] + across[0], at[1] + across[1]],
      right: [at[0] - across[0], at[1] - across[1]],
    }
  })
  return [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()]
}

function ring([left, top, right, bottom]) {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ]
}

const nameOf = (polygon) =>
  Object.keys(ISLANDS).find(
    (name) => isInside(project(ISLANDS[name]), polygon) && areaOf(polygon[0]) < 8000,
  )

/** After Visvalingam: corners go that take little off, the smallest first. */
function simplified(points) {
  let kept = points
  for (let least = FINEST / 16; least <= FINEST; least *= 2) {
    for (let before = Number.POSITIVE_INFINITY; kept.length < before; ) {
      before = kept.length
      kept = swept(kept, least)
    }
  }
  return kept
}

/** One sweep: never two corners in a row, so that long gentle bends stay. */
function swept(points, least) {
  const kept = [points[0]]
  for (let index = 1; index < points.length - 1; index++) {
    const isSmall = triangle(kept.at(-1), points[index], points[index + 1]) < least
    if (!isSmall || isOnFrame(points[index])) kept.push(points[index])
    else if (index < points.length - 2) kept.push(points[++index])
  }
  return [...kept, points.at(-1)]
}

const isOnFrame = ([x, y]) =>
  x <= -MARGIN || x >= WIDTH + MARGIN || y <= -MARGIN || y >= HEIGHT + MARGIN

const triangle = (a, b, c) =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2

export function areaOf(points) {
  let twice = 0
  for (let index = 0; index < points.length; index++) {
    const [x, y] = points[index]
    const [nextX, nextY] = points[(index + 1) % points.length]
    twice += x * nextY - nextX * y
  }
  return Math.abs(twice) / 2
}

/** Even and odd crossings, holes included. */
export function isInside([x, y], rings) {
  let isIn = false
  for (const points of rings) {
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [[ax, ay], [bx, by]] = [points[i], points[j]]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
    }
  }
  return isIn
}
