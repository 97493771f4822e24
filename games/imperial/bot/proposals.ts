// Which space to propose, whether to agree, how to vote: what it brings the seat, less what it pays.
import type { Seat } from '@foldtable/kernel'
import { isPort } from '../src/atlas.ts'
import { CARD_BONUS, DOLLAR, LAST_POINT, type Space } from '../src/data/charts.ts'
import { COUNTRIES } from '../src/data/countries.ts'
import type { Move, State } from '../src/index.ts'
import { ownImportCost, rondelCost } from '../src/rules/cost.ts'
import { reachesInvestor } from '../src/rules/rondel.ts'
import { holding } from '../src/rules/stock.ts'
import { taxOf } from '../src/rules/tax.ts'
import { factorOf } from '../src/scoring.ts'
import { playerAt } from '../src/state.ts'
import { stakeOf, valueOfSpace } from './outlook.ts'

type Propose = Extract<Move, { kind: 'propose' }>

/** More than anything else can bring. */
const VICTORY = 1000
/** To end a game that somebody else wins; from a late round on waiting wears off, or two who lead could wait for each other for ever. */
const WAITING = -50
const PATIENCE = 25
const LATE = 26

/** The best proposal for the country that is up, and what it brings. */
export function bestProposal(view: State, seat: Seat, offers: readonly Move[]) {
  let best: { readonly move: Propose; readonly value: number } | undefined
  for (const move of offers) {
    if (move.kind !== 'propose' || move.some === true) continue
    const value = proposalValue(view, seat, move.space, seat) + placeBonus(view, move)
    if (best === undefined || value > best.value) best = { move, value }
  }
  return best
}

/** A first shipyard opens the seas. */
function placeBonus({ board, up }: State, { territory }: Propose): number {
  if (territory === undefined || board[up].factories.some(isPort)) return 0
  return isPort(territory) ? 0.1 : 0
}

/** What it brings the seat if somebody's proposal is carried out. */
export function proposalValue(view: State, seat: Seat, space: Space, by: Seat): number {
  const { up, rules, countries, card } = view
  if (space === 'Taxation' && endsTheGame(view))
    return isWonByTax(view, seat, by)
      ? VICTORY
      : WAITING + PATIENCE * Math.max(0, view.round - LATE)
  const stake = stakeOf(view, seat, up)
  const cost = by === seat ? rondelCost(view, space) / DOLLAR : 0
  const bonus =
    card === seat && reachesInvestor(rules, countries[up].space, space) ? CARD_BONUS / DOLLAR : 0
  return valueOfSpace(view, up, space, stake) - cost + bonus
}

const endsTheGame = (view: State): boolean =>
  view.countries[view.up].points + taxOf(view, view.up).points >= LAST_POINT

/** Whether the seat would be first if the country taxed now and the game were over. */
function isWonByTax(view: State, seat: Seat, by: Seat): boolean {
  const { up, players } = view
  const { shares } = taxOf(view, up)
  const scores = players.map(({ cash, modifier }, one) => {
    const bonus = shares.find((share) => share.seat === one)?.amount ?? 0
    const cost = one === by ? rondelCost(view, 'Taxation') : 0
    const stock = COUNTRIES.reduce((sum, country) => {
      const factor =
        country === up ? factorOf(LAST_POINT) : factorOf(view.countries[country].points)
      return sum + factor * holding(view, one, country)
    }, modifier)
    return stock * DOLLAR + cash + bonus - cost
  })
  return scores.every((score, one) => one === seat || score < (scores[seat] ?? 0))
}

/** Agrees unless a proposal of its own is clearly better. */
export function answerToLeader(view: State, seat: Seat, offers: readonly Move[]): Move | undefined {
  const [proposal] = view.proposals
  const own = bestProposal(view, seat, offers)
  if (proposal === undefined || own === undefined) return { kind: 'agree' }
  const theirs = proposalValue(view, seat, proposal.space, proposal.by)
  return own.value > theirs + CLEARLY ? own.move : { kind: 'agree' }
}

const CLEARLY = 0.5

/** For the proposal that brings more; the leader's where they are equal. */
export function bestVote(view: State, seat: Seat): Move {
  const [one = 0, other = 0] = view.proposals.map(({ space, by }) =>
    proposalValue(view, seat, space, by),
  )
  return { kind: 'vote', choice: other > one ? 2 : 1 }
}

/** Imports while the treasury pays: fleets until there are two at least, then armies. Production takes everything. */
export function nextUnit(view: State, offers: readonly Move[]): Move | undefined {
  const { plan, board, up } = view
  if (plan?.kind !== 'units') return undefined
  const count = plan.units.length
  const isPaid = plan.space !== 'Import' || ownImportCost(view, count + 1) === 0
  const fleets = board[up].fleets.length + plan.units.filter(({ unit }) => unit === 'fleet').length
  const wanted = fleets < 2 ? 'fleet' : 'army'
  const units = offers.filter((move) => move.kind === 'addUnit')
  const unit = units.find((move) => move.unit === wanted) ?? units[0]
  return isPaid && unit !== undefined ? unit : { kind: 'finish' }
}

/** Stops a country on Investor if its interest is worth having. */
export const stopOrNot = (view: State, seat: Seat): Move => ({
  kind: 'force',
  stop: holding(view, seat, view.up) >= 2 || playerAt(view, seat).cash >= 9 * DOLLAR,
})
