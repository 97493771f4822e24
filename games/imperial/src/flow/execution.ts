// A proposal is carried out, the rondel is paid, and the investors meet (I-7.5, I-6.4).
import type { Seat } from '@foldtable/kernel'
import { CARD_BONUS, FACTORY_COST, isManeuver, LAST_POINT, UNIT_COST } from '../data/charts.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import { ownFactoryCost, ownImportCost } from '../rules/cost.ts'
import { officesOf } from '../rules/government.ts'
import { interestOf, shortfallOf } from '../rules/interest.ts'
import { reachesInvestor, wayTo } from '../rules/rondel.ts'
import { isSold } from '../rules/stock.ts'
import { buyersOf, clockwiseOf, swissInOrder } from '../rules/swiss.ts'
import { taxOf } from '../rules/tax.ts'
import { winnersOf } from '../scoring.ts'
import { type Proposal, powerOf, type State } from '../state.ts'
import type { Play } from './play.ts'

function proposalIn({ proposals }: State): Proposal {
  const [proposal] = proposals
  if (proposal === undefined) throw new RangeError('nothing was proposed')
  return proposal
}

/** First the Swiss players may have a say (I-20.2). */
export function execute(draft: Play): void {
  const { state, emit } = draft
  const queue = mayBeForced(state) ? swissInOrder(state, state.card ?? 0) : []
  if (queue.length > 0) emit({ kind: 'forceAsked', queue })
  else carryOut(draft)
}

/** Passing over Investor with a treasury that could pay everybody. */
function mayBeForced(state: State): boolean {
  const { rules, countries, up } = state
  if (!rules.swissForceInvestor) return false
  const { space } = proposalIn(state)
  if (space === 'Investor') return false
  return reachesInvestor(rules, countries[up].space, space) && shortfallOf(state, up) === 0
}

export function carryOut(draft: Play): void {
  const { state, emit } = draft
  const proposal = proposalIn(state)
  const { up, rules } = state
  const power = powerOf(state, up)
  const { space, by: seat } = proposal
  const way = wayTo(rules, power.space, space)
  act(draft, proposal)
  const isOver = power.points >= LAST_POINT
  if (way.reachesInvestor && !isOver) payCard(draft) // before the rondel is paid (I-16.2)
  emit({ kind: 'rondelMoved', country: up, space, seat, cost: way.price })
  if (isOver)
    emit({ kind: 'gameEnded', country: up, winners: winnersOf(state) }) // I-14.8
  else if (way.reachesInvestor) beginInvestorRound(draft)
  else beginNextTurn(draft)
}

/** The country stops on Investor instead, and nobody pays for the rondel. */
export function stopOnInvestor(draft: Play): void {
  const { state, emit } = draft
  const { by } = proposalIn(state)
  const { up } = state
  emit({ kind: 'interestPaid', country: up, shares: interestOf(state, up, by) })
  payCard(draft)
  emit({ kind: 'rondelMoved', country: up, space: 'Investor', seat: by, cost: 0 })
  beginInvestorRound(draft)
}

function act({ state, emit }: Play, proposal: Proposal): void {
  const { by: seat, space, at, units } = proposal
  const { up: country } = state
  if (at !== undefined)
    emit({
      kind: 'factoryBuilt',
      country,
      at,
      seat,
      own: ownFactoryCost(state),
      cost: FACTORY_COST,
    })
  else if (units !== undefined) {
    if (space !== 'Import') emit({ kind: 'produced', country, units })
    else {
      const own = ownImportCost(state, units.length)
      emit({ kind: 'imported', country, units, seat, own, cost: UNIT_COST * units.length })
    }
  } else if (isManeuver(space)) emit({ kind: 'maneuvered', country })
  else if (space === 'Investor')
    emit({ kind: 'interestPaid', country, shares: interestOf(state, country, seat) })
  else if (space === 'Taxation') {
    const { revenue, points, treasury, lastTax, shares } = taxOf(state, country)
    emit({ kind: 'taxed', country, revenue, points, treasury, lastTax, shares })
  }
}

function payCard({ state, emit }: Play): void {
  if (state.card !== null) emit({ kind: 'cardPaid', seat: state.card, amount: CARD_BONUS })
}

const beginInvestorRound = ({ state, emit }: Play): void =>
  emit({ kind: 'investorRoundBegan', queue: buyersOf(state, state.card ?? 0) })

/** After a purchase or a punt: when nobody is left the round is over (I-16.8). */
export function goOnBuying(draft: Play): void {
  const { state, emit } = draft
  if (state.queue.length > 0) return
  const offices = officesOf(state)
  const swiss: Seat[] = []
  for (let seat = 0; seat < state.players.length; seat++)
    if ((offices & (1 << seat)) === 0 || state.swissSet.includes(seat)) swiss.push(seat)
  emit({ kind: 'investorRoundEnded', card: clockwiseOf(state, state.card ?? 0), swiss })
  beginNextTurn(draft)
}

/** Countries of which nobody owns anything are passed over; from Russia to Austria a round ends (I-6.2, I-6.3). */
function beginNextTurn({ state, emit }: Play): void {
  const start = COUNTRIES.indexOf(state.up)
  for (let step = 1; step <= COUNTRIES.length; step++) {
    const country = COUNTRIES[(start + step) % COUNTRIES.length] as Country
    if (!isSold(powerOf(state, country))) continue
    const round = state.round + (start + step >= COUNTRIES.length ? 1 : 0)
    emit({ kind: 'turnBegan', country, round })
    return
  }
}
