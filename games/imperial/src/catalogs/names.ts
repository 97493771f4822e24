// Places, and units at places, named the same way in every language.
import type { Catalog } from '@foldtable/kernel'
import { isPort, isSea, territory } from '../atlas.ts'
import type { Place } from '../data/map.ts'
import { PLACES } from '../data/seas.ts'

interface UnitNames {
  readonly army: string
  readonly fleet: string
  readonly calm: string
}

/** `place.Vienna`, `army.Vienna`, `fleet.Trieste`, `calm.Vienna` (a coexisting army). */
export function nameWords(
  unitAt: (unit: string, place: string) => string,
  nameOf: (place: Place) => string,
  units: UnitNames,
): Catalog {
  const words: { [id: string]: string } = {}
  for (const place of PLACES) {
    const name = nameOf(place)
    words[`place.${place}`] = name
    if (!isSea(place)) words[`army.${place}`] = unitAt(units.army, name)
    if (isSea(place) || isPort(place)) words[`fleet.${place}`] = unitAt(units.fleet, name)
    if (territory(place).kind === 'home') words[`calm.${place}`] = unitAt(units.calm, name)
  }
  return words
}
