// Proposing a space of the rondel, with what is done there: I-7 to I-12, I-14, I-15.
import {
  choice,
  flag,
  type MoveRule,
  moveShape,
  optional,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { SPACES, type Space } from '../data/charts.ts'
import type { Place } from '../data/map.ts'
import { PLACES } from '../data/seas.ts'
import type { Event } from '../events.ts'
import { afterProposal, proposeIfComplete } from '../flow/turn.ts'
import { homesOf, isHomeOf } from '../rules/atlas.ts'
import { ownFactoryCost, personalCost } from '../rules/cost.ts'
import { ownInterest } from '../rules/interest.ts'
import { isOccupied } from '../rules/occupation.ts'
import { hasRoomForAll, productionOf, refusalOfUnits } from '../rules/production.ts'
import { isManeuver, isProduce, priceOfSteps, stepsTo, wheelOf } from '../rules/rondel.ts'
import { playerAt, type State } from '../state.ts'
import { countryWord, money, placeWord } from '../words.ts'

const schema = moveShape('propose', {
  space: choice(...SPACES),
  /** Where a factory is built. */
  territory: optional(choice(...PLACES)),
  /** Chooses which factories produce, one by one, instead of all. */
  some: optional(flag()),
})
export type Propose = Static<typeof schema>

export const propose: MoveRule<State, Propose, Event> = {
  schema,
  answers: ['proposal', 'opposition'],

  candidates(state, seat) {
    if (state.mode !== 'proposal' && state.mode !== 'opposition') return NONE
    const offers: Propose[] = []
    const { rules, countries, up } = state
    const { cash } = playerAt(state, seat)
    for (const space of wheelOf(rules)) {
      const price = priceOfSteps(stepsTo(rules, countries[up].space, space))
      if (price !== undefined && price <= cash && canPay(state, seat, space, price, cash))
        addOffers(state, space, offers)
    }
    return offers
  },

  refusal(state, seat, move) {
    const { space } = move
    const steps = stepsTo(state.rules, state.countries[state.up].space, space)
    if (priceOfSteps(steps) === undefined) return refuse('tooFar', 'I-7.3', { steps })
    return refusalOfFields(state, move) ?? refusalOfCost(state, seat, move)
  },

  decide(draft, seat, { space, territory, some }) {
    const { state, emit } = draft
    if (isManeuver(space) || space === 'Import' || some === true) {
      emit({ kind: 'planBegan', seat, space })
      if (isManeuver(space)) proposeIfComplete(draft) // nothing to move: I-12.1
      return
    }
    emit(proposalOf(state, seat, space, territory))
    afterProposal(draft)
  },
}

const NONE: readonly Propose[] = []

/** A factory that is not built costs nothing (I-9.4). */
function canPay(state: State, seat: Seat, space: Space, price: number, cash: number): boolean {
  if (space === 'Factory' && !state.rules.factoryOptional)
    return price + ownFactoryCost(state) <= cash
  return space !== 'Investor' || price + ownInterest(state, state.up, seat) <= cash
}

function addOffers({ rules, board, up }: State, space: Space, offers: Propose[]): void {
  if (space === 'Factory') {
    for (const territory of homesOf(up)) {
      if (!board[up].factories.includes(territory))
        offers.push({ kind: 'propose', space, territory })
    }
    if (!rules.factoryOptional) return
  }
  offers.push({ kind: 'propose', space })
  if (isProduce(space)) offers.push({ kind: 'propose', space, some: true })
}

function proposalOf(state: State, seat: Seat, space: Space, at: Place | undefined): Event {
  const made = { kind: 'proposed', seat, country: state.up, space } as const
  if (at !== undefined) return { ...made, at }
  return isProduce(space) ? { ...made, units: productionOf(state, state.up) } : made
}

function refusalOfFields(state: State, { space, territory, some }: Propose): Refusal | undefined {
  if (territory !== undefined && space !== 'Factory') return refuse('noTerritoryNeeded', 'I-3.4')
  if (some === true && !isProduce(space)) return refuse('onlyProduction', 'I-10.2')
  if (space === 'Factory') return refusalOfFactory(state, territory)
  if (!isProduce(space) || some === true || hasRoomForAll(state)) return undefined
  return refusalOfUnits(state, productionOf(state, state.up))
}

/** I-9.1, I-9.4 */
function refusalOfFactory(state: State, territory: Place | undefined): Refusal | undefined {
  const { board, up, rules } = state
  if (territory === undefined)
    return rules.factoryOptional ? undefined : refuse('factoryNeedsPlace', 'I-9.4')
  const why = (code: string, rule: string) =>
    refuse(code, rule, { place: placeWord(territory), country: countryWord(up) })
  if (!isHomeOf(up, territory)) return why('notHome', 'I-9.1')
  if (board[up].factories.includes(territory)) return why('factoryThere', 'I-1.3')
  return isOccupied(board, up, territory) ? why('occupied', 'I-9.1') : undefined
}

function refusalOfCost(state: State, seat: Seat, move: Propose): Refusal | undefined {
  const needed = personalCost(state, seat, move.space, move.territory !== undefined)
  const { cash } = playerAt(state, seat)
  if (needed <= cash) return undefined
  return refuse('cashTooSmall', 'I-7.6', { needed: money(needed), cash: money(cash) })
}
