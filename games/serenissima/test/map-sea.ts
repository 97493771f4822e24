// Shapes touch exactly where the game lets a galley pass; a lane joins every such pair over water and through no third zone.
import { chart, type Point } from '../board/chart-map.ts'
import { isInside, pointsOf } from '../board/geometry.ts'
import { NEIGHBOURS, ZONES, type ZoneId } from '../src/data/zones.ts'

/** Neighbours share at least so much of a border at sea; others keep at least so far from each other. In units. */
const SHORTEST_BORDER = 18
const LEAST_GAP = 6

type Rings = readonly (readonly Point[])[]
type Piece = readonly [Point, Point]

const pieces = (line: readonly Point[]): Piece[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index]
    return from === undefined ? [] : [[from, to] as const]
  })

/** What something covers, with so much around it. */
function reachOf(points: readonly Point[], around = 0) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs) - around, Math.max(...xs) + around]
  const [top, bottom] = [Math.min(...ys) - around, Math.max(...ys) + around]
  return ([x, y]: Point): boolean => x >= left && x <= right && y >= top && y <= bottom
}

/** A line to the east crosses it. */
const isLeftOf = ([x, y]: Point, [[ax, ay], [bx, by]]: Piece): boolean =>
  ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax

/** The same as `isInside`, for many points: of the outline only what lies at their height is looked at. */
function insideOf(outline: Rings): (at: Point) => boolean {
  const rows = new Map<number, Piece[]>()
  for (const ring of outline) {
    for (const piece of pieces([...ring, ...ring.slice(0, 1)])) {
      const [from, to] = [piece[0][1], piece[1][1]].map(Math.floor).sort((a, b) => a - b)
      for (let row = from ?? 0; row <= (to ?? 0); row++)
        rows.set(row, [...(rows.get(row) ?? []), piece])
    }
  }
  return (at) => {
    const near = rows.get(Math.floor(at[1])) ?? []
    return near.filter((piece) => isLeftOf(at, piece)).length % 2 === 1
  }
}

const land = [chart.land, ...chart.islands.map(({ path }) => path)].map((path) =>
  insideOf(pointsOf(path)),
)
const rings = new Map<ZoneId, Rings>(ZONES.map((id) => [id, pointsOf(chart.zones[id].shape)]))

export const isLand = (at: Point): boolean => land.some((isIn) => isIn(at))
export const isOn = (at: Point, zone: ZoneId): boolean => isInside(at, rings.get(zone) ?? [])

/** A line as points at most so far apart. */
function along(line: readonly Point[], step: number): Point[] {
  const points: Point[] = line.slice(0, 1)
  for (const [index, [ax, ay]] of line.slice(0, -1).entries()) {
    const [bx, by] = line[index + 1] ?? [ax, ay]
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step))
    for (let part = 1; part <= steps; part++)
      points.push([ax + ((bx - ax) * part) / steps, ay + ((by - ay) * part) / steps])
  }
  return points
}

/** The outline of a zone as points one unit apart, without what lies below the land. */
const shoreOf = (zone: ZoneId): Point[] =>
  (rings.get(zone) ?? [])
    .flatMap((ring) => along([...ring, ...ring.slice(0, 1)], 1))
    .filter((at) => !isLand(at))

/** Only what lies near the other is looked at: most zones are far from each other. */
function meeting(one: readonly Point[], other: readonly Point[]) {
  const [ours, theirs] = [
    one.filter(reachOf(other, LEAST_GAP)),
    other.filter(reachOf(one, LEAST_GAP)),
  ]
  let [touching, gap] = [0, Number.POSITIVE_INFINITY]
  for (const [x, y] of ours) {
    let near = Number.POSITIVE_INFINITY
    for (const [ax, ay] of theirs) near = Math.min(near, (ax - x) ** 2 + (ay - y) ** 2)
    near = Math.sqrt(near)
    if (near < 1) touching += 1
    gap = Math.min(gap, near)
  }
  return { touching, gap }
}

