// One more unit to import, or one more factory that produces: I-10.2, I-11.
import {
  choice,
  type MoveRule,
  moveShape,
  type Refusal,
  refuse,
  type Static,
} from '@foldtable/kernel'
import { MOST_IMPORTS, type Space } from '../data/charts.ts'
import type { ByCountry, Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import { PLACES } from '../data/seas.ts'
import type { Event } from '../events.ts'
import { proposeUnits } from '../flow/units.ts'
import { homesOf, isHomeOf, isPort } from '../rules/atlas.ts'
import { ownImportCost, rondelCost } from '../rules/cost.ts'
import { isOccupied, workingFactories } from '../rules/occupation.ts'
import { madeAt, refusalOfUnits, roomFor } from '../rules/production.ts'
import { playerAt, type State, type UnitKind, type UnitPlan } from '../state.ts'
import { countryWord, money, placeWord } from '../words.ts'

const schema = moveShape('addUnit', {
  unit: choice('army', 'fleet'),
  territory: choice(...PLACES),
})
export type AddUnit = Static<typeof schema>

export const addUnit: MoveRule<State, AddUnit, Event> = {
  schema,
  answers: ['import', 'produce'],

  candidates(state) {
    const { mode, plan, board, up } = state
    if (mode !== 'plan' || plan?.kind !== 'units') return NONE
    if (plan.space !== 'Import')
      return workingFactories(board, up).map((place) => offer(madeAt(place), place))
    const needed = costWithOneMore(state, plan.space, plan.units.length)
    if (needed > playerAt(state, plan.by).cash) return NONE
    return IMPORTS[up].filter(({ unit }) => roomFor(state, unit, plan.units) > 0)
  },

  refusal(state, _seat, { unit, territory }) {
    const { plan } = state
    if (plan?.kind !== 'units') return refuse('wrongPhase', 'I-3.3')
    const why =
      plan.space === 'Import'
        ? refusalToImport(state, plan, unit, territory)
        : refusalToProduce(state, plan, unit, territory)
    if (why !== undefined || roomFor(state, unit, plan.units) > 0) return why
    return refusalOfUnits(state, [...plan.units, { unit, at: territory }])
  },

  decide(draft, _seat, { unit, territory }) {
    draft.emit({ kind: 'unitAdded', unit, at: territory })
    const { plan } = draft.state
    if (plan?.kind === 'units' && isFull(draft.state, plan)) proposeUnits(draft, plan)
  },
}

const NONE: readonly AddUnit[] = []

const offer = (unit: UnitKind, territory: Place): AddUnit => ({ kind: 'addUnit', unit, territory })

/** Armies anywhere at home, fleets in the ports. */
const importsOf = (country: Country): readonly AddUnit[] => [
  ...homesOf(country).map((place) => offer('army', place)),
  ...homesOf(country)
    .filter(isPort)
    .map((place) => offer('fleet', place)),
]

const IMPORTS: ByCountry<readonly AddUnit[]> = {
  Austria: importsOf('Austria'),
  Italy: importsOf('Italy'),
  France: importsOf('France'),
  England: importsOf('England'),
  Germany: importsOf('Germany'),
  Russia: importsOf('Russia'),
}

const costWithOneMore = (state: State, space: Space, units: number): number =>
  rondelCost(state, space) + ownImportCost(state, units + 1)

/** I-11.1, I-11.3 */
function refusalToImport(
  state: State,
  { by, units, space }: UnitPlan,
  unit: UnitKind,
  place: Place,
): Refusal | undefined {
  const { up, board } = state
  const why = (code: string) =>
    refuse(code, 'I-11.1', { place: placeWord(place), country: countryWord(up) })
  if (!isHomeOf(up, place)) return why('notHome')
  if (unit === 'fleet' && !isPort(place)) return why('notAPort')
  if (isOccupied(board, up, place)) return why('occupied')
  const needed = costWithOneMore(state, space, units.length)
  const { cash } = playerAt(state, by)
  if (needed > cash)
    return refuse('cashTooSmall', 'I-7.6', { needed: money(needed), cash: money(cash) })
  return undefined
}

function refusalToProduce(
  { up, board }: State,
  { units }: UnitPlan,
  unit: UnitKind,
  place: Place,
): Refusal | undefined {
  const isWorking =
    board[up].factories.includes(place) && madeAt(place) === unit && !isOccupied(board, up, place)
  if (isWorking && !units.some(({ at }) => at === place)) return undefined
  return refuse('factoryCannotProduce', 'I-10.2', { place: placeWord(place) })
}

/** Three imports, or all factories at work. */
const isFull = ({ board, up }: State, { space, units }: UnitPlan): boolean =>
  units.length >= (space === 'Import' ? MOST_IMPORTS : workingFactories(board, up).length)
