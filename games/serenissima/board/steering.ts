// Arrow keys on the chart: from a zone to the nearest one in that direction, over neighbours first.
import { NEIGHBOURS, ZONES, type ZoneId } from '../src/data/zones.ts'
import { placeOf } from './chart-map.ts'

const WAYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Nothing for another key; where nothing lies there, one stays. */
export function steered(key: string, from: ZoneId): ZoneId | undefined {
  const way = WAYS[key]
  if (way === undefined) return undefined
  return nearest(from, NEIGHBOURS[from], way, 1.2) ?? nearest(from, ZONES, way, 2.4) ?? from
}

/** `wide` is how far beside the direction it may lie, for each unit ahead. */
function nearest(
  from: ZoneId,
  zones: readonly ZoneId[],
  [dx, dy]: readonly [number, number],
  wide: number,
): ZoneId | undefined {
  const [x, y] = placeOf(from)
  let [best, least]: [ZoneId | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const zone of zones) {
    if (zone === from) continue
    const [left, top] = placeOf(zone)
    const ahead = (left - x) * dx + (top - y) * dy
    const beside = Math.abs((left - x) * dy) + Math.abs((top - y) * dx)
    if (ahead <= 4 || beside > wide * ahead) continue
    const cost = ahead + 1.6 * beside
    if (cost < least) [best, least] = [zone, cost]
  }
  return best
}
