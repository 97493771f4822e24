// Proposals, answers and votes as offers: what each would bring (U-2, U-9, U-12, U-13).
import type { Message, Seat } from '@foldtable/kernel'
import { isManeuver, isProduce } from '../../data/charts.ts'
import type { AddUnit } from '../../moves/add-unit.ts'
import type { Propose } from '../../moves/propose.ts'
import { ownImportCost, rondelCost } from '../../rules/cost.ts'
import { productionOf } from '../../rules/production.ts'
import { reachesInvestor, stepsTo } from '../../rules/rondel.ts'
import type { Proposal, State } from '../../state.ts'
import { effectOf, proposalText } from '../effects.ts'
import { countryWord, money, placeWord, spaceWord, unitsAt } from '../params.ts'

/** First the space, then what is done there; both at once where there is no choice. */
export function proposalSteps(view: State, seat: Seat, move: Propose): Message[] {
  const first = spaceStep(view, move)
  const second = deedStep(view, seat, move)
  const isChoice = move.space === 'Factory' || isProduce(move.space)
  return isChoice ? [first, second] : [both(first, second)]
}

export const both = (first: Message, second: Message): Message => ({
  id: 'name.both',
  params: { first: { parts: [first] }, second: { parts: [second] } },
})

/** Where on the rondel, how far, for how much, and whether investors will meet. */
function spaceStep(view: State, { space }: Propose): Message {
  const from = view.countries[view.up].space
  const cost = rondelCost(view, space)
  const isPast = space !== 'Investor' && reachesInvestor(view.rules, from, space)
  const price = from === null ? 'start' : cost === 0 ? 'free' : 'paid'
  const how = {
    id: `how.${price}${isPast ? 'Past' : ''}`,
    params: { steps: stepsTo(view.rules, from, space), cost: money(cost) },
  }
  return { id: 'offer.space', params: { space: spaceWord(space), how: { parts: [how] } } }
}

function deedStep(view: State, seat: Seat, { space, territory, some }: Propose): Message {
  if (some) return { id: 'offer.someFactories' }
  if (isManeuver(space)) return maneuverStep(view)
  if (space === 'Import') return importStep(view)
  const proposal: Proposal = { by: seat, space }
  if (territory !== undefined) return effectOf(view, { ...proposal, at: territory }, seat)
  if (isProduce(space))
    return effectOf(view, { ...proposal, units: productionOf(view, view.up) }, seat)
  return effectOf(view, proposal, seat)
}

function maneuverStep({ board, up }: State): Message {
  const { fleets, armies } = board[up]
  if (fleets.length + armies.length === 0) return { id: 'offer.nothingToMove' }
  return { id: 'offer.moves', params: { fleets: fleets.length, armies: armies.length } }
}

const importStep = ({ countries, up }: State): Message => ({
  id: 'offer.imports',
  params: { treasury: money(countries[up].treasury) },
})

/** One more unit, and who pays for it if it is imported. */
export function unitOffer(view: State, { unit, territory }: AddUnit): Message {
  const { plan } = view
  const params = { place: placeWord(territory) }
  if (plan?.kind !== 'units' || plan.space !== 'Import') return { id: `offer.${unit}`, params }
  const count = plan.units.length
  const isOwn = ownImportCost(view, count + 1) > ownImportCost(view, count)
  return { id: `offer.${unit}.${isOwn ? 'own' : 'treasury'}`, params }
}

export function finishText({ plan }: State): Message {
  if (plan?.kind !== 'units') return { id: 'offer.othersStay' }
  return plan.units.length === 0
    ? { id: 'offer.none' }
    : { id: 'offer.enough', params: { units: unitsAt(plan.units) } }
}

export function agreeText(view: State, seat: Seat): Message {
  const [proposal] = view.proposals
  if (proposal === undefined) return { id: 'move.agree' }
  return { id: 'offer.agree', params: { what: { parts: [proposalText(view, proposal, seat)] } } }
}

export function voteText(view: State, seat: Seat, choice: 1 | 2): Message {
  const proposal = view.proposals[choice - 1]
  if (proposal === undefined) return { id: 'move.vote', params: { choice } }
  return {
    id: 'offer.vote',
    params: {
      choice,
      seat: { seat: proposal.by },
      what: { parts: [proposalText(view, proposal, seat)] },
    },
  }
}

export const forceText = (view: State, stop: boolean): Message => ({
  id: stop ? 'offer.stop' : 'offer.letPass',
  params: { country: countryWord(view.up) },
})
