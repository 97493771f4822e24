// Words of the catalogs, and money.
import type { Space } from '../data/charts.ts'
import type { Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import type { Forces, NewUnit, UnitKind } from '../state.ts'

export const placeWord = (place: Place) => ({ word: `place.${place}` })
export const placeWords = (places: readonly Place[]) => ({
  words: places.map((place) => `place.${place}`),
})
export const countryWord = (country: Country) => ({ word: `country.${country}` })
export const spaceWord = (space: Space | null) => ({ word: `space.${space ?? 'center'}` })
export const unitWord = (unit: UnitKind) => ({ word: `unit.${unit}` })

/** The unit of that number: `army.Rome`, `fleet.Naples`, `calm.Vienna` for an army that coexists. */
export function unitWordAt({ fleets, armies }: Forces, unit: UnitKind, number: number) {
  if (unit === 'fleet') return { word: `fleet.${fleets[number]}` }
  const army = armies[number]
  return { word: `${army?.hostile === false ? 'calm' : 'army'}.${army?.at}` }
}

/** New units and where they stand, as a list. */
export const unitsAt = (units: readonly NewUnit[]) => ({
  words: units.map(({ unit, at }) => `${unit}.${at}`),
})

export const money = (cents: number) => ({ money: cents })
