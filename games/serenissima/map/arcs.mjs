// From cells with labels to lines: where labels meet, smooth arcs; and around each label, rings made of those arcs, so
// that neighbours share every point of their border.
import { COLUMNS, ROWS } from './grid.mjs'
import { MARGIN } from './sheet.mjs'

const SMOOTHINGS = 24
const FINEST = 0.25

/** Corners are numbered like cells, with one more column and row. */
const WIDE = COLUMNS + 1
const unitsOf = (corner) => [(corner % WIDE) - MARGIN, Math.floor(corner / WIDE) - MARGIN]

/** Every arc with what lies left and right of it, looking along it. */
export function arcsOf(cells) {
  const edges = edgesOf(cells)
  const arcs = []
  const used = new Set()
  const walk = (from) => {
    for (const edge of edges.get(from) ?? []) {
      if (used.has(keyOf(from, edge.to))) continue
      arcs.push(walked(edges, used, from, edge))
    }
  }
  for (const [corner, around] of edges) if (around.length !== 2) walk(corner)
  for (const corner of edges.keys()) walk(corner) // rings without a fork
  return arcs.map(({ corners, left, right }) => ({
    left,
    right,
    start: corners[0],
    end: corners.at(-1),
    points: thinned(smoothed(corners.map(unitsOf))),
  }))
}

const keyOf = (a, b) => (a < b ? a * 1e7 + b : b * 1e7 + a)

/** Edges between cells of different labels, by corner. */
function edgesOf(cells) {
  const edges = new Map()
  const add = (from, to, left, right) => {
    if (!edges.has(from)) edges.set(from, [])
    edges.get(from).push({ to, left, right })
  }
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const here = cells[row * COLUMNS + column]
      const corner = row * WIDE + column
      const below = row + 1 < ROWS ? cells[(row + 1) * COLUMNS + column] : here
      const beside = column + 1 < COLUMNS ? cells[row * COLUMNS + column + 1] : here
      if (below !== here) {
        const [west, east] = [corner + WIDE, corner + WIDE + 1]
        add(west, east, here, below)
        add(east, west, below, here)
      }
      if (beside !== here) {
        const [north, south] = [corner + 1, corner + WIDE + 1]
        add(north, south, beside, here)
        add(south, north, here, beside)
      }
    }
  }
  return edges
}

function walked(edges, used, from, first) {
  const corners = [from]
  let [at, edge] = [from, first]
  for (;;) {
    used.add(keyOf(at, edge.to))
    at = edge.to
    corners.push(at)
    const around = edges.get(at) ?? []
    if (around.length !== 2 || at === from) break
    const next = around.find(({ to }) => !used.has(keyOf(at, to)))
    if (next === undefined) break
    edge = next
  }
  return { corners, left: first.left, right: first.right }
}

/** The ends stay where they are; a ring is smoothed all around. */
function smoothed(points) {
  const isRing = points[0][0] === points.at(-1)[0] && points[0][1] === points.at(-1)[1]
  let line = isRing ? points.slice(0, -1) : points
  for (let pass = 0; pass < SMOOTHINGS; pass++) {
    line = line.map((at, index) => {
      const before = line[isRing ? (index + line.length - 1) % line.length : index - 1]
      const after = line[isRing ? (index + 1) % line.length : index + 1]
      if (before === undefined || after === undefined) return at
      return [(before[0] + 2 * at[0] + after[0]) / 4, (before[1] + 2 * at[1] + after[1]) / 4]
    })
  }
  return isRing ? [...line, line[0]] : line
}

/** Douglas and Peucker: points go that lie on the line between their neighbours. */
export function thinned(points, finest = FINEST) {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  let [far, at] = [0, 0]
  for (let index = 1; index < points.length - 1; index++) {
    const away = distanceTo(points[index], first, last)
    if (away > far) [far, at] = [away, index]
  }
  if (far <= finest) return [first, last]
  return [
    ...thinned(points.slice(0, at + 1), finest).slice(0, -1),
    ...thinned(points.slice(at), finest),
  ]
}

function distanceTo([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Rings around one label, each closed. */
export function ringsOf(arcs, label) {
  const open = arcs.flatMap(({ left, right, start, end, points }) => {
    if (left === label) return [{ start, end, points }]
    return right === label ? [{ start: end, end: start, points: points.toReversed() }] : []
  })
  const rings = []
  while (open.length > 0) {
    const first = open.pop()
    const ring = first.points.slice()
    for (let end = first.end; end !== first.start; ) {
      const next = open.findIndex(({ start }) => start === end)
      if (next < 0) break
      const [arc] = open.splice(next, 1)
      ring.push(...arc.points.slice(1))
      end = arc.end
    }
    rings.push(ring)
  }
  return rings
}
