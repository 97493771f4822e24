// What is asked, and of whom as what: the country, one's office there, money and votes (U-6); where in the game it is, and what
// matters to somebody who was away.
import type { Message, Seat, Viewer } from '@foldtable/kernel'
import { decision } from '../decision.ts'
import type { Event } from '../events.ts'
import { offeredTo } from '../flow/opening.ts'
import { answerersOf, askedNow } from '../flow/peace.ts'
import { isDemocracy, oppositionOf } from '../rules/government.ts'
import { holding } from '../rules/stock.ts'
import {
  type Maneuver,
  type Mode,
  ownForces,
  phaseOf,
  playerAt,
  type State,
  type UnitPlan,
} from '../state.ts'
import { countryWord, money, placeWord, spaceWord, unitsAt, unitWordAt } from './params.ts'

/** Stock is sold before the first round. */
const OPENING: readonly Mode[] = ['bid', 'buyBid', 'sale']

export const round = ({ mode, round: number }: State): Message =>
  OPENING.includes(mode)
    ? { id: 'round.opening' }
    : { id: 'round.number', params: { round: number } }

export const weights: { readonly [Kind in Event['kind']]?: 0 | 1 | 2 } = {
  cashDealt: 0,
  seated: 0,
  flagsDealt: 0,
  biddingBegan: 0,
  bidMade: 0,
  bidDeclined: 0,
  saleBegan: 0,
  openingEnded: 2,
  turnBegan: 0,
  planBegan: 0,
  unitAdded: 0,
  oppositionAsked: 0,
  agreed: 0,
  voteCalled: 0,
  voted: 0,
  unitChosen: 0,
  replanned: 0,
  othersStayed: 0,
  peaceVoted: 0,
  forceAsked: 0,
  forceDeclined: 0,
  forced: 2,
  factoryBuilt: 2,
  maneuvered: 0,
  taxed: 2,
  cardPaid: 0,
  rondelMoved: 0,
  investorRoundBegan: 0,
  punted: 0,
  investorRoundEnded: 0,
  gameEnded: 2,
}

/** Whoever is asked is spoken to; everybody else reads what the question is about. */
export function ask(view: State, viewer: Viewer): Message | undefined {
  const now = decision(view)
  if (now.result !== undefined) return undefined
  const isAsked = viewer !== 'spectator' && now.seats.includes(viewer)
  if (isAsked) return question(view, viewer, now.about)
  return { id: `about.${now.about}`, params: { country: countryWord(askedNow(view) ?? view.up) } }
}

function question(view: State, seat: Seat, about: string): Message {
  const { up, plan } = view
  const country = countryWord(up)
  const cash = money(playerAt(view, seat).cash)
  switch (about) {
    case 'buyBid':
      return bidQuestion(view)
    case 'proposal':
      return proposalQuestion(view)
    case 'opposition':
      return oppositionQuestion(view)
    case 'peace':
      return peaceQuestion(view, seat)
    case 'vote':
      return {
        id: 'ask.vote',
        params: { country, ...votes(view, seat, view.countries[up].leadership) },
      }
    case 'force':
      return { id: 'ask.force', params: { country } }
    default:
      if (plan?.kind === 'units') return unitsQuestion(view, plan)
      if (plan?.kind === 'maneuver') return maneuverQuestion(view, plan)
      return { id: `ask.${about}`, params: { country, cash } }
  }
}

function bidQuestion(view: State): Message {
  const { stock, bid } = offeredTo(view) ?? { stock: 0, bid: 0 }
  return {
    id: 'ask.buyBid',
    params: { country: countryWord(view.up), stock, price: money(bid) },
  }
}

/** A dictator's word is done; in a democracy it may be answered. */
function proposalQuestion(view: State): Message {
  const opposition = oppositionOf(view, view.up)
  const country = countryWord(view.up)
  return opposition === undefined
    ? { id: 'ask.govern', params: { country } }
    : { id: 'ask.lead', params: { country, seat: { seat: opposition } } }
}

function oppositionQuestion(view: State): Message {
  const [proposal] = view.proposals
  const country = countryWord(view.up)
  if (proposal === undefined) return { id: 'about.opposition', params: { country } }
  return {
    id: 'ask.opposition',
    params: {
      country,
      seat: { seat: proposal.by },
      space: spaceWord(proposal.space),
    },
  }
}

function unitsQuestion(view: State, { space, units }: UnitPlan): Message {
  const id = space === 'Import' ? 'ask.import' : 'ask.produce'
  const params = {
    country: countryWord(view.up),
    treasury: money(view.countries[view.up].treasury),
  }
  return units.length === 0
    ? { id, params }
    : { id: `${id}More`, params: { ...params, units: unitsAt(units) } }
}

function maneuverQuestion(view: State, maneuver: Maneuver): Message {
  const country = countryWord(view.up)
  const { chosen, fleetsDone, armiesDone } = maneuver
  const phase = phaseOf(maneuver)
  if (chosen !== null) {
    const unit = unitWordAt(ownForces(view, maneuver), phase, chosen)
    return { id: `ask.go.${phase}`, params: { country, unit } }
  }
  const left = (phase === 'fleet' ? fleetsDone : armiesDone).filter((done) => !done).length
  return { id: `ask.next.${phase}`, params: { country, left } }
}

function peaceQuestion(view: State, seat: Seat): Message {
  const { plan, up } = view
  const asked = askedNow(view) ?? up
  const country = countryWord(asked)
  const place = plan?.kind === 'maneuver' ? plan.peace?.dest : undefined
  if (place === undefined) return { id: 'about.peace', params: { country } }
  const params = { country, mover: countryWord(up), place: placeWord(place) }
  if (!isDemocracy(view, asked)) return { id: 'ask.peace', params }
  const weights = votes(view, seat, answerersOf(view, asked))
  return { id: 'ask.peaceVote', params: { ...params, ...weights } }
}

/** How much the seat weighs among those who vote. */
function votes(view: State, seat: Seat, voters: readonly Seat[]) {
  const country = askedNow(view) ?? view.up
  const all = voters.reduce((sum, voter) => sum + holding(view, voter, country), 0)
  return { own: holding(view, seat, country), all }
}
