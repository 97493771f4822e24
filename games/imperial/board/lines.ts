// The lines of the map by what they part, and where touching regions are not adjacent.

import { atlasOf, isSea, territory } from '../src/atlas.ts'
import { COUNTRIES, type Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import { PLACES } from '../src/data/seas.ts'
import { tableOf } from '../src/data/tables.ts'
import type { Rules } from '../src/rules/options.ts'
import { BORDERS, type Border, REGIONS, type Spot } from './map.ts'

type LineKind = 'coast' | 'national' | 'provincial' | 'sea'

function kindOf({ between: [a, b] }: Border): LineKind {
  if (a === 'none' || b === 'none') return a !== 'none' && isSea(a) ? 'coast' : 'national'
  if (isSea(a) !== isSea(b)) return 'coast'
  if (isSea(a)) return 'sea'
  const { country } = territory(a)
  return country !== undefined && country === territory(b).country ? 'provincial' : 'national'
}

const pathOf = (kind: LineKind): string =>
  BORDERS.filter((border) => kindOf(border) === kind)
    .map(({ d }) => d)
    .join('')

/** All lines of a kind as one path: each is drawn once. */
export const LINES: { readonly [K in LineKind]: string } = {
  coast: pathOf('coast'),
  national: pathOf('national'),
  provincial: pathOf('provincial'),
  sea: pathOf('sea'),
}

/** The rim of a sea or a neutral land, without the rim of the map. */
export const RIMS = tableOf(PLACES, (place) =>
  BORDERS.filter(
    ({ between: [a, b] }) =>
      (a === place || b === place) &&
      (!isSea(place) || (a !== 'none' && b !== 'none' && isSea(a) && isSea(b))),
  )
    .map(({ d }) => d)
    .join(''),
)

/** A country's own shape, and its rim. */
export const LANDS: { readonly country: Country; readonly d: string; readonly rim: string }[] =
  COUNTRIES.map((country) => {
    const isOwn = (place: Place | 'none') =>
      place !== 'none' && territory(place).country === country
    const homes = (Object.keys(REGIONS) as Place[]).filter(isOwn)
    const rim = BORDERS.filter(({ between: [a, b] }) => isOwn(a) !== isOwn(b))
    return {
      country,
      d: homes.map((home) => REGIONS[home].d).join(''),
      rim: rim.map(({ d }) => d).join(''),
    }
  })

/** Where regions touch and nobody may pass: by the options of the table (three on the house map, none on the published). */
export function barriersOf(rules: Rules): Border[] {
  const { lands, seas } = atlasOf(rules)
  return BORDERS.filter(({ between: [a, b] }) => {
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
