// Words of the catalogs, and money as people write it.
import type { Space } from './data/charts.ts'
import type { Country } from './data/countries.ts'
import type { Place } from './data/map.ts'
import type { UnitKind } from './state.ts'

export const placeWord = (place: Place) => ({ word: `place.${place}` })
export const placeWords = (places: readonly Place[]) => ({
  words: places.map((place) => `place.${place}`),
})
export const countryWord = (country: Country) => ({ word: `country.${country}` })
export const spaceWord = (space: Space | null) => ({ word: `space.${space ?? 'center'}` })
export const unitWord = (unit: UnitKind) => ({ word: `unit.${unit}` })

/** `5`, `12.33`: dollars, with cents where there are any. */
export const money = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
