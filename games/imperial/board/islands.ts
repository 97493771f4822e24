// A map with islands that another one does not have.
import type { MapData, Region } from './map-types.ts'

export interface Island extends Omit<Region, 'kind'> {
  /** The sea it lies in, with a rim of water around it. */
  readonly in: string
}

/** Each is a hole in its sea, and its coast a border. */
export function withIslands(map: MapData, islands: { readonly [place: string]: Island }): MapData {
  const regions: { [place: string]: Region } = { ...map.regions }
  for (const [place, { in: sea, ...island }] of Object.entries(islands)) {
    const around = regions[sea]
    if (around === undefined) throw new RangeError(`${place} lies in ${sea}, which is not drawn`)
    regions[sea] = { ...around, d: around.d + island.d }
    regions[place] = { kind: 'neutral', ...island }
  }
  const coasts = Object.entries(islands).map(([place, one]) => [place, one.in, one.d] as const)
  return { ...map, regions, borders: [...map.borders, ...coasts] }
}
