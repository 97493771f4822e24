// Makes board/map.json: all geometry of the drawn board, in one box; the same every time. node games/serenissima/map/make-map.mjs
import { writeFileSync } from 'node:fs'
import { arcsOf, ringsOf } from './arcs.mjs'
import { findBerths, findSteps } from './berths.mjs'
import { cellAt, landCells } from './grid.mjs'
import { areaOf, makeLand } from './land.mjs'
import { lengthOf, makeLanes, offingOf } from './lanes.mjs'
import { COUNTRIES, FURNITURE, MIDDLES, PAIRS } from './places.mjs'
import { makePorts, SIZES } from './ports.mjs'
import { gateOf, makePassages } from './routes.mjs'
import { HEIGHT, pathOf, point, project, round, WIDTH } from './sheet.mjs'
import { makeShoals } from './shoals.mjs'
import { makeWinds } from './winds.mjs'
import { ZONES, zoneCells } from './zones.mjs'

/** Crumbs that smoothing leaves are no part of a zone. */
const SMALLEST_RING = 60

const { land, islands } = makeLand()
const isLand = landCells([...land, ...islands.map(({ rings }) => rings)])
const { cells } = zoneCells(isLand)
const arcs = arcsOf(cells)
const middles = Object.fromEntries(ZONES.map((id) => [id, project(MIDDLES[id])]))

const ports = makePorts(([x, y]) => isLand[cellAt(x, y)] === 1)
const sheet = { ports, middles, furniture: FURNITURE, sizes: SIZES, cells, isLand }
const berths = findBerths(sheet)
const steps = findSteps(sheet, berths)

const closed = (rings) => rings.map((ring) => pathOf(ring.slice(0, -1), true)).join('')

const zones = Object.fromEntries(
  ZONES.map((id, index) => {
    const rings = ringsOf(arcs, index).filter((ring) => areaOf(ring) > SMALLEST_RING)
    return [
      id,
      { shape: closed(rings), middle: point(middles[id]), steps: steps[id], berths: berths[id] },
    ]
  }),
)

/** The line that two neighbours share. Where they meet more than once there is more than one. */
const borders = PAIRS.map(([a, b]) => {
  const [left, right] = [ZONES.indexOf(a), ZONES.indexOf(b)]
  const shared = arcs.filter(
    (arc) =>
      (arc.left === left && arc.right === right) || (arc.left === right && arc.right === left),
  )
  return { between: [a, b], path: shared.map(({ points }) => pathOf(points)).join('') }
})

const offing = offingOf(isLand)
const ways = makeLanes(PAIRS, middles, cells, isLand, offing)
const lanes = ways.map((lane) => ({
  between: lane.between,
  gate: point(gateOf(lane, cells)),
  points: lane.points.map(point),
  length: round(lengthOf(lane.points)),
}))
const passages = makePassages(ways, cells, isLand, offing).map(({ zone, between, points }) => ({
  zone,
  between,
  points: points.map(point),
}))

const map = {
  about: {
    coast: 'Natural Earth 1:10m land (public domain), from the npm package world-atlas 2.0.2',
    projection: 'conformal conic, parallels 34 and 43 N, middle 16.1 E',
    made: 'make-map.mjs',
  },
  viewBox: [0, 0, WIDTH, HEIGHT],
  sizes: SIZES,
  land: land.map(closed).join(''),
  islands: islands.map(({ name, rings }) => ({ name, path: closed(rings) })),
  winds: makeWinds(FURNITURE.wheel, FURNITURE.windRing),
  shoals: makeShoals(cells, isLand),
  zones,
  borders,
  lanes,
  passages,
  ports,
  countries: COUNTRIES,
  furniture: FURNITURE,
}

/** One line for each zone, port and lane, so that a change can be read. */
const text = Object.entries(map)
  .map(([key, value]) => `${JSON.stringify(key)}: ${lines(value)}`)
  .join(',\n')
writeFileSync(new URL('../board/map.json', import.meta.url), `{\n${text}\n}\n`)
console.log(
  `map.json: ${ZONES.length} zones, ${lanes.length} lanes, ${Object.keys(map.ports).length} ports, ${text.length} characters`,
)

function lines(value) {
  if (typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) {
    const isFlat = value.every((one) => typeof one !== 'object' || Array.isArray(one))
    return isFlat
      ? JSON.stringify(value)
      : `[\n${value.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]`
  }
  return `{\n${Object.entries(value)
    .map(([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one)}`)
    .join(',\n')}\n}`
}
