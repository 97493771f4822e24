// What offers are called, and the words by which one is chosen step by step (U-8, U-9, U-12).
import type { Message, Seat } from '@foldtable/kernel'
import { offeredTo } from './flow/opening.ts'
import type { Buy } from './moves/buy.ts'
import type { Move } from './moves/index.ts'
import type { ManeuverMove } from './moves/maneuver-move.ts'
import type { Propose } from './moves/propose.ts'
import { type Action, isBlowUp, targetOf } from './rules/arrival.ts'
import { interestOf } from './rules/interest.ts'
import { areArmed } from './rules/occupation.ts'
import { bidBuys, ownFactoryCost, purchaseOf, rondelCost } from './rules/preview.ts'
import { productionOf } from './rules/production.ts'
import { isProduce, stepsTo } from './rules/rondel.ts'
import { arrivalAt, situationOf } from './rules/step.ts'
import { taxOf } from './rules/tax.ts'
import { ownForces, phaseOf, type State } from './state.ts'
import { countryWord, money, placeWord, spaceWord, unitsAt, unitWord } from './words.ts'

/** All its steps in one name. */
export function nameOffer(view: State, seat: Seat, move: Move): Message {
  const [first, second] = steps(view, seat, move)
  if (first === undefined) return { id: `move.${move.kind}` }
  return second === undefined ? first : together(move, first, second)
}

/** Two steps as one. */
function together({ kind }: Move, first: Message, second: Message): Message {
  const where = kind === 'maneuverMove' ? `${lastWord(first)}.` : ''
  return { id: `name.${where}${lastWord(second)}`, params: { ...first.params, ...second.params } }
}

const lastWord = ({ id }: Message): string => id.slice(id.lastIndexOf('.') + 1)

export function steps(view: State, seat: Seat, move: Move): Message[] {
  switch (move.kind) {
    case 'bid':
      return bidSteps(view, move.amount)
    case 'buyBid':
      return [bidAnswer(view, move.accept)]
    case 'propose':
      return proposalSteps(view, seat, move)
    case 'addUnit':
      return [{ id: `offer.${move.unit}`, params: { place: placeWord(move.territory) } }]
    case 'chooseUnit':
      return [unitStep(view, move.unit)]
    case 'maneuverMove':
      return maneuverSteps(view, move)
    case 'finish':
      return [{ id: view.plan?.kind === 'units' ? 'offer.enough' : 'offer.othersStay' }]
    case 'peaceAnswer':
      return [{ id: move.accept ? 'offer.accept' : 'offer.reject' }]
    case 'force': {
      const params = { country: countryWord(view.up) }
      return [{ id: move.stop ? 'offer.stop' : 'offer.letPass', params }]
    }
    case 'vote':
      return [{ id: 'move.vote', params: { choice: move.choice } }]
    case 'buy':
      return buySteps(view, seat, move)
    default:
      return [{ id: `move.${move.kind}` }]
  }
}

/** First what to bid for, then how much. */
function bidSteps(view: State, cents: number): Message[] {
  const stock = bidBuys(view, cents)
  const amount = money(cents)
  if (stock === undefined) return [{ id: 'offer.bidNothing', params: { amount } }]
  return [
    { id: 'offer.bidFor', params: { stock } },
    { id: 'offer.bid', params: { amount } },
  ]
}

function bidAnswer(view: State, accept: boolean): Message {
  const offered = offeredTo(view)
  if (!accept || offered === undefined) return { id: 'offer.decline' }
  const { stock, bid } = offered
  return {
    id: 'offer.take',
    params: { stock, price: money(bid), country: countryWord(view.up) },
  }
}

function spaceStep(view: State, { space }: Propose): Message {
  const cost = rondelCost(view, space)
  const params = { space: spaceWord(space), cost: money(cost) }
  if (cost === 0) return { id: 'offer.space', params }
  const steps = stepsTo(view.rules, view.countries[view.up].space, space)
  return { id: 'offer.spaceFor', params: { ...params, steps } }
}

