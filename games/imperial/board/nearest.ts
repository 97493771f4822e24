// Going over the map by arrow keys: from a region to the nearest one in that direction.
import type { Place } from '../src/data/map.ts'
import type { DrawnMap } from './map.ts'

const WAYS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Nothing for another key; where it goes no further, where one is. Off the straight line counts more than far. */
export function steered(
  { regions, places }: DrawnMap,
  key: string,
  from: Place,
): Place | undefined {
  const way = WAYS[key]
  if (way === undefined) return undefined
  const [x, y] = regions[from].name
  const reached = places.flatMap((place) => {
    const [dx, dy] = [regions[place].name[0] - x, regions[place].name[1] - y]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    return ahead <= 0 || aside > 2 * ahead ? [] : [{ place, cost: ahead + 1.6 * aside }]
  })
  return reached.reduce((one, other) => (other.cost < one.cost ? other : one), {
    place: from,
    cost: Number.POSITIVE_INFINITY,
  }).place
}
