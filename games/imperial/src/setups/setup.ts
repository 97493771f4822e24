// What a set-up may have. Each file beside this one is a set-up; the options of a table choose among those that have such a part.
// A new one is a file here with its words; `npx foldtable lists` enters it, and the page of options offers what it has.
import type { Locale } from '@foldtable/kernel'
import { keyedBy } from '@foldtable/parts/keyed'
import type { Space } from '../data/charts.ts'
import type { ByCountry, Country, Limits } from '../data/countries.ts'

export interface Setup {
  /** Where it stands in the lists of choices: the smallest first. */
  readonly rank: number
  /** What each part of it is called on the page of options; names of its own places, as `place.Malta`. */
  readonly words: { readonly [L in Locale]: { readonly [part: string]: string } }
  /** Of denominations 1 to 9, in dollars. */
  readonly stockPrices?: readonly number[]
  /** The eight actions, clockwise (I-7.1). */
  readonly wheel?: readonly Space[]
  /** How many units each country may have (I-1.4). */
  readonly unitLimits?: ByCountry<Limits>
  readonly board?: BoardPlan
}

/** The map, and where each country's first factories stand (I-1.1, I-1.2). */
export interface BoardPlan {
  /** The file in `board/maps/` that has a shape for each of its places. */
  readonly drawn: string
  readonly territories: { readonly [name: string]: Territory }
  readonly factories: ByCountry<readonly string[]>
}

/** A name means the same land or sea on every map: kind, country and port are as they are elsewhere. */
export interface Territory {
  readonly kind: 'home' | 'neutral' | 'sea'
  readonly country: Country | undefined
  /** The one sea into which a fleet in this port sails. */
  readonly port: string | undefined
  readonly touches: readonly string[]
}

/** All made here, with the same fields: they are read faster so. */
const made = (
  kind: Territory['kind'],
  touches: string,
  country?: Country,
  port?: string,
): Territory => ({ kind, country, port, touches: touches === '' ? [] : touches.split(', ') })

export const home = (country: Country, touches: string, port?: string): Territory =>
  made('home', touches, country, port)
export const neutral = (touches: string): Territory => made('neutral', touches)
export const sea = (touches: string): Territory => made('sea', touches)

export const limits = (army: number, fleet: number): Limits => ({ army, fleet })

/** The same map with more borders. */
export function withBorders<Name extends string>(
  territories: { readonly [N in Name]: Territory },
  borders: readonly (readonly [Name, Name])[],
): { readonly [N in Name]: Territory } {
  const more = (name: Name) =>
    borders.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []))
  return keyedBy(Object.keys(territories) as Name[], (name) => ({
    ...territories[name],
    touches: [...territories[name].touches, ...more(name)],
  }))
}