/** First the space, then what is done there and what comes of it; both at once where there is no choice. */
function proposalSteps(view: State, seat: Seat, move: Propose): Message[] {
  const first = spaceStep(view, move)
  const second = deedStep(view, seat, move)
  const isChoice = move.space === 'Factory' || isProduce(move.space)
  return isChoice ? [first, second] : [together(move, first, second)]
}

function deedStep(view: State, seat: Seat, { space, territory, some }: Propose): Message {
  if (space === 'Factory') return factoryStep(view, territory)
  if (isProduce(space)) return some ? { id: 'offer.someFactories' } : productionStep(view)
  if (space === 'Taxation') return taxStep(view)
  if (space === 'Investor') return interestStep(view, seat)
  return { id: 'offer.oneByOne' }
}

function factoryStep(view: State, place: Propose['territory']): Message {
  if (place === undefined) return { id: 'offer.noFactory' }
  const own = ownFactoryCost(view)
  const params = { place: placeWord(place), own: money(own) }
  return { id: own === 0 ? 'offer.factory' : 'offer.factoryFor', params }
}

const productionStep = (view: State): Message => ({
  id: 'offer.allFactories',
  params: { units: unitsAt(productionOf(view, view.up)) },
})

function taxStep(view: State): Message {
  const { revenue, points, treasury, pool } = taxOf(view, view.up)
  return {
    id: 'offer.tax',
    params: { revenue, points, treasury: money(treasury), pool: money(100 * pool) },
  }
}

function interestStep(view: State, seat: Seat): Message {
  const own = interestOf(view, view.up, seat).find((share) => share.seat === seat)
  const amount = own?.amount ?? 0
  return {
    id: amount < 0 ? 'offer.ownInterest' : 'offer.interest',
    params: { amount: money(Math.abs(amount)) },
  }
}

function unitStep(view: State, unit: number): Message {
  const { plan } = view
  if (plan?.kind !== 'maneuver') return { id: 'move.chooseUnit', params: { unit } }
  const { fleets, armies } = ownForces(view, plan)
  const army = armies[unit]
  const word =
    phaseOf(plan) === 'fleet'
      ? `fleet.${fleets[unit]}`
      : `${army?.hostile === false ? 'calm' : 'army'}.${army?.at}`
  return { id: 'offer.chooseUnit', params: { unit: { word } } }
}

/** First where, then how; both at once where there is only one way. */
function maneuverSteps(view: State, move: ManeuverMove): Message[] {
  const { plan } = view
  const situation = plan?.kind === 'maneuver' ? situationOf(view, plan) : undefined
  if (situation === undefined) return []
  const { dest, action } = move
  const { strangers, abroad } = arrivalAt(situation, dest)
  const stays = situation.mover.from === dest
  const where = { id: stays ? 'offer.stay' : 'offer.go', params: { place: placeWord(dest) } }
  const how = actionStep(action, stays, areArmed(strangers))
  const isOnly = strangers === 0 && abroad === undefined
  return isOnly ? [together(move, where, how)] : [where, how]
}

function actionStep(action: Action, stays: boolean, isArmed: boolean): Message {
  const target = targetOf(action)
  if (target !== undefined) {
    const params = { enemy: unitWord(target.unit), country: countryWord(target.country) }
    return { id: 'offer.action.war', params }
  }
  return { id: `offer.action.${wordFor(action, stays, isArmed)}` }
}

function wordFor(action: Action, stays: boolean, isArmed: boolean): string {
  if (isBlowUp(action)) return 'blowUp'
  if (action === '') return stays ? 'stay' : 'move'
  return action === 'peace' && isArmed && !stays ? 'peaceOffer' : action
}

function buySteps(view: State, seat: Seat, move: Buy): Message[] {
  const { country, stock, back } = move
  const { price, refund, makesLeader } = purchaseOf(view, seat, { country, stock, back: back ?? 0 })
  const params = { stock, price: money(price - refund) }
  const id = `offer.${back === undefined ? 'stock' : 'back'}${makesLeader ? 'Leading' : ''}`
  const which = { id, params: back === undefined ? params : { ...params, back } }
  return [{ id: 'offer.country', params: { country: countryWord(country) } }, which]
}
