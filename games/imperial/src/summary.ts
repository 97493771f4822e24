// What a viewer sees, in sentences (U-1 to U-6, U-12).
import type { Message, Seat, Viewer } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import { COUNTRIES, type Country } from './data/countries.ts'
import { answerersOf, askedNow } from './flow/peace.ts'
import { isDemocracy } from './rules/government.ts'
import { interestOf } from './rules/interest.ts'
import { isOccupied } from './rules/occupation.ts'
import { forSale, holding } from './rules/stock.ts'
import { taxOf } from './rules/tax.ts'
import { cashValue, factorOf, scoreInCents } from './scoring.ts'
import { type Changes, type Forces, type Proposal, playerAt, type State } from './state.ts'
import { withShares } from './tell/params.ts'
import { countryWord, money, placeWord, placeWords, spaceWord, unitsAt } from './words.ts'

export const summary = (view: State, viewer: Viewer): Message[] => [
  headline(view),
  ...matters(view, viewer),
  ...COUNTRIES.flatMap((country) => powerLines(view, country)),
  ...playerLines(view),
]

const isOpening = ({ card }: State): boolean => card === null

function headline(view: State): Message {
  const { round, up } = view
  return isOpening(view)
    ? { id: 'summary.opening', params: { country: countryWord(up) } }
    : { id: 'summary.turn', params: { country: countryWord(up), round } }
}

/** What is being decided just now. */
const matters = (view: State, viewer: Viewer): Message[] => [
  ...openBids(view),
  ...ownSealed(view, viewer),
  ...view.proposals.flatMap((proposal, index) => proposalLines(view, proposal, index + 1)),
  ...planLines(view),
  ...peaceLines(view),
]

function openBids({ bids, mode }: State): Message[] {
  const bidders = bids.flatMap((bid, seat) => (bid === null ? [] : [seat]))
  if (mode !== 'buyBid' || bidders.length === 0) return []
  const amounts = bidders.map((seat) => money(bids[seat] ?? 0)).join(', ')
  return [{ id: 'summary.bids', params: { seats: { seats: bidders }, amounts } }]
}

function ownSealed({ mode, players }: State, viewer: Viewer): Message[] {
  const value = viewer === 'spectator' ? undefined : players[viewer]?.sealed?.is
  if (value === undefined) return []
  if (mode === 'bid') return [{ id: 'summary.yourBid', params: { amount: money(value) } }]
  return mode === 'vote' ? [{ id: 'summary.yourVote', params: { choice: value } }] : []
}

/** What is proposed, and what would come of it (U-12, U-13). */
function proposalLines(view: State, proposal: Proposal, number: number): Message[] {
  const { by, space, at, units, changes } = proposal
  const params = { number, seat: { seat: by }, space: spaceWord(space) }
  if (at !== undefined)
    return [{ id: 'summary.proposalAt', params: { ...params, place: placeWord(at) } }]
  if (units !== undefined && units.length > 0)
    return [{ id: 'summary.proposalUnits', params: { ...params, units: unitsAt(units) } }]
  const proposed = { id: 'summary.proposal', params }
  if (changes !== undefined) return [proposed, ...plannedLines(changes)]
  return [proposed, ...paidLines(view, proposal)]
}

function paidLines(view: State, { by, space }: Proposal): Message[] {
  const { up } = view
  const country = { country: countryWord(up) }
  if (space === 'Investor')
    return [withShares('summary.interest', interestOf(view, up, by), country)]
  const { revenue, points, shares } = taxOf(view, up)
  if (space !== 'Taxation' || shares.length === 0) return []
  return [withShares('summary.bonus', shares, { ...country, revenue, points })]
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
        asked: countryWord(country),
        seats: { seats },
        holdings: seats.map((seat) => holding(view, seat, country)).join(', '),
      },
    },
  ]
}

/** Before the first turn all countries are alike but for their stock. */
const powerLines = (view: State, country: Country): Message[] =>
  isOpening(view)
    ? [stockLine(view, country), ...treasuryLine(view, country)]
    : [powerLine(view, country), stockLine(view, country), ...boardLines(view, country)]

