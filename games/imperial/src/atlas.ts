// What touches what, worked out once for each board.
import { type ByCountry, COUNTRIES, type Country, ofCountry } from './data/countries.ts'
import { MAP, type Place, type Territory } from './data/map.ts'
import { PLACES, SEAS } from './data/seas.ts'
import { bySetup, having, partOf } from './data/setups.ts'
import { tableOf } from './data/tables.ts'
import type { Rules } from './rules/options.ts'
import type { BoardPlan } from './setups/setup.ts'

type ByPlace<T> = { readonly [P in Place]: T }

export interface Atlas {
  /** Lands that touch this place. */
  readonly lands: ByPlace<readonly Place[]>
  /** Seas that touch this place. */
  readonly seas: ByPlace<readonly Place[]>
  /** The same as bits, in the order of SEAS. */
  readonly seaBits: ByPlace<number>
  /** Where a fleet may stay or sail (I-12.7a): into its port sea, or from sea to sea. Where it is comes first. */
  readonly sailing: ByPlace<readonly Place[]>
  /** Home places of one country that are joined by its railway, this one among them; elsewhere the place alone. */
  readonly rail: ByPlace<readonly Place[]>
  /** Where each country is at home. */
  readonly homes: Readonly<ByCountry<readonly Place[]>>
}

const TERRITORIES = tableOf(PLACES, (place): Territory => MAP[place])

export const territory = (place: Place): Territory => TERRITORIES[place]

export const isSea = (place: Place): boolean => territory(place).kind === 'sea'

export const isHomeOf = (country: Country, place: Place): boolean =>
  territory(place).country === country

export const isForeignHome = (country: Country, place: Place): boolean => {
  const owner = territory(place).country
  return owner !== undefined && owner !== country
}

export const isPort = (place: Place): boolean => territory(place).port !== undefined

const seaBit = (sea: Place): number => 1 << SEAS.indexOf(sea)

const byPlace = <T>(of: (place: Place) => T): ByPlace<T> => tableOf(PLACES, of)

/** Places that are on another map alone touch nothing here. */
function atlasFrom({ territories }: BoardPlan): Atlas {
  const touching = byPlace((place) => (territories[place]?.touches ?? []) as Place[])
  const homes = tableOf(COUNTRIES, (country) =>
    PLACES.filter((place) => place in territories && isHomeOf(country, place)),
  )
  const lands = byPlace((place) => touching[place].filter((other) => !isSea(other)))
  const seas = byPlace((place) => touching[place].filter(isSea))
  const seaBits = byPlace((place) => seas[place].reduce((bits, sea) => bits | seaBit(sea), 0))
  const sailing = byPlace((place) => [place, ...(isSea(place) ? seas[place] : portSeaOf(place))])
  const rail = byPlace((place) => railFrom(place, lands))
  return { lands, seas, seaBits, sailing, rail, homes }
}

const portSeaOf = (place: Place): readonly Place[] =>
  SEAS.filter((sea) => sea === territory(place).port)

function railFrom(place: Place, lands: ByPlace<readonly Place[]>): Place[] {
  const { country } = territory(place)
  const zone = [place]
  if (country === undefined) return zone
  for (const stop of zone) {
    for (const next of lands[stop]) {
      if (isHomeOf(country, next) && !zone.includes(next)) zone.push(next)
    }
  }
  return zone
}

const ATLASES = bySetup(having('board'), (name) => atlasFrom(partOf('board', name)))

export const atlasOf = ({ board }: Pick<Rules, 'board'>): Atlas => ATLASES[board]

export const homesOf = (rules: Pick<Rules, 'board'>, country: Country): readonly Place[] =>
  ofCountry(atlasOf(rules).homes, country)
