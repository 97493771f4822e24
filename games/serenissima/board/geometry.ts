// What lies under a point of the chart: a number of the rose, a galley, a port, a zone.
import { NUMBERS } from '../src/data/constants.ts'
import { PORTS, type PortId, ZONES, type ZoneId } from '../src/data/zones.ts'
import type { State } from '../src/state.ts'
import { type Berth, berthsIn } from './berths.ts'
import { chart, type Point } from './chart-map.ts'

export type Thing =
  | { readonly number: number }
  | { readonly galley: number }
  | { readonly port: PortId }
  | { readonly zone: ZoneId }

interface Look {
  readonly view: Pick<State, 'galleys'>
  /** The wheel is on the sheet. */
  readonly hasWheel: boolean
  /** How far beside a thing one may press, in units: a finger is broad. */
  readonly slack: number
}

export function thingAt(at: Point, { view, hasWheel, slack }: Look): Thing | undefined {
  const number = hasWheel ? numberAt(at, slack) : undefined
  if (number !== undefined) return { number }
  const galley = galleyAt(at, view, Math.min(slack, 4))
  if (galley !== undefined) return { galley }
  const port = portAt(at, slack)
  if (port !== undefined) return { port }
  const zone = stepsAt(at, slack) ?? zoneAt(at)
  return zone === undefined ? undefined : { zone }
}

/** Where the numbers of the wheel stand: the Doge is north, the others follow with the sun. */
export function numberPlace(number: number): Point {
  const { x, y, radius } = chart.furniture.wheel
  const angle = (number * Math.PI) / 8
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}

const numberAt = (at: Point, slack: number): number | undefined =>
  nearestWithin(at, NUMBERS, numberPlace, chart.furniture.wheel.node + Math.min(slack, 5))

const stepsAt = (at: Point, slack: number): ZoneId | undefined =>
  nearestWithin(at, ZONES, (zone) => chart.zones[zone].steps, 15 + slack)

/** Its medallion, or the name and slots beside it. */
function portAt(at: Point, slack: number): PortId | undefined {
  const near = nearestWithin(at, PORTS, (id) => chart.ports[id].mark, chart.sizes.medallion + slack)
  return near ?? PORTS.find((id) => isIn(at, chart.ports[id].box))
}

function nearestWithin<T>(
  [x, y]: Point,
  things: readonly T[],
  placeOf: (thing: T) => Point,
  radius: number,
): T | undefined {
  let [best, least]: [T | undefined, number] = [undefined, radius]
  for (const thing of things) {
    const [left, top] = placeOf(thing)
    const far = Math.hypot(left - x, top - y)
    if (far <= least) [best, least] = [thing, far]
  }
  return best
}

const isIn = (
  [x, y]: Point,
  [left, top, width, height]: readonly [number, number, number, number],
) => x >= left && x <= left + width && y >= top && y <= top + height

/** Its coins are the scorings. */
export function isOnTrack(at: Point): boolean {
  const { x, y, width, height } = chart.furniture.track
  return isIn(at, [x, y, width, height])
}

/** What a galley covers around its place, by how it lies there. */
const COVERS = {
  sails: { left: 44, right: 44, up: 32, down: 14 },
  hulls: { left: 46, right: 44, up: 11, down: 13 },
  minis: { left: 36, right: 29, up: 8.6, down: 8.6 },
} as const

function galleyAt([x, y]: Point, view: Look['view'], slack: number): number | undefined {
  const covers = ({ at, size }: Berth): boolean => {
    const { left, right, up, down } = COVERS[size]
    const [dx, dy] = [x - at[0], y - at[1]]
    return dx >= -left - slack && dx <= right + slack && dy >= -up - slack && dy <= down + slack
  }
  const found = ZONES.flatMap((zone) => berthsIn(view, zone)).filter(covers)
  return found.sort((a, b) => Math.abs(a.at[1] - y) - Math.abs(b.at[1] - y))[0]?.number
}

export const zoneAt = (at: Point): ZoneId | undefined =>
  ZONES.find((id) => isInside(at, ringsOf(id)))

const known = new Map<ZoneId, readonly (readonly Point[])[]>()

function ringsOf(id: ZoneId): readonly (readonly Point[])[] {
  const rings = known.get(id) ?? pointsOf(chart.zones[id].shape)
  known.set(id, rings)
  return rings
}

/** The points of a path of straight pieces, each told from the one before. */
export const pointsOf = (path: string): Point[][] =>
  path
    .split('M')
    .slice(1)
    .map((part) => {
      const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      let [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0]
      const points: Point[] = [[x, y]]
      for (let index = 2; index + 1 < numbers.length; index += 2) {
        x += numbers[index] ?? 0
        y += numbers[index + 1] ?? 0
        points.push([x, y])
      }
      return points
    })

/** By how often a line to the east crosses the rings. */
export function isInside([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let isIn = false
  for (const ring of rings) {
    ring.forEach(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
    })
  }
  return isIn
}
