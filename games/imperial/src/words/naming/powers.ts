// Each country in sentences: points, treasury, rondel, stock, and what stands where (U-1 to U-4, U-18).
import type { Message } from '@foldtable/kernel'
import { DOLLAR } from '../../data/charts.ts'
import type { Country } from '../../data/countries.ts'
import { isDemocracy } from '../../rules/government.ts'
import { isOccupied } from '../../rules/occupation.ts'
import { stepsTo } from '../../rules/rondel.ts'
import { forSale, holding, priceOf } from '../../rules/stock.ts'
import { taxOf } from '../../rules/tax.ts'
import { factorOf } from '../../scoring.ts'
import type { Forces, State } from '../../state.ts'
import { countryWord, money, placeWords, spaceWord } from '../params.ts'

export const isOpening = ({ card }: State): boolean => card === null

/** Before the first turn all countries are alike but for their stock. */
export const powerLines = (view: State, country: Country): Message[] =>
  isOpening(view)
    ? [stockLine(view, country), ...treasuryLine(view, country)]
    : [powerLine(view, country), stockLine(view, country), ...boardLines(view, country)]

function treasuryLine({ countries }: State, country: Country): Message[] {
  const { treasury } = countries[country]
  const params = { country: countryWord(country), treasury: money(treasury) }
  return treasury === 0 ? [] : [{ id: 'summary.treasury', params }]
}

function powerLine(view: State, country: Country): Message {
  const { points, treasury, lastTax } = view.countries[country]
  const tax = taxOf(view, country)
  return {
    id: 'summary.power',
    params: {
      country: countryWord(country),
      points,
      factor: factorOf(points),
      treasury: money(treasury),
      where: { parts: [whereText(view, country)] },
      lastTax,
      revenue: tax.revenue,
      gain: tax.points,
      pool: money(tax.pool * DOLLAR),
    },
  }
}

/** Where it stands on the rondel, and how far Taxation is. */
function whereText({ rules, countries }: State, country: Country): Message {
  const { space } = countries[country]
  if (space === null) return { id: 'where.centre' }
  if (space === 'Taxation') return { id: 'where.taxation' }
  const steps = stepsTo(rules, space, 'Taxation')
  return { id: 'where.space', params: { space: spaceWord(space), steps } }
}

function stockLine(view: State, country: Country): Message {
  const power = view.countries[country]
  const [leader] = power.leadership
  if (leader === undefined)
    return { id: 'summary.unsold', params: { country: countryWord(country) } }
  const sale = forSale(power).map((stock) => ({
    id: 'sale.price',
    params: { stock, price: money(priceOf(view.rules, stock)) },
  }))
  return {
    id: 'summary.stock',
    params: {
      country: countryWord(country),
      gov: { word: isDemocracy(view, country) ? 'gov.democracy' : 'gov.dictatorship' },
      leader: { seat: leader },
      owners: holdingsOf(view, country, power.leadership),
      sale: { parts: sale.length === 0 ? [{ id: 'sale.nothing' }] : sale },
    },
  }
}

/** Who holds how much of the country. */
export const holdingsOf = (view: State, country: Country, seats: readonly number[]) => ({
  parts: seats.map((seat) => ({
    id: 'share.holding',
    params: { seat: { seat }, own: holding(view, seat, country) },
  })),
})

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

export const chipsLine = (id: string, country: Country, { chips }: Forces): Message[] =>
  chips.length === 0
    ? []
    : [{ id, params: { country: countryWord(country), places: placeWords(chips) } }]

export function unitsLine(id: string, country: Country, { fleets, armies }: Forces): Message[] {
  const words = [
    ...fleets.map((place) => `fleet.${place}`),
    ...armies.map(({ at, hostile }) => `${hostile ? 'army' : 'calm'}.${at}`),
  ]
  if (words.length === 0) return []
  return [{ id, params: { country: countryWord(country), units: { words } } }]
}
