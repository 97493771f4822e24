// Which part of the map is looked at, and where a card hides least of it.
import {
  type Box,
  type Camera,
  filling,
  middleOf,
  type Point,
  type Size,
} from '../../drawing/camera.ts'
import type { Place } from '../src/data/map.ts'
import type { DrawnMap, Spot } from './map.ts'

/** All points at which something of these regions stands. */
const pointsOf = ({ regions }: DrawnMap, places: readonly Place[]): Spot[] =>
  places.flatMap((place) => {
    const { name, city, chip, units } = regions[place]
    return [
      name,
      ...units.slice(0, 2),
      ...(city === undefined ? [] : [city]),
      ...(chip === undefined ? [] : [chip]),
    ]
  })

/** A part of the map is at least so wide, in its units: names of neighbours must be seen too. */
const LEAST = 900
const MARGIN = 90

/** Around these regions; nothing if there are none. */
export function boxAround(map: DrawnMap, places: readonly Place[]): Box | undefined {
  const points = pointsOf(map, places)
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const spanned = (values: readonly number[], least: number) => {
    const [low, high] = [Math.min(...values) - MARGIN, Math.max(...values) + MARGIN]
    const more = Math.max(0, least - (high - low)) / 2
    return { low: low - more, size: high - low + 2 * more }
  }
  const [across, down] = [spanned(xs, LEAST), spanned(ys, LEAST * 0.7)]
  return { x: across.low, y: down.low, width: across.size, height: down.size }
}

/** As close as shows these regions, but no empty rim where the map is larger than the window. */
export function cameraFor(map: DrawnMap, places: readonly Place[], window: Size): Camera {
  const { view } = map
  const cover = Math.max(window.width / view.width, window.height / view.height)
  const whole = Math.min(window.width / view.width, window.height / view.height)
  const box = boxAround(map, places)
  const zoom =
    box === undefined
      ? cover
      : Math.max(whole, Math.min(window.width / box.width, window.height / box.height))
  return filling({ ...middleOf(box ?? view), zoom }, view, window)
}

export type Corner = 'left-top' | 'right-top' | 'right-bottom' | 'left-bottom'

const CORNERS: readonly Corner[] = ['right-top', 'left-top', 'right-bottom', 'left-bottom']

/** The middle of a card there, in units of the map. */
const cornerAt = ({ width, height }: Size, corner: Corner): Spot => [
  corner.startsWith('left') ? width * 0.2 : width * 0.8,
  corner.endsWith('top') ? height * 0.16 : height * 0.84,
]

/** The corner that is farthest from all of these regions: a card there hides least. */
export function freeCorner(map: DrawnMap, places: readonly Place[]): Corner {
  const points = pointsOf(map, places)
  const room = (corner: Corner) => {
    const [x, y] = cornerAt(map.view, corner)
    return Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)), 3000)
  }
  return CORNERS.reduce((one, other) => (room(other) > room(one) ? other : one))
}

/** How near a card may come to what must be seen, and to the rim of the stage, in pixels. */
const CLEAR = 34
const EDGE = 8

/** Where a card of this size stands beside the first of some points and hides as few of them as can be. */
export function besideOf(points: readonly Point[], size: Size, room: Size): Point {
  const [first = { x: room.width / 2, y: room.height / 2 }] = points
  const inRoom = (value: number, own: number, all: number) =>
    Math.max(EDGE, Math.min(value, all - own - EDGE))
  const spots = [
    { x: first.x + CLEAR, y: first.y - size.height / 2 },
    { x: first.x - CLEAR - size.width, y: first.y - size.height / 2 },
    { x: first.x - size.width / 2, y: first.y + CLEAR },
    { x: first.x - size.width / 2, y: first.y - CLEAR - size.height },
  ].map(({ x, y }) => ({
    x: inRoom(x, size.width, room.width),
    y: inRoom(y, size.height, room.height),
  }))
  const hides = ({ x, y }: Point) =>
    points.filter(
      (point) =>
        point.x > x - CLEAR / 2 &&
        point.x < x + size.width + CLEAR / 2 &&
        point.y > y - CLEAR / 2 &&
        point.y < y + size.height + CLEAR / 2,
    ).length
  return spots.reduce((one, other) => (hides(other) < hides(one) ? other : one))
}
