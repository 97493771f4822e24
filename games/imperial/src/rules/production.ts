// New units: where they may be made, and how many (I-1.4, I-10, I-11).
import { type Refusal, refuse } from '@foldtable/kernel'
import { isPort } from '../atlas.ts'
import type { Country, Limits } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import { PLACES } from '../data/seas.ts'
import { bySetup, having, partOf } from '../data/setups.ts'
import { tableOf } from '../data/tables.ts'
import { forcesOf, type NewUnit, type State, type UnitKind } from '../state.ts'
import { countryWord, unitWord } from '../words/params.ts'
import { isOccupied } from './occupation.ts'

/** A shipyard makes fleets, any other factory armies (I-1.3). */
export const madeAt = (place: Place): UnitKind => (isPort(place) ? 'fleet' : 'army')

/** What a factory at each place makes. */
const PRODUCTS = tableOf(PLACES, (at): NewUnit => ({ unit: madeAt(at), at }))

/** One unit of each factory that works. */
export function productionOf({ board }: State, country: Country): NewUnit[] {
  const units: NewUnit[] = []
  for (const place of forcesOf(board, country).factories)
    if (!isOccupied(board, country, place)) units.push(PRODUCTS[place])
  return units
}

const UNIT_LIMITS = bySetup(having('unitLimits'), (name) => partOf('unitLimits', name))

const limitsOf = ({ rules, up }: State): Limits => UNIT_LIMITS[rules.unitLimits][up]

/** How many more of these the country may have besides those that are planned. */
export function roomFor(state: State, unit: UnitKind, planned: readonly NewUnit[]): number {
  const { fleets, armies } = forcesOf(state.board, state.up)
  const has = (unit === 'fleet' ? fleets : armies).length
  let more = 0
  for (const one of planned) if (one.unit === unit) more += 1
  return limitsOf(state)[unit] - has - more
}

/** Whether the limits are far off, whichever factories work. */
export function hasRoomForAll(state: State): boolean {
  const { factories, fleets, armies } = forcesOf(state.board, state.up)
  const { fleet, army } = limitsOf(state)
  return fleets.length + factories.length <= fleet && armies.length + factories.length <= army
}

/** Why the country cannot have so many more units. */
export function refusalOfUnits(state: State, planned: readonly NewUnit[]): Refusal | undefined {
  for (const unit of ['army', 'fleet'] as const) {
    if (roomFor(state, unit, planned) < 0)
      return refuse('overLimit', 'I-1.4', {
        country: countryWord(state.up),
        unit: unitWord(unit),
        limit: limitsOf(state)[unit],
      })
  }
  return undefined
}
