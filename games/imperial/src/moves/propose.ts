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
import { homesOf, isHomeOf } from '../atlas.ts'
import { isManeuver, isProduce, SPACES, type Space } from '../data/charts.ts'
import type { Place } from '../data/map.ts'
import { PLACES } from '../data/seas.ts'
import { tableOf } from '../data/tables.ts'
import type { Event } from '../events.ts'
import { afterProposal, proposeIfComplete } from '../flow/turn.ts'
import { costThere } from '../rules/cost.ts'
import { isOccupied } from '../rules/occupation.ts'
import { hasRoomForAll, productionOf, refusalOfUnits } from '../rules/production.ts'
import { waysFrom, wayTo } from '../rules/rondel.ts'
import { forcesOf, playerAt, powerOf, type State } from '../state.ts'
import { countryWord, money, placeWord } from '../words/params.ts'

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
    const offers: Propose[] = []
    const from = powerOf(state, state.up).space
    const { cash } = playerAt(state, seat)
    for (const { space, price } of waysFrom(state.rules, from))
      if (price + leastThere(state, seat, space) <= cash) addOffers(state, space, offers)
    return offers
  },

  refusal(state, seat, move) {
    const from = powerOf(state, state.up).space
    const { isTooFar, steps, price } = wayTo(state.rules, from, move.space)
    if (isTooFar) return refuse('tooFar', 'I-7.3', { steps })
    return refusalOfFields(state, move) ?? refusalOfCost(state, seat, move, price)
  },

  decide(draft, seat, { space, territory, some }) {
    const { state, emit } = draft
    if (isManeuver(space) || space === 'Import' || some === true) {
      const began = { kind: 'planBegan', seat, space } as const
      emit(isManeuver(space) ? { ...began, steps: [] } : began)
      if (isManeuver(space)) proposeIfComplete(draft) // nothing to move: I-12.1
      return
    }
    emit(proposalOf(state, seat, space, territory))
    afterProposal(draft)
  },
}

/** A factory that is not built costs nothing (I-9.4). */
const leastThere = (state: State, seat: Seat, space: Space): number =>
  costThere(state, seat, space, !state.rules.factoryOptional)

const PLAIN = tableOf(SPACES, (space): Propose => ({ kind: 'propose', space }))
const SOME = tableOf(SPACES, (space): Propose => ({ kind: 'propose', space, some: true }))
const FACTORIES = tableOf(
  PLACES,
  (territory): Propose => ({ kind: 'propose', space: 'Factory', territory }),
)

function addOffers({ rules, board, up }: State, space: Space, offers: Propose[]): void {
  if (space === 'Factory') {
    const { factories } = forcesOf(board, up)
    for (const territory of homesOf(rules, up))
      if (!factories.includes(territory)) offers.push(FACTORIES[territory])
    if (!rules.factoryOptional) return
  }
  offers.push(PLAIN[space])
  if (isProduce(space)) offers.push(SOME[space])
}

function proposalOf(state: State, seat: Seat, space: Space, at: Place | undefined): Event {
  const { up: country } = state
  if (at !== undefined) return { kind: 'proposed', seat, country, space, at }
  if (!isProduce(space)) return { kind: 'proposed', seat, country, space }
  return { kind: 'proposed', seat, country, space, units: productionOf(state, country) }
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
  if (forcesOf(board, up).factories.includes(territory)) return why('factoryThere', 'I-1.3')
  return isOccupied(board, up, territory) ? why('occupied', 'I-9.1') : undefined
}

function refusalOfCost(
  state: State,
  seat: Seat,
  { space, territory }: Propose,
  price: number,
): Refusal | undefined {
  const needed = price + costThere(state, seat, space, territory !== undefined)
  const { cash } = playerAt(state, seat)
  if (needed <= cash) return undefined
  return refuse('cashTooSmall', 'I-7.6', { needed: money(needed), cash: money(cash) })
}
