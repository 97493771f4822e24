// What a search is told: how good it is for a seat where a playout stopped, and which moves are worth a look.
import type { Result, Seat } from '@foldtable/kernel'
import { keyedBy } from '@foldtable/parts/keyed'
import { DOLLAR, LAST_POINT, TAX_CHART } from '../src/data/charts.ts'
import { type ByCountry, COUNTRIES, type Country } from '../src/data/countries.ts'
import type { Move, State } from '../src/index.ts'
import { holding } from '../src/rules/stock.ts'
import { taxOf } from '../src/rules/tax.ts'
import { proposalValue } from './proposals.ts'
import { bestBid, gainOf } from './stock.ts'

/** What revenue grows by in a turn round the rondel, and how often a country taxes in a round. */
const GROWTH = 3
const TAXES = 0.3
/** Interest of a dollar of stock in a round. */
const INTEREST = 0.15
const MOST_ROUNDS = 12
/** In dollars: so far ahead is as good as 73 %. */
const LEAD = 40

/** What everybody would have when the first country has all its points, in dollars. */
function worths(state: State): number[] {
  const { countries, players } = state
  const pace = keyedBy(COUNTRIES, (country) => paceOf(state, country))
  const rounds = roundsLeft(state, pace)
  const share = keyedBy(
    COUNTRIES,
    (country) =>
      Math.min(LAST_POINT, countries[country].points + rounds * pace[country]) / 5 +
      rounds * INTEREST,
  )
  return players.map(({ cash, modifier }, seat) =>
    COUNTRIES.reduce(
      (sum, country) => sum + holding(state, seat, country) * share[country],
      cash / DOLLAR + modifier,
    ),
  )
}

/** Points in a round. */
function paceOf(state: State, country: Country): number {
  const revenue = Math.min(taxOf(state, country).revenue + GROWTH, TAX_CHART.high)
  return TAXES * Math.max(revenue - TAX_CHART.low, 0)
}

function roundsLeft({ countries }: State, pace: ByCountry<number>): number {
  let least = MOST_ROUNDS
  for (const country of COUNTRIES)
    least = Math.min(least, (LAST_POINT - countries[country].points) / (pace[country] + 0.2))
  return Math.max(least, 0)
}

/** Before the end the lead that is to come; at the end half of it is the place. */
export function value(state: State, seat: Seat, result: Result | undefined): number {
  const worth = worths(state)
  const best = Math.max(...worth.filter((_, other) => other !== seat))
  const lead = 1 / (1 + Math.exp((best - (worth[seat] ?? 0)) / LEAD))
  return result === undefined ? lead : (lead + (result.places[seat] === 1 ? 1 : 0)) / 2
}

/** Units and the steps of a maneuver are left to rules of thumb, and so is peace. */
export const isSearched = ({ mode }: State): boolean => mode !== 'plan' && mode !== 'peace'

const MOST = 6

export function narrow(view: State, seat: Seat, offers: readonly Move[]): readonly Move[] {
  switch (view.mode) {
    case 'proposal':
    case 'opposition':
      return proposals(view, seat, offers)
    case 'buy':
    case 'sale':
      return purchases(view, seat, offers)
    case 'bid':
      return bids(view, seat, offers)
    default:
      return offers
  }
}

/** The best of each space, and to agree. */
function proposals(view: State, seat: Seat, offers: readonly Move[]): readonly Move[] {
  const values = new Map<Move, number>()
  for (const move of offers)
    if (move.kind === 'propose' && move.some !== true)
      values.set(move, proposalValue(view, seat, move.space, seat))
  const found = offers.filter(({ kind }) => kind !== 'propose')
  const spaces = new Set<string>()
  for (const move of ranked(values)) {
    if (found.length >= MOST) break
    if (move.kind !== 'propose' || spaces.has(move.space)) continue
    spaces.add(move.space)
    found.push(move)
  }
  return found
}

function purchases(view: State, seat: Seat, offers: readonly Move[]): readonly Move[] {
  const values = new Map<Move, number>()
  for (const move of offers) if (move.kind === 'buy') values.set(move, gainOf(view, seat, move))
  const others = offers.filter(({ kind }) => kind !== 'buy')
  return [...others, ...ranked(values).slice(0, MOST - others.length)]
}

/** One's own, some lower, none. */
function bids(view: State, seat: Seat, offers: readonly Move[]): readonly Move[] {
  const own = bestBid(view, seat, offers)
  const at = own === undefined ? -1 : offers.indexOf(own)
  return [at + 1, at, at - 1, at - 4, Math.floor(at / 2), 0].flatMap((index, place, all) => {
    const offer = all.indexOf(index) === place ? offers[index] : undefined
    return offer === undefined ? [] : [offer]
  })
}

const ranked = (values: ReadonlyMap<Move, number>): Move[] =>
  [...values].sort(([, one], [, other]) => other - one).map(([move]) => move)