const isBetween = (a: ZoneId, b: ZoneId) => (one: { readonly between: readonly ZoneId[] }) =>
  one.between.includes(a) && one.between.includes(b)

/** Every two zones: whether they touch, and whether lane and border are there. */
export function* neighbourProblems(): Generator<string> {
  const shores = new Map(ZONES.map((id) => [id, shoreOf(id)]))
  for (const [index, a] of ZONES.entries()) {
    for (const b of ZONES.slice(index + 1)) {
      const wanted = NEIGHBOURS[a].includes(b) ? 1 : 0
      for (const [name, list] of [
        ['lanes', chart.lanes],
        ['borders', chart.borders],
      ] as const) {
        const found = list.filter(isBetween(a, b)).length
        if (found !== wanted) yield `${a}–${b}: ${found} ${name}, and should have ${wanted}`
      }
      const { touching, gap } = meeting(shores.get(a) ?? [], shores.get(b) ?? [])
      if (wanted === 1 && touching < SHORTEST_BORDER) yield `${a}–${b}: share ${touching} of border`
      if (wanted === 0 && gap < LEAST_GAP) yield `${a}–${b}: no neighbours, and ${gap} apart`
    }
  }
}

const far = ([x, y]: Point, [ax, ay]: Point): number => Math.hypot(ax - x, ay - y)

/** Lanes lead from middle to middle over the water of their two zones, and never cross each other. */
export function* laneProblems(): Generator<string> {
  for (const [index, { between, points }] of chart.lanes.entries()) {
    const [a, b] = between
    const [start, end] = [points[0], points.at(-1)]
    const isJoined =
      start !== undefined &&
      end !== undefined &&
      far(start, chart.zones[a].middle) < 1 &&
      far(end, chart.zones[b].middle) < 1
    if (!isJoined) yield `${a}–${b}: the lane does not lead from middle to middle`
    const all = along(points, 1)
    if (all.some(isLand)) yield `${a}–${b}: the lane crosses land`
    const stray = all.filter((at) => !isOn(at, a) && !isOn(at, b)).length
    if (stray > 3) yield `${a}–${b}: ${stray} units of the lane lie in neither zone`
    for (const other of chart.lanes.slice(index + 1)) {
      if (other.between.some((id) => between.includes(id))) continue
      if (doCross(points, other.points)) yield `${a}–${b} crosses ${other.between.join('–')}`
    }
  }
}

/** Through every zone, between each two of its neighbours that have no border, leads one way, from gate to gate over water. */
export function* passageProblems(): Generator<string> {
  const gateTo = (a: ZoneId, b: ZoneId) => chart.lanes.find(isBetween(a, b))?.gate
  for (const zone of ZONES) {
    const next = NEIGHBOURS[zone]
    const pairs = next.flatMap((a, index) =>
      next.slice(index + 1).flatMap((b) => (NEIGHBOURS[a].includes(b) ? [] : [[a, b] as const])),
    )
    for (const [a, b] of pairs) {
      const found = chart.passages.filter((one) => one.zone === zone && isBetween(a, b)(one))
      if (found.length !== 1) yield `${a}–${zone}–${b}: ${found.length} passages`
      for (const { between, points } of found) {
        const ends = [points[0], points.at(-1)]
        const isJoined = between.every((id, end) => {
          const [gate, at] = [gateTo(zone, id), ends[end]]
          return gate !== undefined && at !== undefined && far(gate, at) < 1.5
        })
        if (!isJoined) yield `${a}–${zone}–${b}: the passage does not lead from gate to gate`
        const all = along(points, 1)
        if (all.some(isLand)) yield `${a}–${zone}–${b}: the passage crosses land`
        if (all.filter((at) => !isOn(at, zone)).length > 8) yield `${a}–${zone}–${b}: goes outside`
      }
    }
  }
}

const doCross = (one: readonly Point[], other: readonly Point[]): boolean =>
  pieces(one).some((a) => pieces(other).some((b) => areCrossed(a, b)))

function areCrossed([a, b]: Piece, [c, d]: Piece): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}
