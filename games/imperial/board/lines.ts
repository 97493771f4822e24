// The lines of the map by what they part, and where touching regions are not adjacent.

import { atlasOf, isSea, territory } from '../src/atlas.ts'
import { COUNTRIES, type Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import { tableOf } from '../src/data/tables.ts'
import type { Rules } from '../src/rules/options.ts'
import { type Border, type DrawnMap, mapOf, type Spot } from './map.ts'

type LineKind = 'coast' | 'national' | 'provincial' | 'sea'

function kindOf({ between: [a, b] }: Border): LineKind {
  if (a === 'none' || b === 'none') return a !== 'none' && isSea(a) ? 'coast' : 'national'
  if (isSea(a) !== isSea(b)) return 'coast'
  if (isSea(a)) return 'sea'
  const { country } = territory(a)
  return country !== undefined && country === territory(b).country ? 'provincial' : 'national'
}

/** A country's own shape, and its rim. */
interface Land {
  readonly country: Country
  readonly d: string
  readonly rim: string
}

interface Lines {
  /** All lines of a kind as one path: each is drawn once. */
  readonly of: { readonly [K in LineKind]: string }
  /** The rim of a sea or a neutral land, without the rim of the map. */
  readonly rims: { readonly [P in Place]: string }
  readonly lands: readonly Land[]
}

const known = new WeakMap<DrawnMap, Lines>()

/** Worked out once for each map that is looked at. */
export function linesOf(map: DrawnMap): Lines {
  const found = known.get(map) ?? freshLines(map)
  known.set(map, found)
  return found
}

const joined = (borders: readonly Border[]): string => borders.map(({ d }) => d).join('')

function freshLines({ borders, regions, places }: DrawnMap): Lines {
  const pathOf = (kind: LineKind) => joined(borders.filter((border) => kindOf(border) === kind))
  return {
    of: {
      coast: pathOf('coast'),
      national: pathOf('national'),
      provincial: pathOf('provincial'),
      sea: pathOf('sea'),
    },
    rims: tableOf(places, (place) => joined(borders.filter((border) => isRim(border, place)))),
    lands: COUNTRIES.map((country) => {
      const isOwn = (place: Place | 'none') =>
        place !== 'none' && territory(place).country === country
      return {
        country,
        d: places
          .filter(isOwn)
          .map((home) => regions[home].d)
          .join(''),
        rim: joined(borders.filter(({ between: [a, b] }) => isOwn(a) !== isOwn(b))),
      }
    }),
  }
}

const isRim = ({ between: [a, b] }: Border, place: Place): boolean =>
  (a === place || b === place) &&
  (!isSea(place) || (a !== 'none' && b !== 'none' && isSea(a) && isSea(b)))

/** Where regions touch and nobody may pass: by the options of the table (three on the house map, none on the published). */
export function barriersOf(rules: Rules): Border[] {
  const { lands, seas } = atlasOf(rules)
  return mapOf(rules).borders.filter(({ between: [a, b] }) => {
    if (a === 'none' || b === 'none') return false
    return !lands[a].includes(b) && !seas[a].includes(b)
  })
}

/** Points along a line made by make-map.mjs, so far from each other. */
export function pointsAlong(d: string, step: number): Spot[] {
  const found: Spot[] = []
  for (const part of d.split('M').slice(1)) {
    let [x = 0, y = 0, ...steps] = (part.match(/-?\d+/g) ?? []).map(Number)
    let walked = step / 2
    for (let at = 0; at < steps.length; at += 2) {
      const [dx, dy] = [steps[at] ?? 0, steps[at + 1] ?? 0]
      const length = Math.hypot(dx, dy)
      for (; walked <= length; walked += step)
        found.push([x + (dx / length) * walked, y + (dy / length) * walked])
      walked -= length
      x += dx
      y += dy
    }
  }
  return found
}
