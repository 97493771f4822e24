// Regions as lines that neighbours share: simplified once for both sides, and told apart by whom they lie between.
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import { HEIGHT, WIDTH } from './recipe.js'

/** What a line loses: corners whose triangle is smaller than this, in square units. */
const DETAIL = 7
/** A corner this near to a line of somebody else is a corner of that line too. */
const NEAR = 0.6
const CELL = 8

const keyOf = (x, y) => `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`

/** Every corner of one shape that lies on a side of another becomes a corner of both. */
function noded(regions) {
  const cells = new Map()
  for (const shape of regions.values())
    for (const [x, y] of shape.flat(2)) {
      const key = keyOf(x, y)
      const cell = cells.get(key) ?? new Map()
      cell.set(`${x},${y}`, [x, y])
      cells.set(key, cell)
    }
  return new Map(
    [...regions].map(([name, shape]) => [
      name,
      shape.map((rings) => rings.map((ring) => nodedRing(ring, cells))),
    ]),
  )
}

function nodedRing(ring, cells) {
  return ring.flatMap((a, at) => {
    const b = ring[at + 1]
    return b === undefined ? [a] : [a, ...cornersBetween(a, b, cells)]
  })
}

function cornersBetween(a, b, cells) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  const found = []
  for (let x = Math.min(a[0], b[0]) - CELL; x <= Math.max(a[0], b[0]) + CELL; x += CELL)
    for (let y = Math.min(a[1], b[1]) - CELL; y <= Math.max(a[1], b[1]) + CELL; y += CELL)
      for (const c of cells.get(keyOf(x, y))?.values() ?? []) {
        const along = ((c[0] - a[0]) * dx + (c[1] - a[1]) * dy) / length
        const aside = Math.abs((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / length
        if (along > NEAR && along < length - NEAR && aside < NEAR) found.push({ along, c })
      }
  const ordered = found.sort((one, other) => one.along - other.along).map(({ c }) => c)
  return ordered.filter(
    (c, at) => at === 0 || c[0] !== ordered[at - 1][0] || c[1] !== ordered[at - 1][1],
  )
}

/** Corners closer together than this are one corner. */
const WELD = 0.9

/** Finds for each point the one that stands for all points near it. */
function welder() {
  const cells = new Map()
  const cellOf = (x, y) => `${Math.floor(x / WELD)},${Math.floor(y / WELD)}`
  return ([x, y]) => {
    for (const dx of [0, -WELD, WELD])
      for (const dy of [0, -WELD, WELD])
        for (const point of cells.get(cellOf(x + dx, y + dy)) ?? [])
          if (Math.hypot(point[0] - x, point[1] - y) < WELD) return point
    const point = [x, y]
    const key = cellOf(x, y)
    cells.set(key, [...(cells.get(key) ?? []), point])
    return point
  }
}

const isRing = (ring) => ring.length > 3

function welded(shape, weld) {
  const weldRing = (ring) => {
    const points = ring.map(weld)
    return points.filter((point, at) => at === 0 || point !== points[at - 1])
  }
  return shape
    .map((rings) => rings.map(weldRing).filter(isRing))
    .filter(([outer]) => outer !== undefined)
}

/** All regions in whole units, and the lines between them: `sides` tells whom a line parts. */
export function linesOf(shapes) {
  const weld = welder()
  const clean = new Map([...shapes].map(([name, shape]) => [name, welded(shape, weld)]))
  const features = [...noded(noded(clean))].map(([name, coordinates]) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'MultiPolygon', coordinates },
  }))
  const fine = topology({ regions: { type: 'FeatureCollection', features } })
  const coarse = simplify(presimplify(fine), DETAIL)
  const lines = coarse.arcs.map((arc) => ({ points: withoutTwins(arc.map(wholeUnits)), sides: [] }))
  const regions = new Map()
  for (const { arcs, properties } of coarse.objects.regions.geometries) {
    for (const arc of arcs.flat(2)) lines[arc < 0 ? ~arc : arc].sides.push(properties.name)
    const rings = arcs.map((polygon) => polygon.map((ring) => joined(ring, lines)).filter(isRing))
    regions.set(
      properties.name,
      rings.filter(([outer]) => outer !== undefined),
    )
  }
  return { lines, regions }
}

const wholeUnits = ([x, y]) => [inBox(Math.round(x), WIDTH), inBox(Math.round(y), HEIGHT)]

/** What is a unit from the rim is on it. */
const inBox = (value, size) => (value <= 1 ? 0 : value >= size - 1 ? size : value)

const withoutTwins = (points) =>
  points.filter(([x, y], at) => at === 0 || x !== points[at - 1][0] || y !== points[at - 1][1])

/** The ring that these lines make one after the other; a negative number is a line walked backwards. */
function joined(arcs, lines) {
  const points = arcs.flatMap((arc) =>
    arc < 0 ? lines[~arc].points.toReversed() : lines[arc].points,
  )
  return withoutTwins(points)
}
