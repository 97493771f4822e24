// The line on which a galley sails: from its berth out to the first gate, from gate to gate through the zones between, and in
// to its next berth. For the way that is drawn and for the motion.
import type { ZoneId } from '../src/data/zones.ts'
import { chart, type Point } from './chart-map.ts'

type Line = readonly Point[]

/** From the middle of a zone to its border with a neighbour, along the lane. */
function outTo(zone: ZoneId, next: ZoneId): Line {
  const lane = chart.lanes.find(({ between }) => between.includes(zone) && between.includes(next))
  if (lane === undefined) return [chart.zones[zone].middle]
  const points = lane.between[0] === zone ? lane.points : lane.points.toReversed()
  const cut = nearest(points, lane.gate)
  return [...points.slice(0, cut), lane.gate]
}

/** Between two gates of a zone. */
function through(zone: ZoneId, from: ZoneId, to: ZoneId): Line {
  const passage = chart.passages.find(
    (one) => one.zone === zone && one.between.includes(from) && one.between.includes(to),
  )
  if (passage === undefined) return [...outTo(zone, from).toReversed(), ...outTo(zone, to)]
  return passage.between[0] === from ? passage.points : passage.points.toReversed()
}

/** Through every zone of a path, from a berth and to a berth where they are known. */
export function linePoints(start: ZoneId, path: readonly ZoneId[], from?: Point, to?: Point): Line {
  const zones = [start, ...path]
  const [first, last] = [zones[1], zones.at(-1)]
  if (first === undefined || last === undefined) return []
  const before = zones.at(-2) ?? start
  const inner = zones.slice(1, -1).flatMap((zone, index) => {
    const [came, goes] = [zones[index], zones[index + 2]]
    return came === undefined || goes === undefined ? [] : through(zone, came, goes)
  })
  return [
    ...joinedAt(outTo(start, first), from),
    ...inner,
    ...joinedAt(outTo(last, before), to).toReversed(),
  ]
}

/** A line that begins at a berth instead: it goes over to the lane where that is nearest. */
function joinedAt(line: Line, berth: Point | undefined): Line {
  if (berth === undefined) return line
  return [berth, ...line.slice(Math.min(nearest(line, berth) + 1, line.length - 1))]
}

function nearest(points: Line, [x, y]: Point): number {
  const far = points.map((point) => Math.hypot(point[0] - x, point[1] - y))
  return far.indexOf(Math.min(...far))
}

/** A smooth path through points: each bend is a curve from the middle of one piece to the middle of the next. */
export function smoothPath(points: Line): string {
  const [first, second, ...rest] = points
  if (first === undefined) return ''
  if (second === undefined) return `M${first.join(' ')}`
  let path = `M${first.join(' ')}`
  let bend = second
  for (const next of rest) {
    const middle = [(bend[0] + next[0]) / 2, (bend[1] + next[1]) / 2]
    path += `Q${text(bend)} ${text(middle)}`
    bend = next
  }
  return `${path}L${text(bend)}`
}

const text = (point: readonly number[]): string =>
  point.map((value) => Math.round(value * 10) / 10).join(' ')
