// Shapes as points: which region lies under a point of the map.
import type { Place } from '../src/data/map.ts'
import type { DrawnMap, Spot } from './map.ts'

type Ring = readonly Spot[]

/** The rings of a path that make-map.js wrote: `M`, then steps, then `z`. */
export const ringsOf = (d: string): Spot[][] =>
  d
    .split('z')
    .filter((part) => part !== '')
    .map((part) => {
      let [x = 0, y = 0, ...steps] = (part.match(/-?\d+/g) ?? []).map(Number)
      const ring: Spot[] = [[x, y]]
      for (let at = 0; at < steps.length; at += 2) {
        x += steps[at] ?? 0
        y += steps[at + 1] ?? 0
        ring.push([x, y])
      }
      return ring
    })

const crosses = ([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot): boolean =>
  ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax

const isInRing = (ring: Ring, point: Spot): boolean =>
  ring.reduce(
    (isIn, corner, at) => crosses(corner, ring.at(at - 1) ?? corner, point) !== isIn,
    false,
  )

/** Islands count, lakes do not. */
export const isInside = (rings: readonly Ring[], point: Spot): boolean =>
  rings.reduce((isIn, ring) => isInRing(ring, point) !== isIn, false)

interface Shape {
  readonly place: Place
  readonly rings: readonly Ring[]
  readonly low: Spot
  readonly high: Spot
}

const known = new WeakMap<DrawnMap, readonly Shape[]>()

function shapeOf({ regions }: DrawnMap, place: Place): Shape {
  const rings = ringsOf(regions[place].d)
  const points = rings.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    place,
    rings,
    low: [Math.min(...xs), Math.min(...ys)],
    high: [Math.max(...xs), Math.max(...ys)],
  }
}

/** Worked out at the first press, not at the first drawing. */
function shapesOf(map: DrawnMap): readonly Shape[] {
  const shapes = known.get(map) ?? map.places.map((place) => shapeOf(map, place))
  known.set(map, shapes)
  return shapes
}

export const regionAt = (map: DrawnMap, point: Spot): Place | undefined =>
  shapesOf(map).find(
    ({ rings, low, high }) =>
      point[0] >= low[0] &&
      point[0] <= high[0] &&
      point[1] >= low[1] &&
      point[1] <= high[1] &&
      isInside(rings, point),
  )?.place
