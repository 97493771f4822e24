// What a viewer sees, in sentences (U-1 to U-6, U-12).
import type { Message, Seat, Viewer } from '@foldtable/kernel'
import { LAST_POINT } from '../data/charts.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import { answerersOf, askedNow } from '../flow/peace.ts'
import { priceOf, totalHolding } from '../rules/stock.ts'
import { type Changes, type Proposal, playerAt, type State } from '../state.ts'
import { proposalText } from './effects.ts'
import { playerLines } from './naming/players.ts'
import { chipsLine, holdingsOf, isOpening, powerLines, unitsLine } from './naming/powers.ts'
import { countryWord, money, placeWord, spaceWord, unitsAt } from './params.ts'
import { sumsOf } from './tell/params.ts'

export const summary = (view: State, viewer: Viewer): Message[] =>
  view.mode === 'over'
    ? [
        ...overLine(view),
        ...playerLines(view),
        ...COUNTRIES.flatMap((country) => powerLines(view, country)),
      ]
    : [
        headline(view),
        ...matters(view, viewer),
        ...fromThe(view.up).flatMap((country) => powerLines(view, country)),
        ...playerLines(view),
      ]

/** In country order, that one first: it is the one that is decided about. */
function fromThe(up: Country): Country[] {
  const at = COUNTRIES.indexOf(up)
  return [...COUNTRIES.slice(at), ...COUNTRIES.slice(0, at)]
}

function headline(view: State): Message {
  const { round, up } = view
  return isOpening(view)
    ? { id: 'summary.opening', params: { country: countryWord(up) } }
    : { id: 'summary.turn', params: { country: countryWord(up), round } }
}

function overLine({ countries }: State): Message[] {
  const great = COUNTRIES.filter((country) => countries[country].points >= LAST_POINT)
  return great.map((country) => ({
    id: 'summary.over',
    params: { country: countryWord(country) },
  }))
}

/** What is being decided just now. */
const matters = (view: State, viewer: Viewer): Message[] => [
  ...stockLines(view),
  ...openBids(view),
  ...ownSealed(view, viewer),
  ...view.proposals.flatMap((proposal, index) => proposalLines(view, viewer, proposal, index + 1)),
  ...voteLines(view),
  ...planLines(view),
  ...peaceLines(view),
]

/** What certificates cost and bring, where they are sold. */
function stockLines({ mode, rules, queue }: State): Message[] {
  if (mode !== 'bid' && mode !== 'buyBid' && mode !== 'sale' && mode !== 'buy') return []
  const series = Array.from({ length: rules.stockSeries }, (_, index) => index + 1)
  const parts = series.map((stock) => ({
    id: 'sale.price',
    params: { stock, price: money(priceOf(rules, stock)) },
  }))
  return [
    { id: 'summary.prices', params: { prices: { parts } } },
    ...(mode === 'bid' ? [{ id: 'summary.bidding' }] : []),
    ...(mode === 'buy' ? [{ id: 'summary.buyers', params: { seats: { seats: queue } } }] : []),
  ]
}

function openBids({ bids, mode }: State): Message[] {
  const made = bids.flatMap((amount, seat) => (amount === null ? [] : [{ seat, amount }]))
  if (mode !== 'buyBid' || made.length === 0) return []
  return [{ id: 'summary.bids', params: { bids: sumsOf(made) } }]
}

function ownSealed({ mode, players }: State, viewer: Viewer): Message[] {
  const value = viewer === 'spectator' ? undefined : players[viewer]?.sealed?.is
  if (value === undefined) return []
  if (mode === 'bid') return [{ id: 'summary.yourBid', params: { amount: money(value) } }]
  return mode === 'vote' ? [{ id: 'summary.yourVote', params: { choice: value } }] : []
}

/** What is proposed, and what would come of it (U-12, U-13). */
function proposalLines(view: State, viewer: Viewer, proposal: Proposal, number: number): Message[] {
  const params = {
    number,
    seat: { seat: proposal.by },
    what: { parts: [proposalText(view, proposal, viewer)] },
  }
  return [{ id: 'summary.proposal', params }, ...plannedLines(proposal.changes ?? {})]
}

/** Who weighs how much, what wins, and who has voted (I-8.5). */
function voteLines(view: State): Message[] {
  const { mode, up, countries } = view
  const { leadership } = countries[up]
  const [leader] = leadership
  if (mode !== 'vote' || leader === undefined) return []
  const all = totalHolding(view, up)
  return [
    {
      id: 'summary.votes',
      params: {
        country: countryWord(up),
        voters: holdingsOf(view, up, leadership),
        needed: Math.floor(all / 2) + 1,
        leader: { seat: leader },
        all,
      },
    },
    ...votedLine(view, leadership),
  ]
}

function votedLine(view: State, voters: readonly Seat[]): Message[] {
  const seats = voters.filter((seat) => playerAt(view, seat).sealed !== null)
  return seats.length === 0 ? [] : [{ id: 'summary.voted', params: { seats: { seats } } }]
}

function planLines({ plan }: State): Message[] {
  if (plan === null) return []
  const params = { seat: { seat: plan.by }, space: spaceWord(plan.space) }
  if (plan.kind === 'units' && plan.units.length > 0)
    return [{ id: 'summary.planUnits', params: { ...params, units: unitsAt(plan.units) } }]
  const soFar = plan.kind === 'maneuver' ? plannedLines(plan.changes) : []
  return [{ id: 'summary.plan', params }, ...soFar]
}

/** The forces of each country that a maneuver changes, as they would be. */
function plannedLines(changes: Changes): Message[] {
  return COUNTRIES.flatMap((country) => {
    const forces = changes[country]
    if (forces === undefined) return []
    const units = unitsLine('summary.planned', country, forces)
    const none = { id: 'summary.plannedNothing', params: { country: countryWord(country) } }
    return [
      ...(units.length === 0 ? [none] : units),
      ...chipsLine('summary.plannedChips', country, forces),
    ]
  })
}

function peaceLines(view: State): Message[] {
  const country = askedNow(view)
  if (country === undefined || view.plan?.kind !== 'maneuver' || view.plan.peace === null) return []
  const seats = answerersOf(view, country)
  return [
    {
      id: 'summary.peace',
      params: {
        place: placeWord(view.plan.peace.dest),
        mover: countryWord(view.up),
        asked: countryWord(country),
        voters: holdingsOf(view, country, seats),
      },
    },
    ...votedLine(view, seats),
  ]
}
