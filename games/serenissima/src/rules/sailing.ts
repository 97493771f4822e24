// Where a galley can go: the shortest way to every zone in reach (S-7), and what a blockade leaves of it (S-15.4).
import { keyedBy } from '@foldtable/parts/keyed'
import { HOLD_SLOTS } from '../data/constants.ts'
import { NEIGHBOURS, ZONES, type ZoneId } from '../data/zones.ts'

type Path = readonly ZoneId[]

/** Nearest first; `isHeld` says which zones a galley may enter and not leave again. */
export function pathsFrom(
  start: ZoneId,
  steps: number,
  isHeld: (zone: ZoneId) => boolean = () => false,
): Path[] {
  const seen = new Set([start])
  const found: Path[] = []
  let edge: { zone: ZoneId; path: Path }[] = [{ zone: start, path: [] }]
  for (let step = 0; step < steps; step++) {
    const next: typeof edge = []
    for (const { zone, path } of edge) {
      for (const neighbour of NEIGHBOURS[zone]) {
        if (seen.has(neighbour)) continue
        seen.add(neighbour)
        const further = [...path, neighbour]
        found.push(further)
        if (!isHeld(neighbour)) next.push({ zone: neighbour, path: further })
      }
    }
    edge = next
  }
  return found
}

/** The shortest way, whoever lies on it. */
export const wayBetween = (from: ZoneId, to: ZoneId): Path =>
  pathsFrom(from, ZONES.length).find((path) => path.at(-1) === to) ?? []

export const stepsBetween = (from: ZoneId, to: ZoneId): number => wayBetween(from, to).length

interface Sailing {
  readonly kind: 'moveGalley'
  readonly path: ZoneId[]
}

export const sailing = (path: Path): Sailing => ({ kind: 'moveGalley', path: path.slice() })

/** Made once: by zone, then by the number of sailors. */
export const SAILINGS = keyedBy(ZONES, (zone): readonly (readonly Sailing[])[] => {
  const all = pathsFrom(zone, HOLD_SLOTS).map(sailing)
  const upTo = (crew: number) => all.filter(({ path }) => path.length <= crew)
  return Array.from({ length: HOLD_SLOTS + 1 }, (_, crew) => upTo(crew))
})
