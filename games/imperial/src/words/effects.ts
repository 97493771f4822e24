// What would come of a proposal, in words: for whoever makes it, answers it or votes on it (U-9, U-12, U-13).
import type { Message, Viewer } from '@foldtable/kernel'
import { DOLLAR, FACTORY_COST, isManeuver, LAST_POINT, UNIT_COST } from '../data/charts.ts'
import type { Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import { ownFactoryCost, ownImportCost } from '../rules/cost.ts'
import { interestOf, shortfallOf } from '../rules/interest.ts'
import { unitsOf, workingFactories } from '../rules/occupation.ts'
import { madeAt } from '../rules/production.ts'
import { totalHolding } from '../rules/stock.ts'
import { type Share, type Tax, taxOf } from '../rules/tax.ts'
import type { Proposal, State } from '../state.ts'
import { maneuverText } from './naming/changes.ts'
import { money, placeWord, spaceWord, unitsAt } from './params.ts'

/** The space and what is done there. */
export const proposalText = (view: State, proposal: Proposal, reader: Viewer): Message => ({
  id: 'name.both',
  params: {
    first: { parts: [{ id: 'offer.there', params: { space: spaceWord(proposal.space) } }] },
    second: { parts: [effectOf(view, proposal, reader)] },
  },
})

/** What is done there and what comes of it. */
export function effectOf(view: State, proposal: Proposal, reader: Viewer): Message {
  const { space, at } = proposal
  if (space === 'Taxation') return taxText(view, view.up, reader)
  if (space === 'Investor') return interestText(view, proposal, reader)
  if (space === 'Factory')
    return at === undefined ? { id: 'effect.noFactory' } : factoryText(view, proposal, at, reader)
  if (isManeuver(space)) return maneuverText(view, proposal)
  return space === 'Import' ? importText(view, proposal, reader) : productionText(proposal)
}

function taxText(view: State, country: Country, reader: Viewer): Message {
  const tax = taxOf(view, country)
  const forces = view.board[country]
  return {
    id: 'effect.tax',
    params: {
      revenue: money(tax.revenue * DOLLAR),
      factories: workingFactories(view.board, country).length,
      chips: forces.chips.length,
      upkeep: { parts: upkeepText(unitsOf(forces)) },
      before: money(view.countries[country].treasury),
      after: money(tax.treasury),
      points: tax.points,
      total: { parts: [totalText(view.countries[country].points + tax.points)] },
      bonus: { parts: [bonusText(tax, reader)] },
    },
  }
}

const upkeepText = (units: number): Message[] =>
  units === 0 ? [] : [{ id: 'effect.upkeep', params: { units, sum: money(units * UNIT_COST) } }]

const totalText = (total: number): Message =>
  total >= LAST_POINT ? { id: 'effect.lastPoint' } : { id: 'effect.total', params: { total } }

const bonusText = ({ shares }: Tax, reader: Viewer): Message =>
  shares.length === 0
    ? { id: 'effect.noBonus' }
    : { id: 'effect.bonus', params: { shares: sharesFor(shares, reader) } }

/** Who gets what; whoever reads it is `you`. */
const sharesFor = (shares: readonly Share[], reader: Viewer) => ({
  parts: shares.map(({ seat, amount }): Message => {
    const sum = money(Math.abs(amount))
    const verb = amount < 0 ? 'pays' : 'gets'
    return seat === reader
      ? { id: `share.own.${verb}`, params: { sum } }
      : { id: `share.${verb}`, params: { seat: { seat }, sum } }
  }),
})

function interestText(view: State, { by }: Proposal, reader: Viewer): Message {
  const { up } = view
  const before = view.countries[up].treasury
  const paid = totalHolding(view, up) * DOLLAR - shortfallOf(view, up)
  return {
    id: 'effect.interest',
    params: {
      shares: sharesFor(interestOf(view, up, by), reader),
      before: money(before),
      after: money(before - paid),
    },
  }
}

function factoryText(view: State, { by }: Proposal, at: Place, reader: Viewer): Message {
  const own = ownFactoryCost(view)
  const params = {
    place: placeWord(at),
    makes: { word: `makes.${madeAt(at)}` },
    paid: money(FACTORY_COST - own),
  }
  return withHelp('effect.factory', params, own, by, reader)
}

function importText(view: State, { by, units = [] }: Proposal, reader: Viewer): Message {
  if (units.length === 0) return { id: 'effect.noUnits' }
  const own = ownImportCost(view, units.length)
  const params = { units: unitsAt(units), paid: money(units.length * UNIT_COST - own) }
  return withHelp('effect.import', params, own, by, reader)
}

/** What the treasury cannot pay is paid by whoever proposes it. */
function withHelp(
  id: string,
  params: NonNullable<Message['params']>,
  own: number,
  by: number,
  reader: Viewer,
): Message {
  if (own === 0) return { id, params }
  const all = { ...params, own: money(own) }
  return by === reader
    ? { id: `${id}Own`, params: all }
    : { id: `${id}Help`, params: { ...all, seat: { seat: by } } }
}

const productionText = ({ units = [] }: Proposal): Message =>
  units.length === 0
    ? { id: 'effect.noUnits' }
    : { id: 'effect.produce', params: { units: unitsAt(units) } }