function treasuryLine({ countries }: State, country: Country): Message[] {
  const { treasury } = countries[country]
  const params = { country: countryWord(country), treasury: money(treasury) }
  return treasury === 0 ? [] : [{ id: 'summary.treasury', params }]
}

function powerLine(view: State, country: Country): Message {
  const { points, treasury, space, lastTax } = view.countries[country]
  const tax = taxOf(view, country)
  return {
    id: 'summary.power',
    params: {
      country: countryWord(country),
      points,
      factor: factorOf(points),
      treasury: money(treasury),
      space: spaceWord(space),
      lastTax,
      revenue: tax.revenue,
      gain: tax.points,
      pool: money(tax.pool * 100),
    },
  }
}

function stockLine(view: State, country: Country): Message {
  const power = view.countries[country]
  const params = { country: countryWord(country), forSale: forSale(power).join(' ') || '–' }
  const [leader] = power.leadership
  if (leader === undefined) return { id: 'summary.unsold', params }
  return {
    id: 'summary.stock',
    params: {
      ...params,
      gov: { word: isDemocracy(view, country) ? 'gov.democracy' : 'gov.dictatorship' },
      leader: { seat: leader },
      seats: { seats: power.leadership },
      holdings: power.leadership.map((seat) => holding(view, seat, country)).join(', '),
    },
  }
}

function boardLines(view: State, country: Country): Message[] {
  const { board, countries } = view
  const { factories } = board[country]
  const about = { country: countryWord(country) }
  const occupied = factories.filter((place) => isOccupied(board, country, place))
  const working = factories.filter((place) => !occupied.includes(place))
  return [
    { id: 'summary.factories', params: { ...about, places: placeWords(working) } },
    ...(occupied.length === 0
      ? []
      : [{ id: 'summary.occupied', params: { ...about, places: placeWords(occupied) } }]),
    ...unitsLine('summary.units', country, board[country]),
    ...chipsLine('summary.chips', country, board[country]),
    ...(countries[country].offLimits ? [{ id: 'summary.offLimits', params: about }] : []),
  ]
}

const chipsLine = (id: string, country: Country, { chips }: Forces): Message[] =>
  chips.length === 0
    ? []
    : [{ id, params: { country: countryWord(country), places: placeWords(chips) } }]

function unitsLine(id: string, country: Country, { fleets, armies }: Forces): Message[] {
  const words = [
    ...fleets.map((place) => `fleet.${place}`),
    ...armies.map(({ at, hostile }) => `${hostile ? 'army' : 'calm'}.${at}`),
  ]
  if (words.length === 0) return []
  return [{ id, params: { country: countryWord(country), units: { words } } }]
}

function playerLines(view: State): Message[] {
  const { order, card, players } = view
  const swiss = order.filter((seat) => playerAt(view, seat).swiss)
  const seats = { seats: order }
  return [
    card === null
      ? { id: 'summary.orderOnly', params: { seats } }
      : { id: 'summary.order', params: { seats, card: { seat: card } } },
    ...(swiss.length === 0 ? [] : [{ id: 'summary.swiss', params: { seats: { seats: swiss } } }]),
    ...order.map((seat) => playerLine(view, seat)),
    ...players.flatMap(({ modifier }, seat) =>
      modifier === 0 ? [] : [seatMessage('summary.late', seat, { count: -modifier })],
    ),
  ]
}

/** Projected scores may be hidden until the end (I-21.4). */
function playerLine(view: State, seat: Seat): Message {
  const cash = money(playerAt(view, seat).cash)
  if (!view.rules.showScores && view.mode !== 'over')
    return seatMessage('summary.player', seat, { cash })
  const score = scoreInCents(view, seat) / 100
  return seatMessage('summary.playerWithScore', seat, {
    cash,
    score,
    value: money(cashValue(view, seat)),
  })
}
