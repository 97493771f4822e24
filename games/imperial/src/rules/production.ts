// New units: where they may be made, and how many (I-1.4, I-10, I-11).
import { type Refusal, refuse } from '@foldtable/kernel'
import { type Country, UNIT_LIMITS } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import type { NewUnit, State, UnitKind } from '../state.ts'
import { countryWord, unitWord } from '../words.ts'
import { isPort } from './atlas.ts'
import { workingFactories } from './occupation.ts'

/** A shipyard makes fleets, any other factory armies (I-1.3). */
export const madeAt = (place: Place): UnitKind => (isPort(place) ? 'fleet' : 'army')

/** One unit of each factory that works. */
export const productionOf = ({ board }: State, country: Country): NewUnit[] =>
  workingFactories(board, country).map((at) => ({ unit: madeAt(at), at }))

function limitOf({ rules }: State, country: Country, unit: UnitKind): number {
  return UNIT_LIMITS[rules.unitLimits]?.[country][unit] ?? 0
}

/** How many more of these the country may have besides those that are planned. */
export function roomFor(state: State, unit: UnitKind, planned: readonly NewUnit[]): number {
  const { fleets, armies } = state.board[state.up]
  const has = (unit === 'fleet' ? fleets : armies).length
  let more = 0
  for (const one of planned) if (one.unit === unit) more += 1
  return limitOf(state, state.up, unit) - has - more
}

/** Whether the limits are far off, whichever factories work. */
export function hasRoomForAll(state: State): boolean {
  const { factories } = state.board[state.up]
  return (
    roomFor(state, 'army', []) >= factories.length &&
    roomFor(state, 'fleet', []) >= factories.length
  )
}

/** Why the country cannot have so many more units. */
export function refusalOfUnits(state: State, planned: readonly NewUnit[]): Refusal | undefined {
  for (const unit of ['army', 'fleet'] as const) {
    if (roomFor(state, unit, planned) < 0)
      return refuse('overLimit', 'I-1.4', {
        country: countryWord(state.up),
        unit: unitWord(unit),
        limit: limitOf(state, state.up, unit),
      })
  }
  return undefined
}
