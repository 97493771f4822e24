// One more unit to import, or one more factory that produces: I-10.2, I-11.
import {
  choice,
  type MoveRule,
  moveShape,
  NO_MOVES,
  type Refusal,
  refuse,
  type Static,
} from '@foldtable/kernel'
import { homesOf, isHomeOf, isPort } from '../atlas.ts'
import { MOST_IMPORTS, type Space } from '../data/charts.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import { PLACES } from '../data/seas.ts'
import { bySetup, having } from '../data/setups.ts'
import { tableOf } from '../data/tables.ts'
import type { Event } from '../events.ts'
import { proposeUnits } from '../flow/units.ts'
import { ownImportCost, rondelCost } from '../rules/cost.ts'
import { isOccupied } from '../rules/occupation.ts'
import { madeAt, refusalOfUnits, roomFor } from '../rules/production.ts'
import {
  forcesOf,
  type NewUnit,
  playerAt,
  type State,
  type UnitKind,
  type UnitPlan,
  unitPlanOf,
} from '../state.ts'
import { countryWord, money, placeWord } from '../words/params.ts'

const schema = moveShape('addUnit', {
  unit: choice('army', 'fleet'),
  territory: choice(...PLACES),
})
export type AddUnit = Static<typeof schema>

export const addUnit: MoveRule<State, AddUnit, Event> = {
  schema,
  answers: ['import', 'produce'],

  candidates(state) {
    const plan = unitPlanOf(state)
    return plan.space === 'Import' ? importsIn(state, plan) : productsIn(state)
  },

  refusal(state, _seat, { unit, territory }) {
    const plan = unitPlanOf(state)
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

const offer = (unit: UnitKind, territory: Place): AddUnit => ({ kind: 'addUnit', unit, territory })

/** Armies anywhere at home, fleets in the ports. */
const importsOf = (homes: readonly Place[]): readonly AddUnit[] => [
  ...homes.map((place) => offer('army', place)),
  ...homes.filter(isPort).map((place) => offer('fleet', place)),
]

const IMPORTS = bySetup(having('board'), (board) =>
  tableOf(COUNTRIES, (country) => importsOf(homesOf({ board }, country))),
)

function importsIn(state: State, { by, space, units }: UnitPlan): readonly AddUnit[] {
  const needed = costWithOneMore(state, space, units.length)
  if (needed > playerAt(state, by).cash) return NO_MOVES
  const hasArmies = roomFor(state, 'army', units) > 0
  const hasFleets = roomFor(state, 'fleet', units) > 0
  const imports = IMPORTS[state.rules.board][state.up]
  if (hasArmies && hasFleets) return imports
  return imports.filter(({ unit }) => (unit === 'army' ? hasArmies : hasFleets))
}

const PRODUCTS = tableOf(PLACES, (place) => offer(madeAt(place), place))

/** Of each factory that works, also of those that were chosen already. */
function productsIn({ board, up }: State): readonly AddUnit[] {
  const offers: AddUnit[] = []
  for (const place of forcesOf(board, up).factories)
    if (!isOccupied(board, up, place)) offers.push(PRODUCTS[place])
  return offers
}

function isPlanned(units: readonly NewUnit[], place: Place): boolean {
  for (const { at } of units) if (at === place) return true
  return false
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
  if (!isHomeOf(up, place)) return notThere('notHome', up, place)
  if (unit === 'fleet' && !isPort(place)) return notThere('notAPort', up, place)
  if (isOccupied(board, up, place)) return notThere('occupied', up, place)
  const needed = costWithOneMore(state, space, units.length)
  const { cash } = playerAt(state, by)
  if (needed > cash)
    return refuse('cashTooSmall', 'I-7.6', { needed: money(needed), cash: money(cash) })
  return undefined
}

const notThere = (code: string, country: Country, place: Place): Refusal =>
  refuse(code, 'I-11.1', { place: placeWord(place), country: countryWord(country) })

function refusalToProduce(
  { up, board }: State,
  { units }: UnitPlan,
  unit: UnitKind,
  place: Place,
): Refusal | undefined {
  const isFree = forcesOf(board, up).factories.includes(place) && !isPlanned(units, place)
  if (isFree && madeAt(place) === unit && !isOccupied(board, up, place)) return undefined
  return refuse('factoryCannotProduce', 'I-10.2', { place: placeWord(place) })
}

/** Three imports, or all factories at work. */
function isFull({ board, up }: State, { space, units }: UnitPlan): boolean {
  if (space === 'Import') return units.length >= MOST_IMPORTS
  for (const place of forcesOf(board, up).factories)
    if (!isPlanned(units, place) && !isOccupied(board, up, place)) return false
  return true
}
