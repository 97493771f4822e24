// What a maneuver leads to, in words: what it occupies, where units go, and what countries gain or lose (U-12, U-13).
import type { Message } from '@foldtable/kernel'
import { isForeignHome } from '../../atlas.ts'
import { COUNTRIES, type Country } from '../../data/countries.ts'
import type { Place } from '../../data/map.ts'
import { unitsOf } from '../../rules/occupation.ts'
import { type Changes, type Forces, forcesOf, type Proposal, type State } from '../../state.ts'
import { countryWord, placeWords } from '../params.ts'

export function maneuverText({ board, up }: State, { changes = {} }: Proposal): Message {
  const parts = [
    ...arrivals(up, forcesOf(board, up), changes[up]),
    ...COUNTRIES.flatMap((country) => changesIn(board[country], changes, country)),
  ]
  return parts.length === 0
    ? { id: 'effect.noChange' }
    : { id: 'effect.maneuver', params: { changes: { parts } } }
}

/** Where its units come: to occupy, in peace, or to where nobody is at home. */
function arrivals(country: Country, before: Forces, after: Forces = before): Message[] {
  const name = { country: countryWord(country) }
  const [occupiers, guests] = [true, false].map((hostile) =>
    comeTo(abroad(country, before, hostile), abroad(country, after, hostile)),
  )
  const others = comeTo(elsewhere(country, before), elsewhere(country, after))
  return [
    ...placesChange('change.occupied', name, occupiers ?? []),
    ...placesChange('change.guests', name, guests ?? []),
    ...placesChange('change.moved', name, others),
  ]
}

const abroad = (country: Country, { armies }: Forces, hostile: boolean): Place[] =>
  armies.filter((army) => army.hostile === hostile && isForeignHome(country, army.at)).map(placeOf)

const elsewhere = (country: Country, { fleets, armies }: Forces): Place[] => [
  ...fleets,
  ...armies.map(placeOf).filter((place) => !isForeignHome(country, place)),
]

const placeOf = ({ at }: { readonly at: Place }): Place => at

/** Places where more of them are than before. */
function comeTo(before: readonly Place[], after: readonly Place[]): Place[] {
  const count = (places: readonly Place[], place: Place) =>
    places.filter((one) => one === place).length
  return [...new Set(after)].filter((place) => count(after, place) > count(before, place))
}

/** What a country gains or loses, where its units end up aside. */
function changesIn(before: Forces, changes: Changes, country: Country): Message[] {
  const after = changes[country]
  if (after === undefined) return []
  const name = { country: countryWord(country) }
  const lost = unitsOf(before) - unitsOf(after)
  return [
    ...placesChange('change.chips', name, missingIn(before.chips, after.chips)),
    ...placesChange('change.chipsLost', name, missingIn(after.chips, before.chips)),
    ...(lost > 0 ? [{ id: 'change.units', params: { ...name, count: lost } }] : []),
    ...placesChange('change.factories', name, missingIn(after.factories, before.factories)),
  ]
}

const missingIn = (some: readonly Place[], all: readonly Place[]): Place[] =>
  all.filter((place) => !some.includes(place))

const placesChange = (
  id: string,
  name: { readonly country: { readonly word: string } },
  places: readonly Place[],
): Message[] =>
  places.length === 0 ? [] : [{ id, params: { ...name, places: placeWords(places) } }]
