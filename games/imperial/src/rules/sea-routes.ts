// Ways over the seas of a map: which seas an army passes from one coast to another.
import { atlasOf } from '../atlas.ts'
import { SEAS } from '../data/seas.ts'
import { bySetup, having } from '../data/setups.ts'
import type { Rules } from './options.ts'

/** The seas of one map. A set of seas is a number with a bit for each, in the order of SEAS. */
export interface Waters {
  /** Seas that touch each sea, as bits. */
  readonly next: readonly number[]
  /** For each pair of seas, every way from one to the other as the set of seas it takes. */
  readonly ways: readonly (readonly (readonly number[])[])[]
  /** What was asked for already, by both ends. */
  readonly routes: Map<number, readonly number[]>
}

function watersOf(board: Rules['board']): Waters {
  const next = SEAS.map((sea) => atlasOf({ board }).seaBits[sea])
  const ways = SEAS.map((_, first) => waysFrom(next, first))
  return { next, ways, routes: new Map() }
}

function waysFrom(nextSeas: readonly number[], first: number): number[][] {
  const ways: number[][] = SEAS.map(() => [])
  const walk = (sea: number, taken: number): void => {
    ways[sea]?.push(taken)
    for (let next = 0; next < SEAS.length; next++) {
      const bit = 1 << next
      if ((nextSeas[sea] ?? 0) & bit && !(taken & bit)) walk(next, taken | bit)
    }
  }
  walk(first, 1 << first)
  return ways
}

export const WATERS = bySetup(having('board'), watersOf)

/** The routes from any of these seas to any of those; none that takes in all of another. */
export function routesBetween(
  waters: Waters,
  embarking: number,
  landing: number,
): readonly number[] {
  const key = embarking * 2 ** SEAS.length + landing
  let routes = waters.routes.get(key)
  if (routes === undefined) {
    const all = waters.ways.flatMap((ways, first) =>
      embarking & (1 << first)
        ? ways.flatMap((some, last) => (landing & (1 << last) ? some : []))
        : [],
    )
    routes = [...new Set(all)].filter(
      (way) => !all.some((other) => other !== way && (other & way) === other),
    )
    waters.routes.set(key, routes)
  }
  return routes
}

/** Of these seas, those that the first ones are joined to by one another. */
export function joinedTo({ next }: Waters, first: number, seas: number): number {
  let joined = first & seas
  for (let before = 0; joined !== before; ) {
    before = joined
    for (let sea = 0; sea < SEAS.length; sea++)
      if (joined & (1 << sea)) joined |= (next[sea] ?? 0) & seas
  }
  return joined
}
